# Content packs in the terminal.

help-pack = Content packs as one file: check, show, compare, begin; facts for the project.
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
help-serve-content = A content pack (a file) that everyone may play with; may be repeated.
