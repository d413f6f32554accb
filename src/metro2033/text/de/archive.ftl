# Gespielte Partien: was schiefgehen kann, wenn man eine fortsetzt oder eine Aufzeichnung mitbringt.

room-continues = Dieser Raum setzt eine frühere Partie fort; du kannst nur die Spieler und den Raum selbst ändern.
continue-no-entry = Diese Partie hat keine Verlaufszeile { $entry }; die letzte ist { $last }.
continue-over = Nach Verlaufszeile { $entry } ist die Partie zu Ende; es gibt nichts fortzusetzen.
record-impossible = Diese Aufzeichnung enthält etwas, das in einer Partie nicht vorkommen kann.
record-former = Die Partie, die diese Aufzeichnung fortsetzt, lässt sich nicht spielen: { $why }
record-former-over = Die Partie, die diese Aufzeichnung fortsetzt, war schon zu Ende.
record-former-unreadable = Die Partie, die diese Aufzeichnung fortsetzt, lässt sich nicht lesen.
record-former-many = Eine Partie lässt sich höchstens { $most }-mal fortsetzen.
