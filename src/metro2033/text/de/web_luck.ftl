# Die Seite: Zufall, den niemand biegen kann, und was der Browser als Beweis behält.

luck-how = Vor dem Austeilen versiegelt der Server eine Geheimzahl, und der Browser jedes Spielers versiegelt eine eigene Zufallszahl. Nichts wird geöffnet, bevor alle versiegelt sind; dann bestimmen alle zusammen jedes Mischen und jedes Ziehen. Nach der Partie wird die Zahl des Servers geöffnet, und jeder kann sie mit ihrem Siegel vergleichen.
luck-how-duplicate = Dieser Tisch gehört zu einer Runde mit gleicher Verteilung an allen Tischen. Sie stammt aus einer Geheimzahl, die der Server vor Beginn der Liga versiegelt hat; Zufallszahlen der Spieler fließen nicht ein. Nach der ganzen Runde wird sie geöffnet, und jeder kann sie prüfen.
luck-how-daily = Alle, die die Verteilung dieses Tages spielen, haben diese Verteilung. Sie stammt aus einer Geheimzahl, die schon vor dem Tag feststand; Zufallszahlen der Spieler fließen nicht ein. Wenn der Tag vorbei ist, ist die Zahl offen, und jeder kann sie prüfen.
luck-how-alone = Alles wird auf diesem Gerät ausgeteilt, es gibt also niemanden, dem du misstrauen müsstest. Die Prüfung am Ende zeigt, dass Aufzeichnung und Verteilung zusammengehören.
luck-kept-commitment = Das Siegel des Servers, wie dieser Browser es zuerst sah
luck-kept-link = Fingerabdruck der Partie bis Verlaufszeile { $seq }
luck-kept-why = Dieser Browser behält beides. Bewahre den Fingerabdruck an einem sicheren Ort auf, oder schicke ihn jemandem: Dann lässt sich keine andere Partie für diese ausgeben.
luck-copy-link = Fingerabdruck kopieren
luck-copy-command = Befehl kopieren
luck-waiting = Warten auf Zufallszahlen von { $names } …
luck-elsewhere = Deine Zufallszahl liegt in einem anderen Browser. Öffne den Tisch dort, oder drücke „Noch nicht bereit“, um mit einer neuen zu beginnen.
luck-call-off = Neu beginnen
luck-called-off = { $n ->
    [one] Das Austeilen wurde einmal abgebrochen, weil eine Zufallszahl nicht ankam. Alle Spieler ziehen neue Zahlen.
   *[other] Das Austeilen wurde { $n }-mal abgebrochen, weil eine Zufallszahl nicht ankam. Alle Spieler ziehen neue Zahlen.
}
luck-broken = Der Server zeigt jetzt ein anderes Siegel als zuvor. Dieser Browser gibt ihm deine Zufallszahl nicht.

# Eine beendete Partie mit dem vergleichen, was der Browser behalten hat.

luck-same-game = Es ist auch die Partie, die dieser Browser sah.
luck-other-game = Aber es ist nicht die Partie, die dieser Browser sah.
luck-nothing-kept = Dieser Browser hat von dieser Partie nichts behalten; er kann nur prüfen, ob die Aufzeichnung in sich stimmt.
luck-check-commitment = Die Geheimzahl ist die, deren Siegel dieser Browser sah.
luck-check-hashes = Die Zufallszahlen sind die vor dem Austeilen versiegelten, deine eingeschlossen.
luck-check-reveals = Kein abgebrochenes Austeilen wurde verschwiegen.
luck-check-link = Jede Verlaufszeile bis zur letzten hier gesehenen ist unverändert (Zeile { $seq }).
luck-times-called-off = { $n ->
    [one] Vor dieser Verteilung wurde eine abgebrochen.
   *[other] Vor dieser Verteilung wurden { $n } abgebrochen.
}
luck-trust = Auch diese Seite kommt vom Server. Wenn du seinem Betreiber nicht traust, prüfe die Aufzeichnung mit einer Kopie des Programms von anderswo:

# Prüfen.

web-verify = Zufall prüfen
web-verifying = Wird geprüft …
web-verified = Der Zufall war fair: Alles stimmt.
web-not-verified = Der Zufall ließ sich nicht bestätigen.
web-check-nonces = Die Zufallszahl jedes Spielers floss ein.
web-check-answers = Spielt man alles Gezogene und alle Züge aus der Geheimzahl nach, ergibt sich dieselbe Partie.
web-check-links = Keine Verlaufszeile wurde nachträglich geändert.
web-check-commitment = Die Geheimzahl ist die vor dem Austeilen versiegelte.
web-check-holds = OK
web-check-fails = fehlgeschlagen
web-check-open = nicht geprüft
web-commitment = Siegel dieser Partie
web-secret = Geöffnete Geheimzahl
web-check-yourself = Selbst prüfen
