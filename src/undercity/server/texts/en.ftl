### What the server itself tells, in the chronicle and at the table: English

told-rules_changed = A new version of the program plays by other rules. The game goes on from here, as the table stands, by the new ones.
told-untold = Something happened here for which this version of the program has no words.
