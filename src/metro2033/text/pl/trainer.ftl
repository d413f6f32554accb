# Trening: ćwiczenia z własnych partii, na stronie.

trainer-outdated = To ćwiczenie powstało przy kartach lub zasadach, które od tego czasu się zmieniły. Usuń je; partię, z której pochodzi, możesz dodać ponownie.
trainer-unknown = W twoim treningu nie ma takiego ćwiczenia.
trainer-no-review = Tej partii nie przeanalizowano jeszcze z tego miejsca. Najpierw zrób analizę.
trainer-not-yours = Ćwiczyć można tylko błędy z miejsca, które należało do ciebie.
trainer-full = Trening jest pełny: mieści { $most } ćwiczeń. Najpierw usuń kilka z nich.
trainer-too-many = To już wiele dodanych partii; spróbuj ponownie za kilka minut.

trainer-title = Trening
trainer-lead = Twoje własne błędy jako ćwiczenia. Każde wraca po jakimś czasie, dopóki nie przestaniesz popełniać danego błędu.
trainer-empty = Nie ma jeszcze czego ćwiczyć. Rozegraj partię do końca, otwórz jej analizę i wybierz „Ćwicz moje błędy”.
trainer-empty-games = Twoje partie są na stronie głównej; zakończona partia ma analizę.
trainer-clean = Brak ćwiczeń: w dodanych partiach nie było błędów kosztujących co najmniej trzy punkty.
trainer-due-now = Na dziś
trainer-next-due = Najbliższe ćwiczenie
trainer-nothing-due = brak
trainer-learned = Opanowane
trainer-of = { $n } z { $all }
trainer-start-n = { $n ->
    [one] Ćwicz teraz: { $n } ćwiczenie
    [few] Ćwicz teraz: { $n } ćwiczenia
    [many] Ćwicz teraz: { $n } ćwiczeń
   *[other] Ćwicz teraz: { $n } ćwiczenia
}
trainer-rest = Na dziś to wszystko. Następne ćwiczenie: { $day }.
trainer-all-learned = Wszystkie ćwiczenia są opanowane. Nowe powstają z analiz twoich partii.
trainer-making = Powstają ćwiczenia z partii…
trainer-themes = Rodzaje decyzji
trainer-all = Wszystkie
trainer-exercises = Ćwiczenia
trainer-due = na dziś
trainer-comes-back = wróci { $day }
trainer-is-learned = opanowane
trainer-step = krok { $step } z { $steps }
trainer-lost = { $points } pkt
trainer-round = runda { $round }
trainer-remove = Usuń to ćwiczenie
trainer-removed = Ćwiczenie usunięto.
trainer-kind = { $kind ->
    [setup] Przygotowanie
    [dark] Zagrożenia
    [law] Prawa i głosowania
    [hiring] Rekrutacja
    [army] Akcje armii
    [moving] Ruch bohatera
    [hero] Akcje bohatera
    [trade] Zakupy i wymiana
    [mission] Misje
    [battle] Walki
    [ability] Zdolności
    [resource] Wybór zasobów
    [draw] Dobieranie kart
    [action] Akcje
    [tidy] Porządkowanie kart
    [monster] Potwory
   *[other] Decyzje
}

trainer-losses = Na czym tracisz najwięcej
trainer-losses-of = { $n ->
    [one] Twoja ostatnia partia
    [few] Twoje ostatnie { $n } partie
    [many] Twoje ostatnie { $n } partii
   *[other] Twoje ostatnie { $n } partii
}
trainer-losses-hint = Ile punktów szansy na wygraną kosztowały wyraźne błędy, średnio w partii.
trainer-by-kind = Według rodzaju decyzji
trainer-by-phase = Według fazy
trainer-mistakes = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
    [many] { $n } błędów
   *[other] { $n } błędu
} na { $all ->
    [one] { $all } decyzję
    [few] { $all } decyzje
    [many] { $all } decyzji
   *[other] { $all } decyzji
}
trainer-luck-apart = Bez szczęścia ({ $luck } na partię) i bez wpływu innych graczy ({ $others } na partię).

trainer-add = Ćwicz moje błędy
trainer-add-hint = Błędy kosztujące co najmniej trzy punkty stają się ćwiczeniami, najwyżej sześć z partii. Partia liczy się też w zestawieniu największych strat.
trainer-adding = Powstają ćwiczenia…
trainer-added = { $n ->
    [0] Ta partia jest w treningu. Żaden jej błąd nie został jako ćwiczenie.
    [one] Ta partia jest w treningu, a z niej { $n } ćwiczenie.
    [few] Ta partia jest w treningu, a z niej { $n } ćwiczenia.
    [many] Ta partia jest w treningu, a z niej { $n } ćwiczeń.
   *[other] Ta partia jest w treningu, a z niej { $n } ćwiczenia.
}
trainer-open = Otwórz trening

trainer-ask = Wybór w partii: { $chosen }. Strata: { $points } pkt. Co jest lepsze?
trainer-ask-puzzle = Wybór w partii: { $chosen }. Jeden plan jest wyraźnie najlepszy.
trainer-right = Tak jest.
trainer-right-on = Dobrze. Dalej.
trainer-wrong = To nie najlepsze: szansa na wygraną { $chance }, a możliwa jest { $best }. Spróbuj jeszcze raz.
trainer-wrong-goal = To nie najlepsze: szansa na cel { $chance }, a możliwa jest { $best }. Spróbuj jeszcze raz.
trainer-hint = Wskazówka
trainer-hint-kind = Temat: { $kind }. Sprawdź, ile każda możliwość będzie cię później kosztować.
trainer-show = Pokaż rozwiązanie
trainer-shown = Oto rozwiązanie.
trainer-next = Następne ćwiczenie
trainer-solution = Rozwiązanie
trainer-before-after = Szansa na wygraną: { $value } po twojej ówczesnej odpowiedzi, { $best } po najlepszej.
trainer-chances = Szansa na wygraną przy najlepszych możliwościach
trainer-chances-goal = Szansa na cel przy najlepszych możliwościach
trainer-returns = { $outcome ->
    [solved] Rozwiązane. Wróci { $day }.
    [hinted] Rozwiązane ze wskazówką. Wróci { $day }.
    [failed] Wróci { $day }.
   *[other] To tylko wprawka: ćwiczenie wróci { $day }.
}
trainer-returns-never = { $outcome ->
    [solved] Rozwiązane i opanowane: już nie wróci.
   *[other] To ćwiczenie masz już opanowane.
}
trainer-to-review = Analiza partii
trainer-play-on = Graj stąd dalej z botami
