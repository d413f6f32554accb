"""Reading a game's cards: the files of the box, and content packs that replace or add."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from metro2033.kernel.content import check_provenance, merge, no_doubles, read
from metro2033.kernel.problem import BadContent, BadOption

C = TypeVar("C", bound=Struct)
E = TypeVar("E", bound=Struct)


class CardReader(Generic[C]):
    """Reads card files of one form: a struct with one list per kind. Kinds without a name of their own are `nameless`."""

    def __init__(self, form: type[C], kinds: tuple[str, ...], nameless: tuple[str, ...] = ()) -> None:
        self.form = form
        self.kinds = kinds
        self.nameless = nameless

    def read_box(self, folder: Path, names: Iterable[str]) -> C:
        """The cards of the box, file by file."""
        cards = self.form()
        for name in names:
            cards = self.join(cards, self._read_file(folder / f"{name}.toml", f"{name}.toml"))
        return cards

    def read_pack(self, folder: Path) -> C:
        """The cards of a content pack, any kinds in any file."""
        files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
        if not files:
            raise BadContent("content-pack-empty", file=str(folder))
        cards = self.form()
        for path in files:
            cards = self.join(cards, self._read_file(path, f"{folder.name}/{path.name}"))
        return cards

    def with_packs(self, cards: C, packs: Iterable[Path]) -> C:
        """The cards after each pack in turn has replaced or added some."""
        for pack in packs:
            cards = self.join(cards, self.read_pack(pack))
        return cards

    def join(self, base: C, added: C) -> C:
        """Cards of `added` replace those with the same id and follow the others."""
        return replace(base, **{kind: merge(getattr(base, kind), getattr(added, kind)) for kind in self.kinds})

    def order(self, cards: C) -> dict[str, int]:
        """Where each named card stands, kind by kind."""
        named = [kind for kind in self.kinds if kind not in self.nameless]
        return {card.id: number for number, card in enumerate(card for kind in named for card in getattr(cards, kind))}

    def _read_file(self, path: Path, shown: str) -> C:
        cards = read(path, self.form, shown)
        for kind in self.kinds:
            no_doubles(getattr(cards, kind), shown)
            for card in getattr(cards, kind):
                check_provenance(card, shown, named=kind not in self.nameless)
        return cards


def edition_ids(folder: Path) -> tuple[str, ...]:
    """The editions whose files lie in a folder."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


def read_edition(folder: Path, edition: str, form: type[E]) -> E:
    """One edition's file."""
    if edition not in edition_ids(folder):
        raise BadOption("option-edition", edition=edition[:80], allowed=edition_ids(folder))
    return read(folder / f"{edition}.toml", form, f"editions/{edition}.toml")


def demand(name: str, known: Iterable[Any], file: str, key: str) -> None:
    """Refuse an id that names nothing."""
    if name not in known:
        raise BadContent("content-reference", file=file, name=key, target=name[:80], allowed=tuple(known))
