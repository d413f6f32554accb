"""The layout shows the architecture: imports point one way, and no code names an edition."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "metro2033"
FILES = sorted(SOURCE.rglob("*.py"))

# What each part may import, besides itself and the standard library or dependencies.
MAY_IMPORT = {
    "kernel": set(),
    "board": {"kernel"},
    "breakthrough": {"kernel"},
    "text": {"kernel", "bots", "games"},  # bots only to say why they choose, games only for the cards of packs
    "observations": {"kernel", "board", "breakthrough"},
    "bots": {"kernel", "board", "breakthrough", "observations"},
    "games": {"kernel", "board", "breakthrough"},
    "files": {"kernel"},
    "skill": set(),
    "svg": {"kernel", "board", "breakthrough", "files", "games", "text"},
    "library": {"kernel", "files", "games", "svg", "text", "__version__"},
    "simulation": {"kernel", "bots", "games", "files", "__version__"},
    "arena": {"kernel", "board", "breakthrough", "bots", "games", "simulation", "files", "skill", "text"},
    "review": {"kernel", "board", "breakthrough", "bots", "games", "arena"},
    "measure": {"kernel", "games"},
    "rl": {"kernel", "board", "breakthrough", "observations", "bots", "games", "svg"},
    "dataset": {"kernel", "observations", "bots", "games", "files", "simulation", "__version__"},
    "train": {"kernel", "observations", "bots", "games", "rl", "__version__"},
    "lessons": {"kernel", "bots", "games"},
    "puzzles": {"kernel", "board", "breakthrough", "bots", "games", "files", "__version__"},
    "packs": {"kernel", "games", "text"},
    "leagues": {"kernel", "protocol"},
    "protocol": {"kernel", "bots", "review"},  # advice, odds and reviews are described by the types that make them
    "server": {
        "protocol",
        "kernel",
        "bots",
        "review",
        "games",
        "files",
        "lessons",
        "puzzles",
        "packs",
        "leagues",
        "skill",
        "svg",
        "text",
        "__version__",
    },
    "client": {"protocol"},
    "tui": {"kernel", "board", "breakthrough", "bots", "games", "files", "text", "protocol", "client", "cli"},
    "programs": {"kernel", "bots", "protocol", "__version__"},
}


def part_of(path: Path) -> str:
    return path.relative_to(SOURCE).with_suffix("").parts[0]


def imported_parts(path: Path) -> set[str]:
    """The parts of our package that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        found |= {name.split(".")[1] for name in names if name.startswith("metro2033.")}
    return found


@pytest.mark.parametrize(
    "path", [f for f in FILES if part_of(f) in MAY_IMPORT], ids=lambda f: str(f.relative_to(SOURCE))
)
def test_imports_point_one_way(path: Path) -> None:
    part = part_of(path)
    assert imported_parts(path) - {part} <= MAY_IMPORT[part]


@pytest.mark.parametrize("path", FILES, ids=lambda f: str(f.relative_to(SOURCE)))
def test_no_code_names_an_edition(path: Path) -> None:
    """Only the default edition, which is a matter of interfaces, is named, and only where the game is put together."""
    text = path.read_text()
    for edition in ("ru2011", "en2012", "pl2015", "pl2017"):
        allowed = path.name == "game.py" and f'default_edition = "{edition}"' in text
        assert edition not in text.replace(f'default_edition = "{edition}"', ""), (
            edition if not allowed else "elsewhere"
        )


def test_the_kernel_knows_no_game() -> None:
    """No word of either game stands in the kernel."""
    for path in (SOURCE / "kernel").glob("*.py"):
        names = {node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)}
        for word in ("station", "hero", "army", "mission", "faction", "threat", "caravan", "law"):
            assert not any(word == name.lower() or f"{word}_" in name.lower() for name in names), f"{path.name}: {word}"


