"""SQL names its columns: nothing depends on the order in which a table happens to have them.

What the bot runs is also of no one engine. Migrations are, and so is what asks for the schema or
copies files.
"""

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
ENGINES = ("data/engines",)
"""Where statements may be of one engine."""

NAME = r"(?!\w*filled_in|true\b|false\b)[a-z_][\w.]*"
"""A column; what is filled in may be a whole condition."""
AFTER = r"\s*(?:$|\)|AND\b|OR\b|ORDER\b|GROUP\b|LIMIT\b)"
RESERVED = (
    "all|analyse|and|any|array|as|asc|both|case|cast|check|column|desc|default|do|else|end|except"
    "|fetch|for|from|grant|group|having|in|into|leading|limit|not|null|offset|on|only|or|order"
    "|primary|references|select|some|table|then|to|trailing|union|unique|user|using|when|where"
    "|window|with"
)
OF_ONE_ENGINE = {
    rf"\bNOT {NAME}{AFTER}|\b(?:AND|OR|WHERE) {NAME}{AFTER}": "takes a number for a condition",
    rf"\bAS (?:{RESERVED})\b": "gives a name that is reserved",
    r"\bjson_\w+\(|->": "looks into JSON",
    r"\bDO UPDATE SET[^\0]*?(?<![.\w])(\w+) = \1\b(?!\.)": "does not say whose column grows",
    r"(?<![.\w])\w+ (?:<>|<|>) excluded\.": "does not say whose column is compared",
    r"\b[xX]'": "writes bytes",
    r"\b(?:INSERT|UPDATE) OR\b|\bREPLACE INTO\b": "replaces without a key",
    r"\bLIMIT -|\bIN \(\)": "has no limit or an empty list",
    r"\b(?:min|max)\([^()]*,|\b(?:ifnull|iif|total|group_concat)\(": "calls a function of SQLite",
    r"\bHAVING (?!count\(|sum\(|min\(|max\()\w": "has a name of a result in HAVING",
    r"(?<!CAST\()(?:\?|:\w+) AS\b": "leaves the type of a parameter open",
    r"\b(?:sqlite_|pragma_)\w+|\bPRAGMA\b": "asks SQLite for its schema",
    r"\bCROSS JOIN \w+ ON\b|\bWITHOUT ROWID\b|\bTEMP\w* TABLE\b": "is SQLite's own",
}
"""What no other engine understands, and what to say of it."""
SUBQUERY = re.compile(r"\b(?:FROM|JOIN) \(")

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


def faults_of_one_engine(source: str) -> list[str]:
    """Where a module runs what only SQLite understands."""
    tree = ast.parse(source)
    texts = (node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr))
    parts = {id(part) for text in texts for part in text.values}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "lastrowid":
            found.append(f"line {node.lineno}: asks for the last row")
        # A part of a text ends anywhere.
        if isinstance(node, ast.expr) and id(node) not in parts:
            found += [f"line {node.lineno}: {why}" for why in _of_one_engine(_text(node))]
    return found


def _of_one_engine(text: str) -> Iterator[str]:
    sql = re.sub(r"\s+", " ", text)
    yield from (why for pattern, why in OF_ONE_ENGINE.items() if re.search(pattern, sql))
    for begin in SUBQUERY.finditer(sql):
        rest = _after_parenthesis(sql[begin.end() :])
        if rest is not None and not rest.startswith(" AS "):
            yield "gives a subquery no name"


def _after_parenthesis(sql: str) -> str | None:
    # What follows the one that closes; None if the text ends before.
    depth = 1
    for at, character in enumerate(sql):
        depth += {"(": 1, ")": -1}.get(character, 0)
        if not depth:
            return sql[at + 1 :]
    return None


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
PORTABLE = [
    file
    for file in FILES
    if file.is_relative_to(ROOT / "data") or file.is_relative_to(ROOT / "bot")
    if not any(file.is_relative_to(ROOT / place) for place in ENGINES)
]
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


