# Das Spiel in einer Minute, für alle, die es zum ersten Mal spielen.

primer-title = Das Spiel in einer Minute
primer-close = Verstanden
primer-open = Das Spiel in einer Minute
primer-more = Alle Regeln
web-stations = Stationen
