### Target: Rats: was gelehrt wird, auf Deutsch

## Lessons

lesson-groups = Zwei Gruppen
    .learn = Zu Beginn deines Zuges darfst du zwei Gruppen bewegen, jede bis zu vier Felder weit. Wer zu einer Gruppe gehört, bestimmst du: alle vier Ratten, zwei und zwei oder eine einzelne.
    .task = Schick aus deinem Heimatnest zwei Gruppen auf zwei verschiedene Felder.
    .hint = Wähle dein Heimatnest, dann zwei Ratten, dann ein leuchtendes Feld. Mach dasselbe mit den anderen beiden.
    .solved = Zwei Gruppen stehen auf zwei Feldern, also hast du in diesem Zug zwei Aktionen. Auf demselben Feld wären sie eine Gruppe mit einer Aktion.
    .other = Das geht auch. Am Ende müssen nur auf zwei Feldern Ratten von dir stehen, die gezogen sind.
    .failed = Deine Bewegungen sind vorbei. Versuch es noch einmal und schick zwei Gruppen auf zwei verschiedene Felder.
    .together = Alle, die gezogen sind, stehen jetzt auf einem Feld: Das ist eine Gruppe mit einer Aktion. Kleine Gruppen kommen weiter herum.
    .half = Die erste Gruppe ist unterwegs, und du hast noch eine Bewegung. Wähle dein Heimatnest noch einmal, für die Ratten, die geblieben sind.
    .size = Wie viele ziehen los? Zwei sind ein guter Anfang, dann bleiben zwei für die zweite Gruppe.
    .where = Alle leuchtenden Felder sind höchstens vier Schritte entfernt. Im Heimatnest findet man nichts, also hinaus!
lesson-scavenge = Stöbern
    .learn = Sind alle deine Gruppen gezogen, hat jede eine Aktion. Beim Stöbern ziehst du eine Karte: auf der Straße vom Oberflächenstapel, in den Tunneln vom Untergrundstapel.
    .task = Zieh mit einer Gruppe aus dem Heimatnest und lass sie stöbern.
    .hint = Zieh mit zwei Ratten zur Würstchenbude. Beende die Bewegung, wähle das Feld und dann das Stöbern.
    .solved = Die Karte gilt für alle deine Ratten auf diesem Feld. Oben findet man meistens Futter, unten Nester und Gegenstände. Gefahren lauern in beiden Stapeln.
    .other = So weit gut. Am Ende muss eine Gruppe, die gezogen ist, stöbern.
    .failed = Dein Zug ist ohne Karte vergangen. Versuch es noch einmal: erst ziehen, dann stöbern.
    .rested = Du hast die Gruppe Pause machen lassen. Das darfst du, aber so findet sie nichts.
    .act = Die Bewegung ist vorbei. Wähle jetzt das Feld und was deine Ratten dort tun.
lesson-feed = Fressen am Müllcontainer
    .learn = Eine Futterquelle macht alle deine Ratten auf ihrem Feld satt, immer wieder: Sie wird nie leer. Satte Ratten sitzen, und nur sie vermehren sich oder gründen Nester.
    .task = Bring deine zwei Ratten aus der Eckkneipe zum Müllcontainer und mach beide satt.
    .hint = Zieh von der Eckkneipe zur Würstchenbude. Beende die Bewegung, wähle die Würstchenbude und lass die Ratten fressen.
    .solved = Zwei satte Ratten auf einem Feld: Ab jetzt können sie sich vermehren oder ein Nest gründen.
    .other = Das kannst du tun. Bring dann deine hungrigen Ratten zum Müllcontainer und lass sie fressen.
    .failed = Der Zug ist vorbei, und die zwei am Müllcontainer sind nicht satt. Versuch es noch einmal.
    .scavenged = Du hast eine Karte gezogen, obwohl ein voller Müllcontainer dastand. Fressen ist sicher, Stöbern ist ein Wagnis.
    .rested = Sie haben neben einem vollen Müllcontainer Pause gemacht. Lass sie dort fressen.
    .elsewhere = Fressen kann eine Gruppe nur, wo eine Futterquelle liegt. Der Müllcontainer steht an der Würstchenbude.
