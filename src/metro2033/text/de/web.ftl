# Die Seite: Start und Räume.

web-play-now = Jetzt spielen
web-learn = Regeln und Karten
web-leaderboards = Bestenlisten
web-settings = Einstellungen
web-about = Über das Spiel
web-about-text = Ein digitaler Spieltisch für zwei Spiele in den Ruinen der Moskauer Metro. Die Regeln stehen in unseren eigenen Worten; Bilder der gedruckten Spiele werden nicht verwendet.
web-about-icons = Die Symbole stammen von
web-about-emblems = Die Wappen der Fraktionen und der Metroplan sind eigene Zeichnungen.
web-about-software = Die Seite ist gemacht mit
web-about-notices = Alle Lizenzen
web-home = Startseite
web-skip = Zum Inhalt springen
web-language = Sprache
web-your-games = Deine Partien
web-your-turn = Du bist am Zug
web-join-link = Mit Einladungslink beitreten
web-bad-link = Das ist kein Einladungslink.
web-stalker = Stalker
web-no-server = Der Server antwortet nicht. Versuche es noch einmal.
web-beside = Auf diesem Gerät spielen, auch ohne Netz
web-no-device = Das Spiel hat nicht geantwortet. Versuche es noch einmal.
web-updated = Die Seite wurde aktualisiert: Lade sie neu, um weiterzuspielen.
web-reload = Neu laden
web-no-room = Diesem Raum kannst du nicht beitreten
web-no-page = Seite nicht gefunden
web-loading = Lädt …
web-edition = Ausgabe
web-edition-en2012 = Englisch, 2012
web-edition-pl2015 = Polnisch, 2015
web-edition-ru2011 = Russisch, 2011
web-edition-pl2017 = Polnisch, 2017
web-usual = Standard
web-who = Wer spielt mit
web-who-plays = Spieler { $n }
web-who-hint = Lass einen Platz frei und lade jemanden ein, oder nimm selbst mehrere Plätze und teile diesen Bildschirm.
web-who-hint-alone = Bots nehmen die Plätze, die du ihnen gibst; die übrigen sind für dich und alle, die diesen Bildschirm mit dir teilen.
web-person = ein Mensch
web-bot-novice = Bot: Neuling
web-bot-regular = Bot: Fortgeschrittener
web-bot-veteran = Bot: Veteran
web-bot-legend = Bot: Legende
web-bot-master = Bot: Meister
web-bot-adaptive = Bot: passt sich dir an
web-bot-random = Bot: Zufall
web-bot-greedy = Bot: Raffke
web-bot-planner = Bot: Planer
web-bot-ismcts = Bot: Grübler
web-bot-neural = Bot: gelernt
web-bot-fair = Bot: fair
web-bot-names = Docht Ruß Niete Glut Pegel Ballast Laterne Luke Nadel Funke Moos Echo
web-temper-novice = hat es eilig und liegt oft daneben
web-temper-regular = nimmt das Nächstliegende und patzt ab und zu
web-temper-veteran = stur; denkt den ganzen Zug zu Ende
web-temper-legend = kühl und schnell; hat im Spiel gegen sich selbst gelernt
web-temper-master = kühl wie eine Legende, grübelt aber über jeden Zug
web-temper-adaptive = gutmütig; lässt nach, sobald er führt
web-temper-random = folgt gar keinem Plan
web-temper-greedy = greift nach dem Nächstliegenden
web-temper-planner = denkt den ganzen Zug zu Ende
web-temper-ismcts = ein Grübler; wägt ab, was die anderen haben könnten
web-temper-neural = hat im Spiel gegen sich selbst gelernt
web-temper-fair = gutmütig; lässt nach, sobald er führt
web-the-room = Der Raum
web-spectators = andere dürfen zuschauen
web-undo-boundary = bis etwas aufgedeckt wird
web-undo-consent = weiter zurück, wenn alle zustimmen
web-undo-off = nie
web-variants = Varianten
web-house-rules = Hausregeln
web-house-rules-hint = Alles folgt der Ausgabe, sofern du hier nichts änderst.
web-you = du
web-stand = Platz verlassen
web-copied = Kopiert
web-not-ready = Noch nicht bereit

