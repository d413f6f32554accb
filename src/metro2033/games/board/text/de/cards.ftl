# Karten des Brettspiels: Namen, Formen für Sätze und Wirkung.

## Factions

card-without-effect = Mit den Hausregeln dieser Partie hat die Fähigkeit keine Wirkung.
faction_1905 = Konföderation von 1905
    .start = Die Konföderation von 1905
    .nom = die Konföderation von 1905
    .gen = der Konföderation von 1905
    .dat = der Konföderation von 1905
    .acc = die Konföderation von 1905
    .ins = der Konföderation von 1905
    .number = sing
    .text = Du beginnst mit 2 Pilzen{ $conf_1905_law_peek ->
        [false] {""}
       *[true] ; vor einer Abstimmung darfst du dir die 2 obersten Gesetze ansehen und wählst, über welches abgestimmt wird
    }{ $conf_1905_extra_votes ->
       *[3] ; du hast 3 zusätzliche Stimmen.
        [0] .
        [one] ; du hast { $conf_1905_extra_votes } zusätzliche Stimme.
        [other] ; du hast { $conf_1905_extra_votes } zusätzliche Stimmen.
    }
faction_bandits = Banditen
    .start = Die Banditen
    .nom = die Banditen
    .gen = der Banditen
    .dat = den Banditen
    .acc = die Banditen
    .ins = den Banditen
    .number = plur
    .text = Du beginnst mit 2 Patronen; verteidigt sich deine Armee, gewinnt sie bei Gleichstand.
faction_red_line = Rote Linie
    .start = Die Rote Linie
    .nom = die Rote Linie
    .gen = der Roten Linie
    .dat = der Roten Linie
    .acc = die Rote Linie
    .ins = der Roten Linie
    .number = sing
    .text = Du beginnst mit 2 Schweinen{ $red_line_victory_points ->
       *[9] ; zum Sieg brauchst du nur 9 Siegpunkte.
        [10] .
        [other] ; zum Sieg brauchst du { $red_line_victory_points } Siegpunkte.
    }
faction_bauman = Bauman-Allianz
    .start = Die Bauman-Allianz
    .nom = die Bauman-Allianz
    .gen = der Bauman-Allianz
    .dat = der Bauman-Allianz
    .acc = die Bauman-Allianz
    .ins = der Bauman-Allianz
    .number = sing
    .text = Du beginnst mit 1 Ausrüstungskarte vom Stapel; dein Held gewinnt bei Gleichstand.
faction_reich = Viertes Reich
    .start = Das Vierte Reich
    .nom = das Vierte Reich
    .gen = des Vierten Reichs
    .dat = dem Vierten Reich
    .acc = das Vierte Reich
    .ins = dem Vierten Reich
    .number = sing
    .text = Du beginnst mit Armeestärke 3; deine Armee erhält +1 Stärke, wenn sie eine Station oder einen Helden eines anderen Spielers angreift.
faction_arbat = Arbat-Konföderation
    .start = Die Arbat-Konföderation
    .nom = die Arbat-Konföderation
    .gen = der Arbat-Konföderation
    .dat = der Arbat-Konföderation
    .acc = die Arbat-Konföderation
    .ins = der Arbat-Konföderation
    .number = sing
    .text = Zu Spielbeginn ziehst du 2 Aufträge und behältst 1; zu Beginn deiner Mobilmachung darfst du bis zu 2 Ressourcen einer Art gegen ebenso viele einer anderen Art tauschen.

## Heroes

hero_artyom = Artjom
    .nom = Artjom
    .gen = Artjoms
    .dat = Artjom
    .acc = Artjom
    .ins = Artjom
    .gender = masc
    .text = Greift er eine neutrale Station an, darf er sich die 2 obersten Bedrohungen ansehen, eine davon bekämpfen und die andere unter den Stapel legen.
hero_anna = Anna
    .nom = Anna
    .gen = Annas
    .dat = Anna
    .acc = Anna
    .ins = Anna
    .gender = fem
    .text = Übergänge kosten sie kein Tempo, nur Tunnel.
hero_hunter = Hunter
    .nom = Hunter
    .gen = Hunters
    .dat = Hunter
    .acc = Hunter
    .ins = Hunter
    .gender = masc
    .text = Wird er verwundet, kehrt er wie üblich in eine Heimatstation zurück, setzt aber seinen nächsten Zug nicht aus.
hero_khan = Khan
    .nom = Khan
    .gen = Khans
    .dat = Khan
    .acc = Khan
    .ins = Khan
    .gender = masc
    .text = In den Stationen seiner Fraktion darf er Ausrüstung kaufen, einen Auftrag kaufen und Ressourcen tauschen wie in einer Hanse-Station.
