# Das Spiel in einer Minute, für alle, die es zum ersten Mal spielen.

primer-1 = Du gewinnst mit 10 Siegpunkten am Ende einer Runde{ $red_line_victory_points ->
   *[9] {" "}(die Rote Linie braucht nur 9)
    [10] {""}
    [other] {" "}(die Rote Linie braucht { $red_line_victory_points })
} – oder wenn du dann alle vier Polis-Stationen kontrollierst.
primer-2 = Jede Station, die du kontrollierst, ist einen Punkt wert, jeder erfüllte Auftrag auch. Verlierst du eine Station, verlierst du ihren Punkt.
primer-3 = So läuft eine Runde: Du erhältst Ressourcen, bezahlst deine Armee und kannst sie verstärken, dann handelt deine Armee, und zuletzt geht dein Held los und tut etwas.
primer-4 = Ein guter Anfang: Greif mit deiner Armee eine neutrale Nachbarstation an. Besiege die Bedrohung, die dort lauert, und zahle 1 Pilz und 1 Schwein, dann gehört die Station dir.
primer-5 = Was du gerade tun kannst, ist auf dem Plan markiert und steht daneben. Du willst wissen, warum etwas nicht geht? Wähle es aus und frag nach.

# Worum es bei einer Frage geht, gezeigt, wenn sie in einer Partie zum ersten Mal kommt.

first-choose_hero = Ein Held geht durch die Tunnel und kämpft allein. Stärke zählt im Kampf, Tempo ist die Zahl der Schritte pro Runde; was er sonst noch kann, sagt die Karte.
first-choose_home_for_hero = Hier beginnt dein Held. In deinen eigenen Stationen ist er sicher; liegt eine nahe an der Ringlinie, ist der Weg zum Markt kurz.
first-choose_polis_production = Gewöhnliche Stationen liefern immer dieselbe Ressource. Eine Polis-Station liefert eine, die gerade auf der Rundenleiste steht: die, die du dringender brauchst.
first-choose_endangered_station = Eine Bedrohung greift alle Spieler an. Du setzt eine Station aufs Spiel: Gewinnst du, nimmst du die Belohnung; verlierst du, ist die Station weg.
first-choose_defender_in_the_dark = Deine Armee kann jede deiner Stationen verteidigen, dein Held nur die, in der er ist.
first-choose_vote = Für jede Station, die du kontrollierst, hast du eine Stimme. Sind mehr Stimmen dafür als dagegen, gilt das Gesetz für alle, bis ein anderes es ersetzt.
first-choose_army_to_keep = Bis Stärke 5 kostet eine Armee nichts. Stärke 6 kostet jede Runde 1 Schwein, 7 kostet 2, 8 kostet 3. Soldaten, die du nicht bezahlst, gehen nach Hause.
first-choose_recruits = Jeder Soldat kostet 1 Schwein und 1 Patrone und macht deine Armee um 1 stärker. Behalte 1 Schwein und 1 Pilz, wenn du in dieser Runde eine Station einnehmen willst.
first-choose_army_action = Greif eine Station oder einen Helden neben deinen Stationen an oder beschaffe eine Ressource. Die Prozentzahl ist deine Chance, den Kampf zu gewinnen.
first-choose_move = Dein Held geht so viele Schritte, wie er Tempo hat, und tut dort eine Sache. In den Hanse-Stationen der Ringlinie kannst du einkaufen, tauschen und Aufträge annehmen.
first-choose_hero_action = Eine Aktion dort, wo dein Held jetzt ist. Danach ist dein Zug vorbei.
first-offer_renewal = Nichts Brauchbares auf dem Markt? Für 1 Patrone kommen vier neue Karten, bevor du wählst.
first-choose_purchase = Dein Held kann nur wenige Karten tragen. Waffen geben Stärke, Rüstzeug hilft auf andere Weise, Einmalkarten wirfst du ab, wenn du sie nutzt.
first-choose_exchange = In den Hanse-Stationen machst du aus Ressourcen, die du nicht brauchst, solche, die du brauchst.
first-choose_mission_to_keep = Ein Auftrag bleibt geheim, bis du ihn erfüllst. Dann ist er 1 Siegpunkt, den dir niemand wegnehmen kann, und gibt dir eine Fähigkeit.
first-offer_mission_claim = Du hast das Ziel dieses Auftrags erreicht. Aufgedeckt ist er bis zum Ende der Partie 1 Siegpunkt wert.
first-offer_payment = Diesen Auftrag erfüllst du, indem du hier seinen Preis zahlst. Er ist 1 Siegpunkt wert.
first-offer_scouted_card = Diese Bedrohung kennst du schon. Legst du sie auf den Stapel, kämpfst du jetzt gegen sie. Schwache Bedrohungen kommen gerade recht; starke lässt du besser in Ruhe.
first-choose_defence = Wähle, wer kämpft. Scheitert die Verteidigung, ist die Station so oder so verloren.
first-choose_combat_card = Beide Seiten wählen verdeckt, dann werden die Karten aufgedeckt und dazugezählt. Die Zeilen zeigen, wie deine Karte gegen jede mögliche Karte der anderen Seite abschneidet.
first-choose_home = Ein verwundeter Held erholt sich in einer Heimatstation und setzt einen Zug aus.
first-choose_spoils = Der besiegte Held verliert eine Karte. Nimm die, die am meisten schmerzt, oder wirf sie ab.
first-choose_capture = Der Kampf ist gewonnen, aber die Station gehört dir nur, wenn du jetzt zahlst. Sie ist 1 Siegpunkt wert und liefert jedes Mal, wenn ihre Ressource dran ist.
first-choose_station_to_claim = Niemand fällt unter drei Stationen. Wähle eine, die schwer anzugreifen ist.
first-choose_excess_equipment = Über dem Limit: Eine Karte muss weg.
first-choose_token = Mit Schweinen bezahlst du Soldaten und das Einnehmen von Stationen, mit Pilzen Stationen, Ausrüstung und Aufträge, mit Patronen Soldaten, Ausrüstung und Aufträge.
first-offer_abilities = Etwas, das du hast, kannst du gerade jetzt nutzen. Willst du es lieber aufheben, passe.
first-choose_law_to_propose = Du siehst zwei Gesetze und entscheidest, über welches alle abstimmen.

