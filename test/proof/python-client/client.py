"""The official Python client, as an assistant that registers itself: asks, connects, calls, refreshes, asks for more.

Argument: the address of /mcp. It writes each address that a person is to open on a line of its own, and reads the query of the
answer from standard input.
"""

import asyncio
import sys
from urllib.parse import parse_qs

import httpx2
from mcp import Client
from mcp.client.auth import AuthorizationCodeResult, OAuthClientProvider
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.auth import OAuthClientMetadata

REDIRECT = "http://localhost:8787/callback"


class Kept:
    tokens = None
    client = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.client

    async def set_client_info(self, client_info):
        self.client = client_info


async def open_page(url: str) -> None:
    print(f"open {url}", flush=True)


async def answer() -> AuthorizationCodeResult:
    line = await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    given = parse_qs(line.strip())
    return AuthorizationCodeResult(code=given["code"][0], state=given["state"][0], iss=given["iss"][0])


def text_of(result) -> str:
    return "".join(part.text for part in result.content if part.type == "text")


async def main() -> None:
    kept = Kept()

    provider = OAuthClientProvider(
        server_url=sys.argv[1],
        client_metadata=OAuthClientMetadata(
            client_name="Python",
            redirect_uris=[REDIRECT],
            grant_types=["authorization_code", "refresh_token"],
            response_types=["code"],
            token_endpoint_auth_method="none",
        ),
        storage=kept,
        redirect_handler=open_page,
        callback_handler=answer,
    )

    async def session(work) -> None:
        async with httpx2.AsyncClient(auth=provider, timeout=30) as http:
            async with Client(streamable_http_client(sys.argv[1], http_client=http)) as client:
                await work(client)

    async def reads(client) -> None:
        tools = (await client.list_tools()).tools
        balance = await client.call_tool("getBalance", {})
        print(f"tools {len(tools)} error {balance.is_error} scope {kept.tokens.scope}", flush=True)

    async def writes(client) -> None:
        limit = {"category": "Viagem", "limitAmount": 9, "period": "monthly"}
        made = await client.call_tool("createSpendingLimit", limit)
        print(f"made {made.is_error} scope {kept.tokens.scope}", flush=True)

    await session(reads)
    first = kept.tokens.refresh_token
    provider.context.token_expiry_time = 1
    await session(reads)
    print(f"refreshed {kept.tokens.refresh_token != first}", flush=True)
    await session(writes)


asyncio.run(main())
