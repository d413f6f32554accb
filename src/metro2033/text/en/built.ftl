# What this installation is made of.

engine-compiled = compiled
engine-pure = plain Python
built-engine-editable = The engine runs as plain Python, three to four times slower: this is an editable install.
built-engine-asked = The engine runs as plain Python, three to four times slower: METRO2033_PURE was set when it was built.
built-engine-no-compiler = The engine runs as plain Python, three to four times slower: there was no working C compiler when it was built.
built-engine-no-headers = The engine runs as plain Python, three to four times slower: Python’s header files (python3-dev) were missing when it was built.
built-engine-no-mypyc = The engine runs as plain Python, three to four times slower: mypyc was missing when it was built.
built-engine-failed = The engine runs as plain Python, three to four times slower: compiling it failed; “pip install -v” shows why.
built-engine-compiling = The engine runs as plain Python for now, three to four times slower. It is being compiled in the background, also if you stop the game; the next start after that will use it.
built-page-editable = The server shows plain pages: the page isn’t built in this editable install; build it with “make page”.
built-page-asked = The server shows plain pages: METRO2033_NO_PAGE was set when it was built.
built-page-no-node = The server shows plain pages: there was no Node 20.19 or newer when it was built.
built-page-no-packages = The server shows plain pages: npm couldn’t download its packages when it was built.
built-page-failed = The server shows plain pages: building the page failed; “pip install -v” shows why.
extra-missing = { $extra ->
    [pictures] Pictures made of pixels need packages that aren’t installed. Install them with: pip install "metro2033[pictures]"
    [parquet] Parquet needs a package that isn’t installed. Install it with: pip install "metro2033[parquet]", or write NPZ.
    [rl] The learning environments aren’t installed. Install them with: pip install "metro2033[rl]"
    [train] PyTorch isn’t installed. Install it with: pip install "metro2033[train]"
    [postgres] PostgreSQL needs a driver that isn’t installed. Install it with: pip install "metro2033[postgres]"
    [tui] The full-screen terminal client isn’t installed. Install it with: pip install "metro2033[tui]"
    [mcp] The tools for agents aren’t installed. Install them with: pip install "metro2033[mcp]"
    [client] The client isn’t installed. Install it with: pip install "metro2033[client]"
   *[server] The server isn’t installed. Install it with: pip install "metro2033[server]"
}

# Setting up with `make play`; read without Fluent, so each message is one plain line.

play-begin = Setting up the game: installing packages and building the page. What the tools say is in { $log }.
play-node = Node is here.
play-tools = The page’s build tools are installed.
play-page = The page is built.
play-packages = The packages are installed.
play-done = Done. The address follows; stop with Ctrl+C.
play-waiting = The game is already being set up from another terminal; waiting for it.
play-stopped = Stopped. The next “make play” goes on from here.
play-no-packages = The packages couldn’t be installed; { $log } says why. They come from PyPI.
play-compiled = The engine is compiled: the next start will be faster.
