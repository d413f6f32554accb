# Rätsel: Themen, Ziele, Tipps und was zu Antworten gesagt wird; für Seite und Terminal.

puzzle-title = Rätsel
puzzle-lead = Stellungen aus Partien zwischen Bots, mit einem Plan, der klar der beste ist. Jede ist bis zum Ende durchgerechnet: Die Chancen, die du danach siehst, sind berechnet, nicht geschätzt.
puzzle-themes = Themen
puzzle-all = Alle Themen
puzzle-today = Rätsel des Tages
puzzle-today-done = Heute gelöst
puzzle-next = Nächstes Rätsel
puzzle-rating = Deine Wertung
puzzle-streak = In Folge
puzzle-streak-best = Bestwert: { $n }
puzzle-days = Tage in Folge
puzzle-count = { $solved } von { $all } gelöst
puzzle-hard = Schwierigkeit { $rating }
puzzle-solved-mark = gelöst

puzzle-theme-win = Siegen
puzzle-theme-mission = Auftrag
puzzle-theme-vote = Abstimmung
puzzle-theme-defence = Verteidigung
puzzle-theme-battle = Kampfkarten
puzzle-theme-hunt = Jagd
puzzle-theme-equipment = Ausrüstung
puzzle-theme-polis = Polis
puzzle-theme-capture_army = Einnehmen mit der Armee
puzzle-theme-capture_hero = Einnehmen mit dem Helden
puzzle-theme-two_missions = Zwei Aufträge
puzzle-theme-monster = Monster
puzzle-theme-mission_first = Erst der Auftrag
puzzle-theme-hero = Held
puzzle-theme-keep = Stationen behalten
puzzle-theme-tidy = Karten abräumen

puzzle-goal-victory = Erreiche in diesem Zug die Siegpunkte, die du zum Sieg brauchst.
puzzle-goal-points = Habe am Ende dieses Zuges { $least } Siegpunkte.
puzzle-goal-missions = Erfülle in diesem Zug einen Auftrag.
puzzle-goal-stations = Besitze am Ende dieses Zuges { $least } Stationen.
puzzle-goal-defence = Verliere keine Station: Besitze am Ende noch { $least }.
puzzle-goal-wounded = Verwunde in diesem Zug den Helden eines Gegners.
puzzle-goal-strength = Beende deinen Zug mit einem Helden, der Bedrohungen mit Stärke { $least } angreift.
puzzle-goal-army = Stimme ab, dann wirb an: Bringe deine Armee in der Mobilmachung dieser Runde auf { $least }.
puzzle-goal-tokens = Besitze am Ende deines Zuges { $least } Marker.
puzzle-goal-win = Gewinne jetzt: Hol dir den zehnten Marker.
puzzle-goal-kept = Habe am Ende deines Zuges { $least ->
    [one] { $least } behaltene Station
   *[other] { $least } behaltene Stationen
}.
puzzle-goal-payable = Sei nach diesem Angriff imstande, { $least ->
    [one] einen Auftrag
   *[other] { $least } Aufträge
} zu bezahlen.

