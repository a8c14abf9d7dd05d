"""How the log is written: as text, or as a JSON object a line."""

import json
import logging
import sys
from datetime import UTC, datetime

TEXT = "%(asctime)s %(levelname)s %(name)s %(message)s"


class JsonLines(logging.Formatter):
    """Writes each record as a JSON object on a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record with its time in UTC, and the traceback of a fault if there is one."""
        written = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            written["fault"] = self.formatException(record.exc_info)
        return json.dumps(written, ensure_ascii=False)


def write_log(level: str, form: str) -> None:
    """Send the log to the standard error from now on, as text or as json."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=level, handlers=[handler])
