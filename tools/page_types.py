"""Generates the page's TypeScript types from the published schemas, the views of both games and the addresses of the page.

`python -m tools.page_types` writes the files under web/src/net/types; a test fails when they differ. Of the published schemas the page
has those that its code names, and those that they are made of; the others serve programs alone.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from metro2033.games import find_rules
from metro2033.games.board.view_types import BoardView
from metro2033.games.breakthrough.view_types import BreakthroughView
from metro2033.languages import LANGUAGES, LOCALES, NAMES, TYPESETTING
from metro2033.server.http.places import PLACES

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web" / "src" / "net" / "types"
HEADER = "// Made by tools/page_types.py; do not edit.\n"
OURS = ("board", "breakthrough")  # the page has tables of its own for these games
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def files() -> dict[str, str]:
    """Returns the expected content of every file, by name."""
    protocol = json.loads((ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))["$defs"]
    http = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))["components"]["schemas"]
    return {
        "wire.ts": write(_needed({**http, **protocol})),
        "board.ts": write(_components(BoardView)),
        "breakthrough.ts": write(_components(BreakthroughView)),
        "places.ts": _places(),
        "names.ts": _names(),
        "languages.ts": _languages(),
    }


def _needed(schemas: Schema) -> Schema:
    """Selects the schemas that the page's code names, and those that they refer to."""
    by_name = {_name(name): name for name in schemas}
    written = [path.read_text(encoding="utf-8") for path in _sources()]
    words = {word for text in written for word in re.findall(r"\w+", text)}
    needed: set[str] = set()
    waiting = [name for title, name in by_name.items() if title in words]
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed.add(name)
            waiting += re.findall(r'"#/[^"]*/(\w+)"', json.dumps(schemas[name]))
    return {name: schema for name, schema in schemas.items() if name in needed}


def _sources() -> list[Path]:
    folders = [ROOT / "web" / name for name in ("src", "worker", "tests")]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    return [path for path in files if FOLDER not in path.parents]


def _names() -> str:
    games = ", ".join(json.dumps(game) for game in OURS)
    written = HEADER + f"\nexport const GAMES = [{games}] as const;\nexport type GameName = (typeof GAMES)[number];\n"
    for game in OURS:
        rules, title = find_rules(game, "", {}), _name(game)
        asks = [name for name in rules.steps.by_name if name.startswith(("choose_", "offer_"))]
        for about, names in (
            ("Event", [kind.name for kind in rules.events.kinds]),
            ("Prompt", asks),
            ("Verb", [choice.verb for choice in rules.choices]),
        ):
            written += (
                f"\nexport type {title}{about} =\n" + "\n".join(f'  | "{name}"' for name in sorted(set(names))) + ";\n"
            )
    for about in ("Event", "Prompt", "Verb"):
        written += f"export type {about}Name = {' | '.join(f'{_name(game)}{about}' for game in OURS)};\n"
    return written


def _languages() -> str:
    rows = [
        f"  {language}: {{\n"
        f"    name: {_text(NAMES[language])},\n"
        f"    locale: {_text(LOCALES[language].replace('_', '-'))},\n"
        f"    typesetting: {{ {', '.join(f'{key}: {_text(value)}' for key, value in TYPESETTING[language]._asdict().items())} }},\n"
        f"  }},\n"
        for language in LANGUAGES
    ]
    listed = ", ".join(json.dumps(language) for language in LANGUAGES)
    return (
        HEADER
        + f"\nexport const LANGUAGES = [{listed}] as const;\nexport type Language = (typeof LANGUAGES)[number];\n"
        + "\n/** How a language sets its texts: see text/typeset.py. */\nexport interface Typesetting {\n"
        + "  join_letters: string;\n  join_numbers: boolean;\n  join_marks: string;\n  curly_apostrophes: boolean;\n}\n"
        + "\n/** The name of each language in itself, how it writes numbers and lists, and how it sets texts. */\n"
        + "export const ABOUT: Record<Language, { name: string; locale: string; typesetting: Typesetting }> = {\n"
        + "".join(rows)
        + "};\n"
    )


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _places() -> str:
    rows = [f"  {page}: {json.dumps(addresses)},\n" for page, addresses in PLACES.items()]
    return HEADER + "\n/** The addresses of each page. */\nexport const PLACES = {\n" + "".join(rows) + "} as const;\n"


def _components(view: type) -> Schema:
    _, components = msgspec.json.schema_components([view], ref_template="#/$defs/{name}")
    return components


def write(schemas: Schema) -> str:
    """Returns a file of types."""
    return HEADER + "".join(f"\n{_declaration(_name(name), schemas[name])}" for name in sorted(schemas))


def _name(name: str) -> str:
    return name[0].upper() + name[1:]


def _declaration(name: str, schema: Schema) -> str:
    about = f"/** {schema['description']} */\n" if schema.get("description") else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"{about}export interface {name} {_object(schema, '')}\n"
    return f"{about}export type {name} = {_type(schema)};\n"


def _object(schema: Schema, indent: str) -> str:
    required = set(schema.get("required", ()))
    lines = [
        f"{indent}  {field}{'' if field in required else '?'}: {_type(type_)};\n"
        for field, type_ in schema["properties"].items()
    ]
    return "{\n" + "".join(lines) + indent + "}"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return _name(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
        inner = _type(schema.get("items") or {})
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


def main() -> None:
    """Writes the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
