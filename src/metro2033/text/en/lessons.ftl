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
lesson-new-table = A new table: it doesn’t continue the last one.
lesson-your-move = Your move
lesson-your-choice = Your choice
lesson-leave = Leave the lesson
lesson-chapter-done = That’s this chapter done.
lesson-chapter-done-next = That’s this chapter done. Next: { $chapter }.
lesson-done = You’ve finished the lesson. Now play on from here: a real game against bots, with new luck.
lesson-next = Next chapter
lesson-play-on = Play on
lesson-you = You
lesson-rival = Rival
lesson-do-it = First do what the lesson asks for. The thing it’s about is marked on the table.
lesson-continue-first = One moment: read on first. “{ lesson-continue }” takes you there.
lesson-not-now = That’s allowed by the rules, but not what this step is about. Look for what is marked.

# The terminal.

lesson-chapter-head = { $title } ({ $n } of { $all })
lesson-input = Number, Enter to continue, b back, c chapters, q leave:
lesson-help = A number answers. Enter continues when there is nothing to do. b goes back a step, c lists the chapters, t shows the table, m the map, q leaves; your place is kept.
lesson-kept = Your place is kept. “metro2033 learn { $game }” goes on from here.
lesson-chapters = Chapters:
lesson-over-ask = Enter for the next chapter, c for the chapters, q to leave:
lesson-last-ask = Enter to play on from here against bots, q to leave:
