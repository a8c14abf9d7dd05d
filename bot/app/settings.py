"""The settings: environment variables, optionally from a file named `.env`."""

import io
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated, Any, NamedTuple, Self, get_type_hints

from dotenv import load_dotenv
from dotenv.parser import parse_stream

from data.engines.place import Place, place_of
from data.ranges.shard_range import ALL, ShardRange

DATABASE = Path("var/tarocchi.db")
CACHE = Path("var/cache")
LAST_PORT = 65535
WORDS = {
    "TAROCCHI_LOG_LEVEL": ("DEBUG", "INFO", "WARNING", "ERROR"),
    "TAROCCHI_LOG": ("text", "json"),
    "TAROCCHI_SEARCH": ("on", "off"),
    "TAROCCHI_BOARDS": ("channel", "token"),
}
"""The words that some settings can be, in any case."""


class BadSetting(ValueError):
    """A setting with an unusable value."""


class Variable(NamedTuple):
    """Where a setting comes from, and what it means."""

    name: str
    meaning: str


@dataclass(frozen=True)
class Settings:
    """Everything the host of the bot can set. Times are in seconds."""

    token: Annotated[
        str,
        Variable("DISCORD_TOKEN", "the bot's token; without it the playground starts instead"),
    ] = ""
    database: Annotated[
        Place,
        Variable(
            "TAROCCHI_DATABASE", "the file that keeps every match, or a postgresql:// address"
        ),
    ] = DATABASE
    cache: Annotated[
        Path,
        Variable(
            "TAROCCHI_CACHE", "folder for drawn cards and compiled code; may be deleted at any time"
        ),
    ] = CACHE
    log_level: Annotated[str, Variable("TAROCCHI_LOG_LEVEL", "DEBUG, INFO, WARNING or ERROR")] = (
        "INFO"
    )
    log_form: Annotated[str, Variable("TAROCCHI_LOG", "text, or json: a JSON object a line")] = (
        "text"
    )
    metrics_port: Annotated[
        int,
        Variable("TAROCCHI_METRICS_PORT", "port for Prometheus on 127.0.0.1; 0 for none"),
    ] = 0
    port: Annotated[int, Variable("TAROCCHI_PORT", "port of the playground on 127.0.0.1")] = 8765
    pace_s: Annotated[
        float, Variable("TAROCCHI_PACE", "seconds a computer player waits before acting")
    ] = 0.6
    search: Annotated[
        str,
        Variable(
            "TAROCCHI_SEARCH",
            "on, or off: no *strong* computer players, hints or reviews of deals",
        ),
    ] = "on"
    frame_gap_s: Annotated[
        float, Variable("TAROCCHI_FRAME_GAP", "least seconds between two pictures of a table")
    ] = 1.1
    boards: Annotated[
        str,
        Variable(
            "TAROCCHI_BOARDS",
            "channel, or token: boards go by tokens of presses, which Discord does not count",
        ),
    ] = "channel"
    shards: Annotated[
        ShardRange,
        Variable(
            "TAROCCHI_SHARDS",
            "the part of all shards that this process runs, like 0-3/16; empty for all",
        ),
    ] = ALL
    calls_per_s: Annotated[
        float,
        Variable("TAROCCHI_CALLS", "most calls a second to Discord, which allows 50 in all"),
    ] = 40.0
    between_deals_s: Annotated[
        float,
        Variable(
            "TAROCCHI_BETWEEN_DEALS",
            "most seconds from the end of a deal to the next one, which *Next* brings sooner",
        ),
    ] = 20.0
    nudge_s: Annotated[
        float,
        Variable(
            "TAROCCHI_NUDGE",
            "seconds before a player is reminded of their turn, with the clock *relaxed*",
        ),
    ] = 45.0
    stand_in_s: Annotated[
        float,
        Variable(
            "TAROCCHI_STAND_IN",
            "seconds before a computer plays for an absent player, with the clock *relaxed*",
        ),
    ] = 120.0
    lobby_s: Annotated[
        float,
        Variable("TAROCCHI_LOBBY", "seconds before an unused lobby is closed"),
    ] = 1800.0

    @property
    def folder(self) -> Path:
        """Where files stand that the bot writes beside its database."""
        return (self.database if isinstance(self.database, Path) else DATABASE).parent

    @classmethod
    def of(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """Return the settings from an environment; what is missing or empty keeps its default.

        Raises `BadSetting` for a value that cannot be read.
        """
        chosen: dict[str, Any] = {}
        for field, variable in _variables(cls).items():
            text = environment.get(variable.name, "").strip()
            if text:
                chosen[field] = _read(variable.name, text, getattr(cls, field))
        return cls(**chosen)

    @classmethod
    def described(cls) -> list[tuple[str, str, str]]:
        """Return every variable with its default and meaning, in order."""
        return [
            (variable.name, str(getattr(cls, field)), variable.meaning)
            for field, variable in _variables(cls).items()
        ]


def read_file(file: Path) -> None:
    """Add the settings in a file to the environment, unless they are already set.

    Does nothing if there is no such file. Raises `BadSetting` if it cannot be read.
    """
    if not file.exists() or file.is_dir():
        return
    try:
        text = file.read_text("utf-8-sig")
    except OSError as fault:
        raise BadSetting(f"The file {file} cannot be read: {fault.strerror}.") from None
    except UnicodeDecodeError:
        raise BadSetting(f"The file {file} cannot be read: it is not UTF-8 text.") from None
    for found in parse_stream(io.StringIO(text)):
        if found.error:
            before = found.original.string.partition(found.original.string.strip())[0]
            line = found.original.line + before.count("\n")
            raise BadSetting(f"The file {file} has no setting that can be read in line {line}.")
    load_dotenv(stream=io.StringIO(text))


def _variables(settings: type[Settings]) -> dict[str, Variable]:
    hints = get_type_hints(settings, include_extras=True)
    return {field.name: hints[field.name].__metadata__[0] for field in fields(settings)}


def _read(variable: str, text: str, default: Any) -> Any:
    if variable in WORDS:
        return _word(variable, text)
    if variable == "TAROCCHI_DATABASE":
        return place_of(text)
    if isinstance(default, ShardRange):
        return _shards(variable, text)
    try:
        value = type(default)(text)
    except ValueError:
        raise BadSetting(f"{variable} cannot be {text!r}: a number is needed.") from None
    if isinstance(value, (int, float)):
        _check_number(variable, value)
    return value


def _word(variable: str, text: str) -> str:
    for word in WORDS[variable]:
        if word.casefold() == text.casefold():
            return word
    raise BadSetting(f"{variable} must be one of {', '.join(WORDS[variable])}.")


def _shards(variable: str, text: str) -> ShardRange:
    try:
        return ShardRange.parse(text)
    except ValueError:
        raise BadSetting(
            f"{variable} cannot be {text!r}: shards are written like 0-3/16, counted from 0."
        ) from None


def _check_number(variable: str, value: float) -> None:
    if not math.isfinite(value):
        raise BadSetting(f"{variable} cannot be {value}: a number is needed.")
    if value < 0:
        raise BadSetting(f"{variable} cannot be negative.")
    if variable == "TAROCCHI_CALLS" and value < 1:
        raise BadSetting(f"{variable} cannot be below 1.")
    if variable.endswith("_PORT") and value > LAST_PORT:
        raise BadSetting(f"{variable} cannot be above {LAST_PORT}.")
