# Warum etwas nicht geht.

why-not-on-offer = Diese Karte liegt nicht auf dem Markt.
why-no-cards-left = Es sind keine Karten mehr zum Ziehen da.
why-swap-three = Zum Tauschen brauchst du drei Karten auf der Hand.
why-must-act = Solange du Karten auf der Hand hast, musst du eine Aktion ausführen; abwerfen kannst du immer.
why-cannot-keep = Du hast nicht genug Marker, um diese Station zu behalten.
why-must-defend = In dieser Variante musst du dich verteidigen, wenn du kannst.
why-no-protection = Diese Karte schützt nicht vor dem Monster.
why-not-needed = Diese Karte ist für die Bezahlung nicht nötig oder passt nicht zum Auftrag.
why-nothing-to-tidy = Du hast keine Karten im Spiel, die du abräumen könntest.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-no-shield = Diese Karte hat keinen gelben Schild.
why-not-turned-free = Nach den Hausregeln dieses Tisches kannst du die kostenlose Karte nicht als Schutz ausspielen.
why-only-discarded = Bedrohungen und Karawanen kann man nicht ausspielen, nur abwerfen.
why-too-few-ready = Du hast nicht genug verfügbare Marker.
why-not-your-turn = Aufträge erfüllen und Karten abräumen kannst du nur, wenn du am Zug bist.
why-mission-done = Dieser Auftrag ist schon erfüllt.
why-not-in-play = Diese Karte liegt nicht in deiner Auslage.
why-too-few-resources = Du hast nicht genug Ressourcen für diesen Auftrag.
why-not-now = Freie Aktionen kommen vor oder nach der Hauptaktion, nicht mittendrin.
why-defence-begun = Wer mit der Verteidigung beginnt, muss sie zu Ende bringen.
why-protection-idle = Diese Karte würde nicht helfen: Deine anderen Karten wehren das Monster schon ab, oder nichts, was du hast, kann es.
why-taken-after = Eine Karte ziehst du nach deiner Hauptaktion: nicht davor und nicht zweimal.
