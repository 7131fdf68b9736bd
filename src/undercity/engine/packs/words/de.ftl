### Was ein Paket ändert: Deutsch

changed = { $what }: { $new } statt { $old }
given = { $what }: { $new }, wo zuvor nichts stand
taken = { $what }: nicht mehr { $old }
added = neu in „{ $section }“: { $thing }
removed = entfällt aus „{ $section }“: { $thing }
renamed = { $thing }: mit eigenem Text
entry = { $thing }, { $key }
yes = ja
no = nein
nothing = nichts
