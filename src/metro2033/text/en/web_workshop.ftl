# The card workshop, and choosing a pack for a room.

workshop-title = Card workshop
workshop-intro = Most values of the printed cards aren’t public; we’ve reconstructed them. If you have the box, type in what your cards say: check it, play with it, share it as one file.
workshop-progress = { $printed } of { $total } fields are known from print
workshop-name = Name of the pack
workshop-author = Your name
workshop-untitled = My pack
workshop-undo = Undo
workshop-redo = Redo
workshop-new = Start afresh
workshop-import = Open a pack
workshop-compare = Compare with a pack
workshop-stop-comparing = Stop comparing
workshop-download = Download
workshop-keep = Keep for new rooms
workshop-begin = Play with it
workshop-faults = { $n ->
    [one] { $n } mistake; it’s shown at its field.
   *[other] { $n } mistakes; they’re shown at their fields.
}
workshop-fine = Checked: no mistakes. Your draft is kept in this browser.
workshop-choose = Choose a card.
workshop-cards = Cards
workshop-open-only = Only with reconstructed fields
workshop-stated = Fields you’ve stated: { $n }
workshop-known = Known from print: { $printed } of { $all }
workshop-mark-rulebook = rulebook
workshop-mark-public = public
workshop-mark-owner = your printed card
workshop-mark-reconstructed = reconstructed
workshop-mark-house = house rule
workshop-is-printed = It’s printed on my card
workshop-forget = Take back
workshop-confirm = My card says the same
workshop-add = Add
workshop-remove = Remove: { $what }
workshop-without = Not on the card
workshop-nothing = none
workshop-number = Set a number
workshop-by-edition = The edition decides.
workshop-changes = Stated in this pack: { $n }
workshop-none = Nothing yet.
workshop-compared = Compared with “{ $name }”
workshop-equal = Both packs state the same.
workshop-same = as we reconstructed it
workshop-kept = Kept: { $name }. You can choose it when you make a room.
workshop-brought = Opened: { $name }
workshop-other-game = This pack is for the other game.
workshop-not-kept = This browser can’t keep the draft; download it.
workshop-pack = Content pack
workshop-no-pack = None: the cards as we know them
workshop-offered = offered here
workshop-upload = Upload a pack
