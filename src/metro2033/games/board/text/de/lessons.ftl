# Die geführte erste Partie des Brettspiels, Kapitel für Kapitel.

lesson-map = Der Plan und was dir gehört
lesson-map-welcome = Das ist die Moskauer Metro, in der die Menschen nach dem Krieg leben. Tunnel und Übergänge verbinden die Stationen. Du führst eine Fraktion und willst mehr von der Metro beherrschen als alle anderen.
lesson-map-homes = Du führst die { faction_red_line }. Diese drei Stationen gehören dir. Jede zeigt eine Ressource: { tokens-pig }, { tokens-mushroom } oder { tokens-ammo }.
lesson-map-rivals = Deine Gegner: { faction_reich } und { faction_bauman }. Ihre Punkte, Armeen, Helden und Ressourcen kann jeder sehen. Geheim sind höchstens Karten.
lesson-map-mine = Hier ist deine eigene Seite: Fraktion, Armee, Held, Aufträge und Ressourcen. Du hast sie immer im Blick.
lesson-map-goal = Jede Station, die du kontrollierst, ist einen Siegpunkt wert, jeder erfüllte Auftrag auch. Normalerweise gewinnst du mit 10 Punkten. Die { faction_red_line } braucht nur 9.

lesson-income = Ressourcen
lesson-income-track = Eine Runde beginnt mit den Ereignissen: Der Rundenmarker rückt auf das nächste Feld, hier Pilz und Schwein. Jede Station dieser Art bringt ihrem Besitzer eine Ressource, in der allerersten Runde zwei.
lesson-income-stay = Die vorige Runde ist fast vorbei, nur dein Held war noch nicht dran. Wähle „{ choice-stay }“, dann beginnt die neue.
lesson-income-stay-move = Gehen lernst du später. Wähle jetzt „{ choice-stay }“.
lesson-income-received = { station-teatralnaya } hat dir ein Schwein gebracht, { station-ploshchad_revolyutsii } einen Pilz. Mehr Stationen bringen mehr Ressourcen; was jede Runde liefert, zeigt die Rundenleiste.

lesson-hiring = Armee und Unterhalt
lesson-hiring-army = Du hast eine Armee. Sie steht nirgends auf dem Plan, sondern zieht von einer beliebigen deiner Stationen los. Gerade hat sie Stärke 6, mehr als 8 geht nicht.
lesson-hiring-keep = Bis Stärke 5 kostet eine Armee nichts. Darüber zahlst du jede Runde: 1 Schwein für 6, 2 für 7, 3 für 8. Wähle „Stärke 6 behalten“ und zahle.
lesson-hiring-keep-fewer = Das spart das Schwein, aber der Soldat ist für immer weg, und ein neuer kostet mehr. Behalte diesmal Stärke 6.
lesson-hiring-recruit = Jetzt wirb Soldaten an. Jeder kostet 1 Schwein und 1 Patrone und erhöht die Stärke um 1. Wirb mindestens einen an; wie viele, entscheidest du.
lesson-hiring-recruit-none = Sparen kann klug sein, aber probier es einmal aus: Wirb mindestens einen Soldaten an.
lesson-hiring-done = Gut gemacht. Denk daran: Eine stärkere Armee frisst nächste Runde auch mehr.