lesson-breed = Nachwuchs
    .learn = Zwei satte Ratten auf einem Feld bekommen zwei Junge. Jedes Paar dort darf es mit derselben Aktion; die Eltern werden hungrig. Die Jungen kommen einzeln in deine Nester.
    .task = Zieh mit deinen vier satten Ratten zusammen los und lass beide Paare für Nachwuchs sorgen: vier neue Ratten in einem Zug.
    .hint = Wähle die Würstchenbude, alle vier Ratten und den Kanaldeckel nebenan. Sorge dann mit zwei Paaren für Nachwuchs. Auf die Kohlenrutsche passen vier.
    .solved = Vier Junge mit einer einzigen Aktion. Ein Nest draußen liegt näher am Geschehen als das Heimatnest, aber es fasst nur vier Ratten.
    .other = Das ist möglich. Für vier Junge brauchst du vier satte Ratten auf einem Feld, die gezogen sind.
    .failed = Der Zug ist vorbei, ohne dass vier Junge da sind. Versuch es noch einmal und lass die vier satten Ratten zusammen.
    .one_pair = Ein Paar bekommt zwei Junge. Mit vier satten Ratten auf demselben Feld kannst du zwei Paare wählen.
    .young = Jede neue Ratte darf in jedes deiner Nester mit Platz: ins Heimatnest oder in das Nest auf der Kohlenrutsche.
    .still = Nur Gruppen, die gezogen sind, haben eine Aktion. Zieh zuerst, und sei es nur ein Feld weit.
lesson-nest = Ein Nest gründen
    .learn = Zwei satte Ratten gründen ein Nest, wo sie stehen, und werden hungrig. Jedes Nest bringt dir eine Gruppenbewegung mehr und einen Würfel mehr beim Griff nach dem Thron. Zum Sieg brauchst du drei.
    .task = Zieh mit deinen zwei satten Ratten aus der Nordgasse und gründe ein Nest.
    .hint = In Gassen und auf Treppen liegen keine Marker. Zieh hinunter in den U-Bahn-Kriechgang und gründe dort ein Nest.
    .solved = Dein erstes Nest! Unter der Erde ist es vor dem Kammerjäger sicher, der die Straße nie verlässt.
    .other = Weiter so. Abseits von Gassen und Treppen kann dein sattes Paar ein Nest gründen.
    .failed = Kein Nest in diesem Zug. Versuch es noch einmal: Zieh mit dem satten Paar auf ein Feld, auf dem ein Marker liegen darf.
    .corridor = Gassen und Treppen bleiben frei von Markern: Dort lässt sich kein Nest gründen. Ein Feld weiter geht es.
    .bred = Sie haben stattdessen Junge bekommen und sind jetzt hungrig. Auch ein Nest braucht zwei satte Ratten.
lesson-take_over = Ein Nest stehlen
    .learn = Niemand bewacht Neros Nest im Kabelschacht. Wenn du dort anhältst und stöberst, ziehst du keine Karte: Du findest das Nest und legst deinen Marker an seine Stelle.
    .task = Übernimm Neros Nest.
    .hint = Zieh von der Nordtreppe in den Kabelschacht. Wähle dann dieses Feld und das Stöbern.
    .solved = Ein Nest mehr für dich, eines weniger für Nero. Ein unbewachtes Nest ist eine Einladung.
    .other = Das darfst du. Das Nest gehört Nero, bis du auf seinem Feld stöberst.
    .failed = Das Nest gehört immer noch Nero. Versuch es noch einmal.
    .rested = Auf einem Nest zu stehen genügt nicht: Du musst dort stöbern, um es zu finden.
    .elsewhere = Du hast woanders eine Karte gezogen. Stöbere im Kabelschacht selbst.
lesson-fight = Gemeinsam sind wir stark
    .learn = Wer ein Feld mit fremden Ratten betritt, muss dort anhalten und kämpfen. Jede Seite würfelt mit einem Würfel für jede ihrer Ratten, die höhere Summe gewinnt. Gruppen, die dasselbe Feld angreifen, kämpfen zusammen.
    .task = Vertreib Neros drei Ratten aus dem Kabelschacht und gewinne ihr Nest.
    .hint = Schick deine beiden Gruppen in den Kabelschacht, bevor der Kampf beginnt: vier Würfel gegen drei.
    .solved = Von den Verlierern stirbt die Hälfte, abgerundet, und das Nest auf dem Feld gehört dem Sieger. Jetzt drängst du die übrigen zwei Felder weit ab.
    .other = In Ordnung. Aber greif mit allen vier Ratten an: Jede ist ein Würfel.
    .failed = Das Nest gehört immer noch Nero. Versuch es noch einmal und greif mit beiden Gruppen an.
    .lost = Der Kampf ging verloren. Vier Würfel gegen drei hätten bessere Aussichten gehabt. Die Verlierer verlieren die Hälfte ihrer Ratten und werden abgedrängt.
    .first = Hör noch nicht auf! Schick die zweite Gruppe der ersten hinterher, auf dasselbe Feld.
