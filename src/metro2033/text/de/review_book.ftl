# Das Eröffnungsbuch.

book-title = Was gewinnt
book-about = { $games } Partien gleicher Bots ({ $bot }), Fraktionen und Helden ausgelost. Anteile mit 95-%-Intervallen; „fair“ ist, was reiner Zufall ergäbe. Bots sind keine Menschen.
book-kind = { $kind ->
    [faction] Fraktionen
    [hero] Helden
    [mission] Der erste erfüllte Auftrag
   *[station] Die erste gewonnene Station
}
book-line = { $name }: { $share } ({ $low } bis { $high }), fair { $fair }, { $games }-mal
book-name = Name
book-times = Partien
book-share = Siege
book-interval = Intervall
book-fair = Fair
book-range = { $low } bis { $high }
book-more = Alle { $n } zeigen
