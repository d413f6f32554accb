"""The layout shows the architecture: imports point one way, and no code names an edition."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from graphlib import TopologicalSorter
from itertools import accumulate
from pathlib import Path

import pytest

from metro2033.games import find_game

SOURCE = Path(__file__).parents[1] / "src" / "metro2033"
GAMES = ("board", "breakthrough")
FILES = sorted(SOURCE.rglob("*.py"))

# What each part may import, besides itself, `codec`, and the standard library or dependencies. `games` is the list of games;
# the folders of a game are parts by their kind, whichever game it is.
MAY_IMPORT = {
    "codec": set(),
    "kernel": set(),
    "games": {"kernel"},
    "game rules": {"kernel"},  # advice included
    "game bots": {"kernel", "bots", "game rules"},
    "game learn": {"kernel", "observations", "game rules"},
    "game text": {"kernel", "text", "game rules"},
    "game draw": {"kernel", "text", "cli", "tui", "svg", "game rules"},
    "game study": {"kernel", "arena", "bots", "study", "game rules", "game bots"},
    "text": {"kernel", "bots", "games"},  # bots only to say why they choose
    "observations": {"kernel"},
    "bots": {"kernel", "games", "observations"},
    "files": {"kernel"},
    "processes": set(),
    "skill": set(),
    "svg": {"kernel", "files", "games", "text", "game rules"},  # the types of views, in signatures
    "library": {"kernel", "files", "games", "svg", "text", "game rules", "__version__"},  # the types of views, as above
    "simulation": {"kernel", "bots", "files", "processes", "__version__"},
    "arena": {"kernel", "bots", "games", "simulation", "files", "processes", "skill", "text"},
    "study": {"kernel", "bots", "games", "arena", "files", "__version__"},
    "measure": {"kernel", "games"},
    "rl": {"kernel", "observations", "bots", "games", "svg", "text"},  # text: a refusal is a sentence
    "dataset": {"kernel", "observations", "bots", "games", "files", "processes", "__version__"},
    "train": {"kernel", "observations", "bots", "games", "rl", "arena", "__version__"},
    "packs": {"kernel", "games", "text"},
    "leagues": {"kernel", "wire"},
    "live": {"kernel", "bots", "study", "games", "packs", "text", "wire", "__version__"},
    "device": {"live", "kernel", "bots", "study", "games", "packs", "text", "wire", "__version__"},
    "wire": {"kernel", "bots", "study"},  # explanations and reviews are described by the types that make them
    "server": {
        "live",
        "wire",
        "kernel",
        "bots",
        "study",
        "games",
        "files",
        "packs",
        "leagues",
        "processes",
        "skill",
        "svg",
        "text",
        "__version__",
    },
    "client": {"wire"},
    "table": {"kernel", "bots", "games", "files", "text", "wire", "client", "programs", "__version__"},
    "agent": {"kernel", "bots", "games", "text", "wire", "client", "table", "cli", "__version__"},
    "tui": {"kernel", "games", "files", "text", "wire", "client", "table", "cli"},
    "programs": {"kernel", "bots", "wire", "__version__"},
}
# They name parts of every kind, which they import when asked for them.
PLUGINS = {*(SOURCE / "games").rglob("plugin.py"), SOURCE / "games" / "__init__.py"}
FOLDERS_OF_A_GAME = ("bots", "learn", "text", "draw", "study")


def shown(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def part_named(dotted: Sequence[str]) -> str:
    """Returns the part to which a module belongs, by the names after `metro2033`."""
    if dotted[0] != "games" or len(dotted) < 2 or dotted[1] not in GAMES:
        return dotted[0]
    if len(dotted) > 2 and dotted[2] in (*FOLDERS_OF_A_GAME, "plugin"):
        return f"game {dotted[2]}"
    return "game rules"


def part_of(path: Path) -> str:
    return part_named(path.relative_to(SOURCE).with_suffix("").parts)


def imported_modules(path: Path) -> set[tuple[str, ...]]:
    """Lists the modules of our package that a file imports, as names after `metro2033`."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {tuple(name.split(".")[1:]) for name in names if name.startswith("metro2033.")}


def imported_parts(path: Path) -> set[str]:
    return {part_named(name) for name in imported_modules(path)}


