import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { aggregatorWebhook } from '../../shared/contract/inbound.ts';
import { metrics } from '../../shared/contract/metrics.ts';
import { queues } from '../../shared/contract/queues.ts';
import { countFailedCall, measureAs } from '../../shared/platform/embedded-metric.ts';
import { optionalSetting, variables } from '../../shared/platform/environment.ts';
import { log } from '../../shared/platform/log.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { readSecret } from '../../shared/platform/secrets.ts';
import { behindEdge } from '../../shared/runtime/http/edge-digest.ts';
import { isAuthentic, readEvent, readWebhookSecrets } from '../../shared/sync/webhook-events.ts';

// The vendor does not document the header, so it can be configured.
const USUAL_SIGNATURE_HEADER = 'x-pluggy-signature';

const answer = (statusCode: number, body: object): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const measure = measureAs('webhook-pluggy');

const refused = (statusCode: 400 | 401, error: string): APIGatewayProxyStructuredResultV2 => {
  measure(metrics.pluggyRefused, 1);
  log.info('aggregator event refused', { outcome: error });
  return answer(statusCode, { error });
};

const receiveWebhook = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  const rawBody = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const signatureHeader = (optionalSetting(variables.pluggySignatureHeader) ?? USUAL_SIGNATURE_HEADER).toLowerCase();
  const key = event.headers[aggregatorWebhook.keyHeader];
  const secrets = readWebhookSecrets(await readSecret('aggregatorWebhook'));
  if (!isAuthentic({ key, signature: event.headers[signatureHeader], rawBody }, secrets)) {
    return refused(401, 'Unauthorized');
  }
  const read = readEvent(rawBody);
  if (read === null) return refused(400, 'Not an event');
  // Enqueued before the 200: an acknowledged event is never lost.
  if (read !== 'ignored') await queueSender(queues.webhookEvent).send(read);
  return answer(200, { received: true });
};

/** A failure is a 500, after which the aggregator repeats the event. */
export const handler = behindEdge(async (event: APIGatewayProxyEventV2) => {
  try {
    return await receiveWebhook(event);
  } catch (error) {
    log.failure(error, { function: 'webhook-pluggy', requestId: event.requestContext.requestId });
    countFailedCall('webhook-pluggy');
    return answer(500, { error: 'Internal server error' });
  }
});
