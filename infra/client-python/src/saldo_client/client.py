from __future__ import annotations

import json
import os
import random
import time
from calendar import monthrange
from datetime import date, datetime, timedelta, timezone
from email.utils import parsedate_to_datetime
from typing import Any, Callable, Iterator, Literal, Mapping

import httpx

from . import types
from ._route import UNSET, Route
from .errors import SaldoConnectionError, SaldoError
from .operations import Operations

_FIRST_WAIT_SECONDS = 0.5
# Without daylight saving since 2019.
_SAO_PAULO = timezone(timedelta(hours=-3))


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(_text(one) for one in value)
    return str(value)


def _retry_after(headers: Mapping[str, str]) -> float | None:
    """Seconds, or a date."""
    text = headers.get("retry-after", "").strip()
    if text.isdigit():
        return float(text)
    try:
        at = parsedate_to_datetime(text)
    except (TypeError, ValueError):
        return None
    return max(0.0, (at - datetime.now(timezone.utc)).total_seconds()) if at.tzinfo else None


def _backoff(attempt: int) -> float:
    """Doubles, and differs between clients that failed together."""
    return _FIRST_WAIT_SECONDS * 2.0**attempt * random.uniform(0.5, 1)


def _is_passing(response: httpx.Response) -> bool:
    return response.status_code in (429, 503) or (response.status_code == 409 and "retry-after" in response.headers)


def _body_of(response: httpx.Response) -> Any:
    try:
        return response.json()
    except ValueError:
        return response.text


def _three_months_before(day: date) -> date:
    """The same day three months before, or the month's last one."""
    months = day.year * 12 + day.month - 4
    year, month = divmod(months, 12)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


def months_of(start: date, end: date) -> Iterator[tuple[date, date]]:
    """The months that a period touches, cut at its ends, the newest first; both days are included."""
    while start <= end:
        yield max(start, end.replace(day=1)), end
        end = end.replace(day=1) - timedelta(days=1)


class Saldo(Operations):
    """A client of every operation. Calls raise SaldoError for a refusal, SaldoConnectionError without an answer."""

    def __init__(
        self,
        url: str,
        api_key: str | None = None,
        *,
        retries: int = 3,
        max_wait_seconds: float = 60,
        timeout_seconds: float = 60,
        transport: httpx.BaseTransport | None = None,
        wait: Callable[[float], None] = time.sleep,
    ) -> None:
        """`api_key` is the environment variable SALDO_KEY by default. `transport`, `wait`: proxies, tracing, tests."""
        key = api_key or os.environ.get("SALDO_KEY")
        if not key:
            raise TypeError("No API key: give api_key, or set SALDO_KEY")
        self._retries = retries
        self._longest = max_wait_seconds
        self._wait = wait
        self._http = httpx.Client(
            base_url=url.rstrip("/"),
            headers={"authorization": f"Bearer {key}"},
            timeout=timeout_seconds,
            transport=transport,
        )

    def __enter__(self) -> Saldo:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes its connections."""
        self._http.close()

    def _attempt(self, route: Route, given: dict[str, object], key: str | None) -> httpx.Response | httpx.TransportError:
        headers = {} if key is None else {"idempotency-key": key}
        try:
            if not route.body:
                query = {name: _text(value) for name, value in given.items()}
                return self._http.request(route.method, route.path, params=query, headers=headers)
            content = json.dumps(given, ensure_ascii=False, separators=(",", ":")).encode()
            headers["content-type"] = "application/json"
            return self._http.request(route.method, route.path, content=content, headers=headers)
        except httpx.TransportError as error:
            return error

    def _call(self, route: Route, given: Mapping[str, object], key: str | None = None) -> Any:
        sent = {
            name: value
            for name, value in given.items()
            if value is not UNSET and (value is not None or name in route.nullable)
        }
        retries = self._retries if route.repeatable else 0
        attempt = 0
        while True:
            answer = self._attempt(route, sent, key)
            wait = min(_backoff(attempt), self._longest)
            if isinstance(answer, httpx.TransportError):
                if attempt >= retries:
                    raise SaldoConnectionError(f"{route.method} {route.path}") from answer
            elif answer.is_success:
                return _body_of(answer)
            else:
                retry_after = _retry_after(answer.headers)
                wait = wait if retry_after is None else retry_after
                if attempt >= retries or wait > self._longest or not _is_passing(answer):
                    raise SaldoError(answer.status_code, answer.headers, _body_of(answer), retry_after)
            self._wait(wait)
            attempt += 1

    def changes(self, *, cursor: str | None = None, limit: int | None = None) -> Iterator[types.GetChangesResponse]:
        """Pages of get_changes, until there is no more; keep the last `next_cursor` for the next time."""
        while True:
            page = self.get_changes(cursor=cursor, limit=limit)
            yield page
            if not page["has_more"]:
                return
            cursor = page["next_cursor"]

    def transactions(
        self,
        *,
        startDate: str | None = None,
        endDate: str | None = None,
        categories: str | None = None,
        minAmount: float | None = None,
        maxAmount: float | None = None,
        accountType: Literal["BANK", "CREDIT", "INVESTMENT", "LOAN"] | None = None,
        includeStatus: list[Literal["POSTED", "PENDING"]] | None = None,
    ) -> Iterator[types.Transaction]:
        """Every transaction of the filters, read month by month, the newest day first. Default: the last three months."""
        end = date.fromisoformat(endDate) if endDate else datetime.now(_SAO_PAULO).date()
        start = date.fromisoformat(startDate) if startDate else _three_months_before(end)
        for first, last in months_of(start, end):
            data = self.get_transactions(
                startDate=first.isoformat(),
                endDate=last.isoformat(),
                categories=categories,
                minAmount=minAmount,
                maxAmount=maxAmount,
                accountType=accountType,
                includeStatus=includeStatus,
                format="raw",
            )["data"]
            if isinstance(data, list):
                yield from data