lesson-push = Dem Kammerjäger in die Arme
    .learn = Wer einen Kampf gewinnt, drängt die überlebenden Verlierer zwei Felder weit ab und bestimmt den Weg. Auf dem Feld des Kammerjägers sind sie sofort verloren. Bei anderen Ratten müssen sie noch einmal kämpfen.
    .task = Besieg Neros Ratten auf dem Uferweg und dräng die überlebende zum Kammerjäger bei den Tonnen am Bootssteg.
    .hint = Greif mit allen drei Ratten von der Würstchenbude aus an. Dräng dann auf den Kanaldeckel Nordost und weiter zu den Tonnen am Bootssteg.
    .solved = Der Sieger bestimmt den Weg. Sieh dich also vor einem Angriff nach dem Kammerjäger, nach anderen Ratten und nach Sackgassen um.
    .other = Erlaubt. Aber du musst den Kampf auf dem Uferweg gewinnen, und drei Würfel schlagen zwei öfter.
    .failed = Die Ratte ist davongekommen, oder es gab keinen Kampf. Versuch es noch einmal.
    .away = Die Ratte ist entwischt. Zwei Schritte die Straße entlang zu den Tonnen am Bootssteg wären ihr Ende gewesen.
    .won = Du hast gewonnen, und eine Ratte ist tot. Wohin drängst du die andere? Die rote Zielscheibe ist der Kammerjäger.
    .lost = Diesen Kampf hast du verloren. Greif mit allen drei Ratten an.
lesson-exterminator = Ruf den Kammerjäger
    .learn = Sind in einem Viertel acht oder mehr Ratten, oben und unten zusammen, kommt am Ende des Zuges der Kammerjäger. Er geht dort auf das Straßenfeld mit den meisten Ratten, egal wem sie gehören.
    .task = Sorge im Südosten für eine Rattenplage, sodass er Neros drei Ratten in der Bäckergasse vernichtet.
    .hint = Im Südosten sind sechs Ratten. Eine Treppe zählt für beide Viertel nebenan: Zwei Ratten auf der Südtreppe machen acht, und unter der Erde erreicht er sie nicht.
    .solved = Acht Ratten: Er kam auf das vollste Straßenfeld und nahm Ratten und Nest mit. Deine waren unten sicher.
    .other = Zähl noch einmal: Dem Südosten fehlen zwei Ratten, und deine dürfen nicht die größte Gruppe auf der Straße sein.
    .failed = Die Bäckergasse blieb verschont. Versuch es noch einmal.
    .own = Er geht dahin, wo die meisten Ratten sind, und auf der Straße war das deine Gruppe. Unter der Erde wäre sie sicher gewesen.
    .too_few = Im Südosten waren es weniger als acht Ratten, also keine Plage. Bring mindestens zwei mehr hin.
lesson-item = Einen Gegenstand benutzen
    .learn = Gegenstände sind blaue Karten aus dem Untergrund. Du hast immer nur einen und darfst ihn einmal pro Runde benutzen. Mit dem Rollschuh zieht eine deiner Gruppen bis zu sechs Felder weit.
    .task = Erreiche mit mindestens zwei Ratten den Müllcontainer bei den Tonnen am Bootssteg. Er ist fünf Felder entfernt.
    .hint = Wähle den Kanaldeckel Nordwest, benutze den Rollschuh, und wähle dann deine Ratten und die Tonnen am Bootssteg.
    .solved = Die Karte liegt jetzt verdeckt. Zu Beginn deines nächsten Zuges ist sie wieder bereit.
    .other = Das darfst du. Aber nur mit dem Rollschuh kommen die Ratten vom Kanaldeckel Nordwest in diesem Zug bis zum Müllcontainer.
    .failed = Du hast den Müllcontainer nicht erreicht. Versuch es noch einmal und benutze den Rollschuh.
    .declined = Ohne den Rollschuh kommt die Gruppe nur vier Felder weit: Der Müllcontainer ist fünf entfernt.
