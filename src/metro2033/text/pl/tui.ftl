# Pełnoekranowy klient terminalowy.

help-tui = Graj na pełnym ekranie: panele, klawisze i mysz (wymaga dodatku tui).
help-redraw = Rysuj stół w miejscu poprzedniego, jeśli terminal to potrafi; bez tego tury przewijają się.
help-join = Graj na serwerze, w terminalu: dołącz do pokoju z linku.
help-join-link = Zaproszenie albo adres pokoju, tak jak pokazuje go serwer.
help-join-name = Twój pseudonim przy stole; jeśli go nie podasz, program zapyta.
join-no-terminal = `join` wymaga terminala.
join-name = Twój pseudonim przy stole:
join-name-length = Pseudonim ma od 1 do 24 znaków.
join-link = „{ $link }” nie jest linkiem do pokoju. Link wygląda tak: https://serwer/join/POKÓJ/ZAPROSZENIE albo https://serwer/rooms/POKÓJ.
join-unreachable = { $address } nie odpowiada. Sprawdź link i połączenie.
join-refused = { $why }
join-distrust = Serwer podmienił pieczęcie tej gry. Twoja liczba losowa nie została ujawniona, a ty opuszczasz stół.
join-farewell = Miejsce jest zachowane. Powrót: metro2033 join { $link }

tui-title = Metro 2033
tui-you = Ty: { $seat }
tui-played-by = { $seat } ({ $name })
tui-your-turn = Twoja kolej. { $question }
tui-waiting = Teraz decyduje: { $seat }…
tui-over = Koniec gry.
tui-watching = Oglądasz grę.
tui-reconnecting = Utracono połączenie. Trwa ponowne łączenie…
tui-not-asked = Teraz nie musisz o niczym decydować.
tui-no-choice-here = Żaden wybór nie dotyczy tego miejsca. Klawisz w powie dlaczego.
tui-asking = Trwa namysł…
tui-undo = Cofnięto ostatni ruch.
tui-rewind = Cofnięto grę.
tui-proposal = { $seat }: prośba o cofnięcie ostatniego ruchu. y: zgoda, n: odmowa.
tui-proposal-end = { $seat }: propozycja zakończenia gry bez zwycięzcy. y: zgoda, n: odmowa.
tui-end = Grę zakończono przed czasem.
tui-resigned = { $name } poddaje partię.
tui-nobody-absent = Wszyscy są przy stole.
tui-absent = Przy stole brakuje: { $seat }. Co dalej?
tui-stations = { $n ->
    [one] { $n } stacja: { $stations }
    [few] { $n } stacje: { $stations }
    [many] { $n } stacji: { $stations }
   *[other] { $n } stacji: { $stations }
}
tui-goal = [{ $have } z { $needed }]
tui-done = ✓ wykonana
tui-price = koszt { $n }
tui-home = stacja bazowa
tui-kind-regular = neutralna
tui-kind-polis = Polis
tui-kind-hansa = Hanza
tui-kind-abandoned = opuszczona
tui-card-legend = ● znacznik na Stacji; [2 z 5]: Zasoby do Misji; jasny wiersz: kto teraz decyduje; wyróżniona karta: tej karty dotyczy wybór

# Panele i okna.

tui-mine = Moje
tui-log = Co się stało
tui-choices = Wybory
tui-chat = Czat
tui-hint = Co zrobiłaby legenda
tui-reasons = Uzasadnienie ostatniego bota
tui-why = Dlaczego (nie)? Wpisz słowa, wybieraj ↑ ↓
tui-rules = Reguły, na których opiera się wybór
tui-end-ask = Gra skończy się bez zwycięzcy, jeśli zgodzą się wszyscy. Kto się poddaje, przegrywa; dalej gra bot.
tui-phrases = Zwroty
tui-discards = Karty odrzucone
tui-save = Zapisz jako
tui-save-note = Nazwa pliku albo folder; puste: tam, gdzie gra była zapisana wcześniej.
tui-help = Klawisze
tui-close = Esc zamyka

# Klawisze, w ostatnim wierszu.

tui-key-choose = ↑↓ 1–9 Enter wybór
tui-key-undo = u cofnij
tui-key-hint = h podpowiedź
tui-key-why = w dlaczego nie
tui-key-rules = r reguły
tui-key-reasons = b powody bota
tui-key-map = m stół/mapa
tui-key-discards = d odrzucone
tui-key-log = l dziennik
tui-key-chat = c czat
tui-key-phrases = p zwroty
tui-key-vote = v nieobecni
tui-key-end = e koniec
tui-key-save = s zapisz
tui-key-again = a jeszcze raz
tui-key-language = F2 język
tui-key-help = ? pomoc
tui-key-leave = q wyjdź
tui-key-ready = r gotowość
tui-key-start = s start

# Pomoc.

tui-help-choose = ↑ ↓ albo liczba przechodzi do wyboru, Enter go zatwierdza; kliknięcie robi jedno i drugie.
tui-help-centre = Tab przechodzi między panelami. Na mapie strzałki prowadzą od stacji do stacji, Enter wybiera, + i − zmieniają skalę; kliknięcie pokazuje stację, drugie kliknięcie ją wybiera.
tui-help-undo = u: cofnij swój ostatni ruch, dopóki nikt się z niego niczego nie dowiedział; na serwerze poproś o to pozostałych.
tui-help-hint = h: co zrobiłaby legenda.
tui-help-why = w: dlaczego jakiegoś wyboru nie ma.
tui-help-rules = r: reguły, na których opiera się wyróżniony wybór.
tui-help-reasons = b: dlaczego ostatni bot tak zagrał.
tui-help-map = m: mapa albo karty na całym ekranie i z powrotem.
tui-help-discards = d: karty odrzucone.
tui-help-log = l: cały dziennik, od najnowszych wpisów.
tui-help-chat = c: napisz do pozostałych (na serwerze).
tui-help-phrases = p: powiedz zwrot, który każdy czyta w swoim języku (na serwerze).
tui-help-vote = v: zdecyduj, co z nieobecnym graczem (na serwerze).
tui-help-end = e: zaproponuj zakończenie gry albo poddaj się (na serwerze).
tui-help-save = s: zapisz grę (na tym komputerze).
tui-help-again = a: po grze zagraj jeszcze raz z tymi samymi graczami i ustawieniami; na serwerze partia zacznie się, gdy zgodzą się wszyscy.
tui-help-language = F2: następny język.
tui-help-help = ?: ta pomoc.
tui-help-leave = q: wyjdź; gra na tym komputerze zostaje zapisana, a miejsce na serwerze zachowane.

# Pokój przed grą.

tui-lobby = { $game }: przed grą
tui-lobby-free = wolne miejsce
tui-lobby-ready = ✓ gotowość potwierdzona
tui-lobby-wait = Gospodarz rozpocznie grę, gdy wszyscy będą gotowi.
tui-lobby-host = Gospodarz to ty: gdy wszyscy będą gotowi, rozpocznij grę klawiszem s.
tui-lobby-watching = Nie ma wolnego miejsca. Możesz oglądać grę.
