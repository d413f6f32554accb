# Lessons: what the page and the terminal say around them.

lesson-title = Your first game, guided
lesson-lead = You play real turns against scripted rivals, one idea at a time. Stop whenever you like: your place is kept in this browser.
lesson-begin = Begin
lesson-resume = Go on
lesson-left-here = you stopped here
lesson-done-mark = finished
lesson-back = Back
lesson-continue = Continue
lesson-watch = Look at what happened, then press “{ $button }” on the table.
lesson-look = Watch what happens.
lesson-new-table = A fresh table: this isn’t the game you just played.
lesson-your-move = Your move
lesson-your-choice = Your choice
lesson-leave = Leave the lesson
lesson-chapter-done = That’s this chapter done.
lesson-stamp = Chapter finished
lesson-won = You have won!
lesson-chapter-done-next = That’s this chapter done. Next: { $chapter }.
lesson-done = You’ve finished the lesson. Now play on from here: a real game against bots, with freshly shuffled cards.
lesson-next = Next chapter
lesson-play-on = Play on
lesson-you = You
lesson-rival = Rival
lesson-do-it = First do what the lesson asks. It’s highlighted on the table.
lesson-continue-first = There’s a little more to read first: press “{ lesson-continue }”.
lesson-not-now = The rules allow that, but this step is about something else. Look for what’s highlighted.

# The terminal.

lesson-chapter-head = { $title } ({ $n } of { $all })
lesson-input = Number, Enter to continue, b back, c chapters, q leave:
lesson-help = Type a number to choose. Enter continues when there’s nothing to do. b goes back a step, c lists the chapters, t shows the table, m the map, q leaves; your place is kept.
lesson-kept = Your place is kept. “metro2033 learn { $game }” goes on from here.
lesson-chapters = Chapters:
lesson-over-ask = Enter for the next chapter, c for the chapters, q to leave:
lesson-last-ask = Enter to play on from here against bots, q to leave:
