# Uhren.

web-clock = verbleibende Zeit
web-clock-days = { $d } T { $h } Std
web-clock-hours = { $h } Std { $m } Min
web-clock-short = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
}
web-log-late = Für { $name } ist die Zeit abgelaufen; ein Bot hat gezogen.
web-time = Bedenkzeit
web-time-none = unbegrenzt
web-time-fast = schnell: 5 Min + 10 s pro Entscheidung
web-time-normal = normal: 15 Min + 20 s pro Entscheidung
web-time-relaxed = gemütlich: 40 Min + 45 s pro Entscheidung
web-time-slow = langsam: über mehrere Tage, unbegrenzt
web-time-day = langsam: ein Tag pro Entscheidung
web-time-days = langsam: drei Tage pro Entscheidung
web-time-other = { $bank }, dazu { $bonus } pro Entscheidung
web-time-hint-none = Alle bleiben am Tisch und nehmen sich die Zeit, die sie brauchen.
web-time-hint-bank = Jede Entscheidung hat ein paar eigene Sekunden; längeres Nachdenken zehrt von deinen Minuten. Sind sie weg, bleiben nur diese Sekunden, und dann trifft ein Bot diese eine Entscheidung.
web-time-hint-slow = Alle schauen ab und zu vorbei. Wer drei Tage weg war, kann durch Abstimmung ersetzt werden.
web-time-hint-due = Alle schauen ab und zu vorbei. Läuft die Zeit für eine Entscheidung ab, trifft ein Bot diese eine.