def test_imports_point_one_way() -> None:
    placed = {path: part_of(path) for path in FILES if part_of(path) in MAY_IMPORT and path not in PLUGINS}
    wrong = {
        shown(path): imported_parts(path) - {part, "codec", "languages"} - MAY_IMPORT[part]
        for path, part in placed.items()
    }
    assert not {path: parts for path, parts in wrong.items() if parts}


def test_no_code_names_an_edition() -> None:
    """Only the default edition, which is a matter of interfaces, is named, and only where the game is put together."""
    named = re.compile(r"ru2011|en2012|pl2015|pl2017")
    texts = {path: re.sub(r'default_edition = "\w+"', "", path.read_text()) for path in FILES}
    assert not [shown(path) for path, text in texts.items() if named.search(text)]


def test_the_kernel_knows_no_game() -> None:
    """No word of either game stands in the kernel."""
    for path in (SOURCE / "kernel").glob("*.py"):
        names = {node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)}
        for word in ("station", "hero", "army", "mission", "faction", "threat", "caravan", "law"):
            assert not any(word == name.lower() or f"{word}_" in name.lower() for name in names), f"{path.name}: {word}"


# Files outside `games` that name a game: defaults of formats and functions that are older than the list of games.
DEFAULTS = {"kernel/scenario.py", "library.py", "wire/settings.py", "svg/__init__.py", "svg/drawings.py"}


def game_names(path: Path) -> set[str]:
    """Lists the games that a file names, in strings and in the paths of imports."""
    constants = (node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant))
    imported = {part for name in imported_modules(path) for part in name}
    return ({value for value in constants if isinstance(value, str)} | imported) & set(GAMES)


def test_only_the_folder_of_a_game_names_it() -> None:
    """A third game is a folder and one line in `games/__init__.py`, or an entry point of another package."""
    outside = [path for path in FILES if not shown(path).startswith("games/")]
    assert {shown(path) for path in outside if game_names(path)} == DEFAULTS


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_game_is_where_its_plugin_says(game: str) -> None:
    plugin = find_game(game)
    assert plugin.folder == SOURCE / "games" / game
    for part in plugin.parts:
        assert getattr(plugin, part), part


def test_games_do_not_know_each_other() -> None:
    wrong = {
        shown(path): game_names(path) - {game}
        for game in GAMES
        for path in (SOURCE / "games" / game).rglob("*.py")
        if game_names(path) - {game}
    }
    assert not wrong


BOARD = sorted((SOURCE / "games" / "board").rglob("*.py"))


def test_rules_schedule_in_reading_order() -> None:
    """Nothing is pushed onto the agenda in reverse: `do`, `do_next` and `do_each` read forwards."""
    assert not [shown(path) for path in BOARD if "agenda.append" in path.read_text()]


def board_imports() -> dict[str, set[str]]:
    """Returns the modules of the board game, with those that each imports."""
    modules = {".".join(path.relative_to(SOURCE.parent).with_suffix("").parts): path for path in BOARD}
    found: dict[str, set[str]] = {}
    for module, path in modules.items():
        names: set[str] = set()
        for node in ast.parse(path.read_text()).body:  # not those for types alone, nor those inside functions
            if isinstance(node, ast.ImportFrom) and node.module:
                names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        found[module] = names & modules.keys()
    return found


def test_queries_stand_below_rules_and_effects() -> None:
    """What only reads the table knows nothing of what changes it, and cannot schedule or ask."""
    for path in (SOURCE / "games" / "board" / "queries").glob("*.py"):
        text = path.read_text()
        assert not re.search(r"metro2033\.games\.board\.(rules|effects)", text), path.name
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
    texts = {path.stem for path in (SOURCE / f"games/{game}/text/en/rules").glob("*.md")}
    tests = {path.stem.removeprefix("test_") for path in (Path(__file__).parent / game).glob("test_*.py")}
    chapters = {path.stem for path in (SOURCE / f"games/{game}/rules").glob("*.py")} - {"__init__"} - PROCEDURES[game]
    assert chapters <= texts
    assert chapters <= tests


