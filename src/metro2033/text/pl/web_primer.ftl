# Gra w minutę dla tych, którzy grają pierwszy raz.

primer-title = Gra w minutę
primer-close = Jasne
primer-open = Gra w minutę
primer-more = Wszystkie zasady
web-stations = Stacje