@pytest.mark.parametrize("file", PORTABLE, ids=[str(file.relative_to(ROOT)) for file in PORTABLE])
def test_statements_are_of_no_one_engine(file: Path) -> None:
    assert faults_of_one_engine(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "statement",
    [
        "SELECT name FROM results WHERE NOT voided AND won = 1",
        "SELECT name FROM results WHERE won = 1 AND NOT own.voided",
        "SELECT name FROM deals WHERE kind = 1 AND rated ORDER BY id",
        "SELECT name FROM invitations WHERE live",
        "SELECT count(*) FROM (SELECT 1 FROM notes LIMIT 5)",
        "SELECT a FROM (SELECT max(a) AS a FROM (SELECT 1 AS a) AS one) WHERE a > 1",
        "SELECT a FROM notes JOIN (SELECT 1 AS a) USING (a)",
        "SELECT a FROM (SELECT 1 AS a) AS both",
        "SELECT json_extract(body, '$.seat') FROM events",
        "SELECT value FROM json_each(:people) AS own",
        "SELECT body ->> 'seat' FROM events",
        "INSERT INTO sums (a, n) VALUES (?, ?) ON CONFLICT (a) DO UPDATE SET n = n + excluded.n",
        "INSERT INTO sums (a, n) VALUES (?, 1) ON CONFLICT (a) DO UPDATE SET b = 1, n = n + 1",
        "INSERT INTO n (a) VALUES (?) ON CONFLICT (a) DO UPDATE SET b = 1 WHERE b <> excluded.b",
        "UPDATE ratings SET form = x''",
        "INSERT OR IGNORE INTO notes (name) VALUES (?)",
        "INSERT OR REPLACE INTO notes (name) VALUES (?)",
        "REPLACE INTO notes (name) VALUES (?)",
        "SELECT name FROM notes LIMIT -1",
        "SELECT name FROM notes WHERE name IN ()",
        "UPDATE tables SET touched_at = min(:now, touched_at)",
        "SELECT ifnull(a, 0) FROM notes",
        "SELECT user_id, count(*) AS deals FROM seats GROUP BY user_id HAVING deals > 1",
        "SELECT ? AS table_id, name FROM notes",
        "SELECT :scope AS scope FROM notes",
        "SELECT name FROM sqlite_schema",
        "SELECT name FROM pragma_table_info(?)",
        "SELECT a FROM one CROSS JOIN two ON two.a = one.a",
        "CREATE TABLE one (a BIGINT PRIMARY KEY) WITHOUT ROWID",
        "CREATE TEMPORARY TABLE one (a BIGINT)",
    ],
)
def test_what_only_sqlite_understands_is_caught(statement: str) -> None:
    assert faults_of_one_engine(f"db.execute({statement!r})")


def test_what_sqlite_alone_returns_is_caught() -> None:
    assert faults_of_one_engine("number = cursor.lastrowid")


@pytest.mark.parametrize(
    "statement",
    [
        "SELECT name FROM results WHERE voided = 0 AND NOT EXISTS (SELECT 1 FROM notes)",
        "SELECT name FROM results WHERE ended_at BETWEEN 1 AND 2 AND user_id NOT IN (?, ?)",
        "SELECT name FROM results WHERE true AND name IS NOT NULL ORDER BY name",
        "SELECT max(a) FROM (SELECT 1 AS a UNION SELECT 2) AS own WHERE a IN (SELECT 1)",
        "INSERT INTO sums (a, n) VALUES (?, 1) ON CONFLICT (a) DO UPDATE SET n = sums.n + 1",
        "SELECT CAST(:scope AS BIGINT) AS scope, max(name), coalesce(max(a), 0) FROM notes",
        "SELECT count(*) FROM notes GROUP BY name HAVING count(*) > 1",
        "UPDATE notes SET n = n + 1 WHERE a = 1",
    ],
)
def test_what_all_engines_understand_is_not_caught(statement: str) -> None:
    assert faults_of_one_engine(f"db.execute({statement!r})") == []
