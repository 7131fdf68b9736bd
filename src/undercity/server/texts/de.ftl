### Was der Server selbst erzählt, in der Chronik und am Tisch: Deutsch

told-rules_changed = Eine neue Version des Programms spielt nach anderen Regeln. Die Partie geht von hier an weiter, so wie der Tisch steht, nach den neuen.
told-untold = Hier ist etwas geschehen, wofür diese Version des Programms keine Worte hat.
