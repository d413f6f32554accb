# Ein Agent am Tisch: Werkzeuge des Model Context Protocol (`metro2033 mcp`).

help-mcp = Einen Agenten spielen lassen: ein Server des Model Context Protocol für seine Umgebung.
help-mcp-where = Die Adresse eines Servers oder der Link zu einem Raum dort.
help-mcp-local = Auf diesem Rechner gegen Bots spielen, ohne Server.
help-mcp-name = Der Name des Agenten am Tisch.
help-mcp-chat = Dem Agenten zeigen, was andere im Chat schreiben; er könnte ihnen gehorchen.
mcp-which = Gib die Adresse eines Servers oder den Link eines Raums an, oder `--local`, um ohne Server zu spielen; nur eines von beiden.

agent-instructions = Du sitzt an einem Tisch von Metro 2033 oder Metro 2033: Breakthrough und siehst nur, was dein Spieler wissen darf. Nimm zuerst Platz. Dann immer wieder: Lies die Frage, sieh dir bei Bedarf den Tisch an und antworte mit der Nummer der Frage und der Kennung einer Möglichkeit. `wait` wartet auf deine nächste Frage, `why_not` erklärt, warum eine Möglichkeit fehlt, `rule` und `card` schlagen nach.
agent-tool-rooms = Die Räume auflisten, die du betreten darfst: öffentliche und eigene.
agent-tool-open-room = Einen Raum auf dem Server öffnen und dort den ersten Platz nehmen. Bots sitzen auf den letzten Plätzen; der Link lädt andere auf die freien ein. Danach `start`.
agent-tool-take-seat = Einen Raum über seinen Link oder seine Kennung betreten und einen freien Platz nehmen, oder auf den eigenen zurückkehren.
agent-tool-start = Das Spiel in dem Raum beginnen, den du geöffnet hast, sobald alle anderen bereit sind.
agent-tool-leave = Den Raum verlassen. Läuft ein Spiel, spielt ein Bot für dich weiter.
agent-tool-new-game = Auf diesem Rechner ein neues Spiel gegen Bots geben. Plätze werden ab 0 gezählt.
agent-tool-table = Den Tisch so zeigen, wie ihn dein Platz sieht, mit deiner Frage und ihren Möglichkeiten. `board` fügt den ganzen Plan und die Texte der Karten hinzu.
agent-tool-wait = Warten, bis du an der Reihe bist oder das Spiel vorbei ist, und sagen, was seit deiner letzten Antwort geschehen ist.
agent-tool-answer = Deine offene Frage mit ihrer Nummer und der Kennung einer Möglichkeit beantworten und dann auf deine nächste Frage warten.
agent-tool-why-not = Erklären, warum eine Möglichkeit jetzt nicht angeboten wird, oder welche Regeln sie erlauben. Möglichkeiten sehen aus wie die in deiner Frage, etwa „deck“.
agent-tool-position = Alles, was du über die Stellung weißt, als eine Zeile Text ausgeben, die sich überall einfügen lässt.
agent-tool-rule = Eine Regel über ihre Kennung oder über Wörter nachschlagen.
agent-tool-card = Karten über Wörter in ihren Namen nachschlagen.

agent-question = Frage { $number }: { $question }
agent-waiting = Du hast gerade nichts zu entscheiden. Warte.
agent-lobby = Das Spiel hat noch nicht begonnen.
agent-clock = Sekunden auf deiner Uhr: { $seconds }.
agent-no-winner = Das Spiel ist vorbei, ohne Sieger.
agent-no-rooms = Kein Raum ist offen.
agent-room-opened = Dein Raum ist { $room }; andere kommen über { $link } dazu. Du hast einen Platz; beginne, wenn alle bereit sind.

agent-no-table = Du sitzt noch an keinem Tisch. Nimm zuerst Platz.
agent-outdated = Frage { $given } ist nicht offen; die offene hat die Nummer { $open }. Sieh noch einmal nach, bevor du antwortest.
agent-other-server = Dieses Programm spielt nur auf { $address }.
agent-which-room = Welcher Raum? Gib seinen Link oder seine Kennung an.
agent-bot = „{ $bot }“ gehört nicht zu den Bots hier; `metro2033 bots` listet sie auf.
agent-no-tool = Ein Werkzeug „{ $tool }“ gibt es nicht; zur Wahl stehen: { $allowed }.
agent-arguments = Die Argumente von { $tool } passen nicht: { $why }
