from __future__ import annotations

import enum
import uuid
from dataclasses import dataclass


class Unset(enum.Enum):
    """What an argument is that was not given, where None is a value: `amount=None` takes an amount away."""

    UNSET = "unset"


UNSET = Unset.UNSET


@dataclass(frozen=True)
class Route:
    """How an operation is called."""

    method: str
    path: str
    body: bool
    """The arguments are a JSON body; otherwise they are the query."""
    repeatable: bool
    """It changes nothing, or takes an Idempotency-Key."""
    nullable: tuple[str, ...] = ()
    """Arguments whose None is sent."""


def new_key() -> str:
    return str(uuid.uuid4())
