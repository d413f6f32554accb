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
pack-fine = The pack is fine: it states { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; with it { $printed } of { $total } fields are known from print (without it { $before }). Fingerprint: { $fingerprint }.
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
help-pack-match = Find your printed cards among ours by what they say, and write their values into a pack.
help-pack-match-kind = The kind of the cards that you have at hand, such as threat.
help-pack-contribute = Check a pack and write its facts as a contribution to the project.
match-start = Take your printed cards one by one. Type the number of what your card says, 0 if it says none of that, Enter if you can’t tell, q to stop.
match-card = One of { $n }
match-value = Which one (0: none of these)?
match-which = Which one is your card (0: none of these)?
match-same = “{ $field }” is “{ $value }” on your card too (y if so)?
match-name = The name printed on it (Enter: leave it out)?
match-saved = Saved: { $card } in { $file }.
match-none = None of our cards is that one. Note it: you can add it to { $file } in the workshop, or as a card of its own ([cards.NAME]).
match-what = Type a number from 0 to { $most }, Enter or q.
match-end = Cards of this kind with fields that we only reconstruct: { $unknown } of { $all }. None of ours: { $none }. Contribute what you know: metro2033 pack contribute { $file }
pack-contribution = { $n ->
    [one] { $n } fact
   *[other] { $n } facts
} about { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, written to { $file }. Apply it in a clone (git apply) and open a pull request, or attach the file to an issue. It holds facts only: numbers, types, symbols and names as you read them. Don’t send scans, pictures or the printed wording: they belong to the publisher.
pack-wording = Your pack has card texts of its own. They stay out of the contribution: the project words its texts itself.