hero_miller = Melnik
    .nom = Melnik
    .gen = Melniks
    .dat = Melnik
    .acc = Melnik
    .ins = Melnik
    .gender = masc
    .text = { $hero_card_may_change_equipment_limit ->
        [false] { card-without-effect }
       *[true] Er darf 1 Ausrüstungskarte mehr tragen, als das Limit erlaubt.
    }
hero_sasha = Sascha
    .nom = Sascha
    .gen = Saschas
    .dat = Sascha
    .acc = Sascha
    .ins = Sascha
    .gender = fem
    .text = { $hero_use_ability_action ->
        [false] { card-without-effect }
       *[true] Aktion: Nimm in einer Hanse-Station oder einer Station deiner Fraktion 1 Ressource deiner Wahl.
    }

## Laws

law_taxation = Besteuerung
    .text = Zu Beginn der Ereignisphase nimmt jeder Spieler 1 Ressource seiner Wahl.
law_call_up = Einberufung
    .text = Der erste Soldat, den ein Spieler in einer Mobilmachung anwirbt, kostet nur 1 Patrone.
law_barricades = Barrikaden
    .text = Wer eine Station gegen einen anderen Spieler verteidigt, erhält +1 Stärke.
law_settlement = Siedlungsbrief
    .text = Eine neutrale Station einzunehmen kostet nur 1 Pilz.
law_open_market = Offener Markt
    .text = Ausrüstungskarten und Aufträge kosten jeweils nur 1 Patrone.
law_curfew = Ausgangssperre
    .text = Alle Helden erhalten −1 Tempo.
law_council = Rat der Gleichen
    .text = Bei späteren Abstimmungen hat jede Fraktion 3 Stimmen plus ihre Boni; zu Beginn der Ereignisphase nimmt der Spieler mit den wenigsten Siegpunkten 1 Ressource seiner Wahl.

## Threats

th1_looters = Plünderer
    .text = Belohnung: 1 Patrone.
th1_cave_in = Einsturz
    .text = Waffen geben in diesem Kampf keinen Bonus; Belohnung: 1 Ressource deiner Wahl.
th1_deserters = Deserteure
    .text = Belohnung: Armeestärke +1 (höchstens 8).
th1_flooded_tunnel = Überfluteter Tunnel
    .text = +1 Stärke in einer Endstation; Belohnung: 1 Ressource deiner Wahl.
th1_tunnel_raiders = Tunnelräuber
    .text = Der Verlierer wirft außerdem 1 Ressource ab; Belohnung: 2 Patronen.
th1_runaway_wagon = Führerloser Waggon
    .text = Ein Held erhält in diesem Kampf −1 Stärke; Belohnung: 1 Ausrüstungskarte vom Stapel.
th1_rat_swarm = Rattenschwarm
    .text = Belohnung: 1 Schwein.
th1_spore_cloud = Sporenwolke
    .text = Waffen geben in diesem Kampf keinen Bonus; Belohnung: 2 Pilze.
th1_feral_dogs = Verwilderte Hunde
    .text = Belohnung: 1 Ressource deiner Wahl.
th1_bat_colony = Fledermauskolonie
    .text = +1 Stärke in einer Umsteigestation; Belohnung: 1 Schwein und 1 Pilz.
th1_tunnel_fever = Tunnelfieber
    .text = Eine Armee erhält in diesem Kampf −1 Stärke; Belohnung: Ziehe 2 Aufträge und behalte 1.
th1_blind_crawlers = Blinde Kriecher
    .text = Belohnung: 2 Ressourcen deiner Wahl.
th1_hot_dust = Strahlender Staub
    .text = Belohnung: 1 Pilz.
th1_glowing_water = Leuchtendes Wasser
    .text = Der Verlierer wirft außerdem 1 Ressource ab; Belohnung: 1 Ressource deiner Wahl.
th1_leaking_barrels = Undichte Fässer
    .text = Waffen geben in diesem Kampf keinen Bonus; Belohnung: 1 Patrone und 1 Schwein.
th1_surface_draught = Hauch von oben
    .text = +1 Stärke in einer Umsteigestation; Belohnung: 2 Ressourcen deiner Wahl.
th1_lost_stalker = Verirrter Stalker
    .text = Belohnung: 1 Ausrüstungskarte vom Stapel.
th1_branded_beast = Gezeichnete Bestie
    .text = Belohnung: Armeestärke +1 (höchstens 8).
