from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from typing import Mapping, cast

from .types import WebhookEvent


class WebhookVerificationError(Exception):
    """The delivery is not Saldo's, or not a recent one: answer 400 and do nothing."""


def _header(headers: Mapping[str, str], name: str) -> str:
    for key, value in headers.items():
        if key.lower() == name and value:
            return value
    raise WebhookVerificationError(f"No header {name}")


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return b""


def verify_webhook(
    body: str | bytes,
    headers: Mapping[str, str],
    secret: str,
    *,
    tolerance_seconds: float = 300,
    now: float | None = None,
) -> WebhookEvent:
    """The event of a delivery, after its signature and time are checked (Standard Webhooks).

    `body` is as it came: JSON that was parsed and written again has another signature. `secret` is `whsec_...`.
    """
    identity = _header(headers, "webhook-id")
    stamp = _header(headers, "webhook-timestamp")
    given = _header(headers, "webhook-signature").split(" ")
    at = time.time() if now is None else now
    if not re.fullmatch(r"[0-9]{1,12}", stamp) or abs(at - int(stamp)) > tolerance_seconds:
        raise WebhookVerificationError("The delivery is too old, or its time lies ahead")
    key = _decoded(secret.removeprefix("whsec_"))
    if not key:  # an empty key would accept what anyone signs
        raise WebhookVerificationError("The secret is empty")
    raw = body.encode() if isinstance(body, str) else body
    expected = hmac.new(key, f"{identity}.{stamp}.".encode() + raw, hashlib.sha256).digest()
    # While a secret is rotated there is a signature by each.
    signatures = [_decoded(one[3:]) for one in given if one.startswith("v1,")]
    if not any(hmac.compare_digest(one, expected) for one in signatures):
        raise WebhookVerificationError("The signature is not valid")
    return cast(WebhookEvent, json.loads(raw))
