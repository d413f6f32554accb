# Profile, Wertungen und Bestenlisten.

profile-leaderboard-lead = Hier erscheint nur, wer es will. Eine Partie zählt, wenn mindestens zwei registrierte Menschen sie zu Ende spielen.
profile-game = Spiel
profile-seats = Tisch
profile-all = Alle Tische
profile-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
profile-place = Platz
profile-name = Name
profile-rating = Wertung
profile-rating-hint = Neue Spieler beginnen bei 1500. Die Zahl nach ± sagt, wie sicher die Wertung ist: In 95 von 100 Fällen liegt die wahre Stärke darin.
profile-points = { $points } ± { $spread }
profile-provisional = vorläufig
profile-provisional-hint = Eine Wertung ist vorläufig und ohne Platz, bis { $n } Partien gewertet sind.
profile-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
profile-nobody = Hier steht noch niemand.
profile-you = du
profile-yours = Deine Wertung hier: { $rating }
profile-yours-place = Deine Wertung hier: { $rating }, Platz { $place }
profile-yours-none = Du hast hier noch keine Wertung.
profile-unlisted = Du stehst nicht auf der Liste: Dein Profil ist privat.
profile-to-settings = In den Einstellungen ändern
profile-page = Seite { $page } von { $pages }
profile-before = Zurück
profile-next = Weiter
profile-me = Dein Profil
profile-private = Dein Profil ist privat: Nur du siehst diese Seite.
profile-public = Dieses Profil ist öffentlich.
profile-ratings = Wertungen
profile-ratings-none = Noch keine gewerteten Partien. Eine Partie wird gewertet, wenn mindestens zwei registrierte Menschen sie zu Ende spielen.
profile-curve = Verlauf der Wertung: von { $first } bis { $last }
profile-rank = Platz { $place }
profile-results = Ergebnisse
profile-won = Gewonnen
profile-places = Plätze 1, 2, …
profile-left = Früher gegangen
profile-factions = Fraktionen
profile-heroes = Helden
profile-insight = Glück und Können
profile-insight-hint = Aus deinen analysierten Partien: wie sehr Glück und eigene Züge deine Siegchance im Schnitt änderten und wie viel von deiner besten Chance deine Züge behielten.
profile-insight-hint-other = Aus den analysierten Partien dieses Spielers: wie sehr Glück und eigene Züge die Siegchance im Schnitt änderten und wie viel von der besten Chance die Züge behielten.
profile-luck = Glück
profile-own = eigene Entscheidungen
profile-accuracy = Genauigkeit
profile-pp = { $n } Pp.
profile-phrases = Lieblingssprüche
profile-said = { $phrase } × { $n }
profile-history = Partien
profile-history-none = Noch keine beendeten Partien.
profile-table = Tisch
profile-place-of = { $place } von { $seats }
profile-open = Öffnen
profile-unrated-people = nicht gewertet: Es braucht zwei registrierte Menschen
profile-unrated-several = nicht gewertet: eine Person auf mehreren Plätzen
profile-unrated-packs = nicht gewertet: mit Kartenpaket gespielt
profile-unrated-adaptive = nicht gewertet: Ein Bot passte seine Stärke an
profile-unrated-unrated = nicht gewertet: von einem Betreiber herausgenommen
profile-unrated-other = nicht gewertet
profile-rated = Diese Partie wurde gewertet.
profile-kind-guest = Gast
profile-kind-bot = Bot
profile-kind-left = gegangen oder aufgegeben
profile-consent = Profil und Wertung
profile-consent-why = Deine Partien gegen registrierte Menschen werden gewertet, und dein eigenes Profil siehst du immer. Sonst sieht es niemand, außer du erlaubst es.
profile-consent-public = Mein Profil und meine Wertung sind öffentlich
profile-consent-means = Alle dürfen den Namen deines Kontos, deine Wertungen, Statistiken, Lieblingssprüche und beendeten Partien (ohne ihre Räume) sehen. Du erscheinst in den Bestenlisten, und dein Name am Tisch führt zu deinem Profil. Du kannst das jederzeit abschalten, mit sofortiger Wirkung.
profile-consent-on = Dein Profil ist jetzt öffentlich.
profile-consent-off = Dein Profil ist jetzt privat.
profile-consent-see = Dein Profil ansehen
