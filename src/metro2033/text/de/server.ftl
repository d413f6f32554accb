# Der Server: Hilfe seiner Befehle.

help-verify = Eine Aufzeichnung nachspielen und ihren Zufall prüfen: Siegel, Zahlen der Spieler, Hashkette und Prüfsummen.
help-verify-commitment = Das Siegel, das du vor dem Austeilen gesehen hast; die Aufzeichnung muss dazu passen.
help-verify-hashes = Die Hashwerte der Spielerzahlen, die du vor dem Austeilen gesehen hast, nach Platz und mit Kommas; - für einen Spieler ohne.
help-verify-link = Ein Glied der Hashkette, das du während der Partie gesehen hast, am besten das letzte; die Aufzeichnung muss es enthalten.
help-verify-no-bots = Die Bots nicht noch einmal fragen; das dauert so lange wie ihre Partie.
help-serve = Beide Spiele für Browser und Programme anbieten.
help-serve-host = Die Adresse, unter der der Server lauscht; 0.0.0.0 für alle.
help-serve-port = Der Port, auf dem der Server lauscht; 0 für irgendeinen freien.
help-serve-database = Wo Partien liegen: sqlite:///FILE oder postgresql://…; ohne Angabe eine Datei in deinem Datenordner.
help-serve-workers = Wie viele Prozesse; mehr als einer braucht PostgreSQL.
help-serve-no-open = Den Browser nicht öffnen.
help-serve-no-supervise = Den Server nach einem Absturz nicht neu starten; für Rechner, deren Dienstverwaltung das tut.
help-serve-origin = Eine weitere Herkunft, deren Seiten die API nutzen dürfen, etwa https://example.org; mehrfach möglich.
help-serve-trusted-host = Ein Hostname, den Anfragen nennen dürfen; mehrfach möglich. Ohne Angabe jeder, oder nur die dieses Rechners.
help-backup = Die Datenbank eines Servers kopieren, auch im laufenden Betrieb, und die Kopie prüfen.
help-backup-keep = FILE ist ein Ordner: eine Kopie mit der Uhrzeit im Namen hinzufügen und nur so viele der neuesten behalten.
help-backup-file = Wohin die Kopie kommt: eine SQLite-Datei, gleich was der Server benutzt.
help-restore = Eine Kopie von backup in eine leere Datenbank zurückspielen.
help-restore-file = Die Kopie.
help-restore-check = Die Kopie nur prüfen, nichts zurückspielen.

# Eine Aufzeichnung prüfen.

verify-holds = { $file }: { $unchecked_rounds ->
    [0] Alles stimmt
   *[other] Alles darin stimmt, aber etwas fehlt
}. { $answers } Züge, { $entries } Glieder, Siegel { $commitment }.
verify-fast = Diese Aufzeichnung wurde mit schnellem Zufall gespielt; er lässt sich nicht prüfen.
verify-nonces = Die Aufzeichnung hat { $given } Spielerzahlen für { $seats } Spieler.
verify-no-chain = Die Aufzeichnung hat keine Hashkette.
verify-other-commitment = Die Aufzeichnung stimmt, aber ihr Siegel ist nicht das, das du gesehen hast.
chain-entry = „{ $text }“ ist kein Glied einer Hashkette.
chain-link = Die Hashkette ist bei Glied { $number } gerissen.
chain-answer = Der Verlauf der Hashkette lässt sich nicht spielen: { $why }
chain-differs = Der Verlauf der Hashkette und die Aufzeichnung nennen verschiedene Züge.
verify-no-digests = { $unchecked_rounds ->
    [one] Die Prüfsumme einer Runde fehlt: Wie der Tisch zu ihrem Beginn stand, wurde nicht geprüft.
   *[other] Die Prüfsummen von { $unchecked_rounds } Runden fehlen: Wie der Tisch zu ihrem Beginn stand, wurde nicht geprüft.
} Züge, Hashkette und Endstellung wurden geprüft.
verify-called-off = Vor dieser Verteilung wurden andere abgebrochen: { $called_off }. Jede gab jemandem, der die Geheimzahl kannte, einen weiteren Versuch; siehe docs/luck.md.
verify-nothing-kept = Das zeigt, dass die Aufzeichnung in sich stimmt. Um zu zeigen, dass es deine Partie ist, gib --commitment und --link an, wie du sie gesehen hast.
verify-hash = { $option }: „{ $text }“ sollte aus { $digits } Hexadezimalziffern bestehen.
verify-bots-only = { $file }: Alle { $answers } Züge folgen den Regeln. Der Zufall ist nicht versiegelt, darum werden nur die Bots geprüft.
verify-bot-own = Platz { $seat }, { $bot }: Er trifft alle { $decisions } Entscheidungen wieder genauso.
verify-bot-differs = Platz { $seat }, { $bot }: { $count } von { $decisions } Entscheidungen stammen nicht vom Bot. Die erste ist Zug { $answer }: { $given }; der Bot sagt { $own }. Jemand anderes hat gewählt, oder der Bot hat nicht rechtzeitig geantwortet.
verify-bot-time = Platz { $seat }, { $bot }: nicht zu prüfen, denn er denkt eine bestimmte Zeit nach, nicht eine Zahl von Versuchen lang.
verify-bot-cost = Platz { $seat }, { $bot }: nicht zu prüfen, denn er müsste zu lange nachdenken.
verify-bot-code = Platz { $seat }, { $bot }: nicht zu prüfen, denn er ist ein eigenes Programm des Gastgebers.
verify-bot-weights = Platz { $seat }, { $bot }: nicht zu prüfen, denn er spielte mit anderen Gewichten als den hier installierten.
verify-bot-version = Die Partie wurde mit Version { $recorded } gespielt, hier läuft { $here }; dazwischen können sich die Bots geändert haben.
verify-nonce-form = Die Aufzeichnung hat eine Spielerzahl mit unerlaubten Zeichen.
verify-other-nonces = Die Zahlen der Spieler sind nicht die, die sie vor dem Austeilen versiegelt haben.
verify-other-link = Die Aufzeichnung stimmt in sich, aber das Glied, das du gesehen hast, fehlt: Du hast eine andere Partie gespielt.
chain-after-end = Glied { $number } der Hashkette passt nicht zum Ende der Partie.
chain-rewind = Glied { $number } der Hashkette spult zu etwas zurück, das kein Zug ist.