def test_both_games_have_the_same_files() -> None:
    """The card game needs no map, no effects of cards, and so fewer tables: no folder for its catalogue either."""
    board, breakthrough = (
        {
            path.stem
            for path in (*(SOURCE / "games" / game).iterdir(), *(SOURCE / "games" / game / "catalog").glob("*.py"))
            if path.suffix == ".py" or path.is_dir()
        }
        for game in PROCEDURES
    )
    assert board - breakthrough - {"__pycache__"} == {
        "card_tables",
        "chapters",
        "effects",
        "metro_map",
        "queries",
        "schematic",
        "verbs",
    }
    assert not breakthrough - board


SERVER_FILES = sorted((SOURCE / "server").rglob("*.py"))
HOST_FILES = sorted(path for part in ("live", "device", "server") for path in (SOURCE / part).rglob("*.py"))
MOST_FILES_IN_SERVER = 8

# Files that edit room documents: plain data, of which each function is given a copy to change.
EDITS_DOCUMENTS = {f"live/{name}.py" for name in ("commands", "edits", "game_commands", "luck", "membership")}


def host_imports(path: Path) -> set[str]:
    """Lists the modules of hosts that a file imports when it is loaded, not those for types alone or inside functions."""
    found: set[str] = set()
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found & HOST_MODULES.keys()


def server_imports(path: Path) -> set[str]:
    """Lists the modules of the server that a file imports when it is loaded."""
    return host_imports(path) & SERVER_MODULES.keys()


HOST_MODULES = {".".join(path.relative_to(SOURCE.parent).with_suffix("").parts): path for path in HOST_FILES}
SERVER_MODULES = {module: path for module, path in HOST_MODULES.items() if path in SERVER_FILES}


def test_no_module_of_a_host_imports_itself_in_a_circle() -> None:
    TopologicalSorter({module: host_imports(path) for module, path in HOST_MODULES.items()}).prepare()


def test_the_core_of_the_server_imports_no_feature() -> None:
    """Except migrations, which may need the code that wrote the rows they change."""
    core = {
        shown(path): {name.split(".")[2] for name in server_imports(path)} - {"core"}
        for path in (SOURCE / "server" / "core").rglob("*.py")
        if "migrations" not in path.parts
    }
    assert not {path: parts for path, parts in core.items() if parts}


# Modules of a feature that other features import, besides its `service` and its `tables`, which SQL joins. The fewer, the better.
DOORS: dict[str, set[str]] = {
    "archive": {"store"},
    "notices": {
        "channels",
        "mail.letters",
        "mail.mailboxes",
        "mail.outbox",
        "mail.queue",
        "mail.store",
        "mail.turn_mail",
        "notifications",
        "push.store",
        "turn_store",
    },
    "operators": {"policy"},
    "people": {"access_list", "passkey_store", "session_store", "sessions", "store"},
    "play": {"store", "worker_pool"},
    "practice": {"endpoints"},
    "ratings": {"store"},
    "rooms": {"channel", "endpoints", "lobby", "room_data", "store", "uptime"},
}


def test_features_import_each_other_through_their_doors() -> None:
    features = {path.parent.name for path in (SOURCE / "server").glob("*/feature.py")}
    used: dict[str, set[str]] = {}
    for module, path in SERVER_MODULES.items():
        feature = module.split(".")[2]
        for name in server_imports(path) if feature in features else ():
            _, _, other, *rest = name.split(".")
            if other in features - {feature} and rest and SERVER_MODULES[name].name != "__init__.py":
                used.setdefault(other, set()).add(".".join(rest))
    used = {feature: modules - {"service", "tables"} for feature, modules in used.items()}
    assert {feature: modules for feature, modules in used.items() if modules} == DOORS


def test_few_files_stand_directly_in_the_server() -> None:
    """A newcomer sees the packages, not a heap of files."""
    assert len([path for path in (SOURCE / "server").iterdir() if path.is_file()]) <= MOST_FILES_IN_SERVER


def assigned(target: ast.expr) -> Iterator[ast.Attribute]:
    """Yields the attributes that an assignment sets."""
    if isinstance(target, ast.Attribute):
        yield target
    for part in target.elts if isinstance(target, (ast.Tuple, ast.List)) else ():
        yield from assigned(part)


