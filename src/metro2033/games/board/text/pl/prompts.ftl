# Pytania.

prompt-choose_faction = Wybierz frakcję. Każda stacja i każda wykonana misja to punkt zwycięstwa. Do wygranej potrzeba 10 punktów{ $red_line_victory_points ->
   *[9] {" "}(Linii Czerwonej wystarczy 9)
    [10] {""}
    [other] {" "}(Linia Czerwona potrzebuje { $red_line_victory_points })
}.
prompt-choose_hero = Wybierz bohatera.
prompt-choose_home_for_hero = Postaw bohatera na jednej ze swoich stacji bazowych.
prompt-choose_polis_production = Co produkuje twoja stacja Polis?
prompt-choose_endangered_station = Nadchodzi zagrożenie z mroku. Która z twoich stacji zostanie zaatakowana?
prompt-choose_defender_in_the_dark = Czym bronisz stacji?
prompt-choose_vote = Jak głosujesz w sprawie prawa „{ $law }”?
prompt-choose_army_to_keep = Trzeba opłacić armię. Jaką siłę zachowujesz?
prompt-choose_recruits = Ilu żołnierzy rekrutujesz?
prompt-choose_army_action = Co robi twoja armia?
prompt-choose_move = Dokąd idzie twój bohater?
prompt-choose_hero_action = Co robi twój bohater?
prompt-offer_renewal = Odnowić ofertę Bazaru Hanzy za 1 nabój przed zakupami?
prompt-choose_purchase = Którą kartę kupujesz?
prompt-choose_exchange = Co wymieniasz i na co?
prompt-choose_exchange_amount = Ile żetonów wymieniasz?
prompt-choose_mission_to_keep = Którą misję zachowujesz?
prompt-choose_mission_to_complete = Dwie twoje misje mają ten sam cel. Którą wykonujesz?
prompt-offer_mission_claim = Odkryć wykonaną misję?
prompt-offer_payment = Zapłacić za wykonanie misji?
prompt-offer_scouted_card = Położyć zagrożenie ze zwiadu na wierzch talii?
prompt-choose_defence = Zaatakowano stację { $station }. Czym jej bronisz?
prompt-choose_combat_card = Wybierz w tajemnicy kartę walki.
prompt-choose_home = Twój bohater jest ranny. Na którą stację bazową trafia?
prompt-choose_spoils = Co dzieje się ze sprzętem pokonanego bohatera?
prompt-choose_capture = Wygrywasz walkę o stację { $station }. Przejąć ją?
prompt-choose_station_to_claim = Masz mniej niż trzy stacje. Którą neutralną stację zajmujesz za darmo?
prompt-choose_excess_equipment = Twój bohater niesie za dużo. Którą kartę odrzucasz?
prompt-choose_equipment_to_keep = Którą kartę sprzętu zachowuje twój bohater?
prompt-choose_token = Który surowiec bierzesz?
prompt-choose_token_to_give = Który surowiec tracisz?
prompt-choose_token_to_steal = Który surowiec zabierasz temu graczowi?
prompt-offer_abilities = Użyć teraz zdolności?
prompt-offer_trigger = Użyć tej zdolności? { $card_text }
prompt-choose_victim = Któremu graczowi zabierasz surowiec?
prompt-choose_station_for_hero = Na której ze swoich stacji stawiasz bohatera?
prompt-choose_piece = Czyja siła się zmienia?
prompt-choose_sign = Czy zagrożenie ma być silniejsze, czy słabsze?
prompt-choose_law_to_propose = Które prawo trafi pod głosowanie?
prompt-choose_threat_to_fight = Z którym zagrożeniem walczysz?
prompt-choose_other_combat_card = Którą kartę zagrywasz zamiast niej?

# Okna na zdolności.

window-phase = początek fazy
window-mob = twoja mobilizacja
window-army = tura twojej armii
window-hero = tura twojego bohatera
window-pre = przed walką
window-post = karty odkryte
window-result = walka rozstrzygnięta
window-vote = głosy oddane
window-round = koniec rundy
