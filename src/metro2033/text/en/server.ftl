# The server: help of its commands.

help-verify = Replay a record and check its luck: commitment, nonces, hash chain and digests.
help-verify-commitment = The commitment you were shown before the deal; the record must fit it.

# Verifying a record.

verify-holds = { $file }: everything holds. { $answers } answers, { $entries } linked entries, commitment { $commitment }.
verify-fast = This record was played with fast chance; its luck cannot be verified.
verify-nonces = The record has { $given } nonces for { $seats } players.
verify-no-chain = The record carries no hash chain.
verify-other-commitment = The record is sound, but its commitment is not the one you were shown.
chain-entry = “{ $text }” is no entry of a hash chain.
chain-link = The hash chain is broken at entry { $number }.
chain-answer = The log of the hash chain cannot be played: { $why }
chain-differs = The log of the hash chain leads to other answers than the record has.
