# The page without a server: starting, saving, other tabs, working without a network.

device-fetching = Fetching the game: { $loaded } of { $total } MB
device-starting = Setting up the table…
device-weights = Fetching what this opponent has learned: { $loaded } of { $total } MB
device-unlearned = What this level has learned couldn’t be fetched. It needs the network once; try again later.
device-offline = Ready to play without a network.
device-update = There’s a new version of the game. Your games stay.
device-update-now = Update now

device-elsewhere = Your games are open in another tab.
device-taken = You’re playing in another tab now.
device-take = Play here instead
device-download = Part of the game didn’t arrive. Check the connection and try again; your saved games are safe.
device-crash = The game has stopped unexpectedly. Everything you’ve played is saved.
device-browser = This browser is too old to run the game by itself. Update it, or play on a server.
device-unstarted = The game hasn’t started. Reload the page; if that doesn’t help, this browser is too old for it, or scripts are switched off.
device-again = Try again
device-absent = This game isn’t in this browser
device-absent-why = It was deleted, or it was started in another browser or on another device. “Export” saves it there as a file that you can open here.
device-fleeting = This window doesn’t save anything: your games last until you close it. Open the page in a normal window to keep them.
device-full = There’s no space left on this device, so nothing more can be saved. Free some space to go on; nothing you’ve played is lost.

device-lead = Two games of the Moscow underground, right here in your browser. Nothing to install, no account, and no network once it’s loaded.
device-games = On this device
device-no-games = Games you start are kept here, in this browser.
device-lobby = not started
device-playing = in progress
device-over = finished
device-open = Continue
device-watch = Replay
device-rename = Rename
device-name = Name of the game
device-save = Save
device-delete = Delete
device-delete-really = Delete “{ $name }”? You can’t undo this.
device-cancel = Keep
device-export = Export
device-actions = { $name }: more

device-together = Play with others
device-together-why = Playing over the network, leagues, leaderboards and mail need a server. Here you play alone, or together at one screen.
device-server = Address of a server
device-server-go = Go there
device-server-bad = That isn’t a web address.
device-server-known = Last time: { $server }
