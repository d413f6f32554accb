# Dlaczego czegoś nie można zrobić.

why-inactive = Stacja { $station } leży w nieaktywnej strefie, więc jest zamknięta.
why-too-far = Stacja { $station } jest dalej, niż pozwala szybkość bohatera.
why-not-own = Możesz wskazać tylko własną stację.
why-hansa = Stacji Hanzy nigdy nie można atakować.
why-abandoned = Stacji opuszczonych nie można ani atakować, ani przejmować.
why-own = Stacja { $station } już należy do ciebie.
why-out-of-reach = Twoja armia nie dosięgnie stacji { $station }: droga może prowadzić tylko przez stacje Hanzy i neutralne stacje Polis, najwyżej jednym tunelem Hanzy.
why-hero-elsewhere = Bohater może zaatakować tylko stację, na której stoi.
why-handcar = Bohater na drezynie nie może zaatakować stacji, na której stoi.
why-no-threat-left = Nie ma już karty zagrożenia, z którą można by walczyć.
why-no-token = Wszystkie twoje żetony leżą już na planszy.
why-cannot-pay = Nie stać cię na to.
why-taken = Ktoś już wziął tę kartę.
why-not-bordering = Strefa tej frakcji nie graniczy ze strefą żadnej z wybranych frakcji.
why-upkeep = Nie stać cię na utrzymanie tak silnej armii.
why-army-level = Możesz zachować armię albo zmniejszyć ją, ale nie poniżej siły 5.
why-army-cap = Siła armii nigdy nie przekracza 8.
why-not-in-market = Tej karty nie ma na Bazarze Hanzy.
why-used = Wykonanej misji można użyć raz na rundę.
why-exchange = Możesz wymienić dowolną liczbę surowców jednego rodzaju na tyle samo surowców innego rodzaju, o ile są w rezerwie.
why-must-vote = Nie można się wstrzymać: głosuj za albo przeciw.
why-not-in-game = Ten bohater nie bierze udziału w grze.
why-own-hero = Nie możesz atakować własnego bohatera.
why-hero-on-hansa = Bohatera na stacji Hanzy nie można atakować.
why-hero-at-home = Bohatera na stacji własnej frakcji nie można atakować; zaatakuj stację.
why-hero-on-handcar = Bohatera na drezynie nie można atakować.
why-hero-out-of-reach = Ten bohater jest poza zasięgiem twojej armii.
why-hero-not-here = Ten bohater nie jest na tej samej stacji co twój.
why-not-on-hansa = Do tego twój bohater musi stać na stacji Hanzy.
why-not-on-hansa-or-own = Do tego twój bohater musi stać na stacji Hanzy lub na stacji własnej frakcji.
why-one-mission = W jednej rundzie można kupić tylko jedną misję.
why-one-mission-received = W jednej rundzie można otrzymać tylko jedną misję.
why-scout-neutral = Bohater może przeszukać teren tylko na stacji neutralnej.
why-no-action-ability = Twój bohater nie ma zdolności, której mógłby tu użyć.
why-no-mission-left = Nie ma już karty misji do dobrania.
why-no-equipment-left = Nie ma już karty sprzętu do dobrania.
why-nothing-won = Przejąć można tylko stację, o którą właśnie wygrano walkę.
why-goal-open = Cel tej misji nie został jeszcze osiągnięty{ $needed ->
    [1] .
   *[other] : { $have } z { $needed }.
}
why-hero-buys = Sprzęt kupuje twój bohater w fazie akcji bohatera.
why-market-first = Najpierw wybierz akcję „Kup sprzęt”.
why-market-renewed = Bazar Hanzy został już w tej rundzie odnowiony.
why-scout-polis = Na stacjach Polis twój bohater nie może prowadzić zwiadu.
why-handcar-scout = Stacja pod drezyną liczy się jako twoja, więc bohater nie może tam prowadzić zwiadu.
why-handcar-army = Stacja pod drezyną twojego bohatera liczy się jako twoja, więc armia nie może jej zaatakować.
why-ability-window = Nie w tej chwili. Momenty tej zdolności: { $windows }.
why-ability-ammo = Zdolność wykonanej misji kosztuje 1 nabój.
why-ability-idle = Ta zdolność nic by teraz nie zmieniła.