lesson-claim = Der Griff nach dem Thron
    .learn = Solange der Thron der Rattenstadt leer ist, darf eine Gruppe, die dorthin gezogen ist, nach ihm greifen. Würfle mit einem Würfel und einem mehr für jedes deiner Nester. Eine einzige 1, die Zielscheibe, genügt.
    .task = Werde Da Big Cheese.
    .hint = Zieh vom Hauptkanal in die Rattenstadt, beende die Bewegung, wähle die Rattenstadt und greif nach dem Thron.
    .solved = Ein Würfel zeigt die Zielscheibe. Deine Ratte sitzt auf dem Thron: immer satt, für immer dort, und deine Bande gewinnt jeden Gleichstand.
    .other = Weiter. Mit zwei Nestern würfelst du mit drei Würfeln, sobald du nach dem Thron greifst.
    .failed = Der Thron ist immer noch leer. Versuch es noch einmal.
    .rested = In der Rattenstadt zu stehen bringt nichts. Du musst nach dem Thron greifen, und jedes Mal muss eine Gruppe dorthin gezogen sein.
    .unlucky = Diesmal keine Zielscheibe: Eine Ratte stirbt, die anderen gehen zurück in ein Nest. Mehr Nester sind mehr Würfel.
    .there = Du bist in der Rattenstadt. Wähle sie jetzt und greif nach dem Thron.
lesson-hold = Drei Nester und ein Thron
    .learn = Du gewinnst mit drei Nestern und Da Big Cheese, wenn du beides zu Beginn deines nächsten Zuges noch hast. Bis dahin werden alle versuchen, dich aufzuhalten.
    .task = Gründe das dritte Nest und halte alles eine Runde lang.
    .hint = Deine zwei satten Ratten stehen an der Würstchenbude. Zieh mit ihnen hinunter in den U-Bahn-Kriechgang und gründe ein Nest.
    .solved = Drei Nester und der Thron, eine ganze Runde lang: Du beherrschst die Unterwelt!
    .other = Das kannst du tun, aber ohne drittes Nest muss dich niemand fürchten.
    .failed = Die Runde ist vorbei, und du hast nicht gewonnen. Versuch es noch einmal und gründe sofort das dritte Nest.
    .bred = Mehr Ratten sind gut, aber die zwei satten hättest du für das Nest gebraucht.

## Figures

figure-board = Der Spielplan zu Beginn: außen die Straße, innen die Tunnel, in der Mitte die Rattenstadt.
    .home = Ein Heimatnest. Nur die eigenen Ratten kommen hinein, nichts zerstört es, und für den Sieg zählt es nicht als Nest.
    .cover = Ein gedruckter Kanaldeckel: der Weg von zu Hause auf die Straße und hinunter.
    .drain = Ein Hauptkanal, direkt unter dem Deckel. Nur die vier Hauptkanäle führen in die Rattenstadt.
    .city = Die Rattenstadt mit dem Thron. Sie liegt unter der Erde, fasst acht Ratten einer Bande und gehört zu keinem Viertel.
    .street = Ein Straßenfeld. Hier zieht man vom Oberflächenstapel.
    .tunnel = Ein Tunnelfeld, direkt unter dem Straßenfeld. Hier zieht man vom Untergrundstapel.
    .corridor = Ein Durchgang: oben eine Gasse, unten eine Treppe, immer verbunden. Er zählt für beide Viertel nebenan, und dort liegen keine Marker.
figure-pieces = Was mitten im Spiel auf dem Spielplan liegt.
    .rats = Weiße Ratten: Zwei liegen und sind hungrig, eine sitzt und ist satt.
    .food = Eine Futterquelle: ein Müllcontainer. Er macht alle Ratten eines Feldes satt.
    .nest = Ein Nest der Weißen Ratten.
    .sewer = Ein Kanaleinstieg. Er verbindet dieses Feld mit dem direkt darunter.
    .exterminator = Der Kammerjäger. Niemand kommt auf sein Feld oder hindurch.
    .throne = Da Big Cheese der Braunen Ratten auf dem Thron, mit einer weiteren Ratte.
figure-grouping = Gruppen bilden.
    .three = Eine Dreiergruppe zieht in die Eckkneipe. Gemeinsam ist man stark.
    .one = Eine einzelne Ratte zieht nach unten, in den Hauptkanal. Zwei Gruppen kommen weiter herum.
    .acts = Diese Gruppe ist gezogen und hat eine Aktion.
figure-city = Von zu Hause in die Rattenstadt: drei deiner vier Schritte.
    .first = Schritt 1: der Kanaldeckel
    .second = Schritt 2: der Hauptkanal
    .third = Schritt 3: die Rattenstadt
    .there = Auf- und Absteigen kostet nichts, nur die Felder zählen. Ein Schritt wäre sogar noch übrig.
figure-joining = Wer sich anschließt, kommt weiter. Weiß hat zwei Bewegungen.
    .joined = Die Ratte aus der Eckkneipe schließt sich den beiden an der Würstchenbude an. Damit endet ihre Bewegung, …
    .on = … aber die zweite Bewegung nimmt alle drei mit, vier Felder weiter. Die erste Ratte ist sechs Felder weit gekommen. Jetzt ist es eine Gruppe mit einer Aktion.
