### Ce que change une extension : français

changed = { $what } : { $new } au lieu de { $old }
given = { $what } : { $new }, là où il n’y avait rien
taken = { $what } : plus de { $old }
added = nouveau dans « { $section } » : { $thing }
removed = supprimé de « { $section } » : { $thing }
renamed = { $thing } : avec son propre texte
entry = { $thing }, { $key }
yes = oui
no = non
nothing = rien
