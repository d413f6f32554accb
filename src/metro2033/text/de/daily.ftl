# Die Verteilung des Tages: Ablehnungen des Servers.

daily-unknown = Für dieses Datum gibt es keine Verteilung des Tages.
daily-too-many = Du hast diese Verteilung { $most }-mal gespielt. Wähle im Archiv einen anderen Tag.
daily-only-play = Das geht bei der Verteilung des Tages nicht: Du spielst sie allein, und niemand kann für dich spielen.
daily-no-hints = Bei der Verteilung des Tages gibt es keine Tipps, bis der Tag vorbei ist (UTC).
daily-sealed = Andere spielen diese Verteilung noch. Die Partie wird gezeigt, wenn der Tag vorbei ist (UTC).
