# Eigene Bots: die Liste der Bots, Programme und das Mitspielen an einem Server.

help-bots = Die Bots auflisten und woher sie kommen, oder einen ansehen: seine Optionen und ob er startet.
help-bots-spec = Ein Bot: ein Name, module:Class oder ein Programm, etwa „exec:./mybot --fast“.
frame-argument-bot = [BOT]

bots-head-name = Bot
bots-head-origin = Herkunft
bots-head-parameters = Parameter
bots-origin-built-in = eingebaut
bots-origin-level = Stufe: { $bot }
bots-own = Eigene Bots: module:Class oder ein Programm, das das Bot-Protokoll spricht, etwa „exec:./mybot --fast“; auch mit Namen, wenn ein installiertes Paket sie mitbringt.
bots-name = Name
bots-author = Autor
bots-version = Version
bots-games = Spiele
bots-games-all = alle
bots-log = seine Meldungen (Standardfehlerausgabe)
bots-starts = Der Bot { $bot } startet und antwortet.

bot-no-module = Es gibt kein Modul „{ $module }“, weder installiert noch in diesem Ordner.
bot-import = Das Modul { $module } lässt sich nicht importieren: { $why }
bot-no-class = Das Modul { $module } hat kein „{ $name }“.
bot-not-one = { $bot } ist kein Bot: Es muss eine von metro2033.bots.bot.Bot abgeleitete Klasse mit einer Methode `weigh` sein.
bot-constructor = Der Bot { $bot } lässt sich nicht erzeugen: { $why }
bot-command = In diesem Befehl fehlt zu einem Anführungszeichen das Gegenstück: { $command }
bot-no-program = Es gibt kein Programm „{ $program }“, oder es lässt sich nicht ausführen.
bot-hello-late = Das Programm { $bot } ist gestartet, hat sich aber nicht innerhalb von zehn Sekunden gemeldet.
bot-hello-crashed = Das Programm { $bot } hat sich beendet, bevor es sich gemeldet hat (Status { $why }).
bot-hello-nonsense = Das Programm { $bot } hat sich nicht mit einem Gruß gemeldet, sondern mit: { $why }
bot-protocol = Das Programm { $bot } spricht Version { $given } des Bot-Protokolls; hier gilt Version { $known }.
bot-other-game = Das Programm { $bot } spielt { $game } nicht; es spielt: { $allowed }.
bot-offer-name = „{ $name }“ kann in Räumen kein Name eines Bots sein ({ $spec }): Nimm Kleinbuchstaben und Ziffern und keinen vergebenen Namen; schreibe name=BOT.
bot-faults = { $bot } hat { $n ->
    [one] eine Frage
   *[other] { $n } Fragen
} nicht beantwortet (zu spät: { $late }, abgestürzt: { $crashed }, keine Antwort: { $nonsense }, nicht neu gestartet: { $gone }); stattdessen galten zufällige Antworten.
bot-faults-log = Was er auf der Standardfehlerausgabe gemeldet hat, steht in { $file }.
play-resume-own = Die Aufzeichnung nennt den Bot „{ $bot }“. Eine Aufzeichnung kann von überall stammen, darum startet so ein Bot nur, wenn du selbst alle Spieler mit --bots nennst.
help-serve-bots = Eigene Bots zur Wahl in Räumen, durch Kommas getrennt: BOT oder name=BOT. Niemand sonst kann Programme starten.

help-sit = Einen Bot an den Tisch eines Servers setzen und bis zum Ende spielen lassen.
help-sit-link = Die Einladung in den Raum oder die Adresse eines öffentlichen Raums.
frame-argument-link = LINK
frame-argument-where = SERVER
help-sit-name = Der Name des Bots am Tisch; ohne Angabe sein eigener, mit „(bot)“.
help-sit-comments = Ausgeben, was der Bot zu jeder seiner Antworten sagt.
help-sit-seat = Welcher Platz, ab 1 gezählt; ohne Angabe der erste freie.
sit-unreachable = Der Server unter { $address } ist nicht erreichbar.
sit-refused = Der Server sagt: { $text }
sit-no-seat = An diesem Tisch ist kein Platz frei.
sit-seat-taken = Platz { $seat } ist nicht frei.
sit-sample = Der Bot { $bot } probiert Stellungen aus, die er selbst austeilen müsste. Das geht nur dort, wo die Partie läuft, nicht übers Netz; nimm einen Bot, der nach dem entscheidet, was er sieht.
sit-over = Diese Partie ist schon zu Ende.
sit-distrust = Der Server hat die Siegel dieser Partie geändert, darum ist der Bot gegangen.
sit-seated = { $bot } sitzt auf Platz { $seat } und wartet, dass der Gastgeber beginnt.
sit-playing = Die Partie hat begonnen.
sit-disconnected = Die Verbindung ist abgebrochen; sie wird neu aufgebaut.
sit-again = Wieder verbunden.
sit-progress = Runde { $round }, { $n ->
    [one] ein Zug
   *[other] { $n } Züge
}
sit-comment = { $chance ->
    [none] { $comment }
   *[other] { $comment } (Siegchance: { $chance } %)
}
sit-won = { $bot } hat gewonnen: { $points }.
sit-lost = Spieler { $winner } hat gewonnen: { $points }.
sit-stopped = Die Partie wurde ohne Sieger beendet: { $points }.
sit-left = Der Bot hat den Tisch verlassen; der Bot des Servers spielt weiter.
