# Rozdanie dnia: odmowy serwera.

daily-unknown = Na ten dzień nie ma rozdania dnia.
daily-too-many = To rozdanie było już rozegrane maksymalną liczbę razy: { $most }. Wybierz inny dzień z archiwum.
daily-only-play = W rozdaniu dnia to niemożliwe: grasz w nie bez innych ludzi i nikt nie może zagrać za ciebie.
daily-no-hints = W rozdaniu dnia nie ma podpowiedzi, dopóki dzień się nie skończy (czas UTC).
daily-sealed = Inni wciąż grają w to rozdanie. Partia zostanie odkryta, gdy skończy się dzień (czas UTC).