figure-shortcut = Ein Kanaleinstieg als Abkürzung.
    .down = Von den Tonnen am Bootssteg in den Flutkeller ist es ein Schritt. Ohne den Marker wären es drei.
figure-many = Zwei Gruppen gegen einen Gegner. Grau ist am Zug; Schwarz hat drei Ratten im Frachttunnel.
    .first = Die erste Gruppe, zwei Ratten, betritt den Frachttunnel. Sie muss anhalten und wird kämpfen, aber noch nicht jetzt.
    .second = Die zweite Gruppe, noch zwei, kommt von der anderen Seite. Die Bewegung ist vorbei: vier Würfel gegen drei. Grau gewinnt mit 15 zu 12, eine schwarze Ratte stirbt.
    .pushed = Grau drängt die anderen zwei in den Ziegelkanal. Der Kampf war dort die Aktion von Grau.
figure-push = In einen Kampf gedrängt. Braun greift Weiß bei den Tonnen am Bootssteg an; in der Bäckergasse sitzt eine schwarze Ratte.
    .fight = Braun würfelt mit drei Würfeln, Weiß mit zweien. Braun gewinnt, eine weiße Ratte stirbt, die andere wird abgedrängt.
    .forced = Braun drängt sie durch die Ostgasse in die Bäckergasse. Dort trifft sie auf Schwarz und muss sofort kämpfen: 5 gegen 6. Eine einzelne Ratte, die verliert, stirbt.
figure-claim = Weiß hat zwei Nester und greift nach dem Thron.
    .in = Zwei weiße Ratten ziehen vom Hauptkanal in die Rattenstadt.
    .crowned = Ein Würfel und zwei mehr für die Nester: 1, 4 und 6. Die 1 ist die Zielscheibe! Eine Ratte besteigt den Thron und ist satt. Ohne eine 1 wäre eine Ratte gestorben und die andere in ein Nest zurückgegangen.
figure-turn_white = Weiß ist am Zug. In der Eckkneipe sitzen schon zwei graue Ratten.
    .above = Weiß zieht mit einer Zweiergruppe auf die Straße, zur Würstchenbude, …
    .below = … und mit den anderen beiden nach unten, in den Hauptkanal. Jetzt kommen die Aktionen.
    .food = Die Gruppe auf der Straße stöbert und findet eine Futterquelle. Der Müllcontainer kommt auf das Feld, und beide Ratten sind satt.
    .dumpster = Der Müllcontainer bleibt, für alle, die herkommen.
    .nest = Auch die Gruppe unten stöbert und findet ein Nest. Im Viertel sind nur sechs Ratten, also würfelt Weiß für den Kammerjäger: eine 3. Er rückt nicht aus.
    .token = Der erste Nestmarker von Weiß
figure-turn_brown = Danach war Braun dran.
    .above = Die erste Gruppe von Braun, zwei Ratten, kommt über die Straße zur Würstchenbude: Dort ist Weiß, also hält sie an und wird kämpfen.
    .below = Die zweite Gruppe, auch zwei, kommt durch die Tunnel zur Nordtreppe. Dann der Kampf: Braun gewinnt mit 6 zu 4, eine weiße Ratte stirbt.
    .pushed = Braun drängt die andere weiße Ratte zwei Felder weit, über den Kanaldeckel hinunter in den Hauptkanal, wo das neue Nest von Weiß liegt.
    .shock = Die Gruppe unten stöbert und zieht „Stromschlag“: Eine braune Ratte stirbt. Jetzt sind acht Ratten im Nordwesten, denn die Treppe zählt mit. Braun muss den Kammerjäger schicken, und zwei Straßenfelder haben die meisten Ratten.
    .grey = Zwei graue Ratten
    .brown = Zwei braune Ratten
    .exterminator = Braun wählt natürlich die grauen Ratten. Sie sind vernichtet, und er bleibt dort stehen: Niemand kommt mehr hin.

## Player aid

aid-step-begin = Beginn
    .text = Hast du alles eine Runde lang gehalten, gewinnst du. Dein benutzter Gegenstand ist wieder bereit. Ohne Ratten bekommst du 2 zu Hause; mit einer einzigen darfst du 2 nehmen und den Zug beenden.
aid-step-move = Bewegen
    .text = 2 Gruppen und 1 mehr für jedes Nest, jede bis zu 4 Felder weit. Auf einem Feld mit fremden Ratten ist Schluss: Dort wird gekämpft.