# Am Tisch.

web-decision = Entscheidung
web-tab-log = Verlauf
web-waiting = Am Zug: { $names }
web-moving = Einen Augenblick …
web-sealed = Die anderen sehen deine Wahl erst beim Aufdecken.
web-really = Wirklich? { $choice }
web-map = Metroplan
web-map-help = Mit den Pfeiltasten gehst du von Station zu Station; Enter zeigt eine Station und was du dort tun kannst.
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-close = Schließen
web-line = { $line }
web-inactive = gesperrt
web-owned = gehört: { $owner }
web-kind-regular = neutral
web-kind-hansa = Hanse
web-kind-polis = Polis, neutral
web-kind-abandoned = verlassen
web-produces = bringt { $resource }
web-home-of = Heimatstation: { $faction }
web-hero-here = Held: { $hero } ({ $owner })
web-battle-here = Kampf
web-you-may = du kannst: { $choices }
web-round-track = Rundenleiste
web-first-player = Startspieler
web-players = Spieler
web-speed = Tempo
web-completed = Erfüllt
web-reserve = Vorrat
web-your-hand = Deine Hand
web-scouted = erkundet
web-drawn = gezogen
web-on-the-table = Auf dem Tisch
web-hansa-market = Hanse-Markt
web-market = Markt
web-law = Geltendes Gesetz
web-no-law = Keines.
web-lasting = Geltende Wirkungen
web-decks = Karten in den Stapeln
web-discards-equipment = Abgeworfene Ausrüstung: { $n }
web-discards-threat = Abgeworfene Bedrohungen: { $n }
web-discards-mission = Abgeworfene Aufträge: { $n }{ $unseen ->
    [0] {""}
   *[other] , davon { $unseen } von dir nicht gesehen
}
web-known-law = Gesetze im Stapel, die du kennst: { $n }
web-known-threat = Bedrohungen im Stapel, die du kennst: { $n }
web-discard = Ablagestapel: { $n }
web-strength = Stärke
web-as-protection = Schutz
web-tokens-on = { $n ->
    [one] { $n } Marker darauf
   *[other] { $n } Marker darauf
}
web-used = genutzt
web-repelled = abgewehrt
web-known-hand = Bekannte Handkarten: { $cards }
web-attacker = Angreifer
web-defender = Verteidiger
web-dark = Bedrohung aus dem Dunkel

# Verlauf und Gespräch.

web-against-you = gegen dich
web-everything = alles
web-filter = Zeigen
web-nothing-yet = Noch nichts.
web-log-undo = { $name } hat einen Zug zurückgenommen.
web-log-rewind = Die Partie wurde einvernehmlich zurückgespult.
web-chat = Chat
web-say = Sag etwas
web-send = Senden
web-phrase-hello = Hallo!
web-phrase-luck = Viel Glück!
web-phrase-well-played = Gut gespielt!
web-phrase-thinking = Ich muss kurz nachdenken …
web-phrase-moment = Bin gleich zurück.
web-phrase-thanks = Danke!
web-phrase-good-game = Schöne Partie!
web-auto-pass = Automatisch passen
web-window-offer_abilities = wenn gefragt wird, ob eine Fähigkeit genutzt wird
web-fairness = Nachweislich fairer Zufall

# Hinweise und Wechsel.

