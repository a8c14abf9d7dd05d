"""Has compiled code play the playouts where it is installed and ready, or else plain Python.

Both give the same values to the last bit, so it does not matter when one takes over from the other.
"""

import logging
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryFile
from time import perf_counter

from bot.players.search.kernels import compiling, encoding

log = logging.getLogger(__name__)

FOLDER = Path("var/cache/kernels")
"""Where compiled code is kept unless the host says otherwise; it may be deleted at any time."""

SOURCES = (Path(__file__).parent, Path(__file__).parents[2] / "games")
"""The folders whose code decides what is compiled."""


def is_compiled() -> bool:
    """Return whether compiled code has taken over."""
    return compiling.has_copies()


def prepare(folder: Path = FOLDER) -> bool:
    """Let compiled code take over if the compiler is installed and the folder can be written.

    It takes some ten seconds of the processor, or a fraction of one if the folder has the code
    already. Returns whether it has taken over. The compiler needs 100 MB, so this is for processes
    that search.
    """
    began = perf_counter()
    try:
        fault = _fault(folder)
        if fault is None:
            _read_or_compile(folder / _key())
    except Exception as refused:
        # A compiler of another version may fail in any way; plain Python always plays.
        compiling.forget()
        fault = f"the compiler failed: {refused!r}"
    if fault is not None:
        log.info("playouts run as plain Python: %s", fault)
        return False
    log.info("playouts run compiled, ready after %.1f s", perf_counter() - began)
    return True


def is_to_compile(folder: Path = FOLDER) -> bool:
    """Return whether to prepare takes long: a compiler is installed, and has not yet left its code
    there.

    Says so without the compiler's memory.
    """
    return compiling.is_installed() and not any((folder / _key()).rglob("*.nbi"))


def _fault(folder: Path) -> str | None:
    # Why nothing can be compiled.
    if not compiling.is_installed():
        return "the extra 'fast' is not installed"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return None
    except OSError as fault:
        return f"{folder} cannot be written: {fault.strerror}"


def _read_or_compile(folder: Path) -> None:
    # Whose code is in a folder of another name has changed since.
    for older in folder.parent.iterdir():
        if older != folder:
            rmtree(older, ignore_errors=True)
    compiling.compile_all(folder)
    with compiling.counting_from_the_start():
        encoding.ready()


def _key() -> str:
    # Another compiler makes other code of the same files.
    files = sorted(file for folder in SOURCES for file in folder.rglob("*.py"))
    made_of = [compiling.version_of_compiler().encode(), *(file.read_bytes() for file in files)]
    return sha256(b"".join(made_of)).hexdigest()[:16]
