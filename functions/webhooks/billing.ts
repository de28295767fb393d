import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { subscriptionStore } from '../../shared/access/subscription-store.ts';
import { billingEventId, isSigned, readBillingEvent } from '../../shared/billing/billing-event.ts';
import { metrics } from '../../shared/contract/metrics.ts';
import { countFailedCall, measureAs } from '../../shared/platform/embedded-metric.ts';
import { log } from '../../shared/platform/log.ts';
import { forgetSecret, readSecret } from '../../shared/platform/secrets.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { behindEdge } from '../../shared/runtime/http/edge-digest.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** Who changed a subscription, in the user's history. */
const BY = 'billing';
const measure = measureAs('webhook-billing');

const answer = (statusCode: number, body: object): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const refused = (statusCode: 400 | 401 | 404, error: string, message: string): APIGatewayProxyStructuredResultV2 => {
  measure(metrics.billingRefused, 1);
  log.info('billing event refused', { outcome: error });
  return answer(statusCode, { error, message });
};

const secretsOf = async (): Promise<string[]> => {
  const { secret, previousSecret } = await readSecret('billingWebhook');
  const known = [secret, previousSecret].filter((one): one is string => Boolean(one));
  // A value that the operator sets now must not wait for the cache.
  if (known.length === 0) forgetSecret('billingWebhook');
  return known;
};

const receiveWebhook = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  const rawBody = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8').toString('utf8');
  if (!isSigned(rawBody, event.headers, await secretsOf())) {
    return refused(
      401,
      'Unauthorized',
      'The signature is missing or wrong, or the message is older than five minutes.',
    );
  }
  const now = systemClock();
  const read = readBillingEvent(rawBody, now);
  if ('error' in read) return refused(400, read.error, read.message);
  const eventId = billingEventId(event.headers['webhook-id'] ?? '');
  const outcome = await subscriptionStore(openTable()).set({ ...read.event, eventId, by: BY, now });
  // Its user has ended the account: the provider has nothing to do about it.
  if (outcome === 'erased') return answer(200, { received: true, outcome });
  if (outcome === 'unknown') return refused(404, 'Unknown user', 'There is no such user.');
  return answer(200, { received: true, outcome });
};

/** Events of the operator's payment provider, by Standard Webhooks. A failure is a 500, after which the event is sent again. */
export const handler = behindEdge(async (event: APIGatewayProxyEventV2) => {
  try {
    return await receiveWebhook(event);
  } catch (error) {
    log.failure(error, { function: 'webhook-billing', requestId: event.requestContext.requestId });
    countFailedCall('webhook-billing');
    return answer(500, { error: 'Internal server error' });
  }
});