th2_cannibal_tribe = Kannibalenstamm
    .text = Der Verlierer wirft außerdem 1 Ressource ab; Belohnung: 1 Schwein und 1 Pilz.
th2_warlord_band = Bande des Kriegsherrn
    .text = Der Verlierer wirft außerdem 1 Ressource ab; Belohnung: 2 Patronen.
th2_tunnel_fire = Tunnelbrand
    .text = Eine Armee erhält in diesem Kampf −1 Stärke; Belohnung: 2 Ressourcen deiner Wahl.
th2_burst_main = Rohrbruch
    .text = Waffen geben in diesem Kampf keinen Bonus; Belohnung: 2 Ressourcen deiner Wahl.
th2_great_collapse = Großer Einsturz
    .text = +1 Stärke in einer Endstation; Belohnung: 1 Ressource deiner Wahl und 1 Ausrüstungskarte vom Stapel.
th2_armoured_wagon = Panzerwaggon
    .text = Ein Held erhält in diesem Kampf −1 Stärke; Belohnung: 1 Patrone und 1 Ausrüstungskarte vom Stapel.
th2_rat_king = Rattenkönig
    .text = +2 Stärke in einer Endstation; Belohnung: 2 Schweine.
th2_black_blight = Schwarze Fäule
    .text = Eine Armee erhält in diesem Kampf −1 Stärke; Belohnung: 2 Pilze und 1 Schwein.
th2_living_slime = Lebender Schleim
    .text = Waffen geben in diesem Kampf keinen Bonus; Belohnung: Ziehe 2 Aufträge und behalte 1.
th2_winged_hunter = Geflügelter Jäger
    .text = +1 Stärke in einer Umsteigestation; Belohnung: 1 Ressource deiner Wahl und 1 Ausrüstungskarte vom Stapel.
th2_pale_giant = Bleicher Riese
    .text = Belohnung: Armeestärke +1 (höchstens 8).
th2_great_burrower = Großer Wühler
    .text = Belohnung: 1 Ressource deiner Wahl und Armeestärke +1 (höchstens 8).
th2_mutant_spider = Mutierte Spinne
    .text = +1 Stärke in einer Umsteigestation; Belohnung: Armeestärke +1 (höchstens 8).
th2_drifting_anomaly = Wandernde Anomalie
    .text = Waffen geben in diesem Kampf keinen Bonus; Belohnung: 2 Ressourcen deiner Wahl.
th2_fallout_storm = Strahlensturm
    .text = +1 Stärke in einer Endstation; Belohnung: 1 Schwein, 1 Pilz und 1 Patrone.
th2_silent_shadows = Stumme Schatten
    .text = Ein Held erhält in diesem Kampf −1 Stärke; Belohnung: Nimm 1 Ressource deiner Wahl, ziehe 2 Aufträge und behalte 1.
th2_two_headed_beast = Zweiköpfige Bestie
    .text = Sie gewinnt bei Gleichstand; Belohnung: 1 Ressource deiner Wahl und 1 Ausrüstungskarte vom Stapel.
th2_cracked_reactor = Geborstener Reaktor
    .text = Der Verlierer wirft außerdem 1 Ressource ab; Belohnung: Nimm 2 Ressourcen deiner Wahl, ziehe 2 Aufträge und behalte 1.

## Equipment

eq_akm = AKM
    .text = +1 Stärke, gegen physische Bedrohungen +2.
eq_shotgun = Flinte
    .text = +1 Stärke, gegen biologische Bedrohungen +2.
eq_geiger = Geigerzähler
    .text = Dein Held und deine Armee erhalten +2 Stärke gegen radioaktive Bedrohungen.
eq_svd = SWD-Gewehr
    .text = +1 Stärke oder +2, wenn dein Held eine Station oder einen Helden eines anderen Spielers angreift.
eq_rpk = RPK
    .text = +2 Stärke, −1 Tempo.
eq_handcar = Draisine
    .text = +1 Tempo{ $handcar_makes_station_own ->
        [false] .
       *[true] ; die Station deines Helden gilt als Station deiner Fraktion{ $handcar_army_reach ->
            [false] {""}
           *[true] {" "}(deine Armee kann also von dort losziehen)
        }, aber dein Held kann sie nicht angreifen{ $handcar_station_off_limits ->
            [true] , dort nicht erkunden
           *[false] {""}
        } und dort nicht angegriffen werden{ $handcar_station_off_limits ->
            [true] , und auch deine Armee kann sie nicht angreifen
           *[false] {""}
        }.
    }
eq_flag = Fahne
    .text = Deine Armee erhält +1 Stärke in Kämpfen in der Station deines Helden oder einer benachbarten.
