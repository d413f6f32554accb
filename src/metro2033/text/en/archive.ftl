# Games that have happened: what can be wrong with going on from one, or with a record that is brought.

room-continues = This room goes on with a game; only who plays and the room itself can be changed.
continue-no-entry = There is no entry { $entry } in that game; the last one is { $last }.
continue-over = After entry { $entry } the game is over; there is nothing to go on with.
record-impossible = This record leads to something that cannot occur in a game.
record-former = The game this record goes on from cannot be played: { $why }
record-former-over = The game this record goes on from was over.
record-former-unreadable = The game this record goes on from cannot be read.
record-former-many = Games can go on from one another { $most } times at most.