web-desync = Diese Seite war nicht auf dem neuesten Stand und wurde aktualisiert.
web-report = Bericht speichern
web-broken = Diese Partie kann hier nicht weitergehen
web-broken-why = Sie wurde von einer Version mit anderen Karten oder Regeln ausgeteilt. Speichere ihre Aufzeichnung mit deinen Zügen und öffne sie mit jener Version.
web-absent = { $name } ist nicht da.
web-remedy-wait = Warten
web-remedy-bot = Einen Bot spielen lassen
web-remedy-end = Partie beenden
web-bot-plays = Ein Bot spielt für dich.
web-take-back = Meinen Platz wieder nehmen
web-proposal = { $name } möchte zurücknehmen.
web-agree = Zustimmen
web-disagree = Ablehnen
web-hand-over = Als Nächstes: { $seat }
web-hand-over-why = Gib den Bildschirm weiter. Alle anderen schauen weg.
web-hand-over-go = Ich spiele { $seat }: Karten zeigen
web-game-over = Die Partie ist zu Ende
web-outcome-ended = Die Spieler haben sie vorzeitig beendet.
web-outcome-left = Alle sind gegangen.
web-player = Spieler
web-points = Punkte
web-see-table = Zum Tisch
web-replay = Wiedergabe
web-position = Stelle
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt vor
web-autoplay = Abspielen
web-pause = Anhalten
web-back-to-room = Zurück zum Raum

# Lernen.

web-search = Suchen
web-kind = Art
web-found = { $n ->
    [0] Nichts gefunden
    [one] { $n } gefunden
   *[other] { $n } gefunden
}

# Einstellungen.

web-text-size = Schriftgröße
web-size-normal = normal
web-size-large = groß
web-size-huge = sehr groß
web-motion = Bewegung
web-motion-system = wie im System
web-motion-on = an
web-motion-off = aus
web-patterns = Zusätzlich zu Farben auch Muster zeigen
web-keys = Kurzbefehle mit einer Taste
web-keys-all = Tasten
web-key-digits = Wählen
web-key-space = Zu deinem Zug springen; Wiedergabe starten oder anhalten
web-key-arrows = Schritte auf dem Plan und in der Wiedergabe
web-warnings = Warnen, bevor ich eine Aktion vergeude
web-notices = Benachrichtigung im Browser, wenn ich am Zug bin

# Optionen von Räumen, in Kürze.

