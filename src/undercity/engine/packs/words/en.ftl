### What a pack changes: English

# $what (text), $new (text), $old (text)
changed = { $what }: { $new } instead of { $old }
given = { $what }: { $new }, where there was nothing
taken = { $what }: no longer { $old }
# $section (text), $thing (text)
added = new { $section }: { $thing }
removed = without { $section } { $thing }
renamed = { $thing }: a text of its own
# $thing (text), $key (text)
entry = { $thing }, { $key }
yes = yes
no = no
nothing = nothing
