# Antworten. Ein Schlüssel mit einer Frage davor sagt, was dieselbe Antwort dort bedeutet.

choice-pass = Passen
choice-stay = Hierbleiben
choice-obtain = Ressource beschaffen
choice-with_army = Mit der Armee
choice-with_hero = Mit dem Helden
choice-vote_for = Dafür
choice-vote_against = Dagegen
choice-capture = Einnehmen
choice-buy_equipment = Ausrüstung kaufen
choice-receive_mission = Auftrag annehmen
choice-exchange_resources = Ressourcen tauschen
choice-scout = Umgebung erkunden
choice-use_ability = Fähigkeit nutzen
choice-renew = Markt erneuern
choice-plus = Stärker
choice-minus = Schwächer
choice-take-resource = { $target_one_acc } nehmen
choice-give-resource = { $target_one_acc } abgeben
choice-exchange-pair = { $given_plural_acc } gegen { $taken_plural_acc } tauschen
choice-amount-number = { $target }
choice-army-strength = Stärke { $target } behalten
choice-recruit-strength = { $target ->
    [0] Keinen
    [one] { $target } Soldat
   *[other] { $target } Soldaten
}
choice-attack-station = { $target } angreifen
choice-move-station = Nach { $target } gehen
choice-place-station = { $target }
choice-retreat-station = { $target }
choice-defend-station = { $target }
choice-claim-station = { $target }
choice-choose-faction = { $target }
choice-choose-hero = { $target }
choice-attack-hero = { $target_acc } angreifen
choice-buy-equipment = „{ $target }“ kaufen
choice-discard-equipment = „{ $target }“ abwerfen
choice-take-equipment = „{ $target }“ nehmen
choice-keep-equipment = „{ $target }“ behalten
choice-keep-mission = „{ $target }“ behalten
choice-use-equipment = „{ $target }“ nutzen
choice-use-mission = „{ $target }“ nutzen: { $target_ability }
choice-use-threat = Erkundete Bedrohung „{ $target }“ bekämpfen
choice-complete-mission = „{ $target }“ erfüllen
choice-propose-law = { $target }
choice-fight-threat = { $target } ({ $target_strength })
choice-play-combat_card = { $target }
choice-steal-faction = { $target }
choice-affect-hero = { $target }
choice-affect-faction = Armee { $target_gen }
choice-choose_purchase-pass = Einkauf beenden
choice-choose_capture-pass = Neutral lassen
choice-offer_renewal-pass = Markt behalten
choice-choose_spoils-pass = Nichts nehmen
choice-offer_trigger-pass = Nicht nutzen
choice-offer_scouted_card-pass = Behalten
choice-offer_payment-pass = Nicht zahlen
choice-offer_mission_claim-pass = Noch nicht
choice-choose_army_action-pass = Nichts tun
choice-choose_hero_action-pass = Nichts tun
