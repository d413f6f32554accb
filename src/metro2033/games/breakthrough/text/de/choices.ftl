# Antworten.

choice-pass = Passen
choice-end_turn = Zug beenden
choice-swap = Drei Karten tauschen
choice-deck = Vom Stapel ziehen
choice-tidy = Eine Karte abräumen
choice-no_hero = Kein Held
choice-keep = Behalten
choice-give_up = Abwerfen
choice-do_not_defend = Nicht verteidigen
choice-decline = Nichts ausspielen
choice-play-card = „{ $target }“ ausspielen
choice-turn-card = „{ $target }“ als Schutz ausspielen
choice-discard-card = „{ $target }“ abwerfen
choice-pick-card = „{ $target }“ tauschen
choice-take-card = „{ $target }“ vom Markt nehmen
choice-double-hero = Mit { $target } verdoppeln
choice-spend-resource = „{ $target }“ ausgeben
choice-remove-upright = „{ $target }“ abräumen
choice-remove_turned-turned = „{ $target }“ abräumen (Schutz)
choice-defend-protection = Mit „{ $target }“ verteidigen
choice-lose-station = { $target } verlieren
choice-complete-mission = Auftrag „{ $target }“ erfüllen
choice-choose-faction = Mit { $target_dat } spielen