aid-step-fight = Kämpfen
    .text = Ein Würfel für jede Ratte, die höchste Summe gewinnt. Die Hälfte der Verlierer stirbt, die anderen drängt der Sieger zwei Felder weit ab.
aid-step-act = Aktionen
    .text = Jedes Feld mit Ratten, die gezogen sind, hat eine Aktion: stöbern, fressen, vermehren, Nest gründen, nach dem Thron greifen oder Pause.
aid-step-exterminator = Kammerjäger
    .text = 8 oder mehr Ratten in einem Viertel: Er kommt auf dessen vollstes Straßenfeld. Sonst wird gewürfelt: Bei einer 1 schickst du ihn irgendwohin auf die Straße.
aid-step-check = Prüfung
    .text = Wer 3 Nester und Da Big Cheese hat, muss beides zu Beginn des nächsten eigenen Zuges noch haben.
aid-symbol-unfed = Hungrige Ratten
    .text = Sie liegen. Sie ziehen, kämpfen und stöbern, aber sie vermehren sich nicht und gründen keine Nester.
aid-symbol-fed = Satte Ratten
    .text = Sie sitzen. Zwei auf einem Feld können sich vermehren oder ein Nest gründen, und sie helfen bei Gleichstand.
aid-symbol-big_cheese = Da Big Cheese
    .text = Die Ratte auf dem Thron: immer satt, kann nicht ziehen. Ihre Bande gewinnt jeden Gleichstand, hat in der Rattenstadt 1 Würfel mehr und zieht beim ersten Stöbern jedes Zuges 2 Karten und wählt eine.
aid-symbol-home = Heimatnest
    .text = Nur die eigenen Ratten kommen hinein. Es fasst beliebig viele, ist unzerstörbar und zählt nicht als Nest für den Sieg.
aid-symbol-nest = Nest
    .text = Eine Gruppenbewegung mehr, ein Würfel mehr für den Thron, ein Platz für neue Ratten. Zum Sieg braucht man drei, mehr als vier hat niemand.
aid-symbol-food = Futterquelle
    .text = Beim Fressen werden alle deine Ratten auf diesem Feld satt. Sie wird nie leer.
aid-symbol-sewer = Kanaleinstieg
    .text = Verbindet das Feld mit dem direkt darüber oder darunter, für alle.
aid-symbol-cover = Kanaldeckel
    .text = Gedruckte Verbindung zwischen Straße, Hauptkanal und Heimatnest. Wem das Heimatnest gehört, kommt darunter hindurch, egal wer darauf steht.
aid-symbol-drain = Hauptkanal
    .text = Unter dem Kanaldeckel. Der einzige Weg in die Rattenstadt.
aid-symbol-corridor = Gasse und Treppe
    .text = Ein fester Durchgang zwischen den Ringen. Zählt für beide Viertel; Marker liegen hier keine.
aid-symbol-city = Rattenstadt
    .text = Hier steht der Thron, unter der Erde, in keinem Viertel. Fasst 8 Ratten einer Bande und keine Marker.
aid-symbol-exterminator = Kammerjäger
    .text = Vernichtet alle Ratten und den Marker, wo er ankommt. Sein Feld ist gesperrt, bis er weiterzieht. Er bleibt auf der Straße.
aid-symbol-target = Zielscheibe
    .text = Die 1 eines Würfels. Sie bringt den Thron und ruft den Kammerjäger; im Kampf zählt sie 1.
aid-symbol-contested = Umkämpft
    .text = Ratten mehrerer Banden auf einem Feld: Hier wird gekämpft.
aid-symbol-acting = Noch eine Aktion
    .text = Hierher ist eine Gruppe gezogen, die ihre Aktion noch hat.
aid-symbol-item = Gegenstand
    .text = Eine blaue Karte vor einem Spieler. Immer nur einer, einmal pro Runde; benutzt liegt er verdeckt.
aid-symbol-infested = Rattenplage
    .text = 8 oder mehr Ratten in einem Viertel, oben und unten. Am Ende des Zuges kommt der Kammerjäger.

## Coach: before a decision