# Anbieten.

serve-at = Der Server läuft unter { $address } (beenden mit Strg+C).
serve-running = Der Server läuft schon unter { $address }
serve-restart = Der Server ist abgestürzt ({ $why }). In { $seconds } s startet er neu, und die Partien gehen weiter.
serve-worker-restart = Ein Prozess des Servers ist abgestürzt ({ $why }). Er startet neu, und die Partien gehen weiter.
serve-port-taken = Port { $port } auf { $host } ist belegt. Wähle mit --port einen anderen.
serve-workers-sqlite = Mehrere Prozesse brauchen PostgreSQL; gib die Adresse mit --database an.
backup-done = Nach { $file } kopiert und geprüft: Räume { $rooms }, Konten { $accounts }, Züge { $entries }.
backup-none = { $file } ist keine Sicherung dieses Programms.
backup-damaged = { $file } ist beschädigt: { $why }
backup-other-version = Die Tabellen ({ $revision }) gehören nicht zu dieser Version des Programms.
restore-done = { $file } ist zurückgespielt: Räume { $rooms }, Konten { $accounts }, Züge { $entries }.
restore-checked = { $file } stimmt: Räume { $rooms }, Konten { $accounts }, Züge { $entries }.
restore-not-empty = Die Datenbank ist nicht leer. Spiele in eine leere zurück, damit nichts überschrieben wird.
server-database-password = Die Argumente eines Befehls kann jeder auf diesem Rechner lesen. Schreibe die Adresse mit dem Passwort in METRO2033_DATABASE oder in eine Datei, die METRO2033_DATABASE_FILE nennt.
server-database = „{ $url }“ ist keine Datenbankadresse; nimm sqlite:///FILE oder postgresql://…
server-database-missing = Unter { $file } liegt keine Datenbank. Der Server legt sie beim ersten Start an; prüfe --database.
server-database-closed = Die Datenbank lässt sich nicht öffnen: { $why }
server-device = METRO2033_DEVICE nennt { $folder }, aber die Fassung für Browser ist dort nicht. Baue sie mit `make static` und nenne den Ordner dist/.
server-path-taken = METRO2033_PUBLIC_URL kann nicht den Pfad { $path } enthalten: Er gehört zu den eigenen Seiten des Servers. Wähle einen anderen, etwa /metro.
server-mail-address = Links in E-Mails brauchen die öffentliche Adresse dieses Servers. Schreibe sie in METRO2033_PUBLIC_URL, etwa https://play.example.org.
server-mail-open = Das Passwort des Mailservers würde unverschlüsselt übertragen. Setze METRO2033_SMTP_SECURITY auf starttls oder tls.
server-busy = Der Server ist ausgelastet. Versuche es noch einmal.
server-too-large = Nachrichten dürfen höchstens { $most } Bytes lang sein.
server-too-fast = Zu viele Anfragen. Warte einen Augenblick.
limit-rooms = Du eröffnest zu schnell Räume. Warte { $seconds ->
    [one] { $seconds } Sekunde.
   *[other] { $seconds } Sekunden.
}
limit-tokens = Das sind vorerst genug Tokens. Widerrufe die überflüssigen, oder komm später wieder.
limit-lines = Du schreibst zu schnell. Warte einen Augenblick.
limit-settings = Du änderst deine Einstellungen zu oft. Warte ein paar Minuten.
limit-accounts = Zu viele neue Konten aus deinem Netz. Warte eine Minute.
limit-logins = Zu viele Anmeldungen aus deinem Netz. Warte eine Minute.
limit-guests = Zu viele neue Gäste aus deinem Netz. Melde dich an, oder komm später wieder.
limit-mails = Das sind viele E-Mails. Warte eine Stunde, bevor du mehr anforderst.
limit-waiting = Mehrere deiner Anfragen warten noch. Versuche es gleich noch einmal.
server-host = Auf diesen Hostnamen antwortet der Server nicht.
server-origin = Anfragen von anderen Seiten werden nicht angenommen.
server-not-json = Die Anfrage sollte JSON sein (Inhaltstyp application/json).
server-malformed = Die Anfrage lässt sich nicht lesen: { $why }
server-number = „{ $name }“ sollte eine ganze Zahl bis { $most } sein.
token-unknown = Dieses Token ist ungültig.
token-scope = Dieses Token darf nur { $scope ->
    [view] zuschauen
    [play] zuschauen und spielen
   *[host] tun, was der Gastgeber kann
}; die Anfrage braucht „{ $needed }“.

