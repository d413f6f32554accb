"""Card loading: the files of the box, and content packs that replace or add cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from metro2033.kernel.content import check_provenance, content_hash, convert, merge, no_doubles, read
from metro2033.kernel.flags import changed_options, fingerprinted, with_options
from metro2033.kernel.pack import ABSENT, KIND, NAME, Pack, Packs
from metro2033.kernel.problem import BadContent, BadOption

C = TypeVar("C", bound=Struct)


class CardReader(Generic[C]):
    """Reads card files of one form: a struct with one list per kind. Cards of `nameless` kinds have no name."""

    def __init__(self, game: str, form: type[C], kinds: tuple[str, ...], nameless: tuple[str, ...] = ()) -> None:
        self.game = game
        self.form = form
        self.kinds = kinds
        self.nameless = nameless
        hints = get_type_hints(form, include_extras=True)
        self.forms: Mapping[str, type[Struct]] = {kind: get_args(hints[kind])[0] for kind in kinds}

    def read_box(self, folder: Path, names: Iterable[str]) -> C:
        """Returns the cards of the box, read file by file."""
        cards = self.form()
        for name in names:
            cards = self.join(cards, self._read_file(folder / f"{name}.toml", f"{name}.toml"))
        return cards

    def read_pack(self, folder: Path) -> C:
        """Returns the cards of a content pack stored as a folder; any file may hold cards of any kind."""
        files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
        if not files:
            raise BadContent("content-pack-empty", file=str(folder))
        cards = self.form()
        for path in files:
            cards = self.join(cards, self._read_file(path, f"{folder.name}/{path.name}"))
        return cards

    def with_packs(self, cards: C, packs: Packs) -> C:
        """Returns the cards after applying each pack in order; packs replace or add cards."""
        for pack in packs:
            cards = self.join(cards, self.changed(cards, pack) if isinstance(pack, Pack) else self.read_pack(pack))
        return cards

    def changed(self, cards: C, pack: Pack) -> C:
        """Returns only the cards that a pack changes or adds, with its changes applied."""
        file = pack.file
        if file.game != self.game:
            raise BadContent("pack-game", file=file.name, game=file.game, wanted=self.game)
        known = {card.id: (kind, card) for kind in self.kinds for card in getattr(cards, kind)}
        named = set(pack.named())
        made: dict[str, list[Any]] = {kind: [] for kind in self.kinds}
        for card in pack.touched():
            if card in known:
                kind, printed = known[card]
                made[kind].append(self._stated(kind, printed, pack, card, named))
            elif card in file.cards:
                kind = self._kind(pack, card)
                made[kind].append(self._stated(kind, None, pack, card, named))
            else:
                raise BadContent("pack-card", file=file.name, name=card)
        return self.form(**made)

    def _kind(self, pack: Pack, card: str) -> str:
        kind = pack.file.cards[card].get(KIND)
        if kind is None:
            raise BadContent("pack-card", file=pack.file.name, name=card)
        if kind not in self.kinds:
            raise BadContent("content-value", file=pack.file.name, name=f"{card}.{KIND}", allowed=self.kinds)
        return str(kind)

    def _stated(self, kind: str, printed: Any, pack: Pack, card: str, named: set[str]) -> Any:
        """Returns one card with a pack's fields and provenance applied; `printed` is None for a new card."""
        fields: dict[str, Any] = {"id": card, "provenance": {}} if printed is None else msgspec.to_builtins(printed)
        marks: dict[str, str] = fields["provenance"]
        for field, value in pack.file.cards.get(card, {}).items():
            if field == KIND and printed is None:
                continue
            if field not in fields_of(self.forms[kind]):
                allowed = tuple(fields_of(self.forms[kind]))
                raise BadContent("content-unknown-key", file=pack.file.name, name=f"{card}.{field}", allowed=allowed)
            if value == ABSENT and field in optional_fields(self.forms[kind]):
                fields.pop(field, None)
                marks.pop(field, None)
            else:
                fields[field] = value
                marks[field] = pack.mark_of(card, field)
        if kind not in self.nameless and (card in named or printed is None):
            marks[NAME] = pack.mark_of(card, NAME)
        try:
            made = convert(fields, self.forms[kind], pack.file.name)
        except BadContent as fault:
            name = f"{card}.{fault.details['name']}"
            raise BadContent(fault.key, **{**fault.details, "name": name}) from None
        check_provenance(made, pack.file.name, named=kind not in self.nameless)
        return made

    def join(self, base: C, added: C) -> C:
        """Merges two sets of cards: those in `added` replace cards with the same id, and new ones are appended."""
        return replace(base, **{kind: merge(getattr(base, kind), getattr(added, kind)) for kind in self.kinds})

    def order(self, cards: C) -> dict[str, int]:
        """Returns the position of each named card, kind by kind."""
        named = [kind for kind in self.kinds if kind not in self.nameless]
        return {card.id: number for number, card in enumerate(card for kind in named for card in getattr(cards, kind))}

    def fingerprint(self, cards: C) -> str:
        """Returns the fingerprint of the cards alone, which a pack names as its base."""
        return content_hash(cards)

    def _read_file(self, path: Path, shown: str) -> C:
        cards = read(path, self.form, shown)
        for kind in self.kinds:
            no_doubles(getattr(cards, kind), shown)
            for card in getattr(cards, kind):
                check_provenance(card, shown, named=kind not in self.nameless)
        return cards


