### Night Larder: was gelehrt wird, deutsch

lesson-alone = Teilen oder allein fressen
    .learn = Ratten am selben Platz teilen seine Krümel.
    .task = Friss heute Nacht 6 Krümel. Auch die Braune Ratte ist hungrig: Sie geht dorthin, wo die meisten liegen.
    .hint = Zehn geteilt durch zwei sind fünf. Wo musst du nicht teilen?
    .solved = Sechs Krümel, und alle für dich.
    .other = Das waren weniger als 6 Krümel.
    .failed = Die Nacht ist vorbei, und du hast weniger als 6 gefressen.
    .shared = Die Braune Ratte kam auch zum Schinkenhaken, und du musstest teilen.

lesson-creak = Knarrende Bretter
    .learn = Eine Ratte darf nicht zweimal nacheinander an denselben Platz.
    .task = Friss 15 Krümel in zwei Nächten.
    .hint = Beginne dort, wo viel liegt, und geh in der zweiten Nacht an den anderen reichen Platz.
    .solved = Zwei Nächte, zwei reiche Plätze.
    .other = Dort liegt wenig. Such die zwei reichen Plätze.
    .failed = Zwei Nächte sind vorbei, und du hast weniger als 15 gefressen.

aid-step-night = Eine Nacht
    .text = Krümel fallen, alle Ratten wählen heimlich einen Platz, dann teilen die, die am selben sind, dessen Krümel.

coach-shelf = Wo viel liegt, gehen auch andere hin. Denk daran, wo sie letzte Nacht waren: Dorthin können sie nicht.

reason-eaten = { $count ->
    [one] { $count } Krümel mehr gefressen
   *[other] { $count } Krümel mehr gefressen
}
    .less = { $count ->
        [one] { $count } Krümel weniger gefressen
       *[other] { $count } Krümel weniger gefressen
    }
reason-open = { $count ->
    [one] { $count } Krümel mehr in Reichweite
   *[other] { $count } Krümel mehr in Reichweite
}
    .less = { $count ->
        [one] { $count } Krümel weniger in Reichweite
       *[other] { $count } Krümel weniger in Reichweite
    }
