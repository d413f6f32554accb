# The trainer: exercises from one’s own games, in the page.

trainer-outdated = This exercise was made with cards or rules that have changed since. Remove it; the game it comes from can be added again.
