# Skąd pochodzi to, co jest na karcie: jej pola.

field-ability = zdolność
field-amount = ilość
field-bonus = premia
field-bonus_against = przeciw czemu jest premia
field-class = rodzaj
field-copies = liczba kart
field-cost = koszt
field-doubles = co podwaja
field-effect = działanie
field-faction = Frakcja
field-goal = cel
field-homes = stacje bazowe
field-loss = strata
field-mission = Misja
field-modifier = modyfikator
field-name = nazwa
field-property = zdolność zagrożenia
field-protection = Ochrona
field-reward = nagroda
field-speed = szybkość
field-stage = etap
field-strength = siła
field-symbols = symbole
field-tag = kategoria
field-type = typ
field-windows = kiedy można jej użyć
field-zone = strefa

# Uwagi o źródłach. Kluczem jest uwaga w plikach z zawartością.

note-the-mirror-of-ambush-that-attack-cards-have-a-bonus-against-defence-is-in-the-rulebook = lustrzane odbicie karty „Zasadzka”; o tym, że karty ataku bywają lepsze przeciw obronie, mówi instrukcja
note-the-mirror-of-evasion = lustrzane odbicie karty „Unik”
note-the-0-is-printed-4-is-the-likely-reading-of-a-picture = +0 jest wydrukowane; +4 to najbardziej prawdopodobny odczyt ilustracji
note-the-speed-is-from-a-public-adaptation-the-strength-is-ours = szybkość pochodzi z publicznie dostępnej adaptacji gry; siłę ustaliliśmy sami
note-polish = polska
note-polish-for-the-station-under-the-hero-the-speed-is-from-a-public-adaptation = o stacji, na której stoi bohater, mówi polska; szybkość pochodzi z publicznie dostępnej adaptacji gry
note-the-numbers-are-printed-that-the-type-is-physical-is-our-best-reading-of-a-tiny-icon = liczby są wydrukowane; typ fizyczny to nasz najlepszy odczyt maleńkiej ikony
note-the-rulebooks-say-only-that-the-army-is-stronger-the-3-is-ours = instrukcje mówią tylko, że armia jest silniejsza; siłę 3 ustaliliśmy sami
note-english-and-russian-the-polish-rulebook-leaves-the-line-out = angielska i rosyjska; w polskiej tego zdania nie ma
note-the-english-rulebook-too-lists-using-the-ability-as-an-action = także angielska instrukcja wymienia użycie zdolności jako akcję
note-the-polish-rulebook-too-says-that-a-hero-card-may-change-the-limit = także polska instrukcja mówi, że karta bohatera może zmieniać limit
note-the-goal-is-the-one-of-one-man-army-the-second-card-with-it-is-ours = cel jest taki jak na karcie „Jednoosobowa armia”; drugą kartę z tym celem dodaliśmy sami
note-pictured-in-full-colour-which-a-review-links-to-stage-ii = na ilustracji karta jest w pełnym kolorze, co jedna z recenzji łączy z II etapem
note-stronger-at-transfer-stations-is-in-the-rulebook-picture-the-digit-reads-6-or-8 = ilustracja w instrukcji pokazuje, że jest silniejsze na stacjach z przesiadką; cyfra to 6 albo 8
note-from-the-setting = zgodnie ze światem gry
note-the-symbol-is-from-the-rulebook-its-cost-is-ours = symbol pochodzi z instrukcji; koszt ustaliliśmy sami
note-its-colour-is-from-the-rulebook = kolor pochodzi z instrukcji
note-the-symbols-are-from-the-rulebook-the-cost-is-ours = symbole pochodzą z instrukcji; koszt ustaliliśmy sami
