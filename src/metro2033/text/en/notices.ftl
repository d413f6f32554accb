# Notices to an address of one's own.

notice-your-turn = { $game }: it is your turn.
notice-trial = { $game }: notices will reach you here.
notice-url = A notice can only go to an address that begins with http:// or https:// and names a host.
notice-no-host = There is no host called “{ $host }”.
notice-private = This server sends no notices to addresses of a private network.
notice-none = You have not said where your notices go.
notice-failed = The address did not answer.
