# Die geführte erste Partie „Durchbruch“, Kapitel für Kapitel.

lesson-table = Der Tisch
lesson-table-welcome = Du führst { vdnkh_commonwealth.acc }. Spiele Karten aus, erfülle mit ihnen Aufträge und gewinne Marker. Wer zuerst zehn Marker hat, gewinnt.
lesson-table-hand = Deine Hand: immer fünf Karten. Die Zahl auf einer Karte sind ihre Kosten. Nur du siehst sie.
lesson-table-market = Der Markt: drei offene Karten. Nach jeder Aktion nimmst du eine Karte, von hier oder verdeckt vom Stapel.
lesson-table-others = Deine Gegner. Was in ihrer Auslage liegt, sehen alle; nur ihre Hand ist geheim.
lesson-table-tokens = Deine Marker. Verfügbare können bezahlen; verbrauchte musst du erst zurückholen. Alle zählen zu den zehn. Du beginnst mit fünf.

lesson-play = Eine Karte ausspielen
lesson-play-card = In deinem Zug tust du eines von dreien: eine Karte ausspielen, eine abwerfen oder drei tauschen. „{ tinned_stew }“ ist Nahrung mit Menge 2 und kostet 2 Marker.
lesson-play-go = Spiele „{ tinned_stew }“ aus: Wähle die Karte auf deiner Hand, dann das Ausspielen.
lesson-play-go-discard = Dazu kommen wir noch. Spiele zuerst „{ tinned_stew }“ aus.
lesson-play-go-other = Auch eine gute Karte. Spiele diesmal „{ tinned_stew }“ aus.
lesson-play-draw = Zwei Marker sind jetzt verbraucht. Dir fehlt eine Karte: Nimm eine vom Markt oder eine unbekannte vom Stapel.
lesson-play-end = Deine Aktion ist getan. Wähle „{ choice-end_turn }“.
lesson-play-end-other = Lass deine Karte liegen. Wähle „{ choice-end_turn }“.
lesson-play-done = Die Nahrung bleibt in deiner Auslage, bis ein Auftrag sie braucht. Drei Marker sind verfügbar, zwei verbraucht.

lesson-discard = Marker zurückholen
lesson-discard-short = Nur ein Marker ist verfügbar, vier sind verbraucht. Wirf eine Karte ab, und es kommen so viele zurück, wie sie kostet.
lesson-discard-go = „{ pre_war_rations }“ kostet 4. Bezahlen kannst du das jetzt nicht, aber abgeworfen bringt die Karte 4 Marker zurück. Wirf sie ab.
lesson-discard-go-small = Das bringt weniger Marker zurück. „{ pre_war_rations }“ bringt 4: Wirf die Karte ab.
lesson-discard-go-other = Hol zuerst deine Marker zurück: Wirf „{ pre_war_rations }“ ab.
lesson-discard-draw = Alle Marker sind wieder verfügbar. Nimm jetzt eine Karte.
lesson-discard-done = Ausspielen, abwerfen, ausspielen: Das ist der Takt des Spiels. Teure Karten sind für beides gut.

lesson-discount = Stationen und Rabatte
lesson-discount-station = { novoslobodskaya } liegt in deiner Auslage. Sie macht für dich Waren um 1 Marker billiger und weitere Hanse-Stationen auch.
lesson-discount-go = Sieh dir die Preise an: { belorusskaya } kostet 1 statt 2, „{ firewood }“ 1 statt 2, „{ books }“ 2 statt 3. Spiele eine davon aus.
lesson-discount-go-other = Dafür würdest du den vollen Preis zahlen. Spiele { belorusskaya }, „{ firewood }“ oder „{ books }“ aus.
lesson-discount-draw = Billiger, dank deiner Station. Nimm eine Karte.
lesson-discount-done = Stationen derselben Fraktion helfen einander, jede um einen Marker; aber eine Station kostet immer mindestens 1.

lesson-mission = Ein Auftrag
lesson-mission-goal = { dinamo } will zivile Ressourcen mit Menge 4: Nahrung, Waren oder Medizin. In deiner Auslage liegen 3, 2 und 1.
lesson-mission-go = Erfülle den Auftrag von { dinamo }. Das ist eine freie Aktion: Deine Hauptaktion hast du danach noch.
lesson-mission-go-faction = Auch deine Fraktion hat einen Auftrag, und der kann warten. Erfülle den von { dinamo }.
lesson-mission-go-other = Später. Erfülle zuerst den Auftrag von { dinamo }.
lesson-mission-first = Du gibst immer ganze Karten aus; was zu viel ist, verfällt. 3 und 1 sind genau 4. Gib „{ pork }“ aus.
lesson-mission-first-other = 2 und 3 wären eins zu viel. Gib zuerst „{ pork }“ aus.
lesson-mission-second = Und „{ candles }“.
lesson-mission-up = Auftrag erfüllt: Du gewinnst einen Marker, und alle verbrauchten Marker sind wieder verfügbar.
lesson-mission-keep = Nun zur Station: Behalte sie mit einem deiner Marker darauf, oder wirf sie ab. Behältst du sie, darfst du Karten ihres Typs kostenlos ausspielen. Wähle „{ choice-keep }“.
lesson-mission-keep-give_up = Dann wäre ihr Bonus weg. Marker hast du genug: Wähle „{ choice-keep }“.
lesson-mission-free = { dinamo } macht Medizin kostenlos. „{ bandages }“ und „{ antibiotics }“ kosten dich jetzt nichts: Spiele eines davon aus.
lesson-mission-free-other = Das ist nicht kostenlos. Spiele „{ bandages }“ oder „{ antibiotics }“ aus.
lesson-mission-done = Der Marker auf der Station zählt weiter zu den zehn, kann aber nicht bezahlen. Die zweite Station, die du behältst, braucht 2 Marker, die dritte 3.

lesson-tidy = Abräumen
lesson-tidy-stuck = Kein Marker ist verfügbar, und „{ ammunition_crate }“ ist militärisch: Der Auftrag deiner Fraktion will zivile Ressourcen. Du wirst sie nicht brauchen.
lesson-tidy-go = Ausgespielte Karten darfst du abräumen, als freie Aktion. Wähle „{ choice-tidy }“.
lesson-tidy-go-other = Auch das ginge, aber probiere erst etwas Neues: „{ choice-tidy }“.
lesson-tidy-which = „{ ammunition_crate }“ hat 4 gekostet, also kommen 4 Marker zurück.
lesson-tidy-which-other = Wähle „{ ammunition_crate }“.
lesson-tidy-act = Vier Marker sind verfügbar, und deine Hauptaktion kommt noch. Spiele aus oder wirf ab, was du willst.
lesson-tidy-act-other = Nutze deine Hauptaktion: Spiele eine Karte von der Hand aus oder wirf eine ab.
lesson-tidy-done = Abräumen kostet eine Karte, aber keine Aktion. Es hilft, wenn du festsitzt.

lesson-swap = Drei Karten tauschen
lesson-swap-go = Drei deiner Karten sind militärisch und teuer, und deine Aufträge sind zivil. Wähle „{ choice-swap }“.
lesson-swap-go-other = Möglich, aber sieh dir deine Hand an: Wähle „{ choice-swap }“.
lesson-swap-pick = Wähle drei Karten, die du abgibst. Marker bewegen sich nicht, was die Karten auch kosten.
lesson-swap-draw = Nimm jetzt drei Karten, eine nach der anderen, vom Markt oder vom Stapel.
lesson-swap-done = Eine neue Hand für eine Aktion. Getauschte Bedrohungen und Karawanen tun nichts.

lesson-protection = Monster und Schutz
lesson-protection-shield = Manche Karten haben einen gelben Schild. Auf den Kopf gestellt sind sie Schutz. „{ hunting_knife }“ schützt für 1 Marker vor einem Symbol: physisch.
lesson-protection-turn = In deiner Auslage liegt Nahrung, die Schutz verdient. Spiele „{ hunting_knife }“ als Schutz aus.
lesson-protection-turn-upright = So ist es eine militärische Ressource. Spiele es diesmal als Schutz aus.
lesson-protection-turn-other = Sorge erst für Schutz: Spiele „{ hunting_knife }“ gedreht aus.
lesson-protection-draw = Nimm eine Karte.
lesson-protection-end = Beende deinen Zug und sieh, was deine Gegner vorhaben.
lesson-protection-end-other = Behalte deinen Schutz. Wähle „{ choice-end_turn }“.
lesson-protection-attack = Ein Gegner wirft eine Bedrohung ab: „{ winged_terror }“ greift alle an. Wer das Monster nicht abwehrt, verliert alle zivilen Ressourcen.
lesson-protection-defend = Ein passendes Symbol genügt. Verteidige dich mit „{ hunting_knife }“.
lesson-protection-defend-not = Dann ist deine Nahrung weg. Verteidige dich mit „{ hunting_knife }“.
lesson-protection-reward = Abgewehrt! Zur Belohnung spielst du eine Karte von der Hand kostenlos aus, was sie auch kostet.
lesson-protection-reward-nothing = Es kostet nichts: Spiele eine Karte aus.
lesson-protection-done = Jede Schutzkarte wirkt einmal. Auch Helden können schützen, oder sie verdoppeln einen Ressourcentyp für einen Auftrag.

