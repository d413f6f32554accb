# Zasady i karty na stronie.

learn-contents = Spis treści
learn-all-editions = wszystkie wydania, z zaznaczonymi różnicami
learn-differences = tylko różnice między wydaniami
learn-see = Zobacz też:
learn-switch = Zasada domowa: { $name }
learn-source = Wiersze instrukcji: { $source }
learn-origin = Pochodzenie
learn-origin-hint = „Instrukcja” – wydrukowane w instrukcji; „źródła publiczne” – opublikowane gdzie indziej; „rekonstrukcja” – odtworzone przez nas najlepiej, jak się da.
learn-value-usual = jak w wydaniu: { $value }
learn-words = Słownik gry
learn-explain = Objaśniaj pytania, które pojawiają się po raz pierwszy
learn-part-rules = Zasady
learn-part-cards = Karty
learn-part-words = Słownik
web-lesson = Pierwsza gra z przewodnikiem
web-lesson-link = Naucz się grać
web-lesson-of = Naucz się grać w { $game }: pierwsza gra z przewodnikiem
web-puzzles-link = Łamigłówki
