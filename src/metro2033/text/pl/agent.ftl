# Agent przy stole: narzędzia Model Context Protocol (`metro2033 mcp`).

help-mcp = Pozwól grać agentowi: serwer Model Context Protocol dla jego programu.
help-mcp-where = Adres serwera albo link do pokoju na nim.
help-mcp-local = Graj przeciw botom na tym komputerze, bez serwera.
help-mcp-name = Nazwa agenta przy stole.
help-mcp-chat = Pokazuj agentowi, co ludzie piszą na czacie; mógłby ich posłuchać.
mcp-which = Podaj adres serwera lub link do pokoju albo `--local`, żeby grać bez serwera; tylko jedno z nich.

agent-instructions = Siedzisz przy stole gry Metro 2033 albo Metro 2033: Breakthrough i widzisz tylko to, co może wiedzieć twój gracz. Najpierw zajmij miejsce, a potem powtarzaj: przeczytaj pytanie, w razie potrzeby spójrz na stół i odpowiedz numerem pytania oraz identyfikatorem jednej z możliwości. `wait` czeka na twoje następne pytanie, `why_not` wyjaśnia, dlaczego jakiejś możliwości nie ma, a `rule` i `card` służą do sprawdzania zasad i kart.
agent-tool-rooms = Wypisz pokoje, do których możesz wejść: publiczne i własne.
agent-tool-open-room = Otwórz pokój na serwerze i zajmij w nim pierwsze miejsce. Boty siedzą na ostatnich miejscach; link zaprasza innych na wolne. Potem użyj `start`.
agent-tool-take-seat = Wejdź do pokoju przez jego link lub identyfikator i zajmij wolne miejsce albo wróć na swoje.
agent-tool-start = Rozpocznij grę w otwartym przez ciebie pokoju, gdy wszyscy inni będą gotowi.
agent-tool-leave = Wyjdź z pokoju. Jeśli gra trwa, gra za ciebie bot.
agent-tool-new-game = Rozdaj na tym komputerze nową grę przeciw botom. Miejsca liczone są od 0.
agent-tool-table = Pokaż stół tak, jak go widać z twojego miejsca, razem z pytaniem i możliwościami. `board` dodaje całą mapę i teksty kart.
agent-tool-wait = Czekaj na swoją kolej lub na koniec gry i powiedz, co się stało od twojej ostatniej decyzji.
agent-tool-answer = Odpowiedz na otwarte pytanie jego numerem i identyfikatorem jednej z możliwości, a potem czekaj na następne pytanie.
agent-tool-why-not = Wyjaśnij, dlaczego jakiejś możliwości teraz nie ma albo jakie zasady na nią pozwalają. Możliwości wyglądają jak te w twoim pytaniu, na przykład „deck”.
agent-tool-position = Podaj wszystko, co wiesz o pozycji, jako jeden wiersz tekstu, który można wkleić wszędzie.
agent-tool-rule = Sprawdź zasadę po identyfikatorze lub po słowach.
agent-tool-card = Sprawdź karty po słowach z ich nazw.

agent-question = Pytanie { $number }: { $question }
agent-waiting = Teraz nie masz nic do zdecydowania. Czekaj.
agent-lobby = Gra jeszcze się nie zaczęła.
agent-clock = Sekund na twoim zegarze: { $seconds }.
agent-no-winner = Gra skończyła się bez zwycięzcy.
agent-no-rooms = Żaden pokój nie jest otwarty.
agent-room-opened = Twój pokój to { $room }; inni wchodzą przez { $link }. Masz miejsce; rozpocznij, gdy wszyscy będą gotowi.

agent-no-table = Nie siedzisz jeszcze przy stole. Najpierw zajmij miejsce.
agent-outdated = Pytanie { $given } nie jest otwarte; otwarte ma numer { $open }. Zanim odpowiesz, spójrz jeszcze raz.
agent-other-server = Ten program gra tylko na { $address }.
agent-which-room = Który pokój? Podaj jego link lub identyfikator.
agent-bot = „{ $bot }” nie należy do tutejszych botów; wypisuje je `metro2033 bots`.
agent-no-tool = Nie ma narzędzia „{ $tool }”; do wyboru: { $allowed }.
agent-arguments = Argumenty narzędzia { $tool } nie pasują: { $why }
