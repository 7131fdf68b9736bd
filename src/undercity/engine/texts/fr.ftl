### Pourquoi pas ? Ce qui vaut pour tous les jeux : français

over = La partie est terminée : il n’y a plus rien à choisir.
waiting = Ce n’est pas à vous de décider maintenant : c’est au tour { DE($players) }.
not_now = Cela ne fait pas partie de vos choix maintenant. { $prompt }
