"""Read by schemathesis (SCHEMATHESIS_HOOKS)."""

from urllib.parse import urlencode

import schemathesis

# A gateway takes 10 KB of request line and headers; a longer request gets no further than there.
LONGEST_QUERY = 8_000


@schemathesis.hook
def filter_case(context, case):
    return len(urlencode(case.query or {}, doseq=True)) < LONGEST_QUERY
