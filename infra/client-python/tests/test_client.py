"""Without a network: python -m unittest discover infra/client-python/tests, with the package installed."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import typing
import unittest
from datetime import date
from typing import Any

import httpx

from saldo_client import Saldo, SaldoConnectionError, SaldoError, WebhookVerificationError, types, verify_webhook
from saldo_client.client import _three_months_before, months_of

REMINDER: dict[str, Any] = {"title": "Aluguel", "dueDate": "2026-02-05"}


class Service(httpx.BaseTransport):
    """Answers so, one after the other; an error is a network that fails."""

    def __init__(self, *answers: httpx.Response | Exception) -> None:
        self.answers = list(answers)
        self.seen: list[httpx.Request] = []
        self.waits: list[float] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.seen.append(request)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def client(self, **options: Any) -> Saldo:
        return Saldo("https://saldo.example/", "sk-1", transport=self, wait=self.waits.append, **options)

    def keys(self) -> list[str | None]:
        return [request.headers.get("idempotency-key") for request in self.seen]


def done(body: object = None) -> httpx.Response:
    return httpx.Response(200, json=body if body is not None else {})


def busy(status: int, **headers: str) -> httpx.Response:
    return httpx.Response(status, json={"error": "Busy"}, headers={k.replace("_", "-"): v for k, v in headers.items()})


class Calls(unittest.TestCase):
    def test_a_read_sends_a_query(self) -> None:
        service = Service(done())
        service.client().get_transactions(includeStatus=["POSTED", "PENDING"], categories="Saúde & Cia", startDate=None)
        request = service.seen[0]
        self.assertEqual(request.url.path, "/tools/api/get-transactions")
        self.assertEqual(dict(request.url.params), {"includeStatus": "POSTED,PENDING", "categories": "Saúde & Cia"})
        self.assertEqual([request.headers["authorization"], *service.keys()], ["Bearer sk-1", None])

    def test_words_of_python_are_sent_under_their_own_name(self) -> None:
        service = Service(done())
        service.client().summarize_spending(from_="2026-01-01", top=3)
        self.assertEqual(dict(service.seen[0].url.params), {"from": "2026-01-01", "top": "3"})

    def test_a_write_sends_json_under_a_key(self) -> None:
        service = Service(done(), done(), done())
        client = service.client()
        client.create_payment_reminder(**REMINDER)
        client.delete_payment_reminder(reminderId="r", hardDelete=True)
        client.create_payment_reminder(**REMINDER, idempotency_key="mine")
        self.assertEqual(json.loads(service.seen[0].content), REMINDER)
        self.assertEqual(dict(service.seen[1].url.params), {"reminderId": "r", "hardDelete": "true"})
        self.assertEqual(len(set(service.keys())), 3)
        self.assertEqual(service.keys()[2], "mine")

    def test_none_is_sent_where_it_is_a_value(self) -> None:
        service = Service(done(), done())
        client = service.client()
        client.update_payment_reminder(reminderId="r", amount=None, title=None)
        client.update_payment_reminder(reminderId="r")
        bodies = [json.loads(request.content) for request in service.seen]
        self.assertEqual(bodies, [{"reminderId": "r", "amount": None}, {"reminderId": "r"}])


class Repetitions(unittest.TestCase):
    def test_passing_failures(self) -> None:
        for answer, wait in [
            (busy(429, retry_after="7"), 7),
            (busy(503, retry_after="1"), 1),
            (busy(503, retry_after="Thu, 01 Jan 2026 00:00:00 GMT"), 0),
            (busy(409, retry_after="1"), 1),
        ]:
            with self.subTest(status=answer.status_code):
                service = Service(answer, done({"count": 1}))
                self.assertEqual(service.client().get_balance(), {"count": 1})
                self.assertEqual(service.waits, [wait])

    def test_longer_waits_and_an_end(self) -> None:
        service = Service(busy(503), httpx.ConnectError("reset"), busy(429, retry_after="soon"), busy(503))
        with self.assertRaises(SaldoError) as caught:
            service.client().get_balance()
        self.assertEqual([caught.exception.status, len(service.seen)], [503, 4])
        for at, wait in enumerate(service.waits):
            self.assertTrue(0.25 * 2**at <= wait <= 0.5 * 2**at)

    def test_one_key_over_the_attempts_of_a_write(self) -> None:
        service = Service(httpx.ReadTimeout("slow"), busy(503), done())
        service.client().create_payment_reminder(**REMINDER)
        self.assertEqual([len(set(service.keys())), len(service.seen)], [1, 3])

    def test_no_repetition(self) -> None:
        for status in (400, 401, 403, 404, 409, 410, 422, 500):
            with self.subTest(status=status):
                service = Service(busy(status))
                with self.assertRaises(SaldoError):
                    service.client().create_payment_reminder(**REMINDER)
                self.assertEqual(service.waits, [])
        service = Service(busy(503, retry_after="1"))
        with self.assertRaises(SaldoError):
            service.client().get_memories(message="sou vegetariano")
        self.assertEqual(service.waits, [])

    def test_a_wait_that_is_too_long(self) -> None:
        service = Service(busy(503, retry_after="300"))
        with self.assertRaises(SaldoError) as caught:
            service.client().get_balance()
        self.assertEqual([caught.exception.retry_after, service.waits], [300, []])

    def test_no_answer(self) -> None:
        with self.assertRaises(SaldoConnectionError):
            Service(httpx.ConnectError("reset")).client(retries=0).get_balance()


class Errors(unittest.TestCase):
    def test_fields(self) -> None:
        body = {"error": "Invalid days", "message": "no", "type": "invalid_request", "param": "days", "docs": "d"}
        body_with = {**body, "details": [{"param": "days", "message": "no"}]}
        service = Service(httpx.Response(400, json=body_with, headers={"x-request-id": "req-1"}))
        with self.assertRaises(SaldoError) as caught:
            service.client().get_upcoming()
        error = caught.exception
        self.assertEqual([str(error), error.type, error.param], ["Invalid days: no", "invalid_request", "days"])
        self.assertEqual([error.details, error.request_id], [body_with["details"], "req-1"])

    def test_an_answer_of_a_proxy(self) -> None:
        for text in ("<html>", "[]", "null", '"x"'):
            with self.subTest(text=text), self.assertRaises(SaldoError) as caught:
                Service(httpx.Response(502, text=text)).client().get_balance()
            self.assertEqual([caught.exception.error, caught.exception.type], ["HTTP 502", None])


class Pages(unittest.TestCase):
    def test_changes(self) -> None:
        pages = [{"next_cursor": "a", "has_more": True}, {"next_cursor": "b", "has_more": False}]
        service = Service(*map(done, pages))
        self.assertEqual([page["next_cursor"] for page in service.client().changes(limit=2)], ["a", "b"])
        self.assertEqual([request.url.query for request in service.seen], [b"limit=2", b"cursor=a&limit=2"])

    def test_transactions(self) -> None:
        service = Service(done({"data": [{"id": "a"}]}), done({"data": [{"id": "b"}]}))
        rows = service.client().transactions(startDate="2026-01-31", endDate="2026-02-01")
        self.assertEqual([row["id"] for row in rows], ["a", "b"])

    def test_months(self) -> None:
        for start, end, expected in [
            ("2026-01-15", "2026-01-15", ["2026-01-15/2026-01-15"]),
            ("2028-02-29", "2028-03-01", ["2028-03-01/2028-03-01", "2028-02-29/2028-02-29"]),
            ("2025-12-31", "2026-02-02", ["2026-02-01/2026-02-02", "2026-01-01/2026-01-31", "2025-12-31/2025-12-31"]),
            ("2026-02-02", "2026-02-01", []),
        ]:
            months = months_of(date.fromisoformat(start), date.fromisoformat(end))
            self.assertEqual([f"{first}/{last}" for first, last in months], expected)

    def test_three_months_before(self) -> None:
        for day, expected in [
            ("2026-01-31", "2025-10-31"), ("2026-05-31", "2026-02-28"), ("2026-03-01", "2025-12-01"),
            ("2026-04-01", "2026-01-01"), ("2026-12-31", "2026-09-30"), ("2028-05-30", "2028-02-29"),
        ]:
            self.assertEqual(_three_months_before(date.fromisoformat(day)), date.fromisoformat(expected))


SECRET = "whsec_" + base64.b64encode(bytes([7] * 32)).decode()
OTHER = "whsec_" + base64.b64encode(bytes([8] * 32)).decode()
NOW = 1_768_910_400
BODY = '{"type":"limit.reached","timestamp":"2026-01-20T12:00:00.000Z","data":{"category":"Saúde"}}'


def signed(secret: str = SECRET, at: int = NOW, body: str = BODY) -> dict[str, str]:
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.new(key, f"d-1.{at}.{body}".encode(), hashlib.sha256).digest()
    signature = "v1," + base64.b64encode(digest).decode()
    return {"Webhook-Id": "d-1", "webhook-timestamp": str(at), "webhook-signature": signature}


class Webhooks(unittest.TestCase):
    def test_genuine(self) -> None:
        rotated = {**signed(), "webhook-signature": f"{signed(OTHER)['webhook-signature']} {signed()['webhook-signature']}"}
        for headers in (signed(), rotated, signed(at=NOW - 300)):
            self.assertEqual(verify_webhook(BODY, headers, SECRET, now=NOW), json.loads(BODY))
            self.assertEqual(verify_webhook(BODY.encode(), httpx.Headers(headers), SECRET, now=NOW), json.loads(BODY))

    def test_forged(self) -> None:
        without = {name: value for name, value in signed().items() if name != "Webhook-Id"}
        for body, headers, secret in [
            (BODY, signed(OTHER), SECRET),
            (BODY.replace("limit", "limits"), signed(), SECRET),
            (BODY, signed(at=NOW - 301), SECRET),
            (BODY, signed(at=NOW + 301), SECRET),
            (BODY, without, SECRET),
            (BODY, {**signed(), "webhook-timestamp": "NaN"}, SECRET),
            (BODY, {**signed(), "webhook-timestamp": "１７６８９１０４００"}, SECRET),
            (BODY, {**signed(), "webhook-signature": "v1,AAAA"}, SECRET),
            (BODY, {**signed(), "webhook-signature": "v1,é"}, SECRET),
            (BODY, signed(), ""),
            (BODY, signed(), "whsec_"),
        ]:
            with self.subTest(headers=headers), self.assertRaises(WebhookVerificationError):
                verify_webhook(body, headers, secret, now=NOW)


class Types(unittest.TestCase):
    def test_every_name_is_there(self) -> None:
        for value in vars(types).values():
            if isinstance(value, type):
                typing.get_type_hints(value)


if __name__ == "__main__":
    unittest.main()
