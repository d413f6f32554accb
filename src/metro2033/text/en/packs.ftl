# Content packs in the terminal.

help-pack = Content packs as one file: check, show, compare, begin, edit; facts for the project.
help-pack-file = The file of the pack (TOML or JSON).
help-pack-other = The pack to compare it with.
help-pack-name = The name of the pack; without it, that of the file.
help-pack-author = Who makes it.
help-pack-kind = Only cards of this kind; may be repeated.
help-pack-check = Check a pack: every mistake with its card and field, then a few games played with it.
help-pack-show = Show what a pack states and what its cards do.
help-pack-diff = Say in which fields two packs differ.
help-pack-new = Write a form to fill in, with every value that’s reconstructed today.
help-pack-facts = Print what a pack knows from printed cards as a patch of the project’s content files.
help-pack-edit = Edit a pack by answering plain questions.
pack-fine = The pack is fine: it states { $fields } fields of { $cards } cards; with it { $printed } of { $total } fields are known from print (without it { $before }). Fingerprint: { $fingerprint }.
pack-other-base = It was written for another version of the cards; its values still apply.
pack-head = { $name } by { $author } (game: { $game }, fingerprint: { $fingerprint })
pack-stated-line = { $field }: { $value } ({ $origin })
pack-changed-line = { $field }: { $before } → { $value } ({ $origin })
pack-edition-line = Edition { $name }, as { $base }: { $flags }
pack-difference = { $card } – { $field }: { $one } | { $other }
pack-same = The packs play the same.
pack-exists = { $file } already exists; choose another name or edit it.
pack-form-hint = Remove the # of a line and write what your printed card says. Check with: metro2033 pack check
pack-written = Written: { $file }
pack-facts = { $n ->
    [0] Nothing here is new to the project.
    [one] { $n } fact that the project only reconstructs; save the patch and send it to the project, or use git apply.
   *[other] { $n } facts that the project only reconstructs; save the patch and send it to the project, or use git apply.
}
pack-progress = { $printed } of { $total } fields are known from print.
pack-ask-name = Name of the pack:
pack-ask-author = Author (may be empty):
pack-ask-card = Card (name or id; u to undo; nothing to finish):
pack-ask-which = Number (nothing to go back):
pack-ask-printed = Do you read this from the printed card? (y/n; n: a house rule)
pack-ask-text = New text:
pack-ask-number = Number from { $least } to { $most }:
pack-ask-yes = Yes or no? (y/n)
pack-ask-has = Does the card have this? (y/n)
pack-ask-word = { $word }? (y/n)
pack-ask-part = Set “{ $part }”? (y/n)
pack-ask-list = + to add, a number to remove, nothing to accept:
pack-yes = y
pack-no-card = There’s no card “{ $card }”.
pack-noted = Noted: { $origin }.
pack-nothing-to-undo = There’s nothing to undo.
pack-undone = Taken back.
help-serve-content = A content pack (a file) that everyone may play with; may be repeated.