eq_grenade = Granate
    .text = Wirf sie in einem Kampf deines Helden ab, nachdem die Karten aufgedeckt sind: +3 Stärke in diesem Kampf.
eq_dynamite = Dynamit
    .text = Wirf es ab, wenn ein anderer Spieler deine Station angreift und dein Held dort oder in einer benachbarten Station ist: Der Angriff wird vereitelt, sonst passiert nichts.
eq_gas_mask = Gasmaske
    .text = Dein Held und deine Armee erhalten +2 Stärke gegen biologische Bedrohungen.
eq_vest = Schutzweste
    .text = +2 Stärke, wenn sich dein Held gegen einen anderen Spieler verteidigt.
eq_first_aid = Verbandskasten
    .text = Wirf ihn ab, wenn dein Held verwundet würde: Er wird nicht verwundet und bleibt, wo er ist.
eq_radio = Feldfunkgerät
    .text = Du hast 2 zusätzliche Stimmen.
eq_stimulant = Aufputschmittel
    .text = Wirf es ab, bevor sich dein Held bewegt: +3 Tempo in dieser Runde.
eq_night_vision = Nachtsichtgerät
    .text = Greift dein Held eine neutrale Station an, darfst du einmal die aufgedeckte Bedrohung unter den Stapel legen und stattdessen die nächste bekämpfen.

## Missions

mi_one_man_army = Einzelkämpfer
    .ability = Ein beliebiger Held erhält −1 Stärke
    .text = Ziel: Nimm mit deinem Helden eine Station eines anderen Spielers ein; Fähigkeit: Ein beliebiger Held erhält −1 Stärke.
mi_night_raid = Nächtlicher Überfall
    .ability = Dein Held erhält +2 Stärke
    .text = Ziel: Nimm mit deinem Helden eine Station eines anderen Spielers ein; Fähigkeit: Dein Held erhält +2 Stärke.
mi_old_scores = Alte Rechnungen
    .ability = Ersetze deine aufgedeckte Kampfkarte durch eine andere aus deiner Hand
    .text = Ziel: Besiege mit deinem Helden einen Helden eines anderen Spielers; Fähigkeit: Ersetze deine aufgedeckte Kampfkarte durch eine andere aus deiner Hand.
mi_bounty = Kopfgeld
    .ability = Nimm 1 Ressource deiner Wahl von einem Spieler, der mehr Siegpunkte hat als du
    .text = Ziel: Besiege mit deinem Helden einen Helden eines anderen Spielers; Fähigkeit: Nimm 1 Ressource deiner Wahl von einem Spieler, der mehr Siegpunkte hat als du.
mi_big_game = Großwild
    .ability = Lege die in deinem Angriff aufgedeckte Bedrohung unter den Stapel und bekämpfe die nächste
    .text = Ziel: Besiege mit deinem Helden eine Bedrohung mit aufgedruckter Stärke 5 oder mehr; Fähigkeit: Lege die in deinem Angriff aufgedeckte Bedrohung unter den Stapel und bekämpfe die nächste.
mi_tunnel_legend = Tunnellegende
    .ability = Die aufgedeckte Bedrohung erhält nach deiner Wahl +1 oder −1 Stärke
    .text = Ziel: Besiege mit deinem Helden eine Bedrohung mit aufgedruckter Stärke 5 oder mehr; Fähigkeit: Die aufgedeckte Bedrohung erhält nach deiner Wahl +1 oder −1 Stärke.
mi_food_convoy = Lebensmitteltransport
    .ability = Nimm 1 Schwein und 1 Pilz
    .text = Ziel: Zahle im Zug deines Helden, wenn er in einer Hanse-Station ist, 2 Schweine und 2 Pilze; Fähigkeit: Nimm 1 Schwein und 1 Pilz.
mi_debt_to_hansa = Schuld bei der Hanse
    .ability = Ziehe 2 Ausrüstungskarten und behalte 1
    .text = Ziel: Zahle im Zug deines Helden, wenn er in einer Hanse-Station ist, 2 Schweine und 2 Pilze; Fähigkeit: Ziehe 2 Ausrüstungskarten und behalte 1.
mi_foothold = Brückenkopf
    .ability = Deine Armee erhält +1 Stärke
    .text = Ziel: Kontrolliere 2 Stationen außerhalb der Zone deiner Fraktion; Fähigkeit: Deine Armee erhält +1 Stärke.
mi_far_outposts = Ferne Außenposten
    .ability = Nimm die eben gewonnene Station kostenlos ein
    .text = Ziel: Kontrolliere 2 Stationen außerhalb der Zone deiner Fraktion; Fähigkeit: Nimm die eben gewonnene Station kostenlos ein.