def test_nobody_sets_an_attribute_of_another_object() -> None:
    """Behaviour is given to constructors and changed by methods; nothing is installed by assignment."""
    found: list[str] = []
    for path in HOST_FILES:
        for node in ast.walk(ast.parse(path.read_text())) if shown(path) not in EDITS_DOCUMENTS else ():
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
                for attribute in (
                    attribute for target in targets if target is not None for attribute in assigned(target)
                ):
                    owner = attribute.value
                    if not (isinstance(owner, ast.Name) and owner.id in ("self", "cls")):
                        found.append(f"{shown(path)}:{attribute.lineno}")
    assert not found


def swallows(node: ast.AST) -> bool:
    """Tells whether a node catches everything and neither logs it nor passes it on."""
    if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("suppress"):
        return bool({"Exception", "BaseException"} & {ast.unparse(kind) for kind in node.args})
    if isinstance(node, ast.ExceptHandler) and ast.unparse(node.type or ast.Constant("")) in ("Exception", "''"):
        text = ast.unparse(node)
        return not any(word in text for word in ("logger.", "raise", "set_exception", "return BadRecord"))
    return False


def test_no_exception_vanishes() -> None:
    """Code that catches everything logs it, raises it or hands it on; none suppresses everything."""
    nodes = ((path, node) for path in SERVER_FILES for node in ast.walk(ast.parse(path.read_text())))
    assert not [f"{shown(path)}:{getattr(node, 'lineno', 0)}" for path, node in nodes if swallows(node)]


# They measure the silence of a network, or run before there is a server.
HAVE_THEIR_OWN_TIME = {
    "live/clock.py",
    "server/http/guarded_protocol.py",
    "server/http/socket_protocol.py",
    "server/http/middleware/access_log.py",
    "server/http/middleware/body_limit.py",
    "server/notices/mail/smtp.py",
    "server/notices/webhook.py",
}
CLOCKS = re.compile(
    r"\b(time\.(time|monotonic|sleep)\(|asyncio\.(sleep|timeout)|loop\.(time|call_later|call_at)\(|datetime\.now)"
)


def test_only_the_clock_reads_the_time() -> None:
    """Tests replace the clock; code that asks the machine for the time could not be tested without waiting."""
    files = [path for path in HOST_FILES if "migrations" not in path.parts and shown(path) not in HAVE_THEIR_OWN_TIME]
    assert not [shown(path) for path in files if CLOCKS.search(path.read_text())]


# Data types that messages contain and the engine fills. Importing them loads no rules.
TYPES_IN_MESSAGES = {
    "bots.explanation",
    "kernel.advice",
    "kernel.event",
    "kernel.outlook",
    "study.review.findings",
    "study.trainer.figures",
}


@pytest.mark.parametrize(
    ("module", "parts"),
    [
        ("metro2033", set()),
        ("metro2033.wire", {"codec", "languages", "wire"}),
        ("metro2033.client", {"client", "codec", "languages", "wire"}),
    ],
)
def test_a_client_loads_message_types_and_no_engine(module: str, parts: set[str]) -> None:
    script = f"import sys, {module}; print(*sys.modules)"
    loaded = set(subprocess.check_output([sys.executable, "-c", script], text=True).split())
    ours = {name.removeprefix("metro2033.") for name in loaded if name.startswith("metro2033.")}
    packages = {part for name in TYPES_IN_MESSAGES for part in accumulate(name.split("."), "{}.{}".format)}
    assert not {name for name in ours - TYPES_IN_MESSAGES - packages if name.split(".")[0] not in parts}
    assert not loaded & {"numpy", "textual", "starlette", "sqlalchemy"}


def test_no_two_subjects_of_the_protocol_define_the_same_name() -> None:
    """All public names of the subjects are importable from the package, where one would hide the other."""
    found: dict[str, list[str]] = {}
    for path in (SOURCE / "wire").glob("*.py"):
        for node in ast.parse(path.read_text()).body:
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            names = {target.id for target in targets if isinstance(target, ast.Name)}
            for name in names | ({node.name} if isinstance(node, (ast.ClassDef, ast.FunctionDef)) else set()):
                if not name.startswith("_"):
                    found.setdefault(name, []).append(path.stem)
    assert found
    assert not {name: files for name, files in found.items() if len(files) > 1}
