# Der Tisch, im Terminal gezeichnet.

screen-round = Runde { $round }, { $phase ->
    [setup] Aufbau
    [events] Ereignisse
    [mobilisation] Mobilmachung
    [army_actions] Armeeaktionen
    [hero_actions] Heldenaktionen
   *[end_of_round] Rundenende
}, Stufe { $stage ->
    [1] I
   *[2] II
}. Startspieler: { $first }.
screen-player = Spieler
screen-points = Punkte
screen-army = Armee
screen-tokens = Ressourcen
screen-hero = Held
screen-equipment = Ausrüstung
screen-missions = Aufträge
screen-hero-figures = Stärke { $strength }, Tempo { $speed }
screen-hero-at = { $hero } (Stärke { $strength }, Tempo { $speed }) in { $station }
screen-hero-wounded = { $hero } (Stärke { $strength }, Tempo { $speed }), verwundet, in { $station }
screen-mission-count = { $open } offen, { $done } erfüllt
screen-market = Hanse-Markt: { $cards }
screen-law = Geltendes Gesetz: { $law }
screen-lasting = Wirkende Effekte: { $effects }
screen-legend = ①–⑥ Station eines Spielers, ○ neutral, ◇ Polis, ◎ Hanse, · verlassen, × gesperrt; unterstrichen: Heimatstation; ⇄ Übergang (gleicher Buchstabe); ♟ Held
screen-hand = Deine Karten
screen-vote = Abstimmung
screen-battle = Kampf um { $station }
screen-stakes-attacker = Wenn der Angriff gelingt: { $losses }
screen-stakes-defender = Wenn er scheitert: { $losses }
mark-pig = s
mark-mushroom = p
mark-ammo = m

# Ablagestapel und Ziele.

screen-goal = [{ $have } von { $needed }]
screen-discards-equipment = Abgeworfene Ausrüstung: { $cards }
screen-discards-threat = Abgeworfene Bedrohungen: { $cards }
screen-discards-mission = Abgeworfene Aufträge, die du gesehen hast: { $cards }
screen-known-law = Gesetze im Stapel, die du kennst: { $cards }
screen-known-threat = Bedrohungen im Stapel, die du kennst: { $cards }

# Die Karte.

screen-map-legend = ①–⑥ Station eines Spielers, ○ neutral, ◇ Polis, ◎ Hanse, · verlassen, ♟ Held, ═ Übergang; weiße Zahl: eine Wahl; unterstrichen: Heimatstation; nach dem Namen: was sie liefert
screen-map-player = { $seat } (Armee { $army }, Punkte { $points })
