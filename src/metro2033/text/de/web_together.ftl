# Gemeinsam entscheiden, und automatisches Passen.

web-proposal-own = Du bittest darum, zurückzunehmen.
web-proposal-move = Zurückgenommen würde: „{ $move }“
web-proposal-count = { $n ->
    [one] Insgesamt { $n } Zug.
   *[other] Insgesamt { $n } Züge.
}
web-withdraw = Zurückziehen
web-pass-always = Immer passen: { $when }
web-window-offer_abilities-phase = zu Beginn einer Phase
web-window-offer_abilities-mob = zu Beginn meiner Mobilmachung
web-window-offer_abilities-army = zu Beginn meines Armeezugs
web-window-offer_abilities-hero = zu Beginn meines Heldenzugs
web-window-offer_abilities-pre = bevor die Karten eines Kampfes aufgedeckt werden
web-window-offer_abilities-post = nachdem die Karten eines Kampfes aufgedeckt sind
web-window-offer_abilities-result = wenn ein Kampf entschieden ist
web-window-offer_abilities-vote = nach den Stimmen über ein Gesetz
web-window-offer_abilities-round = am Ende einer Runde

# Eine Partie gemeinsam beenden, und aufgeben.

together-end = Vorschlagen, die Partie zu beenden
together-end-alone = Partie beenden
together-end-ask = Die Partie ohne Sieger beenden?
together-end-how = Die Partie endet, wenn alle anderen zustimmen. Spielt jemand weiter, ist der Vorschlag vom Tisch. Eine beendete Partie wird nicht gewertet.
together-end-how-alone = Niemand gewinnt, und die Partie wird nicht gewertet.
together-end-league = Über das Ergebnis dieses Tisches entscheidet dann der Veranstalter.
together-end-own = Du bittest darum, die Partie ohne Sieger zu beenden.
together-end-asks = { $name } bittet darum, die Partie ohne Sieger zu beenden.
together-resign = Aufgeben
together-resign-ask = Möchtest du aufgeben?
together-resign-how = Du verlierst, und ein Bot spielt für dich zu Ende. Zuschauen kannst du, zurückkehren nicht.
together-resign-wins = Du verlierst sofort, und die andere Seite gewinnt.
together-resign-last = Du verlierst, und die Partie ist zu Ende.
together-keep-playing = Weiterspielen
together-resigned = aufgegeben
together-you-resigned = Du hast aufgegeben.
together-has-resigned = Aufgegeben: { $name }.
together-has-stood-in = Für { $name } spielt jetzt ein Bot.
together-bot-goes-on = Ein Bot spielt weiter.
together-understood = OK
web-log-end = Die Partie wurde vorzeitig beendet.
web-log-resigned = { $name } hat aufgegeben.

# Sprüche zum Verhandeln; alle lesen sie in ihrer Sprache.

web-bargaining = Verhandeln
web-bargaining-whom = An wen
web-bargaining-all = Alle
web-bargaining-to = @{ $name }: { $phrase }
web-bargaining-station = Ich brauche diese Station …
web-bargain-law-for = Stimm für das Gesetz, dann greife ich dich nicht an.
web-bargain-law-against = Stimm gegen das Gesetz, dann greife ich dich nicht an.
web-bargain-truce = Ich greife dich diese Runde nicht an, wenn du mich in Ruhe lässt.
web-bargain-leader = Greifen wir gemeinsam den Führenden an.
web-bargain-winning = Du gewinnst gerade. Wer hält dich auf?
web-bargain-station = Ich brauche diese Station: { $station }.
web-bargain-deal = Abgemacht!
web-bargain-no-deal = Kein Handel.
