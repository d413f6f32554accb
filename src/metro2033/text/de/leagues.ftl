# Ligen: Ablehnungen des Servers und die Tabelle als einfache Seite.

league-unknown = Diese Liga gibt es nicht, oder du darfst sie nicht sehen.
league-needs-account = Ligen sind für Spieler mit Konto. Registriere dich zuerst; dazu reichen Name und Passwort.
league-organiser-only = Das kann nur der Veranstalter der Liga.
league-no-entrant = In dieser Liga hat niemand die Nummer { $entrant }.
league-no-table = Runde { $round } hat keinen Tisch { $table }.
league-in-already = { $name } ist schon in dieser Liga.
league-not-in = Du bist nicht in dieser Liga.
league-full = Eine Liga hat Platz für { $most } Spieler.
league-too-few = Eine Liga braucht mindestens { $least } beigetretene Spieler.
league-too-many = Du kannst { $most } Ligen zugleich leiten; beende oder streiche erst eine.
league-settings = Mit diesen Einstellungen lässt sich das Spiel nicht spielen.
league-is-open = Die Liga hat noch nicht begonnen.
league-is-running = Die Liga hat schon begonnen.
league-is-over = Die Liga ist zu Ende.
league-is-cancelled = Die Liga wurde abgesagt.
league-due-past = Die neue Frist muss in der Zukunft liegen, höchstens { $days } Tage entfernt.
league-award-people = Gib allen am Tisch einen Platz, und sonst niemandem.
league-own-table = An diesem Tisch spielst du selbst: Du kannst nur den letzten Platz nehmen oder aufgeben. Haben die Spieler die Partie abgebrochen, kannst du auch entscheiden, dass niemand Punkte bekommt.
league-own-opponent = Ihr spielt am selben Tisch: Solange er kein Ergebnis hat, kannst du diese Person nicht entfernen, nur ersetzen.
league-award-places = Diese Plätze gehen nicht auf: Jemand muss Erster sein, und kein Platz darf fehlen.
league-sealed = Andere Tische dieser Runde spielen noch dieselbe Verteilung; die Partie wird nach der Runde gezeigt.
luck-duplicate = Alle Tische dieser Runde haben dieselbe Verteilung, darum können Spieler keine eigenen Zufallszahlen beisteuern.
room-of-league = Dieser Tisch gehört zu einer Liga; sie bestimmt, wer hier wie spielt.
limit-leagues = Du gründest zu schnell Ligen. Warte { $seconds } s.
name-odd = Ein Name braucht sichtbare Zeichen und keine Türme aus Akzenten.

league-page-title = { $name }: Tabelle
league-page-round = Runde { $round } von { $rounds }
league-page-open = Noch treten Spieler bei.
league-page-over = Endstand
league-page-cancelled = Die Liga wurde abgesagt.
league-page-place = Platz
league-page-name = Name
league-page-points = Punkte
league-page-played = Gespielt
league-page-wins = Siege
league-page-nobody = Noch hat niemand gespielt.
league-page-player = Spieler { $number }
league-page-tied = Bei Gleichstand entscheiden die Siege, dann { $kind ->
    [swiss] die Punkte aller Gegner
   *[league] die Punkte im direkten Vergleich
}, dann der Anteil am Punktestand. Wer dann noch gleichauf liegt, teilt sich den Platz.
