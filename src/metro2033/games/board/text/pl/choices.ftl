# Możliwości do wyboru. Klucz z nazwą pytania mówi, co dana możliwość tam znaczy.

choice-pass = Pas
choice-stay = Zostań na miejscu
choice-obtain = Pozyskaj surowiec
choice-with_army = Broń armią
choice-with_hero = Broń bohaterem
choice-vote_for = Za
choice-vote_against = Przeciw
choice-capture = Przejmij
choice-buy_equipment = Kup sprzęt
choice-receive_mission = Przyjmij misję
choice-exchange_resources = Wymień surowce
choice-scout = Przeszukaj teren
choice-use_ability = Użyj zdolności
choice-renew = Odnów ofertę
choice-plus = Wzmocnij
choice-minus = Osłab
choice-take-resource = Weź { $target_one_acc }
choice-give-resource = Oddaj { $target_one_acc }
choice-exchange-pair = Wymień { $given_plural_acc } na { $taken_plural_acc }
choice-amount-number = Wymień { $target }
choice-army-strength = Zachowaj siłę { $target }
choice-recruit-strength = { $target ->
    [0] Nie rekrutuj nikogo
    [one] Zrekrutuj { $target } żołnierza
   *[other] Zrekrutuj { $target } żołnierzy
}
choice-attack-station = Zaatakuj stację { $target }
choice-move-station = Idź na stację { $target }
choice-place-station = Postaw na stacji { $target }
choice-retreat-station = Wróć na stację { $target }
choice-defend-station = Broń stacji { $target }
choice-claim-station = Zajmij stację { $target }
choice-choose-faction = Poprowadź { $target_acc }
choice-choose-hero = Wybierz { $target_acc }
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
choice-propose-law = Poddaj pod głosowanie: { $target }
choice-fight-threat = Walcz: { $target } ({ $target_strength })
choice-play-combat_card = Zagraj: { $target }
choice-steal-faction = Zabierz { $target_dat }
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
choice-choose_station_for_hero-place = Idź na stację { $target }
