import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { accessStore } from '../../shared/access/access-store.ts';
import { profileStore } from '../../shared/access/profile-store.ts';
import { digestStore } from '../../shared/digest/digest-store.ts';
import { openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { applyChoice } from '../../shared/notifications/preferences.ts';
import { readUnsubscribeToken, type Unsubscribed, unsubscribePages } from '../../shared/notifications/unsubscribe.ts';
import { countFailedCall } from '../../shared/platform/embedded-metric.ts';
import { log } from '../../shared/platform/log.ts';
import { StaleError, untilWritten } from '../../shared/platform/retry.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { behindEdge } from '../../shared/runtime/http/edge-digest.ts';
import { toHttp } from '../../shared/runtime/http/respond.ts';
import { systemClock } from '../../shared/time/instant.ts';

const NAME = 'unsubscribe';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};

type Page = { status: 200 | 400; html: string; userId?: string };

/** Nothing is left to end for a user who is gone. */
const end = ({ userId, kind, channel }: Unsubscribed): Promise<void> =>
  untilWritten(async () => {
    const table = openTable();
    if (kind === 'digest') return void (await digestStore(table).choose(userId, { channel, on: false }, systemClock()));
    const { profile: seen, erased } = await accessStore(table).read(userId);
    if (!seen || erased) return;
    const noticesOff = applyChoice(seen, { kind, channel, on: false });
    if ((await profileStore(table).change(userId, { seen, fields: { noticesOff } })) !== 'saved')
      throw new StaleError();
  });

const pageOf = async ({ requestContext, queryStringParameters }: APIGatewayProxyEventV2): Promise<Page> => {
  const token = queryStringParameters?.t ?? '';
  const what = readUnsubscribeToken(token, await openAddressHashes());
  if (!what) return { status: 400, html: unsubscribePages.bad() };
  const { userId } = what;
  // Programs that look at the links of mails end nothing.
  if (requestContext.http.method !== 'POST') return { status: 200, html: unsubscribePages.ask(what, token), userId };
  await end(what);
  return { status: 200, html: unsubscribePages.done(what), userId };
};

/** The link of optional mails: `GET` is a page with a button, `POST` ends them, also by a mail program's one click (RFC 8058). */
export const handler = behindEdge(async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  const { requestId } = event.requestContext;
  try {
    const { status, html, userId } = await pageOf(event);
    log.info('request', { operation: NAME, requestId, userId, status });
    const { headers = {} } = toHttp(event, { status, body: {}, headers: HEADERS }, requestId);
    return { statusCode: status, headers, body: html };
  } catch (error) {
    log.failure(error, { operation: NAME, requestId });
    countFailedCall(NAME);
    return toHttp(event, { status: 500, body: { error: 'Internal server error' } }, requestId);
  }
});