# Räume.

room-unknown = Diesen Raum gibt es nicht.
room-banned = Der Gastgeber hat dich aus diesem Raum ausgesperrt.
room-full = Dieser Raum ist voll.
room-name-taken = Der Name { $name } ist schon vergeben.
room-name-account = Der Name { $name } gehört zu einem Konto. Ist es deins, melde dich an; sonst wähle einen anderen Namen.
room-name-empty = Ein Spitzname braucht mindestens ein sichtbares Zeichen.
room-name-odd = Namen dürfen keine unsichtbaren Zeichen und keine Türme aus Akzenten enthalten.
room-name-mixed = Mische innerhalb eines Wortes keine Alphabete.
room-no-member = { $member } ist nicht in diesem Raum.
room-no-seat = Es gibt keinen Platz { $seat }.
room-seat-taken = Platz { $seat } ist besetzt.
room-seat-free = Platz { $seat } ist noch frei.
room-not-ready = Spieler { $seat } ist noch nicht bereit.
room-not-your-seat = Platz { $seat } ist nicht deiner.
room-host-only = Das kann nur der Gastgeber.
room-kick-yourself = Du kannst dich nicht selbst hinauswerfen; verlasse den Raum.
room-started = Die Partie hat schon begonnen.
luck-closed = Die Partie beginnt gerade; Zufallszahlen lassen sich nicht mehr ändern.
luck-not-closed = Zufallszahlen werden erst nach dem Beginn aufgedeckt.
luck-other-nonce = Das ist nicht die Zufallszahl, die an diesem Platz versiegelt wurde.
room-not-playing = Hier läuft keine Partie.
room-not-over = Die Partie ist noch nicht zu Ende.
room-no-spectators = In diesem Raum sind keine Zuschauer erlaubt.
room-content = Diese Partie wurde mit anderen Inhalten ausgeteilt ({ $recorded }; hier: { $loaded }) und kann hier nicht weitergehen. Ihre Aufzeichnung mit deinen Zügen lässt sich noch herunterladen.
room-rules = Diese Partie wurde von Version { $version } ausgeteilt, deren Regeln ab Verlaufszeile { $seq } abweichen, und kann hier nicht weitergehen. Ihre Aufzeichnung mit deinen Zügen lässt sich noch herunterladen.
play-stale = Die Partie ist schon weiter: Du hast bei Verlaufszeile { $seq } entschieden, jetzt steht sie bei { $now }.
room-resigned = Du hast aufgegeben; ein Bot spielt für dich zu Ende.
undo-off = In diesem Raum lässt sich nichts zurücknehmen.
undo-proposed = Eine andere Anfrage ist noch offen.
undo-no-proposal = Es ist keine Anfrage offen.
undo-no-entry = Verlaufszeile { $entry } ist kein Zug, der sich zurücknehmen lässt.
vote-not-yours = Über Spieler { $seat } kannst du nicht abstimmen.
vote-not-absent = Spieler { $seat } ist noch nicht lange genug weg.
chat-muted = Der Gastgeber hat dich stummgeschaltet.
account-taken = Der Name { $name } ist vergeben, oder du hast schon ein Konto.
account-wrong = Name oder Passwort ist falsch.
account-password-wrong = Das ist nicht dein Passwort.
account-unknown = Es gibt kein Konto namens { $name }.
account-reset-unknown = Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere einen neuen an.
session-ended = Diese Sitzung ist zu Ende. Melde dich neu an.
session-unknown = Diese Sitzung ist schon zu Ende.
account-wait = Zu viele falsche Passwörter aus deinem Netz. Versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
account-busy = Gerade melden sich zu viele an. Versuche es in ein paar Sekunden noch einmal.
account-password-short = Ein Passwort braucht mindestens { $least } Zeichen.
account-password-common = Dieses Passwort gehört zu den ersten, die jeder erraten würde. Wähle ein anderes.
account-password-simple = Dieses Passwort wiederholt sich oder folgt nur dem Alphabet oder der Tastatur. Wähle ein anderes.
account-password-name = Dein Name ist kein sicheres Passwort. Wähle ein anderes.
page-unknown = Diese Seite gibt es nicht.
account-none = Du hast kein Konto.
profile-unknown = Dieses Profil gibt es nicht, oder es ist nicht öffentlich.
mail-address = Das sieht nicht nach einer E-Mail-Adresse aus.
hours-zone = Es gibt keine Zeitzone namens „{ $zone }“.
mail-none = Dein Konto hat keine bestätigte E-Mail-Adresse.
mail-none-pending = Es wartet keine E-Mail-Adresse auf Bestätigung.
mail-not-here = Dieser Server verschickt keine E-Mails.
mail-link-unknown = Dieser Link wurde schon benutzt oder ist abgelaufen.
passkey-wrong = Der Passkey ließ sich nicht prüfen. Versuche es noch einmal, oder nimm dein Passwort.
passkey-late = Das hat zu lange gedauert. Versuche es noch einmal.
passkey-unknown = Dieser Passkey gehört zu keinem Konto hier.
passkey-many = Ein Konto kann { $most } Passkeys haben. Entferne erst einen.
passkey-host = Passkeys brauchen einen Hostnamen; mit einer bloßen IP-Adresse funktionieren sie nicht.

