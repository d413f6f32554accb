# Własne boty: lista botów, programy, miejsce przy stole na serwerze.

help-bots = Wypisz boty i ich pochodzenie albo obejrzyj jednego: jakie ma opcje i czy się uruchamia.
help-bots-spec = Bot: nazwa, moduł:Klasa albo program, na przykład „exec:./mybot --fast”.
frame-argument-bot = [BOT]

bots-head-name = bot
bots-head-origin = pochodzenie
bots-head-parameters = parametry
bots-origin-built-in = wbudowany
bots-origin-level = poziom: { $bot }
bots-own = Własne boty: moduł:Klasa albo program, który zna protokół botów, na przykład „exec:./mybot --fast”; także po nazwie, jeśli pochodzą z zainstalowanego pakietu.
bots-name = nazwa
bots-author = autor
bots-version = wersja
bots-games = gry
bots-games-all = wszystkie
bots-log = jego komunikaty (standardowe wyjście błędów)
bots-starts = Bot { $bot } uruchamia się i odpowiada.

bot-no-module = Nie ma modułu „{ $module }”: ani wśród zainstalowanych, ani w tym folderze.
bot-import = Nie można zaimportować modułu { $module }: { $why }
bot-no-class = W module { $module } nie ma „{ $name }”.
bot-not-one = { $bot } nie jest botem: potrzebna jest klasa pochodna metro2033.bots.bot.Bot z metodą `weigh`.
bot-constructor = Nie można utworzyć bota { $bot }: { $why }
bot-command = W tym poleceniu brakuje drugiego cudzysłowu: { $command }
bot-no-program = Nie ma programu „{ $program }” albo nie można go uruchomić.
bot-hello-late = Program { $bot } uruchomił się, ale nie przywitał się w ciągu dziesięciu sekund.
bot-hello-crashed = Program { $bot } zakończył się, zanim się przywitał (kod wyjścia { $why }).
bot-hello-nonsense = Program { $bot } zamiast się przywitać, odpowiedział: { $why }
bot-protocol = Program { $bot } używa protokołu botów w wersji { $given }; tutaj jest wersja { $known }.
bot-other-game = Program { $bot } nie gra w { $game }; gra w: { $allowed }.
bot-offer-name = „{ $name }” nie może być nazwą bota w pokojach ({ $spec }): użyj małych liter i cyfr oraz nazwy, która nie jest zajęta; napisz nazwa=BOT.
bot-faults = Pytania, na które bot { $bot } nie odpowiedział: { $n } (za późno: { $late }, awaria: { $crashed }, niezrozumiała odpowiedź: { $nonsense }, bez ponownego uruchomienia: { $gone }); zastąpiono je odpowiedziami losowymi.
bot-faults-log = To, co program wypisał na standardowe wyjście błędów, jest w pliku { $file }.
play-resume-own = Zapis gry wymienia bota „{ $bot }”. Zapis może pochodzić skądkolwiek, dlatego taki bot uruchomi się tylko wtedy, gdy podasz wszystkich graczy w --bots.
help-serve-bots = Własne boty dostępne w pokojach, po przecinku: BOT albo nazwa=BOT. Nikt inny nie może uruchamiać programów.

help-sit = Posadź bota przy stole na serwerze i niech zagra do końca.
help-sit-link = Zaproszenie do pokoju albo adres pokoju publicznego.
frame-argument-link = ADRES
frame-argument-where = ADRES
help-sit-name = Nazwa bota przy stole; domyślnie jego własna z dopiskiem „(bot)”.
help-sit-comments = Wypisuj, co bot mówi o każdej swojej odpowiedzi.
help-sit-seat = Które miejsce, licząc od 1; domyślnie pierwsze wolne.
sit-unreachable = Nie można połączyć się z serwerem { $address }.
sit-refused = Serwer odpowiada: { $text }
sit-no-seat = Przy tym stole nie ma wolnego miejsca.
sit-seat-taken = Miejsce { $seat } nie jest wolne.
sit-sample = Bot { $bot } wypróbowuje pozycje, które musiałby sam rozdać. Można to robić tylko tam, gdzie toczy się gra, a nie przez sieć; użyj bota, który decyduje na podstawie tego, co widzi.
sit-over = Ta gra już się skończyła.
sit-distrust = Serwer podmienił pieczęcie tej gry, dlatego bot odszedł od stołu.
sit-seated = { $bot } zajmuje miejsce { $seat }. Trwa oczekiwanie, aż gospodarz rozpocznie grę.
sit-playing = Gra się rozpoczęła.
sit-disconnected = Utracono połączenie; trwa ponowne łączenie.
sit-again = Połączono ponownie.
sit-progress = Runda { $round }, ruchy: { $n }
sit-comment = { $chance ->
    [none] { $comment }
   *[other] { $comment } (szansa na zwycięstwo: { $chance }%)
}
sit-won = { $bot } wygrywa: { $points }.
sit-lost = Wygrywa gracz { $winner }: { $points }.
sit-stopped = Grę zakończono bez zwycięzcy: { $points }.
sit-left = Bot odszedł od stołu; dalej gra bot serwera.