# Die Wörter des Spiels.

term-points = Siegpunkte
    .text = Jede Station, die du kontrollierst, und jeder erfüllte Auftrag ist ein Punkt. Wer am Ende einer Runde genug hat, gewinnt.
term-pig = Schweine
    .text = Damit bezahlst du Soldaten, den Unterhalt einer großen Armee und, zusammen mit einem Pilz, das Einnehmen einer neutralen Station.
term-mushroom = Pilze
    .text = Damit bezahlst du eingenommene Stationen, Ausrüstung auf dem Hanse-Markt und Aufträge.
term-ammo = Patronen
    .text = Damit bezahlst du Soldaten, Ausrüstung und Aufträge, das Erneuern des Markts und die Fähigkeiten erfüllter Aufträge.
term-army = Armee
    .text = Sie steht nirgends auf dem Plan: Sie zieht von einer beliebigen deiner Stationen los und kehrt wieder heim. Stärke 6, 7 und 8 kosten jede Runde 1, 2 und 3 Schweine.
term-hero = Held
    .text = Geht so viele Schritte, wie er Tempo hat, und tut dann eine Sache: handeln, erkunden, einen Auftrag annehmen oder kämpfen. Die zwei Zahlen sind Stärke und Tempo.
term-missions = Aufträge
    .text = Geheime Ziele aus einer Hanse-Station. Ein erfüllter Auftrag ist ein Siegpunkt für immer und gibt eine Fähigkeit.
term-law = Gesetz
    .text = Das geltende Gesetz bindet alle. Es gibt immer nur eines; eine neue Abstimmung kann es ersetzen.
term-stage = Stufe
    .text = Das Spiel beginnt in Stufe I. Hat ein Spieler sechs Punkte, beginnt Stufe II, und die Bedrohungen werden stärker.
term-first = Startspieler
    .text = Eröffnet jede Phase. Am Ende der Runde geht der Marker nach links.
term-polis = Polis
    .text = Vier Stationen in der Mitte, mit Stärke 7 bewacht, solange sie neutral sind. Hast du am Ende einer Runde alle vier, gewinnst du.
term-hansa = Hanse
    .text = Die Stationen der Ringlinie. Niemand kann sie einnehmen; Helden handeln dort und bekommen Aufträge.
term-neutral = Neutrale Station
    .text = Sie gehört niemandem. Wer sie angreift, kämpft gegen die oberste Bedrohung des Stapels; wer gewinnt, darf sie für 1 Schwein und 1 Pilz einnehmen.
term-threat = Bedrohung
    .text = Was in neutralen Stationen lauert und aus dem Dunkel kommt. Besiegst du sie, nimmst du die Belohnung auf ihrer Karte.
term-events = Ereignisse
    .text = In den meisten Runden liefern die Stationen, und in manchen davon wird auch über ein Gesetz abgestimmt; in den übrigen kommt stattdessen eine Bedrohung aus dem Dunkel. Was als Nächstes kommt, zeigt die Rundenleiste.
term-mobilisation = Mobilmachung
    .text = Bezahle deine Armee, dann wirb Soldaten an.
term-army_actions = Armeeaktionen
    .text = Jede Armee tut eine Sache: Sie greift an oder beschafft eine Ressource.
term-hero_actions = Heldenaktionen
    .text = Jeder Held bewegt sich und tut dann eine Sache.
term-end_of_round = Rundenende
    .text = Es wird geprüft, ob jemand gewonnen hat, der Rundenmarker rückt weiter, und der Startspielermarker geht nach links.
