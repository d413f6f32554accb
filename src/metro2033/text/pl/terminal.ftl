# Gra w terminalu: zapisywanie, przewijanie i to, co widać obok stołu.

play-more = Dalej: naciśnij Enter…
play-weighing = Obliczam szanse…
play-over = Koniec gry. s PLIK zapisuje, l pokazuje dziennik, d stosy kart odrzuconych, Enter kończy:
play-save-where = Inna nazwa pliku lub folder (Enter: wolna nazwa obok, -: nie zapisuj):
play-not-saved = Gra nie została zapisana.
play-saved-over = Zapisano jako { $file }. Odczyt: metro2033 replay { $file }
save-foreign = Plik { $file } już istnieje i nie jest zapisem tej gry. Podaj inną nazwę.
save-full = Na dysku brakuje miejsca na { $file }. Nic nie przepadło: zapisz gdzie indziej albo zwolnij miejsce.
screen-options = Zasady domowe: { $options }
screen-option-off = nie: { $option }

# Games without a screen of their own.
plain-round = Runda { $round }
plain-player = Gracz
