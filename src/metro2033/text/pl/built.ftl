# Z czego składa się ta instalacja.

engine-compiled = skompilowany
engine-pure = czysty Python
built-engine-editable = Silnik działa w czystym Pythonie, trzy do czterech razy wolniej: to instalacja edytowalna.
built-engine-asked = Silnik działa w czystym Pythonie, trzy do czterech razy wolniej: podczas budowania ustawiono METRO2033_PURE.
built-engine-no-compiler = Silnik działa w czystym Pythonie, trzy do czterech razy wolniej: podczas budowania nie było działającego kompilatora C.
built-engine-no-headers = Silnik działa w czystym Pythonie, trzy do czterech razy wolniej: podczas budowania brakowało plików nagłówkowych Pythona (python3-dev).
built-engine-no-mypyc = Silnik działa w czystym Pythonie, trzy do czterech razy wolniej: podczas budowania brakowało mypyc.
built-engine-failed = Silnik działa w czystym Pythonie, trzy do czterech razy wolniej: kompilacja się nie powiodła; szczegóły pokaże „pip install -v”.
built-engine-compiling = Silnik działa na razie w czystym Pythonie, trzy do czterech razy wolniej. Kompiluje się w tle, także po zatrzymaniu gry; potem użyje go następne uruchomienie.
built-page-editable = Serwer pokazuje proste strony: w tej instalacji edytowalnej nie zbudowano strony gry; zbuduj ją poleceniem „make page”.
built-page-asked = Serwer pokazuje proste strony: podczas budowania ustawiono METRO2033_NO_PAGE.
built-page-no-node = Serwer pokazuje proste strony: podczas budowania nie było Node w wersji 20.19 lub nowszej.
built-page-no-packages = Serwer pokazuje proste strony: podczas budowania npm nie mógł pobrać potrzebnych pakietów.
built-page-failed = Serwer pokazuje proste strony: nie udało się zbudować strony gry; szczegóły pokaże „pip install -v”.
extra-missing = { $extra ->
    [pictures] Obrazy z pikseli wymagają pakietów, których brakuje. Zainstaluj je poleceniem: pip install "metro2033[pictures]"
    [parquet] Parquet wymaga pakietu, którego brakuje. Zainstaluj go poleceniem: pip install "metro2033[parquet]" albo zapisz NPZ.
    [rl] Środowiska do uczenia nie są zainstalowane. Zainstaluj je poleceniem: pip install "metro2033[rl]"
    [train] PyTorch nie jest zainstalowany. Zainstaluj go poleceniem: pip install "metro2033[train]"
    [postgres] Brakuje sterownika PostgreSQL. Zainstaluj go poleceniem: pip install "metro2033[postgres]"
    [tui] Pełnoekranowy klient terminalowy nie jest zainstalowany. Zainstaluj go poleceniem: pip install "metro2033[tui]"
    [mcp] Narzędzia dla agentów nie są zainstalowane. Zainstaluj je poleceniem: pip install "metro2033[mcp]"
    [client] Klient nie jest zainstalowany. Zainstaluj go poleceniem: pip install "metro2033[client]"
   *[server] Serwer nie jest zainstalowany. Zainstaluj go poleceniem: pip install "metro2033[server]"
}

# Przygotowanie przez „make play”; czytane bez Fluenta, więc każdy komunikat to jeden prosty wiersz.

play-begin = Przygotowanie gry: instalowanie pakietów i budowanie strony. Komunikaty narzędzi są w pliku { $log }.
play-node = Node jest gotowy.
play-tools = Narzędzia do budowania strony są zainstalowane.
play-page = Strona jest zbudowana.
play-packages = Pakiety są zainstalowane.
play-done = Gotowe. Poniżej adres; Ctrl+C kończy.
play-waiting = Gra jest już przygotowywana w innym terminalu; czekam.
play-stopped = Zatrzymano. Następne „make play” będzie kontynuować od tego miejsca.
play-no-packages = Nie udało się zainstalować pakietów; przyczynę podaje { $log }. Pakiety pochodzą z PyPI.
play-compiled = Silnik jest skompilowany: następne uruchomienie będzie szybsze.