coach-lone_rat = Du hast nur noch eine Ratte. Zwei neue zu Hause kosten dich den Zug, aber allein kommt eine Ratte selten weit. Spiel nur weiter, wenn sie gerade etwas Großes vorhat.
coach-origin = Wähle ein Feld, von dem eine Gruppe loszieht. Du hast zwei Bewegungen und eine mehr für jedes Nest. Nur wer gezogen ist, hat nachher eine Aktion.
coach-move_item = Dein Gegenstand kann bei dieser Bewegung helfen. Zu Beginn deines nächsten Zuges ist er wieder bereit; du musst ihn also nicht lange aufheben.
coach-group = Wie viele ziehen mit? Auf ein Feld passen vier. Große Gruppen kämpfen gut, kleine bringen dir mehr Aktionen.
coach-destination = Alle leuchtenden Felder kannst du erreichen. Gekreuzte Schwerter heißen Kampf: Du würfelst mit einem Würfel für jede deiner Ratten. Unter der Erde bist du vor dem Kammerjäger sicher.
coach-next_fight = Zuerst kommen alle Kämpfe, in der Reihenfolge, die du willst. Fang mit dem an, dessen Verlierer du in Schwierigkeiten drängen kannst.
coach-broken_bottle = Die Zerbrochene Flasche gibt dir in diesem Kampf einen Würfel mehr. Wenn es knapp ist, greif zu.
coach-lucky_token = Diesen Wurf würdest du verlieren. Mit der Glücksfahrmarke würfelst du alles noch einmal, schlimmer wird es kaum.
coach-bottle_cap = Du hast verloren, und die Hälfte deiner Ratten würde sterben. Der Kronkorkenschild rettet eine.
coach-push_first = Gewonnen! Dräng die Verlierer zwei Felder weit ab, Schritt für Schritt. Beim Kammerjäger sterben sie, bei anderen Ratten kämpfen sie noch einmal.
coach-push_second = Der zweite Schritt. Er darf nicht zurück auf das Feld des Kampfes führen.
coach-overflow = Zu viele Ratten auf einem Feld: Einige müssen auf das nächste Feld mit Platz.
coach-acting_space = Jedes Feld mit Ratten, die gezogen sind, hat eine Aktion. Die Reihenfolge bestimmst du: erst fressen und vermehren, dann etwas wagen.
coach-action = Hungrig am Müllcontainer: fressen. Zwei satte Ratten: Nachwuchs oder ein Nest. Nichts zu tun: stöbern und sehen, was die Karte bringt.
coach-giardiniera = Das Glas macht bis zu zwei deiner Ratten auf einem Feld satt. Zwei satte auf einem Feld können sich gleich vermehren oder ein Nest gründen.
coach-card = Da Big Cheese hört Gerüchte: Von zwei Karten wählst du die, die geschieht.
coach-gas_mask = Du hast eine Karte gezogen und darfst sie mit der Fingerhut-Gasmaske ungenutzt abwerfen. Das lohnt sich bei allem, was tötet.
coach-item = Du kannst nur einen Gegenstand haben. Behalte den, der zu deinem Plan passt.
coach-token = Auf einem Feld liegt nur ein Marker: Behalte den alten oder leg den neuen an seine Stelle.
coach-token_source = Der Vorrat ist leer, du musst also einen Marker dieser Art von anderswo nehmen.
coach-pairs = Jedes Paar satter Ratten bekommt zwei Junge und wird hungrig. Mehr als zwölf Ratten hast du nie.
coach-nursery = Neue Ratten kommen in deine Nester. Nah am Ziel ist gut, aber nur das Heimatnest ist immer sicher.
coach-refuge = Deine Ratten müssen zurück in eines deiner Nester, alle zusammen.
coach-work_order = Jemand anderes will den Kammerjäger schicken. Mit deinem Arbeitsauftrag wählst du den Ort, das schützt deine Ratten.
coach-quadrant = In mehreren Vierteln herrscht Rattenplage. Nimm das, wo du am wenigsten verlierst und die anderen am meisten.
coach-target = Schick den Kammerjäger dahin, wo es den anderen wehtut: große Gruppen, Nester und Futterquellen auf der Straße.
coach-smoke_bomb = Der Kammerjäger kommt zu deinen Ratten. Die Rauchbombe bringt sie heil nach Hause.
coach-kill = Du hast gewonnen und suchst aus, welche Verlierer sterben. Satte Ratten sind ihrem Besitzer mehr wert.
coach-loss = Einige deiner Ratten müssen sterben. Auf hungrige kannst du eher verzichten.
coach-surplus = Such aus, welche Ratten das überfüllte Feld verlassen.

## Coach: after what others did