lesson-attack = Angreifen und einnehmen
lesson-attack-reach = Einmal pro Runde darf deine Armee etwas tun, zum Beispiel eine Station angreifen, die an eine deiner Stationen grenzt. Alle Stationen in Reichweite sind markiert.
lesson-attack-odds = { station-lubyanka } ist neutral: Sie gehört niemandem, aber etwas lauert dort. Deine Chance auf den Sieg steht daneben.
lesson-attack-go = Greif { station-lubyanka } an: Wähle die Station auf dem Plan oder in der Liste und bestätige. Dein Gegner ist die oberste Karte des Bedrohungsstapels.
lesson-attack-go-polis = Die Polis wird mit Stärke 7 bewacht. Mit Armeestärke 4 kannst du dort noch nicht gewinnen. Greif { station-lubyanka } an.
lesson-attack-go-players = Diese Station gehört einem Gegner, der sie verteidigen wird. Dazu kommen wir noch. Greif zuerst { station-lubyanka } an.
lesson-attack-go-obtain = Eine Ressource zu beschaffen ist gut für eine ruhige Runde. Greif diesmal { station-lubyanka } an.
lesson-attack-go-pass = Lass dir die Gelegenheit nicht entgehen: Greif { station-lubyanka } an.
lesson-attack-capture = Gewonnen: Deine 4 schlägt die 2 der Bedrohung „{ th1_rat_swarm }“, und die Belohnung gehört dir. Jetzt kannst du die Station behalten. Eine neutrale kostet 1 Pilz und 1 Schwein. Wähle „{ choice-capture }“.
lesson-attack-capture-leave = Ohne deinen Marker bleibt die Station neutral, und du hast nur die Belohnung. Du kannst sie bezahlen, also wähle „{ choice-capture }“.
lesson-attack-won = { station-lubyanka } gehört dir, und du hast 4 Punkte. Bei einer Niederlage hätte deine Armee 1 Stärke verloren. Bei Gleichstand passiert nichts.

lesson-hero = Dein Held und seine Ausrüstung
lesson-hero-who = { hero_artyom } ist dein Held: Stärke 2, Tempo 3. Anders als die Armee steht ein Held auf dem Plan. Jeder Tunnel und jeder Übergang kostet 1 Tempo.
lesson-hero-walk = Die Stationen der Ringlinie gehören der Hanse, den Händlern. Dort kämpft niemand. Geh nach { station-kurskaya_hansa }: ein Tunnel, ein Übergang.
lesson-hero-walk-stay = Hier gibt es nichts zu kaufen. Geh nach { station-kurskaya_hansa }.
lesson-hero-walk-elsewhere = Dahin könntest du gehen, aber die Händler warten in { station-kurskaya_hansa }.
lesson-hero-shop = Nach dem Weg darf dein Held eine Aktion ausführen. Bei der Hanse kauft er Ausrüstung, nimmt einen Auftrag an oder tauscht Ressourcen. Wähle „{ choice-buy_equipment }“.
lesson-hero-shop-later = Das machen wir gleich. Wähle zuerst „{ choice-buy_equipment }“.
lesson-hero-offer = Vier Karten sind im Angebot. Für 1 Patrone könntest du vier andere auslegen lassen, aber dann hättest du keine mehr zum Bezahlen. Wähle „{ choice-offer_renewal-pass }“.
lesson-hero-offer-renew = Das würde deine einzige Patrone kosten, und die brauchst du zum Kaufen. Wähle „{ choice-offer_renewal-pass }“.
lesson-hero-buy = Eine Karte kostet 1 Patrone und 1 Pilz. Nimm, was dir gefällt. „{ eq_akm }“ macht deinen Helden stärker, „{ eq_grenade }“ auch, aber nur einmal.
lesson-hero-buy-nothing = Jetzt bist du den ganzen Weg gekommen: Kauf eine der vier Karten.
lesson-hero-done = Ab jetzt trägt dein Held sie bei sich. In Stufe I trägt ein Held zwei Karten, in Stufe II drei.

lesson-mission = Aufträge
lesson-mission-stay = Aufträge sind Punkte, die dir niemand wegnehmen kann. Du bekommst sie bei der Hanse, und dein Held ist schon dort. Wähle „{ choice-stay }“.
lesson-mission-stay-move = Dein Held ist am richtigen Ort. Wähle „{ choice-stay }“.
lesson-mission-receive = Wähle „{ choice-receive_mission }“. Das kostet 1 Patrone und 1 Pilz: Du siehst zwei Aufträge und behältst einen.
lesson-mission-receive-other = Das heben wir uns auf. Wähle „{ choice-receive_mission }“.
lesson-mission-keep = Jeder Auftrag hat ein Ziel und eine Fähigkeit. Lies beide Karten und behalte die, deren Ziel du erreichen kannst. Die anderen sehen sie nicht.
lesson-mission-done = Erreichst du sein Ziel, ist das ein Punkt für immer. Du darfst auch seine Fähigkeit nutzen: Einen offenen Auftrag wirfst du dafür ab, bei einem erfüllten kostet es 1 Patrone.

