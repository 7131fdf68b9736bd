### Ce que le serveur raconte lui-même, dans la chronique et à la table : français

told-rules_changed = Une nouvelle version du programme suit d’autres règles. La partie continue à partir d’ici, telle qu’elle est sur la table, selon les nouvelles règles.
told-untold = Il s’est passé ici quelque chose que cette version du programme ne sait pas raconter.