lesson-monster = Ein eigenes Monster
lesson-monster-card = „{ glow_hound }“ ist eine Bedrohung. Wirf sie ab: Ihre Kosten bringen 4 Marker zurück, und das Monster greift alle an, auch dich. Es frisst militärische Ressourcen.
lesson-monster-go = Deine Gegner haben militärische Ressourcen, du hast keine. Wirf „{ glow_hound }“ ab.
lesson-monster-go-other = Jetzt nicht: Wirf „{ glow_hound }“ ab.
lesson-monster-done = Du hast nichts verloren, deine Gegner schon, und deine Marker sind verfügbar. Jetzt ziehen alle wieder auf fünf Karten nach.

lesson-caravan = Karawanen
lesson-caravan-card = Eine Karawane kann man nicht ausspielen, nur abwerfen. Ihre Kosten bringen Marker zurück, und der ganze Markt wird ersetzt.
lesson-caravan-go = Außerdem erhalten alle 1 Marker zurück für jede Station, deren Bonus ihre Farbe hat. Du hast zwei zivile. Wirf „{ peaceful_caravan }“ ab.
lesson-caravan-go-other = Die Karawane bringt mehr: Wirf „{ peaceful_caravan }“ ab.
lesson-caravan-draw = Drei neue Karten, und du darfst als Erster wählen. Nimm eine.
lesson-caravan-done = Fünf Marker für ihre Kosten, zwei für deine Stationen: Alle sieben sind verfügbar.

lesson-victory = Siegen
lesson-victory-near = Du hast neun Marker: verfügbare, verbrauchte und der auf einer Station, alle zählen. Noch einer gewinnt sofort.
lesson-victory-go = Der Auftrag deiner Fraktion will zivile Ressourcen mit Menge 5, und sie liegen in deiner Auslage. Erfülle ihn.
lesson-victory-go-other = Warum warten? Erfülle den Auftrag deiner Fraktion.
lesson-victory-pay = Gib beide Ressourcen aus.
lesson-victory-won = Der zehnte Marker: Du gewinnst. Wäre die Partie weitergegangen, wäre Nahrung ab jetzt kostenlos für dich.

lesson-survival = Überlebensmodus
lesson-survival-four = Wem das zu leicht ist, für den gibt es vier Varianten. Die erste gilt jetzt: Um ein Monster abzuwehren, musst du alle seine Symbole zeigen. „{ winged_terror }“ hat zwei.
lesson-survival-defend = Du hast für jedes einen Schutz. Beide werden zusammen aufgebraucht: Verteidige dich.
lesson-survival-defend-not = Du schaffst das: Verteidige dich mit beiden Karten.
lesson-survival-reward = Abgewehrt. Wähle deine kostenlose Karte.
lesson-survival-rest = Die anderen: Wer ein Monster nicht abwehrt, dessen Marker sind alle verbraucht (2); Aufträge bringen keine Marker zurück (3); wer sich verteidigen kann, muss es (4). Jede Mischung ist erlaubt.

lesson-yours = Ein Zug für dich
lesson-yours-free = Mehr gibt es nicht zu wissen. Spiele jetzt einen Zug, wie du magst; deine Gegner spielen für sich selbst.
lesson-yours-turn = Deine Wahl. Die Preise stehen auf den Karten; tippe auf eine Karte, um zu sehen, was du mit ihr tun kannst. Denk an { dinamo }: Die Station will zivile Ressourcen mit Menge 4.
lesson-yours-end = Wieder dein Zug. Von hier aus kannst du gegen zwei Bots weiterspielen, mit frisch gemischten Karten, bis jemand zehn Marker hat.
