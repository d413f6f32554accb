# Woraus diese Installation besteht.

engine-compiled = kompiliert
engine-pure = reines Python
built-engine-editable = Die Engine läuft als reines Python, drei- bis viermal langsamer: Dies ist eine editierbare Installation.
built-engine-asked = Die Engine läuft als reines Python, drei- bis viermal langsamer: Beim Bauen war METRO2033_PURE gesetzt.
built-engine-no-compiler = Die Engine läuft als reines Python, drei- bis viermal langsamer: Beim Bauen gab es keinen funktionierenden C-Compiler.
built-engine-no-headers = Die Engine läuft als reines Python, drei- bis viermal langsamer: Beim Bauen fehlten die Header-Dateien von Python (python3-dev).
built-engine-no-mypyc = Die Engine läuft als reines Python, drei- bis viermal langsamer: Beim Bauen fehlte mypyc.
built-engine-failed = Die Engine läuft als reines Python, drei- bis viermal langsamer: Das Kompilieren ist fehlgeschlagen; „pip install -v“ zeigt, warum.
built-engine-compiling = Die Engine läuft vorerst als reines Python, drei- bis viermal langsamer. Sie wird im Hintergrund kompiliert, auch wenn du das Spiel beendest; ab dem nächsten Start danach ist sie schnell.
built-page-editable = Der Server zeigt einfache Seiten: In dieser editierbaren Installation ist die Oberfläche nicht gebaut; baue sie mit „make page“.
built-page-asked = Der Server zeigt einfache Seiten: Beim Bauen war METRO2033_NO_PAGE gesetzt.
built-page-no-node = Der Server zeigt einfache Seiten: Beim Bauen gab es kein Node 20.19 oder neuer.
built-page-no-packages = Der Server zeigt einfache Seiten: npm konnte beim Bauen seine Pakete nicht herunterladen.
built-page-failed = Der Server zeigt einfache Seiten: Das Bauen der Oberfläche ist fehlgeschlagen; „pip install -v“ zeigt, warum.
extra-missing = { $extra ->
    [pictures] Für Pixelbilder fehlen Pakete. Installiere sie mit: pip install "metro2033[pictures]"
    [parquet] Für Parquet fehlt ein Paket. Installiere es mit: pip install "metro2033[parquet]", oder schreibe NPZ.
    [rl] Die Lernumgebungen sind nicht installiert. Installiere sie mit: pip install "metro2033[rl]"
    [train] PyTorch ist nicht installiert. Installiere es mit: pip install "metro2033[train]"
    [postgres] Für PostgreSQL fehlt ein Treiber. Installiere ihn mit: pip install "metro2033[postgres]"
    [tui] Das bildschirmfüllende Terminalprogramm ist nicht installiert. Installiere es mit: pip install "metro2033[tui]"
    [mcp] Die Werkzeuge für Agenten sind nicht installiert. Installiere sie mit: pip install "metro2033[mcp]"
    [client] Das Spielprogramm für Server ist nicht installiert. Installiere es mit: pip install "metro2033[client]"
   *[server] Der Server ist nicht installiert. Installiere ihn mit: pip install "metro2033[server]"
}

# Einrichten mit `make play`; wird ohne Fluent gelesen, darum ist jede Nachricht eine einfache Zeile.

play-begin = Das Spiel wird eingerichtet: Pakete installieren, Oberfläche bauen. Was die Werkzeuge melden, steht in { $log }.
play-node = Node ist da.
play-tools = Die Bauwerkzeuge der Oberfläche sind installiert.
play-page = Die Oberfläche ist gebaut.
play-packages = Die Pakete sind installiert.
play-done = Fertig. Gleich folgt die Adresse; beenden mit Strg+C.
play-waiting = Das Spiel wird schon in einem anderen Terminal eingerichtet; bitte warten.
play-stopped = Angehalten. Das nächste „make play“ macht hier weiter.
play-no-packages = Die Pakete konnten nicht installiert werden; { $log } sagt, warum. Sie kommen von PyPI.
play-compiled = Die Engine ist kompiliert: Der nächste Start geht schneller.