# Where a game is named outside its own folder: one registry for each layer, and the defaults of formats that cannot import one.
REGISTRIES = {
    "games.py",  # rules
    "bots/levels.py",
    "bots/minds.py",
    "observations/writers.py",
    "cli/screens.py",
    "tui/faces.py",
    "rl/setting.py",
    "svg/drawings.py",
    "arena/games.py",
    "puzzles/trades.py",
    "review/phases.py",
    "review/book.py",
    "text/effects.py",
}
DEFAULTS = {"kernel/scenario.py", "library.py", "protocol/settings.py", "svg/__init__.py"}  # the last: `svg.board`
GAMES = ("board", "breakthrough")


def is_of_a_game(path: Path) -> bool:
    """Whether a file belongs to one game: the folder of its rules, or what a layer knows about that game alone."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return any(part.split("_")[0] in GAMES for part in parts) or parts[-1] == "metro_drawing"


def game_names(path: Path) -> set[str]:
    """The games that a file names, in strings and in the paths of imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.ImportFrom):
            dotted = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {part.split("_")[0] for name in dotted if name.startswith("metro2033") for part in name.split(".")}
    return found & set(GAMES)


@pytest.mark.parametrize("path", [f for f in FILES if not is_of_a_game(f)], ids=lambda f: str(f.relative_to(SOURCE)))
def test_games_are_named_only_in_registries(path: Path) -> None:
    """A third game would be a folder of rules and one row in each registry."""
    name = path.relative_to(SOURCE).as_posix()
    if name in REGISTRIES:
        assert game_names(path) == set(GAMES)
    else:
        assert game_names(path) == ({"board"} if name in DEFAULTS else set())


BOARD = sorted((SOURCE / "board").rglob("*.py"))


@pytest.mark.parametrize("path", BOARD, ids=lambda f: f.name)
def test_rules_schedule_in_reading_order(path: Path) -> None:
    """Nothing is pushed onto the agenda in reverse: `do`, `do_next` and `do_each` read forwards."""
    assert "agenda.append" not in path.read_text()


def board_imports() -> dict[str, set[str]]:
    """The modules of the board game, with those that each imports."""
    modules = {".".join(path.relative_to(SOURCE.parent).with_suffix("").parts): path for path in BOARD}
    found: dict[str, set[str]] = {}
    for module, path in modules.items():
        names: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module:
                names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        found[module] = names & modules.keys()
    return found


def test_queries_stand_below_rules_and_effects() -> None:
    """What only reads the table knows nothing of what changes it, and cannot schedule or ask."""
    for path in (SOURCE / "board" / "queries").glob("*.py"):
        text = path.read_text()
        assert not re.search(r"metro2033\.board\.(rules|effects)", text), path.name
        assert not re.search(r"^from metro2033\.kernel\.(event|chance) import", text, re.MULTILINE), path.name
        assert not re.search(r"^from metro2033\.kernel\.agenda import (?!NOBODY$)", text, re.MULTILINE), path.name


def test_no_module_of_the_board_game_imports_itself_in_a_circle() -> None:
    TopologicalSorter(board_imports()).prepare()  # raises CycleError, which names the circle


# Parts of a chapter that are files of their own, with the chapter they belong to in text and tests.
PROCEDURES = {
    "board": {"reserve", "settle", "outcome"},  # combat, components, missions
    "breakthrough": {"cards", "free", "losses", "payment", "tokens"},  # play, turn, attack, mission, discard
}


@pytest.mark.parametrize("game", PROCEDURES)
def test_chapters_bear_the_same_name_three_times(game: str) -> None:
    """A chapter of rules is a file of steps, a file of text and a file of tests."""
    texts = {path.stem for path in (SOURCE / f"text/en/rules/{game}").glob("*.md")}
    tests = {path.stem.removeprefix("test_") for path in (Path(__file__).parent / game).glob("test_*.py")}
    chapters = {path.stem for path in (SOURCE / f"{game}/rules").glob("*.py")} - {"__init__"} - PROCEDURES[game]
    assert chapters <= texts
    assert chapters <= tests