def fields_of(form: type[Struct]) -> list[str]:
    """Returns the encoded field names of a card, without `id` and `provenance`."""
    return [field for field in form.__struct_encode_fields__ if field not in ("id", "provenance")]


def optional_fields(form: type[Struct]) -> list[str]:
    """Returns the fields that a card may omit."""
    info = msgspec.inspect.type_info(form)
    assert isinstance(info, msgspec.inspect.StructType)
    return [field.encode_name for field in info.fields if not field.required]


def edition_ids(folder: Path) -> tuple[str, ...]:
    """Returns the ids of the editions with a file in a folder."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


def read_edition(folder: Path, edition: str, form: type[C], packs: Packs = ()) -> C:
    """Returns an edition, from its file or from the last pack that defines it."""
    for pack in reversed(packs):
        if isinstance(pack, Pack) and edition in pack.file.editions:
            return _pack_edition(folder, edition, form, pack)
    if edition not in edition_ids(folder):
        own = [name for pack in packs if isinstance(pack, Pack) for name in pack.file.editions]
        raise BadOption("option-edition", edition=edition[:80], allowed=(*edition_ids(folder), *own))
    return read(folder / f"{edition}.toml", form, f"editions/{edition}.toml")


def check_editions(folder: Path, form: type[C], packs: Packs) -> None:
    """Rejects packs whose editions cannot be played, even if those editions are not selected."""
    for pack in packs:
        if isinstance(pack, Pack):
            for edition in pack.file.editions:
                _pack_edition(folder, edition, form, pack)


def _pack_edition(folder: Path, edition: str, form: type[C], pack: Pack) -> C:
    written, file, key = pack.file.editions[edition], pack.file.name, f"editions.{edition}"
    if edition in edition_ids(folder):
        raise BadContent("pack-edition", file=file, name=edition)
    if written.base not in edition_ids(folder):
        raise BadContent(
            "content-reference", file=file, name=f"{key}.base", target=written.base, allowed=edition_ids(folder)
        )
    book: Any = read(folder / f"{written.base}.toml", form, f"editions/{written.base}.toml")
    flags = {
        name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in written.flags.items()
    }
    for name, value in flags.items():
        try:
            options_set(book, {name: value})
        except BadOption as fault:
            is_known = fault.key == "option-value"
            word = "content-value" if is_known else "content-unknown-key"
            allowed = fault.details["allowed"]
            raise BadContent(word, file=file, name=f"{key}.flags.{name}", allowed=allowed) from None
    made: C = replace(_with_options(book, flags), id=edition)
    return made


def options_set(book: Any, options: Mapping[str, str]) -> tuple[Any, dict[str, str | int | bool]]:
    """Returns an edition's flags with options applied, and the changes; retired options are recorded but have no effect."""
    made = _with_options(book, options)
    changed = changed_options(book.flags, made.flags)
    return made.flags, changed | (changed_options(book.wording, made.wording) if book.retired else {})


def _with_options(book: Any, options: Mapping[str, str]) -> Any:
    """Returns an edition with options applied; retired flags are stored as wordings."""
    flags = {name: value for name, value in options.items() if name not in book.retired}
    made = replace(book, flags=with_options(book.flags, flags))
    old = {name: value for name, value in options.items() if name in book.retired}
    return replace(made, wording=with_options(book.wording, old)) if old else made


def fingerprint_of(book: Any) -> dict[str, Any]:
    """Returns the parts of an edition that the content fingerprint covers: its flags, and wordings that used to be flags."""
    return fingerprinted(book.flags) | {name: getattr(book.wording, name) for name in book.retired}


def demand(name: str, known: Iterable[Any], file: str, key: str) -> None:
    """Rejects a reference to an unknown id."""
    if name not in known:
        raise BadContent("content-reference", file=file, name=key, target=name[:80], allowed=tuple(known))
