# Profile, ranking i tabele rankingowe.

profile-leaderboard-lead = Są tu tylko osoby, które się na to zgodziły. Partia liczy się do rankingu, jeśli dokończą ją co najmniej dwie osoby z kontem.
profile-game = Gra
profile-seats = Stół
profile-all = Wszystkie stoły
profile-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
profile-place = Miejsce
profile-name = Nazwa
profile-rating = Ranking
profile-rating-hint = Nowa osoba zaczyna od 1500. Liczba po znaku ± mówi, jak pewny jest ranking: prawdziwa siła gry mieści się w tych granicach 95 razy na 100.
profile-points = { $points } ± { $spread }
profile-provisional = tymczasowy
profile-provisional-hint = Ranking jest tymczasowy i nie ma miejsca w tabeli, dopóki nie policzono { $n } partii.
profile-games = { $n ->
    [one] { $n } partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}
profile-nobody = Na razie nikogo tu nie ma.
profile-you = ty
profile-yours = Twój ranking: { $rating }
profile-yours-place = Twój ranking: { $rating }, miejsce { $place }
profile-yours-none = Nie masz tu jeszcze rankingu.
profile-unlisted = Nie ma cię w tabeli: twój profil jest prywatny.
profile-to-settings = Zmień to w ustawieniach
profile-page = Strona { $page } z { $pages }
profile-before = Poprzednia
profile-next = Następna
profile-me = Twój profil
profile-private = Twój profil jest prywatny: tę stronę widzisz tylko ty.
profile-public = Ten profil jest publiczny.
profile-ratings = Ranking
profile-ratings-none = Nie ma jeszcze partii rankingowych. Partia liczy się do rankingu, jeśli dokończą ją co najmniej dwie osoby z kontem.
profile-curve = Przebieg rankingu: od { $first } do { $last }
profile-rank = miejsce { $place }
profile-results = Wyniki
profile-won = Wygrane
profile-places = Miejsca 1, 2, …
profile-left = Niedokończone
profile-factions = Frakcje
profile-heroes = Bohaterowie
profile-insight = Szczęście i umiejętności
profile-insight-hint = Na podstawie przeanalizowanych partii: o ile średnio szczęście i twoje ruchy zmieniły szansę na wygraną i ile z najlepszej szansy te ruchy zachowały.
profile-insight-hint-other = Na podstawie przeanalizowanych partii: o ile średnio szczęście i własne ruchy zmieniły szansę na wygraną i ile z najlepszej szansy te ruchy zachowały.
profile-luck = szczęście
profile-own = własne decyzje
profile-accuracy = trafność
profile-pp = { $n } pkt proc.
profile-phrases = Ulubione zwroty
profile-said = { $phrase } × { $n }
profile-history = Partie
profile-history-none = Nie ma jeszcze zakończonych partii.
profile-table = Stół
profile-place-of = { $place } z { $seats }
profile-open = Otwórz
profile-unrated-people = poza rankingiem: potrzeba dwóch osób z kontem
profile-unrated-several = poza rankingiem: jedna osoba miała kilka miejsc
profile-unrated-packs = poza rankingiem: gra z paczką kart
profile-unrated-adaptive = poza rankingiem: bot dostosowywał siłę gry
profile-unrated-unrated = poza rankingiem: partię wyłączył operator
profile-unrated-other = poza rankingiem
profile-rated = Partia liczy się do rankingu.
profile-kind-guest = gość
profile-kind-bot = bot
profile-kind-left = partia niedokończona lub poddana
profile-consent = Profil i ranking
profile-consent-why = Twoje partie z osobami, które mają konto, liczą się do rankingu, a swój profil widzisz zawsze. Inni go nie zobaczą, dopóki na to nie pozwolisz.
profile-consent-public = Mój profil i ranking są publiczne
profile-consent-means = Każdy może zobaczyć nazwę twojego konta, ranking, statystyki, ulubione zwroty i zakończone partie, ale nie ich pokoje. Pojawisz się w tabelach, a twój pseudonim przy stole będzie prowadzić do profilu. Możesz to wyłączyć w każdej chwili, ze skutkiem natychmiastowym.
profile-consent-on = Twój profil jest teraz publiczny.
profile-consent-off = Twój profil jest teraz prywatny.
profile-consent-see = Zobacz swój profil