lesson-exchange = Handel und dein erstes Ziel
lesson-exchange-goal = Du hast den Auftrag „{ mi_full_stores }“: Sein Ziel sind 3 von jeder Ressource. Schweine hast du genug, aber nur 1 Patrone. Die Hanse hilft.
lesson-exchange-stay = Dein Held ist bei den Händlern. Wähle „{ choice-stay }“.
lesson-exchange-stay-move = Getauscht wird nur bei der Hanse. Wähle „{ choice-stay }“.
lesson-exchange-trade = Wähle „{ choice-exchange_resources }“: beliebig viele einer Art gegen ebenso viele einer anderen.
lesson-exchange-trade-other = Damit würdest du ausgeben, was der Auftrag braucht. Wähle „{ choice-exchange_resources }“.
lesson-exchange-pair = Dir fehlen Patronen, und Schweine hast du übrig: Tausche Schweine gegen Patronen.
lesson-exchange-pair-other = Das hilft dem Auftrag nicht. Tausche Schweine gegen Patronen.
lesson-exchange-amount = Tauschst du zwei Schweine, hast du 3 von allem. Wähle 2.
lesson-exchange-amount-other = Dann wäre von einer Art zu wenig da. Wähle 2.
lesson-exchange-done = Auftrag erfüllt: Die Karte liegt offen, und du hast einen Punkt mehr. Die Ressourcen behältst du.

lesson-scout = Bedrohungen und Erkunden
lesson-scout-walk = In jeder neutralen Station lauert eine Bedrohung, und niemand weiß, welche. Dein Held kann es herausfinden. Geh nach { station-lubyanka }.
lesson-scout-walk-elsewhere = Erkunden kannst du in neutralen Stationen. Geh nach { station-lubyanka }.
lesson-scout-look = Wähle „{ choice-scout }“. Nur du siehst die oberste Bedrohung.
lesson-scout-look-attack = Dein Held ist nur wenigen Bedrohungen gewachsen. Sieh erst nach: Wähle „{ choice-scout }“.
lesson-scout-look-pass = Du bist schon hier. Wähle „{ choice-scout }“.
lesson-scout-card = Du hast die Bedrohung „{ th1_lost_stalker }“ gefunden: Stärke 3, und die Belohnung ist Ausrüstung. Deine Armee hat 4. In dieser Runde kannst du dir diesen Gegner aussuchen.
lesson-scout-attack = Greif { station-lubyanka } mit deiner Armee an.
lesson-scout-attack-elsewhere = Die Bedrohung kannst du überall nutzen, aber { station-lubyanka } liegt gleich nebenan. Greif sie an.
lesson-scout-use = Legst du die erkundete Bedrohung auf den Stapel? Sonst kommt eine unbekannte. Nutze „{ th1_lost_stalker }“.
lesson-scout-use-keep = Was du kennst, ist besser als das Unbekannte: Nutze die erkundete Bedrohung.
lesson-scout-capture = Ein sicherer Sieg, und die Belohnung gehört dir. Nimm die Station ein.
lesson-scout-capture-leave = Du kannst sie bezahlen: Wähle „{ choice-capture }“.
lesson-scout-done = Bedrohungen haben Arten und besondere Eigenschaften: Lies sie vor dem Kampf. Verliert ein Held, wird er verwundet, geht nach Hause und setzt einen Zug aus.

