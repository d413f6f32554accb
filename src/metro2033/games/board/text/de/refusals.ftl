# Warum etwas nicht geht.

why-inactive = { $station } ist gesperrt: Die Station liegt in einer Zone, die niemand spielt.
why-too-far = { $station } ist zu weit weg für das Tempo deines Helden.
why-not-own = Du kannst nur eine deiner eigenen Stationen wählen.
why-hansa = Hanse-Stationen können nie angegriffen werden.
why-abandoned = Verlassene Stationen können weder angegriffen noch eingenommen werden.
why-own = { $station } gehört dir schon.
why-out-of-reach = Deine Armee erreicht { $station } nicht: Sie kommt nur durch Hanse-Stationen und neutrale Polis-Stationen und darf höchstens einen Hanse-Tunnel benutzen.
why-hero-elsewhere = Dein Held kann nur die Station angreifen, in der er ist.
why-handcar = Ein Held mit der Draisine kann die Station, in der er ist, nicht angreifen.
why-no-threat-left = Es gibt keine Bedrohung mehr, gegen die du kämpfen könntest.
why-no-token = Alle deine Marker sind im Einsatz.
why-cannot-pay = Das kannst du dir nicht leisten.
why-taken = Diese Karte hat schon jemand.
why-not-bordering = Die Zone dieser Fraktion grenzt an keine, die schon gewählt ist.
why-upkeep = Den Unterhalt für eine so starke Armee kannst du dir nicht leisten.
why-army-level = Behalte deine Armee, wie sie ist, oder verkleinere sie, höchstens bis auf Stärke 5.
why-army-cap = Eine Armee kann nicht stärker als 8 sein.
why-not-in-market = Diese Karte liegt nicht auf dem Hanse-Markt.
why-used = Jeden erfüllten Auftrag kannst du nur einmal pro Runde nutzen.
why-exchange = Tausche beliebig viele Marker einer Ressource gegen ebenso viele einer anderen, die im Vorrat ist.
why-must-vote = Enthalten kannst du dich nicht: Stimme dafür oder dagegen.
why-not-in-game = Dieser Held ist nicht im Spiel.
why-own-hero = Deinen eigenen Helden kannst du nicht angreifen.
why-hero-on-hansa = Ein Held in einer Hanse-Station kann nicht angegriffen werden.
why-hero-at-home = Ein Held in einer Station seiner eigenen Fraktion kann nicht angegriffen werden; greif stattdessen die Station an.
why-hero-on-handcar = Ein Held mit der Draisine kann nicht angegriffen werden.
why-hero-out-of-reach = Dieser Held ist außer Reichweite deiner Armee.
why-hero-not-here = Dieser Held ist nicht in der Station deines Helden.
why-not-on-hansa = Dein Held muss in einer Hanse-Station sein.
why-one-mission = Du kannst nur einen Auftrag pro Runde kaufen.
why-scout-neutral = Erkunden kann dein Held nur in einer neutralen Station.
why-no-action-ability = Dein Held hat keine Fähigkeit, die er hier nutzen kann.
why-no-mission-left = Es gibt keine Auftragskarte mehr zu ziehen.
why-nothing-won = Einnehmen kannst du eine Station nur direkt nach einem gewonnenen Kampf um sie.
why-goal-open = Das Ziel dieses Auftrags ist noch nicht erreicht{ $needed ->
    [1] .
   *[other] : { $have } von { $needed }.
}
why-hero-buys = Ausrüstung kauft dein Held, und zwar bei den Heldenaktionen.
why-market-first = Wähle zuerst „Ausrüstung kaufen“.
why-not-on-hansa-or-own = Dein Held muss in einer Hanse-Station oder einer deiner Stationen sein.
why-one-mission-received = Du kannst nur einen Auftrag pro Runde annehmen.
why-no-equipment-left = Es gibt keine Ausrüstungskarte mehr zu ziehen.
why-market-renewed = Der Hanse-Markt wurde in dieser Runde schon erneuert.
why-scout-polis = In einer Polis-Station kann dein Held nicht erkunden.
why-handcar-scout = Die Station unter der Draisine gilt als deine, also kann dein Held dort nicht erkunden.
why-handcar-army = Die Station unter der Draisine deines Helden gilt als deine, also kann deine Armee sie nicht angreifen.
why-ability-window = Das geht jetzt nicht. Nutzen kannst du diese Fähigkeit { $windows }.
why-ability-ammo = Die Fähigkeit eines erfüllten Auftrags kostet 1 Patrone.
why-ability-idle = Diese Fähigkeit würde jetzt nichts ändern.
