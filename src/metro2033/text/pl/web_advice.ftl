# Co gracz może usłyszeć, zanim podejmie decyzję.

choice-offered = Możesz to teraz wybrać.
advice-company = Podpowiedzi są tylko w grach, w których oprócz ciebie grają same boty.
reasons-no-bot = Tej decyzji nie podjął bot.
reasons-secret = Dopóki gra trwa, powody tej decyzji pozostają tajemnicą bota.

advice-why = Dlaczego nie?
advice-rules = Zasady:
advice-read-more = Przeczytaj w zasadach

# Szanse.

advice-strength = { $total } = { $terms }
advice-odds = { $own } przeciw { $other }: szansa na wygraną około { $chance }
advice-odds-threat = { $own } przeciw zagrożeniu z talii: szansa na wygraną około { $chance }
advice-draw = na remis około { $chance }
advice-unless = chyba że inni użyją: { $cards }
advice-after-move = po tym ruchu bohater może zaatakować: { $odds }
advice-estimate = Szanse oszacowano na podstawie tego, co wiesz: resztę rozdano na nowo { $samples ->
    [one] { $samples } raz
    [few] { $samples } razy
    [many] { $samples } razy
   *[other] { $samples } raza
} i rozegrano zgodnie z zasadami.

# Podpowiedzi i powody.

advice-hint-title = { $bot ->
    [veteran] Wyuczony bot nie zna tych kart. Weteran wybrałby:
   *[other] Legenda wybrałaby:
}
advice-did = Skąd ten ruch?
advice-did-title = Jak doradca widzi tę decyzję
advice-did-about = Na podstawie tego, co wiesz ty, więc kart, których nie widzisz, można się tylko domyślać. Bot zna jeszcze własne karty.
advice-thinking = Chwila namysłu…
advice-better = zysk: { $terms }
advice-worse = strata: { $terms }
advice-chosen = Mimo to wybór padł na: { $choice }

# Zasięg.

advice-reach = Pokaż zasięg
advice-reach-army = { $owner }, armia: { $n ->
    [0] nie ma w zasięgu stacji do zaatakowania
    [one] może zaatakować { $n } stację
    [few] może zaatakować { $n } stacje
    [many] może zaatakować { $n } stacji
   *[other] może zaatakować { $n } stacji
}
advice-reach-hero = { $owner }, bohater: { $n ->
    [0] nie może się nigdzie ruszyć
    [one] może dojść do { $n } stacji
    [few] może dojść do { $n } stacji
    [many] może dojść do { $n } stacji
   *[other] może dojść do { $n } stacji
}

# Ostrzeżenia.

caution-hopeless = Taki atak udaje się w około { $chance } przypadków.
caution-idle-army = Twoja armia może jeszcze za darmo pozyskać surowiec.
caution-idle-ability = Twój bohater może jeszcze za darmo użyć zdolności.
caution-idle-scout = Twój bohater może jeszcze za darmo przeszukać teren.
caution-not-captured = Walka wygrana. Jeśli nie przejmiesz stacji, pozostanie neutralna.
caution-no-token = Wszystkie twoje żetony są w użyciu: nawet po wygranej nie przejmiesz tej stacji.
caution-no-price = Nie stać cię na przejęcie tej stacji: nawet po wygranej pozostanie neutralna.
caution-nothing-to-spend = Potem nie będzie cię stać na żadną kartę.
caution-full-pack = Limit sprzętu twojego bohatera to { $limit }: jedną kartę trzeba będzie odrzucić.
caution-open-mission = W tej turze możesz jeszcze wykonać Misję.
caution-free-card = Możesz jeszcze za darmo wprowadzić kartę do gry.
caution-no-tokens-back = Wszystkie twoje znaczniki są dostępne: odrzucenie tej karty żadnego nie przywróci.
caution-nothing-back = To nie przywróci żadnego znacznika.

# Na co serwer odpowiada sam.

advice-automatic-single = Możliwy jest tylko jeden ruch, więc wykonuje się sam.
advice-automatic-pass = Takie pytania pomijasz, więc pasujesz automatycznie.
advice-automatic-bot = Za ciebie gra bot.
advice-failed = Doradca nie odpowiedział.
advice-no-odds = Nie udało się obliczyć szans.
advice-again = Zapytaj ponownie