def test_both_games_have_the_same_files() -> None:
    """The card game needs no map, no effects of cards, and so fewer tables: no folder for its catalogue either."""
    board, breakthrough = (
        {
            path.stem
            for path in (*(SOURCE / game).iterdir(), *(SOURCE / game / "catalog").glob("*.py"))
            if path.suffix == ".py" or path.is_dir()
        }
        for game in PROCEDURES
    )
    assert board - breakthrough - {"__pycache__"} == {
        "card_tables",
        "chapters",
        "effects",
        "metro_map",
        "outlook_actions",
        "outlook_parts",
        "queries",
        "schematic",
        "verbs",
    }
    assert not breakthrough - board


# The packages of the server in layers, the lowest first: each imports only what stands before it.
SERVER_LAYERS = (
    "config",
    "access",
    "names",
    "storage",
    "ops",
    "mail",
    "rooms",
    "ratings",
    "operators",
    "bots",
    "play",
    "views",
    "turns",
    "leagues",
    "cluster",
    "http",
    "app",
)
SERVER_FILES = sorted((SOURCE / "server").rglob("*.py"))
MOST_FILES_IN_SERVER = 8

# Files that edit room documents: plain data, of which each function is given a copy to change.
EDITS_DOCUMENTS = {"rooms/commands.py", "rooms/edits.py", "rooms/luck.py", "rooms/membership.py"}


def server_name(path: Path) -> str:
    return path.relative_to(SOURCE / "server").as_posix()


def server_parts(path: Path) -> set[str]:
    """The packages and modules of the server that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name.split(".")[2] for name in found if name.startswith("metro2033.server.")}


@pytest.mark.parametrize("path", SERVER_FILES, ids=server_name)
def test_packages_of_the_server_form_layers(path: Path) -> None:
    part = path.relative_to(SOURCE / "server").with_suffix("").parts[0]
    if part != "__init__":
        assert server_parts(path) <= {*SERVER_LAYERS[: SERVER_LAYERS.index(part)], part}


def test_few_files_stand_directly_in_the_server() -> None:
    """A newcomer sees the packages, not a heap of files."""
    assert len([path for path in (SOURCE / "server").iterdir() if path.is_file()]) <= MOST_FILES_IN_SERVER


def assigned(target: ast.expr) -> Iterator[ast.Attribute]:
    """The attributes that an assignment sets."""
    if isinstance(target, ast.Attribute):
        yield target
    for part in target.elts if isinstance(target, (ast.Tuple, ast.List)) else ():
        yield from assigned(part)


@pytest.mark.parametrize("path", SERVER_FILES, ids=server_name)
def test_nobody_sets_an_attribute_of_another_object(path: Path) -> None:
    """Behaviour is given to constructors and changed by methods; nothing is installed by assignment."""
    if server_name(path) in EDITS_DOCUMENTS:
        return
    for node in ast.walk(ast.parse(path.read_text())):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
            for attribute in (one for target in targets if target is not None for one in assigned(target)):
                owner = attribute.value
                assert isinstance(owner, ast.Name) and owner.id in ("self", "cls"), f"line {attribute.lineno}"


@pytest.mark.parametrize("path", SERVER_FILES, ids=server_name)
def test_no_exception_vanishes(path: Path) -> None:
    """Whoever catches everything logs it, raises it or hands it on; nobody suppresses everything."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("suppress"):
            assert not {"Exception", "BaseException"} & {ast.unparse(kind) for kind in node.args}
        if isinstance(node, ast.ExceptHandler) and ast.unparse(node.type or ast.Constant("")) in ("Exception", "''"):
            text = ast.unparse(node)
            assert any(word in text for word in ("logger.", "raise", "set_exception", "return BadRecord")), node.lineno


DECISIONS = sorted((SOURCE.parents[1] / "docs" / "adr").glob("*.md"))


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_has_its_number_and_a_status(path: Path) -> None:
    title, _, status, *_ = path.read_text().splitlines()
    assert title.startswith(f"# {int(path.name[:4])}. ")
    assert status.startswith("Status: ")