web-value-true = ja
web-value-false = nein
web-value-immediate = sofort
web-value-end_of_round = am Rundenende
web-value-after_purchase = nach jedem Kauf
web-value-end_of_hero_phase = am Ende der Heldenphase
web-value-any_condition = beide Wege zum Sieg
web-value-points_only = nur Punkte
web-value-auto = von selbst
web-value-optional = wenn der Besitzer will
web-value-paid = was gezahlt wurde
web-value-printed = was aufgedruckt ist
web-value-down = unten
web-value-up = oben
web-value-random = ausgelost
web-value-pick = von den Spielern, in Zugfolge
web-value-discard = auf den Ablagestapel
web-value-bottom = unter den Stapel
web-value-by_kind = Stärke die Runde lang, Verhinderung den Kampf lang
web-value-round = bis zum Rundenende
web-value-battle = den Kampf lang
web-value-by_step = Schritt für Schritt, kostenloses Ausspielen zuletzt
web-value-by_player = Spieler für Spieler, kostenloses Ausspielen sofort
web-option-tokens_per_faction = Marker pro Fraktion
web-option-equipment_deck_size = Karten im Ausrüstungsstapel
web-option-red_line_victory_points = Siegpunkte, die die Rote Linie braucht
web-option-return_to_stage_one = Die Partie kann zu Stufe I zurückkehren
web-option-return_check_timing = Wann die Rückkehr geprüft wird
web-option-handcar_makes_station_own = Durch die Draisine zählt ihre Station als deine
web-option-market_refill = Wann der Markt aufgefüllt wird
web-option-hero_use_ability_action = Die Fähigkeit eines Helden lässt sich als Aktion nutzen
web-option-conf_1905_law_peek = Die Konföderation von 1905 darf Gesetze ansehen
web-option-conf_1905_extra_votes = Zusätzliche Stimmen der Konföderation von 1905
web-option-draw_wins_cancel = Gewinnen beide Seiten bei Gleichstand, bleibt es beim Gleichstand
web-option-scouted_card_survives_stage_change = Erkundete Bedrohungen überstehen einen Stufenwechsel
web-option-tie_break_scope = Wofür die Regel bei Gleichstand gilt
web-option-hero_card_may_change_equipment_limit = Heldenkarten dürfen das Ausrüstungslimit ändern
web-option-simultaneous_duplicate_missions_forbidden = Zwei Aufträge mit demselben Ziel lassen sich nicht zugleich erfüllen
web-option-mission_ability_in_combat = Aufträge lassen sich im Kampf nutzen
web-option-hero_wounded_by_threat_defence = Ein Held, der in der Verteidigung gegen eine Bedrohung verliert, wird verwundet
web-option-hansa_always_active = Hanse-Stationen sind immer offen
web-option-min_three_may_retake = Deine kostenlose dritte Station darf die eben verlorene sein
web-option-defending_hero_wounded_by_army = Ein verteidigender Held, den eine Armee besiegt, wird verwundet
web-option-stage_two_gift_each_entry = Ausrüstung wird bei jedem Beginn von Stufe II gezogen
web-option-wound_skips_next_phase = Ein in der Heldenphase verwundeter Held setzt die nächste aus
web-option-mission_claim = Aufträge werden erfüllt
web-option-received_missions_count = Ein Auftrag durch eine Karte zählt als der eine der Runde
web-option-handcar_army_reach = Die Draisine erweitert die Reichweite der Armee
web-option-reich_borders_arbat = Das Reich grenzt an die Arbat-Konföderation
web-option-first_player = Platz des Startspielers (−1: ausgelost)
web-option-faction_choice = Wie Fraktionen gewählt werden
web-typed-faction_choice = hier genannt, eine für jeden Platz
web-option-interrupts = Aufträge lassen sich mitten in einer Aktion erfüllen
web-option-discount_on_protection = Rabatte gelten auch für Schutz
web-option-tidy_refund = Eine abgeräumte Karte bringt zurück
web-option-tidy_station_refund = Abgeräumte Stationen bringen Marker zurück
web-option-reward_may_be_protection = Die kostenlose Karte darf als Schutz ausgespielt werden
web-option-survival1 = Überleben I
web-option-survival1-how = Um ein Monster abzuwehren, musst du alle seine Symbole zeigen, nicht nur eines.
web-option-survival2 = Überleben II
web-option-survival2-how = Wehrst du ein Monster nicht ab, sind nach dem Verlust auch alle deine verfügbaren Marker verbraucht.
web-option-survival3 = Überleben III
web-option-survival3-how = Nach einem Auftrag bleiben verbrauchte Marker verbraucht, und die Belohnung kommt dazu.
web-option-survival4 = Überleben IV
web-option-survival4-how = Kannst du ein Monster abwehren, musst du es auch.
web-option-v2_includes_station_tokens = Überleben II zählt Marker auf Stationen mit
web-option-v3_reward_to = Überleben III: wohin die Belohnung kommt
web-option-round_cap = Letzte Runde (0: unbegrenzt)
web-option-unbeaten_threats = Wohin eine unbesiegte Bedrohung kommt
web-option-disband_below_five = Eine Armee darf unter Stärke 5 verkleinert werden
web-option-market_renewal_per_table = Der Markt wird einmal pro Runde für den ganzen Tisch erneuert
web-option-scouting_in_polis = Neutrale Polis-Stationen lassen sich erkunden
web-option-scouted_card_against_polis = Eine erkundete Bedrohung darf vor einem Angriff auf die Polis zurückgelegt werden
web-option-defending_hero_duel = Ein Held, der eine Station gegen einen Helden verteidigt, führt ein Duell
web-option-tie_break_by_points = Bei mehreren Siegern entscheiden zuerst die Punkte
web-option-missions_at_any_time = Aufträge lassen sich jederzeit nutzen
web-option-received_missions_blocked = Ein Auftrag pro Runde ist alles, Karten mitgezählt
web-option-mission_effects_last = Wie lange Wirkungen von Aufträgen gelten
web-option-handcar_station_off_limits = Die Station der Draisine kann weder erkundet noch von der eigenen Armee angegriffen werden
web-option-main_action_required = Eine Hauptaktion ist Pflicht
web-option-cleared_threats_attack = Eine abgeräumte Bedrohung greift alle an
web-option-attack_order = Wie ein Monster abgehandelt wird
web-option-v3_keep_from_below = Überleben III: verbrauchte Marker dürfen eine Station behalten
