# Wo du am Zug bist, und Räume anderer.

web-due = { $n ->
    [one] In { $n } Partie am Zug
   *[other] In { $n } Partien am Zug
}
web-due-with = mit { $names }
web-due-since = dein Zug begann { $when }
web-due-until = Zeit läuft ab { $when }
web-rooms-free = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
web-watch = Zuschauen

# Was seit dem letzten Besuch neu ist.

web-since-visit = seit deinem letzten Besuch
web-news = { $n ->
    [one] { $n } neuer Zug seit deinem letzten Besuch
   *[other] { $n } neue Züge seit deinem letzten Besuch
}
