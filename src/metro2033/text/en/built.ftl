# What this installation is made of.

engine-compiled = compiled
engine-pure = plain Python
built-engine-editable = The engine runs as plain Python, three to four times slower: this is an editable install.
built-engine-asked = The engine runs as plain Python, three to four times slower: METRO2033_PURE was set when it was built.
built-engine-no-compiler = The engine runs as plain Python, three to four times slower: there was no working C compiler when it was built.
built-engine-no-headers = The engine runs as plain Python, three to four times slower: Python’s header files (python3-dev) were missing when it was built.
built-engine-no-mypyc = The engine runs as plain Python, three to four times slower: mypyc was missing when it was built.
built-engine-failed = The engine runs as plain Python, three to four times slower: compiling it failed; “pip install -v” shows why.
built-page-editable = The server shows plain pages: the page isn’t built in this editable install; build it with “make page”.
built-page-asked = The server shows plain pages: METRO2033_NO_PAGE was set when it was built.
built-page-no-node = The server shows plain pages: there was no Node 20 or newer when it was built.
built-page-no-packages = The server shows plain pages: npm couldn’t download its packages when it was built.
built-page-failed = The server shows plain pages: building the page failed; “pip install -v” shows why.
extra-missing = { $extra ->
    [pictures] Pictures made of pixels need packages that aren’t installed. Install them with: pip install "metro2033[pictures]"
    [parquet] Parquet needs a package that isn’t installed. Install it with: pip install "metro2033[parquet]", or write NPZ.
    [rl] The learning environments aren’t installed. Install them with: pip install "metro2033[rl]"
    [train] PyTorch isn’t installed. Install it with: pip install "metro2033[train]"
    [postgres] PostgreSQL needs a driver that isn’t installed. Install it with: pip install "metro2033[postgres]"
    [tui] The full-screen terminal client isn’t installed. Install it with: pip install "metro2033[tui]"
    [client] The client isn’t installed. Install it with: pip install "metro2033[client]"
   *[server] The server isn’t installed. Install it with: pip install "metro2033[server]"
}
