# Games that have happened: what can be wrong with going on from one, or with a record that is brought.

room-continues = This room continues an earlier game; you can only change the players and the room itself.
continue-no-entry = That game has no log line { $entry }; the last one is { $last }.
continue-over = The game is over after log line { $entry }; there’s nothing to continue.
record-impossible = This record contains something that can’t happen in a game.
record-former = The game this record continues can’t be played: { $why }
record-former-over = The game this record continues was already over.
record-former-unreadable = The game this record continues can’t be read.
record-former-many = A game can be continued { $most } times at most.