puzzle-hint = Tipp
puzzle-hint-win = Zähle die fehlenden Punkte, dann suche den einen Schritt, der sie bringt.
puzzle-hint-mission = Lies deine Auftragskarte noch einmal. Was genau verlangt sie?
puzzle-hint-vote = Vergleiche, was das Anwerben mit diesem Gesetz kostet und was ohne.
puzzle-hint-defence = Wer ist dort stärker, wo es zählt: deine Armee oder dein Held?
puzzle-hint-battle = Vergleiche deine Karten mit allen, die die andere Seite haben könnte.
puzzle-hint-hunt = Sieh dir die Helden in Reichweite an, und was sie bei sich tragen.
puzzle-hint-equipment = Was kannst du dir auf dem Markt leisten, und was trüge dein Held dann?
puzzle-hint-polis = Die Wachen der Polis haben eine feste Stärke. Rechne deine nach.
puzzle-hint-capture_army = Den Kampf zu gewinnen reicht nicht: Du musst das Einnehmen auch bezahlen können.
puzzle-hint-capture_hero = Erst gehen, dann angreifen: Welche Station in Reichweite kann dein Held einnehmen?
puzzle-hint-two_missions = Der erste Auftrag bringt deine Marker zurück.
puzzle-hint-monster = Wehre ein Monster ab, und du spielst eine Karte kostenlos aus.
puzzle-hint-mission_first = Tu etwas vor deiner Hauptaktion.
puzzle-hint-hero = Ein Held verdoppelt Ressourcen eines Typs.
puzzle-hint-keep = Eine Station zu behalten kostet verfügbare Marker: die zweite zwei, die dritte drei.
puzzle-hint-tidy = Dir fehlen verfügbare Marker. Auf welche Karte in deiner Auslage kannst du verzichten?
puzzle-hint-verb = Der nächste Zug: { $verb ->
    [attack] angreifen
    [move] den Helden bewegen
    [stay] stehen bleiben
    [play] eine Karte ausspielen
    [turn] eine Karte als Schutz ausspielen
    [discard] eine Karte abwerfen
    [swap] Karten tauschen
    [complete] einen Auftrag erfüllen
    [tidy] eine Karte abräumen
    [remove] eine Karte vom Tisch nehmen
    [remove_turned] eine Schutzkarte vom Tisch nehmen
    [capture] die Station einnehmen
    [buy_equipment] auf den Markt gehen
    [buy] eine Karte kaufen
    [renew] den Markt erneuern
    [receive_mission] einen neuen Auftrag annehmen
    [exchange_resources] Ressourcen tauschen
    [scout] erkunden
    [use] eine Karte nutzen
    [use_ability] die eigene Aktion deines Helden nutzen
    [vote_for] dafür stimmen
    [vote_against] dagegen stimmen
    [recruit] Soldaten anwerben
    [defend] wählen, wo oder womit du verteidigst
    [with_army] die Armee schicken
    [with_hero] den Helden schicken
    [keep] etwas behalten
    [take] etwas nehmen
    [pass] passen
   *[other] nicht das, wonach es aussieht
}.

puzzle-wrong = Nicht das Beste: Das bringt { $chance }, möglich sind { $best }. Versuche es noch einmal.
puzzle-right = Richtig. Weiter so.
puzzle-solved = Gelöst!
puzzle-given-up = Hier ist die Lösung.
puzzle-show = Lösung zeigen
puzzle-again = Von vorn
puzzle-solution = Lösung:
puzzle-chances = Chancen, das Ziel zu erreichen:
puzzle-proof-exact = Exakt: Jede Zugfolge wurde durchsucht.
puzzle-proof-sampled = Jede Zugfolge wurde durchsucht; das Glück ist über { $n } Verteilungen gemittelt, die zu deinem Wissen passen.
puzzle-proof-second = Bester Plan: { $best }. Ohne „{ $key }“ höchstens { $second }.
puzzle-reasons = Was der Ratgeber denkt (er spielt auf den Gewinn der ganzen Partie):
puzzle-rating-now = Deine Wertung: { $rating } ({ $change }).
puzzle-play-on = Von hier weiterspielen

# Das Terminal.

puzzle-input = Zahl, h Tipp, a Lösung, ? für Hilfe:
puzzle-help = Tippe eine Zahl, um zu wählen. h gibt einen Tipp (zweimal), a zeigt die Lösung, t noch einmal den Tisch, m den Plan, q hört auf.
puzzle-more = Enter für das nächste Rätsel, q zum Aufhören:
puzzle-head = { $theme } · { $rating } · { $id }
puzzle-made = { $game }: { $found } von { $count } Rätseln in { $games } Partien
puzzle-checked = { $game }: { $n } Rätsel geprüft und neu bewiesen.
