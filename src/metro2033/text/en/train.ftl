# Training the learned bot.

help-train = Teach the learned bot a game by letting it play against itself.
help-train-minutes = How many minutes to train.
help-train-iterations = Train for this many rounds of playing and learning, instead of minutes; such a run can be repeated.
help-train-out = The folder for the weights and the learning curve. By default: runs/train.
help-train-workers = How many processes play; 0 means one per processor core.
help-train-lanes = How many games each of the two groups plays side by side.
help-train-steps = How many answers of each game are played before learning from them.
help-train-width = How wide the network is.
help-train-minibatch = How many decisions each learning step uses.
help-train-survey = How many answers are watched before training, to find out what can be seen at all.
help-train-begin = Start from the weights in this file.
help-train-league = Weights of another opponent for the league; can be repeated.
help-train-resume = Continue the run in the output folder.
help-train-keep = Also keep the weights after these percentages of the time, such as 25,50.
help-train-no-state = Don’t save what --resume needs.
help-train-device = Where to learn: cuda, cpu. By default: the GPU, if there is one.
train-line = { $seconds } s: { $decisions } decisions, { $games } games, { $per_second } a second, entropy { $entropy }, value loss { $value_loss }, against past selves { $past }
train-written = Weights written to { $file }.
train-worker-died = A process died while playing; what was learned so far has been written.
train-nothing-to-resume = There’s no run to continue in { $folder }.
train-keep-form = “{ $text }” should be percentages between 1 and 99, separated by commas, such as 25,50.
weights-missing = The learned bot has no weights here: { $file } isn’t installed.
weights-broken = The learned bot can’t use its weights: { $file } is damaged or was made by another version.
weights-other = The weights in { $file } are for other content than this game’s.