mi_council_seat = Sitz im Rat
    .ability = Du hast 4 zusätzliche Stimmen
    .text = Ziel: Kontrolliere eine Polis-Station; Fähigkeit: Du hast 4 zusätzliche Stimmen.
mi_iron_fist = Eiserne Faust
    .ability = Du zahlst keinen Unterhalt
    .text = Ziel: Habe eine Armee der Stärke 8; Fähigkeit: Du zahlst keinen Unterhalt.
mi_full_stores = Volle Lager
    .ability = Deine Armee verliert nach einem verlorenen Kampf keine Stärke
    .text = Ziel: Besitze gleichzeitig mindestens 3 Schweine, 3 Pilze und 3 Patronen; Fähigkeit: Deine Armee verliert nach einem verlorenen Kampf keine Stärke.
mi_voice = Stimme des Volkes
    .ability = Deine Armee und dein Held gewinnen bei Gleichstand
    .text = Ziel: Stimme für ein Gesetz, das trotz Gegenstimmen angenommen wird; Fähigkeit: Deine Armee und dein Held gewinnen bei Gleichstand.
mi_behind_lines = Hinter feindlichen Linien
    .ability = Dein Held erhält +2 Tempo
    .text = Ziel: Beende die Heldenaktionen mit deinem Helden in einer Heimatstation einer anderen Fraktion, die ein anderer Spieler kontrolliert; Fähigkeit: Dein Held erhält +2 Tempo.
mi_last_line = Letzte Verteidigungslinie
    .ability = Dein Held wird nicht verwundet und bleibt, wo er ist
    .text = Ziel: Wehre mit deinem Helden eine Bedrohung aus dem Dunkel ab; Fähigkeit: Dein Held wird nicht verwundet und bleibt, wo er ist.
mi_march = Kriegszug
    .ability = Eine beliebige Armee erhält −1 Stärke
    .text = Ziel: Nimm mit deiner Armee eine Station eines anderen Spielers ein; Fähigkeit: Eine beliebige Armee erhält −1 Stärke.
mi_monopoly = Monopol
    .ability = Stelle deinen Helden vor seiner Bewegung in eine deiner Stationen
    .text = Ziel: Kontrolliere 4 Stationen, die dieselbe Ressource liefern (eine Polis-Station zählt als jede Ressource); Fähigkeit: Stelle deinen Helden vor seiner Bewegung in eine deiner Stationen.

## Combat cards

cc_ambush = Hinterhalt
    .text = +1 Stärke, gegen eine Angriffskarte +3.
cc_counterattack = Gegenangriff
    .text = +2 Stärke gegen jede Karte.
cc_evasion = Ausweichen
    .text = +0 Stärke, gegen eine Angriffskarte +4.
cc_assault = Frontalangriff
    .text = +2 Stärke gegen jede Karte.
cc_flanking = Flankenangriff
    .text = +1 Stärke, gegen eine Verteidigungskarte +3.
cc_breakthrough = Durchbruch
    .text = +0 Stärke, gegen eine Verteidigungskarte +4.
cc_regroup = Neuordnung
    .text = +1 Stärke gegen jede Karte.

## Goals of missions

g_hero_takes_station = Nimm mit deinem Helden eine Station eines anderen Spielers ein
g_duel = Besiege mit deinem Helden einen Helden eines anderen Spielers
g_big_game = Besiege mit deinem Helden eine Bedrohung mit aufgedruckter Stärke 5 oder mehr
g_convoy = Zahle im Zug deines Helden, wenn er in einer Hanse-Station ist, 2 Schweine und 2 Pilze
g_foothold = Kontrolliere 2 Stationen außerhalb der Zone deiner Fraktion
g_polis = Kontrolliere eine Polis-Station
g_army8 = Habe eine Armee der Stärke 8
g_stock = Besitze gleichzeitig mindestens 3 Schweine, 3 Pilze und 3 Patronen
g_law = Stimme für ein Gesetz, das trotz Gegenstimmen angenommen wird
g_infiltrate = Beende die Heldenaktionen mit deinem Helden in einer Heimatstation einer anderen Fraktion, die ein anderer Spieler kontrolliert
g_guard = Wehre mit deinem Helden eine Bedrohung aus dem Dunkel ab
g_war = Nimm mit deiner Armee eine Station eines anderen Spielers ein
g_monopoly = Kontrolliere 4 Stationen, die dieselbe Ressource liefern (eine Polis-Station zählt als jede Ressource)
