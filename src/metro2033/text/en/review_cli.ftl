# Help of the commands `review` and `book`, only in the terminal.

help-review = Review a finished game (.metro): your decisions, luck and skill, mistakes.
help-review-seat = Review one player only: 1 to 6; 0 for everyone.
help-review-samples = How many possible deals each decision is tried on.
help-book = Show how factions, heroes, first missions and first stations fare; “make” counts anew.
help-book-action = “make” plays games and writes the book; without it, the book is shown.
help-book-games = How many games to play.
help-book-records = A folder with finished records to count in.
help-book-database = The database of a server whose finished games count too; the book keeps only counts.
help-book-out = The folder of the book, if it isn’t the program’s own.