lesson-defence = Unter Angriff
lesson-defence-attacked = { faction_reich.start } greift { station-teatralnaya } mit einer Armee der Stärke 4 an, und gegen Spieler bekommt sie beim Angriff +1. Deine Armee hat auch 4.
lesson-defence-who = Du darfst mit der Armee verteidigen oder mit dem Helden, denn er ist dort. { hero_artyom } hat nur 2. Wähle „{ choice-with_army }“.
lesson-defence-who-hero = { hero_artyom } ist mutig, aber 2 gegen 5 reicht nicht. Wähle „{ choice-with_army }“.
lesson-defence-cards = Kämpfen Spieler gegeneinander, bekommen beide drei Kampfkarten und spielen verdeckt eine davon aus. Jede gibt Stärke; wie viel, hängt oft von der Karte des anderen ab.
lesson-defence-card = Bei jeder Karte siehst du, was sie gegen jede mögliche Karte des Gegners bringt. Angreifer spielen oft eine Angriffskarte. Wähle eine.
lesson-defence-done = Karten aufdecken, zusammenzählen, die höhere Summe gewinnt. Eine verlorene Station kostet einen Punkt, und der Sieger darf sie für 1 Pilz einnehmen. Die Armee des Verteidigers wird nie kleiner.

lesson-law = Ein Gesetz und eine Abstimmung
lesson-law-revealed = In manchen Runden wird über ein Gesetz abgestimmt. Jede Station gibt dir eine Stimme: du hast 4, die anderen je 3. Mehr Stimmen dafür als dagegen, und das Gesetz gilt für alle.
lesson-law-vote = Mit „{ law_settlement }“ kosten neutrale Stationen ein Schwein weniger. Gut für alle, die sich ausbreiten. Dafür oder dagegen? Deine Entscheidung.
lesson-law-done = Es gilt immer nur ein Gesetz; ein neues ersetzt es. Das geltende Gesetz siehst du immer hier.

lesson-dark = Das Dunkel
lesson-dark-comes = In manchen Runden kommt eine Bedrohung aus dem Dunkel. Sie greift alle zugleich an: Jeder nennt eine Station und verteidigt sie, bevor jemand die Bedrohung sieht.
lesson-dark-name = Dein Held ist unterwegs, also verteidigt deine Armee mit Stärke 4. Welche Station setzt du aufs Spiel? Verlierst du den Kampf, verlierst du sie.
lesson-dark-done = Die Karte wurde aufgedeckt, und alle haben gegen sie gekämpft. Wer gewinnt, nimmt die Belohnung; wer verliert, ist die Station los. Bei Gleichstand ändert sich nichts.

lesson-victory = Gewinnen
lesson-victory-near = Eine späte Runde: Du hast 8 Punkte und brauchst 9. Noch eine Station, und du kannst gewinnen.
lesson-victory-polis = Es gibt noch einen Weg: Wer am Ende einer Runde alle vier Polis-Stationen hat, gewinnt, egal mit wie vielen Punkten.
lesson-victory-stage = Sobald jemand 6 Punkte hat, beginnt Stufe II: stärkere Bedrohungen, und Helden dürfen drei Karten tragen.
lesson-victory-attack = Deine Armee hat 7. Greif { station-sretensky_bulvar } an.
lesson-victory-attack-other = { station-sretensky_bulvar } ist am sichersten. Greif dort an.
lesson-victory-capture = Jetzt der neunte Punkt: Wähle „{ choice-capture }“.
lesson-victory-capture-leave = Eine Station, die du nicht einnimmst, bringt keinen Punkt. Wähle „{ choice-capture }“.
lesson-victory-end = Neun Punkte! Sie zählen am Ende der Runde, wenn dir bis dahin niemand eine Station abnimmt. Wähle „{ choice-stay }“ und schau zu.
lesson-victory-end-move = In dieser Runde ist nichts mehr zu holen. Wähle „{ choice-stay }“.
lesson-victory-won = Die Runde ist vorbei, du hast neun Punkte, und die Metro gehört dir. Gut gespielt!

lesson-yours = Eine Runde ganz für dich
lesson-yours-free = Jetzt weißt du alles. Diese Runde gehört dir: Wirb an, kämpfe, geh und handle, wie du willst. Deine Gegner spielen für sich.
lesson-yours-round = Du entscheidest. Bei jeder Möglichkeit stehen Preis, Chance und Gewinn. Denk dran: Dein Auftrag verlangt zwei Stationen außerhalb deiner Zone.
lesson-yours-end = Das war eine ganze Runde. Von hier kannst du gegen zwei Bots weiterspielen, mit frisch gemischten Karten, bis jemand gewinnt.
