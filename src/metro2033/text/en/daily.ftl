# The deal of the day: refusals of the server.

daily-unknown = There is no deal of the day for this date.
daily-too-many = You’ve played this deal { $most } times. Choose another day from the archive.
daily-only-play = This isn’t possible in a deal of the day: you play it alone, and nobody can play for you.
daily-no-hints = There are no hints in the deal of the day until the day is over (UTC).
daily-sealed = Others are still playing this deal. The game opens when the day is over (UTC).
