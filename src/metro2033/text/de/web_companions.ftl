# Leute, mit denen man gern spielt, und Einladungen an sie.

companion-unknown = Diese Person steht nicht in deiner Liste.
companion-self = Das bist du selbst.
companion-full = Deine Liste ist voll: Sie fasst { $most } Personen. Entferne erst ein paar.
invitation-unknown = Diese Einladung gilt nicht mehr.
invitation-too-many = Du hast viele Einladungen verschickt. Warte ein paar Minuten.

companions-title = Leute, mit denen du gern spielst
companions-private = Diese Liste siehst nur du. Niemand erfährt, dass er darin steht.
companions-empty = Noch niemand. Öffne am Tisch die Aktionen neben einem Namen und wähle „Diese Person merken“.
companions-since = seit dem { $day }
companions-add = Diese Person merken
companions-forget = Diese Person nicht mehr merken
companions-remove = Entfernen
companions-refused = Keine Einladungen von
companions-allow = Einladungen wieder erlauben
companions-invite = Einladen
companions-invite-how = Die Einladung erscheint auf ihrer Startseite. Deine Liste bleibt geheim.
companions-not-invited = Der Tisch ist offen, aber die Einladungen wurden nicht verschickt: { $why }
companions-invited = { $name } lädt dich ein
companions-decline = Nein, danke
companions-refuse = Keine Einladungen mehr von { $name }
