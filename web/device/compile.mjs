// Compiles the modules of a folder with the interpreter that will run them in browsers: `node compile.mjs FOLDER`.
// Sources are replaced by their code, without docstrings; asserts stay.
import { loadPyodide } from "pyodide";

const COMPILE = `
import ast, importlib.util, marshal, pathlib, struct

def stripped(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
                node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), first)]
    return tree

UNCHECKED = struct.pack("<I", 1) + bytes(8)  # the header of code that is never compared with a source
for path in sorted(pathlib.Path("/staged").rglob("*.py")):
    inside = path.relative_to("/staged").as_posix().partition("/")[2]
    code = compile(stripped(ast.parse(path.read_bytes(), inside)), inside, "exec", dont_inherit=True)
    path.with_suffix(".pyc").write_bytes(importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code))
    path.unlink()
`;

const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
python.mountNodeFS("/staged", process.argv[2]);
python.runPython(COMPILE);
