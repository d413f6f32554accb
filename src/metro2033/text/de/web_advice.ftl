# Was ein Spieler beim Entscheiden erfährt.

choice-offered = Das kannst du jetzt wählen.
advice-company = Rat gibt es nur, wenn alle deine Gegner Bots sind.
reasons-no-bot = Dieser Zug stammt nicht von einem Bot.
reasons-secret = Die Gründe des Bots bleiben geheim, bis die Partie zu Ende ist.

advice-why = Warum nicht?
advice-rules = Regeln:
advice-read-more = Regel lesen

# Chancen.

advice-strength = { $total } = { $terms }
advice-odds = { $own } gegen { $other }: Siegchance etwa { $chance }
advice-odds-threat = { $own } gegen eine Bedrohung vom Stapel: Siegchance etwa { $chance }
advice-draw = Gleichstand etwa { $chance }
advice-unless = sofern andere nicht { $cards } nutzen
advice-after-move = nach diesem Zug könnte dein Held angreifen: { $odds }
advice-estimate = Geschätzt aus dem, was du weißt: Alles andere wurde { $samples ->
    [one] { $samples }-mal
   *[other] { $samples }-mal
} zufällig ausgeteilt und nach den Regeln ausgespielt.

# Tipps und Gründe.

advice-hint-title = { $bot ->
    [veteran] Der gelernte Bot kennt diese Karten nicht. Ein Veteran würde wählen:
   *[other] Eine Legende würde wählen:
}
advice-did = Warum dieser Zug?
advice-did-title = Wie der Ratgeber diese Entscheidung sieht
advice-did-about = Das beruht auf deinem Wissen; Karten, die du nicht siehst, sind geraten. Der Bot kennt außerdem seine eigenen Karten.
advice-thinking = Denkt nach …
advice-better = besser für { $terms }
advice-worse = schlechter für { $terms }
advice-chosen = Gewählt hat er trotzdem: { $choice }

# Reichweite.

advice-reach = Reichweite zeigen
advice-reach-army = { $owner }, Armee: { $n ->
    [0] kann keine Station angreifen
    [one] kann { $n } Station angreifen
   *[other] kann { $n } Stationen angreifen
}
advice-reach-hero = { $owner }, Held: { $n ->
    [0] kann nirgendwohin gehen
    [one] kann zu { $n } Station gehen
   *[other] kann zu { $n } Stationen gehen
}

# Warnungen.

caution-hopeless = Dieser Angriff gelingt nur mit etwa { $chance }.
caution-idle-army = Deine Armee könnte noch kostenlos eine Ressource beschaffen.
caution-idle-ability = Dein Held könnte noch kostenlos eine Fähigkeit nutzen.
caution-idle-scout = Dein Held könnte noch kostenlos erkunden.
caution-not-captured = Du hast diese Station gewonnen. Nimmst du sie nicht ein, bleibt sie neutral.
caution-no-token = Alle deine Marker sind im Spiel: Selbst wenn du gewinnst, kannst du diese Station nicht einnehmen.
caution-no-price = Du kannst diese Station nicht bezahlen: Selbst wenn du gewinnst, bleibt sie neutral.
caution-nothing-to-spend = Danach kannst du keine Karte mehr bezahlen.
caution-full-pack = Dein Held kann nur { $limit } Karten tragen: Du wirst eine abwerfen müssen.
caution-open-mission = Du könntest in diesem Zug noch einen Auftrag erfüllen.
caution-free-card = Du könntest noch eine Karte kostenlos ausspielen.
caution-no-tokens-back = Keiner deiner Marker ist verbraucht, darum bringt das Abwerfen keinen zurück.
caution-nothing-back = Das bringt keine Marker zurück.

# Was der Server selbst antwortet.

advice-automatic-single = Es gibt nur eine Möglichkeit, darum geschieht sie von selbst.
advice-automatic-pass = Du passt hier automatisch.
advice-automatic-bot = Ein Bot entscheidet für dich.
advice-failed = Der Ratgeber hat nicht geantwortet.
advice-no-odds = Die Chancen ließen sich nicht berechnen.
advice-again = Noch einmal fragen
