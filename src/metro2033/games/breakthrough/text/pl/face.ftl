# Krótkie wiersze na kartach; pełny tekst jest w wiadomości samej karty.

face-station-red_line = Stacja Linii Czerwonej
face-station-hansa = Stacja Hanzy
face-station-polis = Stacja Polis
face-station-neutral = Stacja neutralna
face-monster = Potwór
face-class-blue = pokojowe
face-class-red = militarne
face-class-green = dowolne
face-loss-station = tracisz stację
face-loss-peaceful = tracisz pokojowe
face-loss-military = tracisz militarne
face-loss-all = tracisz wszystko
face-caravan-market = nowy Bazar
face-caravan-peaceful = +1 za niebieską premię
face-caravan-military = +1 za czerwoną premię
face-free = { $type } za darmo