coach-told-nest_founded = Ein neues Nest: Wem es gehört, der bewegt eine Gruppe mehr und hat beim Griff nach dem Thron einen Würfel mehr. Bleibt es unbewacht, kannst du es durch Stöbern stehlen.
coach-told-nest_taken = Ein unbewachtes Nest wurde durch Stöbern übernommen. Lass in deinen Nestern eine Ratte zurück oder gründe sie unter der Erde.
coach-told-nest_won = Wer einen Kampf gewinnt, übernimmt das Nest des Verlierers auf diesem Feld.
coach-told-pairs_bred = Satte Paare haben Junge bekommen. Mehr Ratten sind mehr Würfel, aber auch eher eine Rattenplage.
coach-told-fight_won = Die höhere Summe hat gewonnen. Die Hälfte der Verlierer stirbt, den Rest drängt der Sieger ab.
coach-told-tie_by_fed = Bei gleicher Summe gewinnt die Bande von Da Big Cheese, dann die Seite mit mehr satten Ratten, dann der Verteidiger.
coach-told-exterminated = Der Kammerjäger vernichtet alle Ratten und den Marker auf dem Feld, auf das er kommt. Große Gruppen auf der Straße locken ihn an.
coach-told-exterminator_called = Acht Ratten in einem Viertel haben den Kammerjäger gerufen. Verteile deine Ratten oder bleib unter der Erde.
coach-told-claim_succeeds = Jemand ist Da Big Cheese. Mit drei Nestern ist das Spiel in einer Runde gewonnen: Greif die Rattenstadt an oder nimm ein Nest weg.
coach-told-claim_fails = Der Thron bleibt leer. Ein misslungener Griff kostet eine Ratte, und die anderen gehen zurück in ein Nest.
coach-told-conditions_met = Achtung: drei Nester und der Thron! Bis zum nächsten Zug dieses Spielers kannst du ein Nest oder den Thron wegnehmen.
coach-told-item_taken = Ein Gegenstand liegt offen vor seinem Besitzer. Er wirkt einmal pro Runde, mancher sogar in deinem Zug.
coach-told-pushed_to_death = Eine Gruppe wurde zum Kammerjäger gedrängt und ist verloren. Halte Abstand von ihm, wenn ein Kampf droht.

## Reasons of a hint

reason-nest = { $count ->
        [one] ein Nest mehr
       *[other] { $count } Nester mehr
    }
    .less = { $count ->
        [one] ein Nest weniger
       *[other] { $count } Nester weniger
    }
reason-spare_nest = { $count ->
        [one] ein Nest mehr über die nötigen hinaus
       *[other] { $count } Nester mehr über die nötigen hinaus
    }
    .less = { $count ->
        [one] ein Nest weniger über die nötigen hinaus
       *[other] { $count } Nester weniger über die nötigen hinaus
    }
reason-title = Da Big Cheese
    .less = Da Big Cheese geht verloren
reason-hold = { $count ->
        [one] eine bestandene Prüfung mehr
       *[other] { $count } bestandene Prüfungen mehr
    }
    .less = { $count ->
        [one] eine bestandene Prüfung weniger
       *[other] { $count } bestandene Prüfungen weniger
    }
reason-rat = { $count ->
        [one] eine Ratte mehr auf dem Spielplan
       *[other] { $count } Ratten mehr auf dem Spielplan
    }
    .less = { $count ->
        [one] eine Ratte weniger auf dem Spielplan
       *[other] { $count } Ratten weniger auf dem Spielplan
    }
reason-fed = { $count ->
        [one] eine satte Ratte mehr
       *[other] { $count } satte Ratten mehr
    }
    .less = { $count ->
        [one] eine satte Ratte weniger
       *[other] { $count } satte Ratten weniger
    }
reason-food = { $count ->
        [one] eine Ratte mehr an einer Futterquelle
       *[other] { $count } Ratten mehr an einer Futterquelle
    }
    .less = { $count ->
        [one] eine Ratte weniger an einer Futterquelle
       *[other] { $count } Ratten weniger an einer Futterquelle
    }
reason-item = ein Gegenstand
    .less = kein Gegenstand
reason-city = { $count ->
        [one] eine Ratte mehr vor dem leeren Thron
       *[other] { $count } Ratten mehr vor dem leeren Thron
    }
    .less = { $count ->
        [one] eine Ratte weniger vor dem leeren Thron
       *[other] { $count } Ratten weniger vor dem leeren Thron
    }
reason-infested = { $count ->
        [one] eine Ratte mehr auf der Straße eines Viertels mit Rattenplage
       *[other] { $count } Ratten mehr auf der Straße eines Viertels mit Rattenplage
    }
    .less = { $count ->
        [one] eine Ratte weniger auf der Straße eines Viertels mit Rattenplage
       *[other] { $count } Ratten weniger auf der Straße eines Viertels mit Rattenplage
    }
