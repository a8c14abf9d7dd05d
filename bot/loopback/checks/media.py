"""Files that come with a message, and how its components and embeds refer to them."""

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.loopback.checks.forms import Form
from bot.loopback.checks.pictures import picture_in
from bot.loopback.wire.errors import Refusal
from bot.loopback.wire.wire import Json
from bot.loopback.world.snowflakes import Snowflakes
from bot.loopback.world.store import FILE_LIMIT, StoredFile

REQUEST_LIMIT = 25 * 1024 * 1024
_ODD = re.compile(r"[^\w.-]", re.ASCII)
_SCHEME = "attachment://"


@dataclass(frozen=True, slots=True)
class UploadedFile:
    """A file as it came in a request, as files[*index*]."""

    index: str
    name: str
    type: str
    data: bytes


def too_large() -> Refusal:
    """Return the refusal for a file or request over the limit."""
    return Refusal(413, 40005, "Request entity too large")


@dataclass(slots=True)
class Shelf:
    """The attachments a message has after a change, and the files that are new."""

    address: str
    channel_id: str
    ids: Snowflakes
    ephemeral: bool
    attachments: list[Json] = field(default_factory=list)
    new_files: list[StoredFile] = field(default_factory=list)

    def fill(self, form: Form, uploads: Sequence[UploadedFile], old: Sequence[Json]) -> None:
        """Add what stays of *old* and what is new, as the request's list of attachments says."""
        if any(len(upload.data) > FILE_LIMIT for upload in uploads):
            raise too_large()
        waiting = {upload.index: upload for upload in uploads}
        staying = {attachment["id"]: attachment for attachment in old}
        if "attachments" not in form.value:
            self.attachments.extend(old)
        for entry in form.objects("attachments", 10):
            self._take(entry, waiting, staying)
        listed = form.value.get("attachments") is not None
        for upload in waiting.values():
            self._add(upload, None)
            if listed:
                message = f'The file "files[{upload.index}]" is not listed.'
                form.wrong("attachments", "ATTACHMENT_NOT_LISTED", message)
        if len(self.attachments) > 10:
            form.wrong("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")

    def _take(
        self, entry: Form, waiting: dict[str, UploadedFile], staying: dict[str, Json]
    ) -> None:
        id = entry.snowflake("id", required=True)
        description = entry.text("description", 1024)
        if id is None:
            return
        if id in staying:
            kept = dict(staying.pop(id))
            if "description" in entry.value:
                kept["description"] = description
            self.attachments.append(kept)
        elif id in waiting:
            self._add(waiting.pop(id), description)
        else:
            entry.wrong("id", "ATTACHMENT_NOT_FOUND", f'Attachment "{id}" was not found.')

    def _add(self, upload: UploadedFile, description: str | None) -> None:
        name = _ODD.sub("_", upload.name) or "file"
        picture = picture_in(upload.data)
        content_type = picture.content_type if picture else upload.type
        file = StoredFile(self.ids.next(), secrets.token_hex(16), name, content_type, upload.data)
        path = f"attachments/{self.channel_id}/{file.id}/{name}?hm={file.token}"
        url = f"{self.address}/cdn/{path}"
        attachment: Json = {
            "id": file.id,
            "filename": name,
            "size": len(upload.data),
            "url": url,
            "proxy_url": url,
            "content_type": content_type,
        }
        if picture:
            attachment |= {"width": picture.width, "height": picture.height}
        if description:
            attachment["description"] = description
        if self.ephemeral:
            attachment["ephemeral"] = True
        self.new_files.append(file)
        self.attachments.append(attachment)

    def find(self, url: str) -> Json | None:
        """Return the attachment a URL refers to, by name or by its own address; None for any
        other URL."""
        for attachment in self.attachments:
            if url in (_SCHEME + attachment["filename"], attachment["url"]):
                return attachment
        return None

    def media(self, form: Form, *, only_attached: bool = False) -> Json | None:
        """Return the media object for a form {"url": …}, or None with an error recorded."""
        url = form.text("url", 2048, required=True)
        if url is None:
            return None
        if attachment := self.find(url):
            return media_of(attachment, self.ids)
        if url.startswith(_SCHEME):
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            form.wrong("url", code, "The referenced attachment was not found.")
        elif only_attached:
            code = "UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED"
            form.wrong("url", code, "Only attachments may be used here.")
        elif not url.startswith(("http://", "https://")):
            schemes = "Scheme must be one of ('http', 'https', 'attachment')."
            form.wrong("url", "URL_TYPE_INVALID_SCHEME", f'Scheme of "{url}" is wrong. {schemes}')
        else:
            return _foreign_media(url, self.ids)
        return None


def media_of(attachment: Json, ids: Snowflakes) -> Json:
    """Return the media object of an attachment."""
    return _foreign_media(attachment["url"], ids) | {
        "width": attachment.get("width"),
        "height": attachment.get("height"),
        "content_type": attachment["content_type"],
        "attachment_id": attachment["id"],
    }


def _foreign_media(url: str, ids: Snowflakes) -> Json:
    media: dict[str, Any] = {"id": ids.next(), "url": url, "proxy_url": url}
    return media | {"width": None, "height": None, "content_type": None, "flags": 0}
