# Zgłoszenia do operatorów i ich ogłoszenia.

report-title = Zgłoszenie do operatorów
report-about = Czego dotyczy?
report-text = W kilku słowach, jeśli chcesz
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Operatorzy serwera się tym zajmą.
report-close = Zamknij
report-reason-chat = obelgi na czacie
report-reason-name = obraźliwy pseudonim
report-reason-cheating = nieuczciwa gra
report-reason-other = coś innego
announced-read-only = Trwa aktualizacja serwera: przez kilka minut nie przyjmujemy ruchów ani zmian. Zegary stoją.
announced-put-away = Rozumiem
