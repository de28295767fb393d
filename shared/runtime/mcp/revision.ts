import { type ApiEvent, headerOf } from '../http/middleware.ts';

/** First revision of the protocol without a handshake; dates compare as text. */
export const STATELESS_REVISION = '2026-07-28';

/** Whether the request's header names revision 2026-07-28 or later. A request that names it in the body only is refused. */
export const isStateless = (event: ApiEvent): boolean =>
  (headerOf(event, 'mcp-protocol-version') ?? '').trim() >= STATELESS_REVISION;
