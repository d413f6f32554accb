# The command `dataset`.

help-dataset = Play games between bots and write every decision as data for learning.
help-dataset-out = The folder to write to; a stopped run goes on there.
help-dataset-bots = Bots by seat, separated by commas; a shorter list is repeated, and from game to game they move on by one seat.
help-dataset-edition = Which edition, several separated by commas, or “all”; games take turns.
help-dataset-format = The form of the files: npz (NumPy) or parquet.
help-dataset-per-part = How many games each file holds.
dataset-format = There’s no format “{ $format }”; choose from: { $allowed }.
dataset-editions = These editions can’t share a dataset, because their cards differ: { $editions }.
dataset-other = { $folder } holds something else. Choose another folder, or delete it.
dataset-unreadable = { $file } isn’t a part of a dataset that this version can read.
dataset-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $parts ->
    [one] { $parts } file
   *[other] { $parts } files
} in { $folder }, { $size } MB.
