import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { queues } from '../../shared/contract/queues.ts';
import { log } from '../../shared/log.ts';
import { isSameText, isSignedBy, whatsappFeedback } from '../../shared/notifications/whatsapp-feedback.ts';
import { whatsappWindows } from '../../shared/notifications/whatsapp-window.ts';
import { queueSender } from '../../shared/queue.ts';
import { readSecret } from '../../shared/secrets.ts';
import { systemClock } from '../../shared/time/instant.ts';

const plain = (statusCode: number, body: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
  body,
});

/** Meta asks once, when the webhook is set up, whether we know the token that the operator typed in. */
const challenge = async (query: Record<string, string | undefined>): Promise<APIGatewayProxyStructuredResultV2> => {
  const { verifyToken = '' } = await readSecret('whatsappWebhook');
  const known = query['hub.mode'] === 'subscribe' && isSameText(verifyToken, query['hub.verify_token'] ?? '');
  return known ? plain(200, query['hub.challenge'] ?? '') : plain(403, 'Forbidden');
};

/** Messages for the feedback queue, with hashes for phone numbers and nothing of what was written; null for another form. */
const parsed = (rawBody: Buffer) => {
  try {
    const told: unknown = JSON.parse(rawBody.toString('utf8'));
    return [
      ...whatsappFeedback(told).map((feedback) => ({ feedback })),
      ...whatsappWindows(told, systemClock()).map((window) => ({ window })),
    ];
  } catch {
    return null;
  }
};

/** Answered with 200 once the queue has it; without that Meta tells it again, for days. */
const takeIn = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  const rawBody = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const { appSecret = '' } = await readSecret('whatsappWebhook');
  if (!isSignedBy(appSecret, rawBody, event.headers['x-hub-signature-256'])) return plain(401, 'Unauthorized');
  const told = parsed(rawBody);
  if (!told) return plain(400, 'Bad Request');
  await queueSender(queues.deliveryFeedback).sendBatch(told.map((body) => ({ body })));
  return plain(200, 'OK');
};

/** `GET` and `POST /webhooks/whatsapp`: the Cloud API's challenge, its status callbacks and what people write. */
export const handler = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  try {
    if (event.requestContext.http.method === 'GET') return await challenge(event.queryStringParameters ?? {});
    return await takeIn(event);
  } catch (error) {
    log.failure(error, { webhook: 'whatsapp' });
    return plain(500, 'Internal Server Error');
  }
};
