# Wspólne decyzje i automatyczne pasowanie.

web-proposal-own = Prosisz o cofnięcie ruchu.
web-proposal-move = Cofnięte zostanie: „{ $move }”
web-proposal-count = { $n ->
    [one] Łącznie { $n } ruch.
    [few] Łącznie { $n } ruchy.
    [many] Łącznie { $n } ruchów.
   *[other] Łącznie { $n } ruchu.
}
web-withdraw = Wycofaj propozycję
web-pass-always = Zawsze pasuj { $when }
web-window-offer_abilities-phase = na początku fazy
web-window-offer_abilities-mob = na początku mojej mobilizacji
web-window-offer_abilities-army = na początku tury mojej armii
web-window-offer_abilities-hero = na początku tury mojego bohatera
web-window-offer_abilities-pre = przed odkryciem kart w walce
web-window-offer_abilities-post = po odkryciu kart w walce
web-window-offer_abilities-result = po rozstrzygnięciu walki
web-window-offer_abilities-vote = po głosowaniu nad prawem
web-window-offer_abilities-round = na koniec rundy

# Wspólne zakończenie gry i poddanie się.

together-end = Zaproponuj zakończenie gry
together-end-alone = Zakończ grę
together-end-ask = Zakończyć grę bez zwycięzcy?
together-end-how = Gra się skończy, jeśli zgodzą się wszyscy pozostali. Jeśli ktoś gra dalej, propozycja przepada. Taka gra nie liczy się do rankingu.
together-end-how-alone = Nikt nie wygra, a gra nie liczy się do rankingu.
together-end-league = O wyniku tego stołu zdecyduje wtedy organizator.
together-end-own = Proponujesz zakończenie gry bez zwycięzcy.
together-end-asks = { $name } proponuje zakończyć grę bez zwycięzcy.
together-resign = Poddaj się
together-resign-ask = Na pewno się poddajesz?
together-resign-how = Przegrywasz, a do końca gra za ciebie bot. Możesz patrzeć, ale nie możesz wrócić do gry.
together-resign-wins = Od razu przegrywasz, a wygrywa druga strona.
together-resign-last = Przegrywasz i gra się kończy.
together-keep-playing = Gram dalej
together-resigned = partia poddana
together-you-resigned = Partia poddana.
together-has-resigned = { $name }: partia poddana.
together-has-stood-in = { $name }: na razie gra za tę osobę bot.
together-bot-goes-on = Dalej gra bot.
together-understood = OK
web-log-end = Grę zakończono przed czasem.
web-log-resigned = { $name } poddaje partię.

# Zwroty do negocjacji; każdy czyta je w swoim języku.

web-bargaining = Negocjuj
web-bargaining-whom = Do kogo
web-bargaining-all = Do wszystkich
web-bargaining-to = @{ $name }: { $phrase }
web-bargaining-station = Potrzebuję tej stacji…
web-bargain-law-for = Zagłosuj za prawem, a cię nie zaatakuję.
web-bargain-law-against = Zagłosuj przeciw prawu, a cię nie zaatakuję.
web-bargain-truce = W tej rundzie cię nie zaatakuję, jeśli zostawisz mnie w spokoju.
web-bargain-leader = Zaatakujmy razem lidera.
web-bargain-winning = Wygrywasz. Kto cię powstrzyma?
web-bargain-station = Potrzebuję tej stacji: { $station }.
web-bargain-deal = Umowa stoi!
web-bargain-no-deal = Nie ma mowy.
