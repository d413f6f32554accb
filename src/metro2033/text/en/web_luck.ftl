# The page: luck that nobody can bend, and what the browser keeps as proof.

luck-how = Before the deal, the server seals a secret number, and every player’s browser seals a random number of its own. Nothing is opened until all are sealed; then all of them together decide every shuffle and every draw. After the game the server’s number is opened, and anyone can check it against its seal.
luck-how-daily = Everyone who plays the deal of this day has this deal. It comes from a secret number that was fixed before the day began, so players’ random numbers take no part in it. When the day is over, the number is open and anyone can check it.
luck-how-duplicate = This table belongs to a duplicate round: all its tables have the same deal. The deal comes from a secret number that the server sealed before the league began, so no player’s random number takes part. It’s opened when the whole round is over, and then anyone can check it.
luck-how-alone = Everything is dealt on this device, so there’s nobody to distrust. The check at the end shows that the record and the deal belong together.
luck-kept-commitment = The server’s seal, as this browser first saw it
luck-kept-link = Fingerprint of the game up to log line { $seq }
luck-kept-why = This browser keeps both. Paste the fingerprint somewhere safe, or send it to a friend: no other game can be passed off as this one.
luck-copy-link = Copy fingerprint
luck-copy-command = Copy command
luck-waiting = Waiting for random numbers from { $names }…
luck-elsewhere = Your random number is in another browser. Open the table there, or press “Not ready yet” to start over with a new one.
luck-call-off = Start over
luck-called-off = { $n ->
    [one] The deal was called off once because someone’s random number didn’t arrive. All players draw new numbers.
   *[other] The deal was called off { $n } times because someone’s random number didn’t arrive. All players draw new numbers.
}
luck-broken = The server now shows a different seal than before. This browser won’t give it your random number.

# Comparing a finished game with what the browser has kept.

luck-same-game = It’s also the game that this browser saw.
luck-other-game = But it isn’t the game that this browser saw.
luck-nothing-kept = This browser kept nothing of this game, so it can only check that the record fits together.
luck-check-commitment = The secret number is the one whose seal this browser saw.
luck-check-hashes = The random numbers are the ones sealed before the deal, yours included.
luck-check-reveals = No deal that was called off has been hidden.
luck-check-link = Every log line up to the last one seen here is unchanged (line { $seq }).
luck-times-called-off = { $n ->
    [one] One deal was called off before this one.
   *[other] { $n } deals were called off before this one.
}
luck-trust = This page comes from the server, too. If you don’t trust whoever runs it, check the record with a copy of the program from somewhere else:

# Verifying.

web-verify = Verify the luck
web-verifying = Verifying…
web-verified = The luck was fair: everything checks out.
web-not-verified = The luck couldn’t be verified.
web-check-nonces = Every player’s random number went into the luck.
web-check-answers = Replaying every draw and move from the secret number gives the same game.
web-check-links = No log line was changed afterwards.
web-check-commitment = The secret number is the one that was sealed before the deal.
web-check-holds = OK
web-check-fails = failed
web-check-open = not checked
web-commitment = Seal of this game
web-secret = Opened secret number
web-check-yourself = Check it yourself
