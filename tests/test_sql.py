"""SQL names its columns: nothing depends on the order in which a table happens to have them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PLACES = ("data", "bot/tables", "tests/data", "tests/tables", "tests/bench")

EVERYTHING = re.compile(r"\bSELECT\s+(?:DISTINCT\s+)?(?:\w+\.)?\*", re.IGNORECASE)
NUMBERED = re.compile(r"\b(?:SELECT|INSERT|UPDATE|DELETE)\b[^\0]*\?\d")
"""Python takes the values of such parameters by their names, but only from a mapping."""
NO_COLUMNS = re.compile(r"\bINTO\s+\w+\s+(?:AS\s+\w+\s+)?(?:VALUES|SELECT|WITH)\b", re.IGNORECASE)
ROW = re.compile(r"(?:^|_)row$")
"""What a row of the database is called; anything else with an index is a list of them."""


def faults(source: str) -> list[str]:
    """Where a module leaves the columns to their order."""
    tree = ast.parse(source)
    return [*_statements(tree), *_rows_by_index(tree)]


def faults_of_script(sql: str) -> list[str]:
    """Where a script of SQL does."""
    text = re.sub(r"--.*", "", sql)
    checks = (
        (EVERYTHING, "selects every column"),
        (NO_COLUMNS, "inserts without columns"),
        (NUMBERED, "numbers its parameters"),
    )
    return [why for pattern, why in checks if pattern.search(text)]


def _statements(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        for why in faults_of_script(_text(node)):
            assert isinstance(node, ast.expr)
            yield f"line {node.lineno}: {why}"


def _text(node: ast.AST) -> str:
    # What is filled into a text is a name as any other.
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part) or "filled_in" for part in node.values)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return ""


def _rows_by_index(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and _is_a_row(node.value):
            yield f"line {node.lineno}: a column by its index"
        if isinstance(node, ast.Starred) and _is_a_row(node.value):
            yield f"line {node.lineno}: columns by their order"


def _is_a_row(node: ast.expr) -> bool:
    if isinstance(node, ast.Subscript):
        return _is_fetched(node.value)
    return isinstance(node, ast.Name) and bool(ROW.search(node.id))


def _is_fetched(node: ast.expr) -> bool:
    # What a query returned, without a name: `(await db.execute_fetchall(…))[0][1]`.
    called = node.value if isinstance(node, ast.Await) else node
    return isinstance(called, ast.Call) and "fetch" in ast.unparse(called.func)


FILES = sorted(file for place in PLACES for file in (ROOT / place).rglob("*.py"))
SCRIPTS = sorted((ROOT / "data").rglob("*.sql"))


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(ROOT)) for file in FILES])
def test_statements_name_their_columns(file: Path) -> None:
    assert faults(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", SCRIPTS, ids=[file.name for file in SCRIPTS])
def test_migrations_name_their_columns(file: Path) -> None:
    assert faults_of_script(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        'db.execute("SELECT * FROM notes")',
        'db.execute("select distinct * from notes")',
        'db.execute(f"SELECT * FROM {table} WHERE name = ?")',
        'db.execute("SELECT notes.* FROM notes")',
        'db.execute("""\n    SELECT\n        *\n    FROM notes\n""")',
        "db.execute(\"INSERT INTO notes VALUES ('a', 'b')\")",
        'db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)")',
        'db.execute("REPLACE INTO notes VALUES (?, ?)")',
        'db.execute(f"INSERT INTO {table} VALUES ({marks})")',
        'db.execute("INSERT INTO notes SELECT name, text FROM old")',
        'db.execute("""\n    INSERT INTO notes\n    SELECT name, text FROM old\n""")',
        "note = Note(row[0], row[1])",
        "board = Board(*row[14:17])",
        "note = Note(*row)",
        "last_row[-1]",
        "(await db.execute_fetchall(query))[0][1]",
    ],
)
def test_a_planted_violation_is_caught(source: str) -> None:
    assert faults(source)


@pytest.mark.parametrize(
    "source",
    [
        'db.execute("SELECT name, text FROM notes")',
        'db.execute("SELECT count(*) FROM notes")',
        'db.execute("INSERT INTO notes (name, text) VALUES (?, ?)")',
        'db.execute(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM old")',
        'db.execute("CREATE TRIGGER no BEFORE INSERT ON notes BEGIN SELECT 1; END")',
        "newest = rows[-1]",
        "[(name, text)] = await db.execute_fetchall(query)",
        "table[0]",
    ],
)
def test_what_is_allowed_is_not_caught(source: str) -> None:
    assert faults(source) == []


def test_a_planted_violation_in_a_script_is_caught() -> None:
    assert faults_of_script("INSERT INTO notes SELECT name, text FROM old;")
    assert faults_of_script("CREATE TABLE new AS SELECT * FROM old;")
    assert not faults_of_script("-- SELECT * is not allowed.\nINSERT INTO notes (name) VALUES (1);")
