# Wörter des Kartenspiels.

kind-resource = Ressource
    .help = Spiele sie aufrecht aus, um Aufträge zu bezahlen, oder gedreht als Schutz, wenn sie einen gelben Schild hat, oder wirf sie von der Hand ab und erhalte so viele Marker zurück, wie sie kostet.
kind-station = Station
    .help = Im Spiel bietet sie einen Auftrag und macht einen Ressourcentyp und weitere Stationen ihrer Fraktion um 1 Marker billiger. Erfülle den Auftrag und lass Marker darauf, dann ist dieser Typ kostenlos.
kind-threat = Bedrohung
    .help = Wirf sie ab, um Marker zurückzuerhalten und ein Monster auf alle zu hetzen, auch auf dich, oder spiele sie gedreht als Schutz aus, wenn sie einen gelben Schild hat.
kind-hero = Held
    .help = Im Spiel { $survival1 ->
        [true] hilft ein Held entweder, ein Monster abzuwehren, indem er seine Symbole zeigt,
       *[false] wehrt ein Held entweder ein Monster mit passendem Symbol ab
    } oder verdoppelt deine Ressourcen eines Typs für einen Auftrag; danach wirfst du die Karte ab.
kind-caravan = Karawane
    .help = Wirf sie ab, um Marker zurückzuerhalten und den Markt zu erneuern; außerdem erhält jeder Spieler 1 Marker zurück für jede seiner Stationen im Spiel und für eine erfüllte Fraktionskarte, deren Bonus die Farbe der Karawane hat.
kind-faction = Fraktion
    .help = Die Macht, die du führst: Erfülle ihren Auftrag einmal pro Partie, um 1 Marker zu gewinnen, und spiele von da an einen Ressourcentyp kostenlos aus.
type-care = Medizin
type-food = Nahrung
type-goods = Waren
type-weapons = Waffen
type-ammo = Munition
type-equipment = Ausrüstung
class-peaceful = Zivil
class-military = Militärisch
symbol-biological = Biologisch
symbol-psychic = Psychisch
symbol-radioactive = Radioaktiv
symbol-physical = Physisch
symbol-toxic = Giftig
symbol-unknown = Unbekannt
loss-station = Verlust: 1 Station
loss-peaceful = Verlust: alle zivilen Ressourcen
loss-military = Verlust: alle militärischen Ressourcen
loss-all = Verlust: alle Ressourcen
line-red_line = Rote Linie
line-hansa = Hanse
line-polis = Polis
line-neutral = Neutral
