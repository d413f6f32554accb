# Woher das stammt, was auf einer Karte steht: ihre Felder.

field-ability = Fähigkeit
field-amount = Menge
field-bonus = Bonus
field-bonus_against = wogegen der Bonus gilt
field-class = Klasse
field-copies = Anzahl der Exemplare
field-cost = Kosten
field-doubles = was verdoppelt wird
field-effect = Wirkung
field-faction = Fraktion
field-goal = Ziel
field-homes = Heimatstationen
field-loss = Verlust
field-mission = Auftrag
field-modifier = Bonuswert
field-name = Name
field-property = Sonderregel
field-protection = Schutz
field-reward = Belohnung
field-speed = Tempo
field-stage = Stufe
field-strength = Stärke
field-symbols = Symbole
field-tag = Gattung
field-type = Typ
field-windows = wann nutzbar
field-zone = Zone

# Anmerkungen zu einer Quelle. Der Schlüssel ist die Anmerkung, wie die Inhaltsdateien sie schreiben.

note-the-mirror-of-ambush-that-attack-cards-have-a-bonus-against-defence-is-in-the-rulebook = das Spiegelbild von „Hinterhalt“; laut Regelheft haben Angriffskarten einen Bonus gegen Verteidigung
note-the-mirror-of-evasion = das Spiegelbild von „Ausweichen“
note-the-0-is-printed-4-is-the-likely-reading-of-a-picture = +0 ist gedruckt; +4 ist die wahrscheinliche Deutung eines Bildes
note-the-speed-is-from-a-public-adaptation-the-strength-is-ours = das Tempo stammt aus einer öffentlichen Umsetzung; die Stärke ist von uns
note-polish = polnisch
note-polish-for-the-station-under-the-hero-the-speed-is-from-a-public-adaptation = die polnische für die Station unter dem Helden; das Tempo stammt aus einer öffentlichen Umsetzung
note-the-numbers-are-printed-that-the-type-is-physical-is-our-best-reading-of-a-tiny-icon = die Zahlen sind gedruckt; dass der Typ physisch ist, lesen wir aus einem winzigen Symbol
note-the-rulebooks-say-only-that-the-army-is-stronger-the-3-is-ours = die Regelhefte sagen nur, dass die Armee stärker ist; die 3 ist von uns
note-english-and-russian-the-polish-rulebook-leaves-the-line-out = englisch und russisch; das polnische Regelheft lässt die Zeile aus
note-the-english-rulebook-too-lists-using-the-ability-as-an-action = auch das englische Regelheft nennt das Nutzen der Fähigkeit als Aktion
note-the-polish-rulebook-too-says-that-a-hero-card-may-change-the-limit = auch das polnische Regelheft sagt, dass eine Heldenkarte das Limit ändern kann
note-the-goal-is-the-one-of-one-man-army-the-second-card-with-it-is-ours = das Ziel ist das von „Einzelkämpfer“; die zweite Karte damit ist von uns
note-pictured-in-full-colour-which-a-review-links-to-stage-ii = in voller Farbe abgebildet, was eine Besprechung mit Stufe II verbindet
note-stronger-at-transfer-stations-is-in-the-rulebook-picture-the-digit-reads-6-or-8 = das Bild im Regelheft zeigt, dass sie an Umsteigestationen stärker ist; die Ziffer ist eine 6 oder 8
note-from-the-setting = aus der Spielwelt
note-the-symbol-is-from-the-rulebook-its-cost-is-ours = das Symbol stammt aus dem Regelheft, die Kosten sind von uns
note-its-colour-is-from-the-rulebook = die Farbe stammt aus dem Regelheft
note-the-symbols-are-from-the-rulebook-the-cost-is-ours = die Symbole stammen aus dem Regelheft, die Kosten sind von uns
