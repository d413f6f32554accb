# Możliwości do wyboru. Klucz z nazwą pytania mówi, co dana możliwość tam znaczy.

choice-pass = Pas
choice-stay = Zostań na miejscu
choice-obtain = Pozyskaj surowiec
choice-with_army = Armią
choice-with_hero = Bohaterem
choice-vote_for = Za
choice-vote_against = Przeciw
choice-capture = Przejmij
choice-buy_equipment = Kup sprzęt
choice-receive_mission = Przyjmij misję
choice-exchange_resources = Wymień surowce
choice-scout = Przeszukaj teren
choice-use_ability = Użyj zdolności
choice-renew = Odnów ofertę
choice-plus = Silniejsze
choice-minus = Słabsze
choice-take-resource = Weź { $target_one_acc }
choice-give-resource = Oddaj { $target_one_acc }
choice-exchange-pair = Wymień { $given_plural_acc } na { $taken_plural_acc }
choice-amount-number = { $target }
choice-army-strength = Zachowaj siłę { $target }
choice-recruit-strength = { $target ->
    [0] Nikogo
    [one] { $target } żołnierza
   *[other] { $target } żołnierzy
}
choice-attack-station = Zaatakuj stację { $target }
choice-move-station = Idź na stację { $target }
choice-place-station = { $target }
choice-retreat-station = { $target }
choice-defend-station = { $target }
choice-claim-station = { $target }
choice-choose-faction = { $target }
choice-choose-hero = { $target }
choice-attack-hero = Zaatakuj { $target_acc }
choice-buy-equipment = Kup: { $target }
choice-discard-equipment = Odrzuć: { $target }
choice-take-equipment = Zabierz: { $target }
choice-keep-equipment = Zachowaj: { $target }
choice-keep-mission = Zachowaj: { $target }
choice-use-equipment = Użyj: { $target }
choice-use-mission = Użyj „{ $target }”: { $target_ability }
choice-use-threat = Walcz z zagrożeniem ze zwiadu: { $target }
choice-complete-mission = Wykonaj: { $target }
choice-propose-law = { $target }
choice-fight-threat = { $target } ({ $target_strength })
choice-play-combat_card = { $target }
choice-steal-faction = { $target }
choice-affect-hero = { $target }
choice-affect-faction = Armia { $target_gen }
choice-choose_purchase-pass = Zakończ zakupy
choice-choose_capture-pass = Zostaw neutralną
choice-offer_renewal-pass = Zostaw ofertę
choice-choose_spoils-pass = Niczego nie zabieraj
choice-offer_trigger-pass = Nie używaj
choice-offer_scouted_card-pass = Zatrzymaj je
choice-offer_payment-pass = Nie płać
choice-offer_mission_claim-pass = Nie teraz
choice-choose_army_action-pass = Nic nie rób
choice-choose_hero_action-pass = Nic nie rób
