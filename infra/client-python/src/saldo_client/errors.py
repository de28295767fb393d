from __future__ import annotations

from typing import Any, Mapping


class SaldoError(Exception):
    """The service refused a call, or failed: the fields of its answer."""

    status: int
    error: str
    """The stable text, such as `Account not found`."""
    type: str | None
    """The stable kind; None where the answer is not the service's own, such as a proxy's."""
    param: str | None
    """The first wrong field of the request."""
    details: list[dict[str, Any]]
    """Every wrong field: `param`, `message`, `received`."""
    docs: str | None
    request_id: str | None
    retry_after: float | None
    """Seconds to wait before the next attempt, where the service says so."""
    body: Any

    def __init__(self, status: int, headers: Mapping[str, str], body: Any, retry_after: float | None) -> None:
        fields: dict[str, Any] = body if isinstance(body, dict) else {}
        self.status = status
        self.error = str(fields.get("error", f"HTTP {status}"))
        self.type = fields.get("type")
        self.param = fields.get("param")
        self.details = fields.get("details") or []
        self.docs = fields.get("docs")
        self.request_id = headers.get("x-request-id")
        self.retry_after = retry_after
        self.body = body
        message = fields.get("message")
        super().__init__(self.error if message is None else f"{self.error}: {message}")


class SaldoConnectionError(Exception):
    """No answer came: the network failed, or the time for an attempt was over."""
