"""The client of the Saldo API."""

from . import types
from ._route import UNSET, Unset
from .client import Saldo
from .errors import SaldoConnectionError, SaldoError
from .webhooks import WebhookVerificationError, verify_webhook

__all__ = [
    "UNSET",
    "Saldo",
    "SaldoConnectionError",
    "SaldoError",
    "Unset",
    "WebhookVerificationError",
    "types",
    "verify_webhook",
]
