# Help of the commands `review` and `book`, only in the terminal.

help-review = Review a finished game (.metro): your decisions, luck and skill, mistakes.
help-review-seat = Review one player only: 1 to 6; 0 for everybody.
help-review-samples = How many worlds each decision is tried on.
