"""Files to send: what they hold, and that it is gone with them."""

import gc
from weakref import ref

from cogs.messages.files import attached

PIXELS = b"as many bytes as a picture has"


def test_a_file_can_be_read_again_and_again() -> None:
    file = attached(PIXELS, "table.png", "A table.")
    for _ in range(2):
        file.reset()
        assert file.fp.read() == PIXELS
        file.fp.close()
    assert (file.filename, file.description) == ("table.png", "A table.")


def test_bytes_that_were_sent_do_not_wait_for_the_collector() -> None:
    gc.disable()
    try:
        file = attached(PIXELS, "table.png")
        sent = ref(file.fp)
        file.close()
        del file
        assert sent() is None
    finally:
        gc.enable()
