# Das bildschirmfüllende Terminalprogramm.

help-tui = Auf dem ganzen Bildschirm spielen, mit Feldern, Tasten und Maus (braucht den Zusatz tui).
help-redraw = Den Tisch an die Stelle des letzten zeichnen, wenn das Terminal es kann; ohne das laufen die Züge nach oben durch.
help-join = An einem Server spielen, im Terminal: einem Raum über seinen Link beitreten.
help-join-link = Die Einladung oder die Adresse des Raums, wie der Server sie zeigt.
help-join-name = Dein Name am Tisch; ohne Angabe wird danach gefragt.
join-no-terminal = `join` braucht ein Terminal.
join-name = Dein Name am Tisch:
join-name-length = Ein Name hat 1 bis 24 Zeichen.
join-link = „{ $link }“ ist kein Link zu einem Raum. Er sieht aus wie https://server/join/ROOM/INVITATION oder https://server/rooms/ROOM.
join-unreachable = { $address } antwortet nicht. Prüfe den Link und deine Verbindung.
join-refused = { $why }
join-distrust = Der Server hat die Siegel dieser Partie geändert. Deine Zufallszahl blieb verschlossen, und du hast den Tisch verlassen.
join-farewell = Dein Platz bleibt dir. Komm zurück mit: metro2033 join { $link }

tui-title = Metro 2033
tui-you = Du: { $seat }
tui-played-by = { $seat } ({ $name })
tui-your-turn = Du bist am Zug. { $question }
tui-waiting = Am Zug: { $seat } …
tui-over = Die Partie ist zu Ende.
tui-watching = Du schaust zu.
tui-reconnecting = Die Verbindung ist abgebrochen. Sie wird neu aufgebaut …
tui-not-asked = Du hast gerade nichts zu entscheiden.
tui-no-choice-here = Hierher führt keine Möglichkeit. Drücke w, um zu sehen, warum.
tui-asking = Denkt nach …
tui-undo = Der letzte Zug wurde zurückgenommen.
tui-rewind = Die Partie wurde zurückgespult.
tui-proposal = { $seat }: den letzten Zug zurücknehmen? y: ja, n: nein.
tui-proposal-end = { $seat }: die Partie ohne Sieger beenden? y: ja, n: nein.
tui-end = Die Partie wurde vorzeitig beendet.
tui-resigned = { $name } hat aufgegeben.
tui-nobody-absent = Niemand ist weg.
tui-absent = Nicht da: { $seat }. Was nun?
tui-stations = { $n ->
    [one] { $n } Station: { $stations }
   *[other] { $n } Stationen: { $stations }
}
tui-goal = [{ $have } von { $needed }]
tui-done = ✓ erfüllt
tui-price = Kosten { $n }
tui-home = Heimatstation
tui-kind-regular = neutral
tui-kind-polis = Polis
tui-kind-hansa = Hanse
tui-kind-abandoned = verlassen
tui-card-legend = ● Marker auf einer Station; [2 von 5]: Ressourcen für einen Auftrag; helle Zeile: wer am Zug ist; hervorgehobene Karte: worum es bei der Wahl geht

# Felder und Dialoge.

tui-mine = Was mir gehört
tui-log = Was geschah
tui-choices = Möglichkeiten
tui-chat = Chat
tui-hint = Was eine Legende täte
tui-reasons = Die Gründe des letzten Bots
tui-why = Warum (nicht)? Tippe Wörter, bewege dich mit ↑ ↓
tui-rules = Regeln hinter dieser Möglichkeit
tui-end-ask = Die Partie endet ohne Sieger, wenn alle zustimmen. Wer aufgibt, hat verloren; ein Bot spielt weiter.
tui-phrases = Sprüche
tui-discards = Ablagestapel
tui-save = Speichern als
tui-save-note = Ein Dateiname oder Ordner; leer lassen, um am bisherigen Ort zu speichern.
tui-help = Tasten
tui-close = Esc schließt

# Tasten, in der letzten Zeile.

tui-key-choose = ↑↓ 1–9 Enter wählen
tui-key-undo = u zurücknehmen
tui-key-hint = h Tipp
tui-key-why = w warum nicht
tui-key-rules = r Regeln
tui-key-reasons = b Gründe des Bots
tui-key-map = m Tisch/Plan
tui-key-discards = d Ablage
tui-key-log = l Verlauf
tui-key-chat = c Chat
tui-key-phrases = p Sprüche
tui-key-vote = v abwesend
tui-key-end = e beenden/aufgeben
tui-key-save = s speichern
tui-key-again = a noch einmal
tui-key-language = F2 Sprache
tui-key-help = ? Hilfe
tui-key-leave = q verlassen
tui-key-ready = r bereit
tui-key-start = s beginnen

# Hilfe.

tui-help-choose = ↑ ↓ oder eine Zahl geht zu einer Möglichkeit, Enter wählt sie; ein Klick tut beides.
tui-help-centre = Tab geht von Feld zu Feld. Auf dem Plan führen Pfeile von Station zu Station, Enter wählt dort, + und − vergrößern und verkleinern; klicke eine Station an, um sie zu sehen, und noch einmal, um sie zu wählen.
tui-help-undo = u: deinen letzten Zug zurücknehmen, solange niemand daraus etwas erfahren hat; auf einem Server die anderen fragen.
tui-help-hint = h: was eine Legende täte.
tui-help-why = w: warum etwas nicht zur Wahl steht.
tui-help-rules = r: die Regeln hinter der hervorgehobenen Möglichkeit.
tui-help-reasons = b: warum der letzte Bot so entschieden hat.
tui-help-map = m: der Plan oder die Karten auf dem ganzen Bildschirm, und zurück.
tui-help-discards = d: die Ablagestapel.
tui-help-log = l: der ganze Verlauf, das Neueste zuerst.
tui-help-chat = c: den anderen schreiben (auf einem Server).
tui-help-phrases = p: einen Spruch sagen, den alle in ihrer Sprache lesen (auf einem Server).
tui-help-vote = v: über einen abwesenden Spieler entscheiden (auf einem Server).
tui-help-end = e: vorschlagen, die Partie zu beenden, oder aufgeben (auf einem Server).
tui-help-save = s: die Partie speichern (auf diesem Rechner).
tui-help-again = a: nach der Partie noch eine mit denselben Spielern und Einstellungen; auf einem Server beginnt sie, wenn alle wollen.
tui-help-language = F2: nächste Sprache.
tui-help-help = ?: diese Hilfe.
tui-help-leave = q: verlassen; eine Partie auf diesem Rechner wird gespeichert, ein Platz auf einem Server bleibt dir.

# Der Raum vor der Partie.

tui-lobby = { $game }: vor der Partie
tui-lobby-free = freier Platz
tui-lobby-ready = ✓ bereit
tui-lobby-wait = Der Gastgeber beginnt die Partie, wenn alle bereit sind.
tui-lobby-host = Du bist der Gastgeber: Beginne mit s, wenn alle bereit sind.
tui-lobby-watching = Es ist kein Platz frei. Du wirst zuschauen.