# Einfache Seiten.

page-title = Metro 2033
page-new = Neuer Raum
page-create = Raum eröffnen
page-name = Spitzname
page-game = Spiel
page-seats = Spieler
page-is-public = alle können beitreten
page-room = { $game }, { $seats } Spieler
join-preview = Einladung
join-preview-about = Nimm am Tisch Platz: Öffne den Link und wähle einen Namen.
leagues-preview = Ligen und Turniere
leagues-preview-about = Runden, Ergebnisse und Tabellen.
leagues-preview-join = Du bist eingeladen: Öffne den Link, um mitzumachen.
profile-preview = Spielerprofil
profile-preview-about = Partien, Ergebnisse und Wertungen.
page-status-lobby = wartet auf Spieler
page-status-playing = läuft
page-status-over = beendet
page-invited = Du bist eingeladen
page-join = Beitreten
page-commitment = Siegel dieser Partie: { $hash }
page-free = frei
page-ready = bereit
page-sit = Hier Platz nehmen
page-get-ready = Ich bin bereit
page-record = Aufzeichnung der Partie
page-undo = Zurücknehmen
page-undo-allowed = Zurücknehmen erlaubt
page-log = Verlauf
game-board = Metro 2033
game-breakthrough = Metro 2033: Durchbruch
page-yours = Deine Räume
page-public = Öffentliche Räume
page-none = Keine.
page-others = Gegner
page-people = Menschen, per Einladung
page-invite = Lade Freunde mit diesem Link ein:
page-start = Beginnen
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-decide = { $seat }: dein Zug
limit-packs = Du lädst zu schnell Pakete hoch. Warte { $seconds } s.
pack-unknown = Dieses Paket gibt es hier nicht; lade es zuerst hoch.
pack-faulty = Das Paket enthält einen Fehler: { $why }
pack-most = Du kannst hier { $most } Pakete aufbewahren; lösche erst eines.
room-packs = Die Pakete eines Raums werden beim Eröffnen gewählt; eröffne für andere einen neuen Raum.
