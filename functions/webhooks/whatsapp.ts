import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { metrics } from '../../shared/contract/metrics.ts';
import { queues } from '../../shared/contract/queues.ts';
import { type AddressHashes, openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import {
  isSignedBy,
  whatsappFeedback,
  whatsappWindows,
  whatsappWords,
} from '../../shared/notifications/channels/whatsapp-events.ts';
import { isSameText } from '../../shared/platform/bytes.ts';
import { countFailedCall, measureAs } from '../../shared/platform/embedded-metric.ts';
import { log } from '../../shared/platform/log.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { readSecret } from '../../shared/platform/secrets.ts';
import { behindEdge } from '../../shared/runtime/http/edge-digest.ts';
import { systemClock } from '../../shared/time/instant.ts';

const plain = (statusCode: number, body: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
  body,
});

const measure = measureAs('webhook-whatsapp');

const refused = (statusCode: 400 | 401, body: string): APIGatewayProxyStructuredResultV2 => {
  measure(metrics.whatsappRefused, 1);
  log.info('WhatsApp event refused', { outcome: body });
  return plain(statusCode, body);
};

/** Meta's one-time setup request: the operator's verify token must match. */
const challenge = async (query: Record<string, string | undefined>): Promise<APIGatewayProxyStructuredResultV2> => {
  const { verifyToken = '' } = await readSecret('whatsappWebhook');
  const known = query['hub.mode'] === 'subscribe' && isSameText(verifyToken, query['hub.verify_token'] ?? '');
  return known ? plain(200, query['hub.challenge'] ?? '') : plain(403, 'Forbidden');
};

/** Feedback messages with hashed phone numbers and no text, but for the number that a stop is answered to; null for another form. */
const parsed = (rawBody: Buffer, hashes: AddressHashes) => {
  try {
    const body: unknown = JSON.parse(rawBody.toString('utf8'));
    return [
      ...whatsappFeedback(body, hashes).map((feedback) => ({ feedback })),
      ...whatsappWindows(body, hashes, systemClock()).map((window) => ({ window })),
      ...whatsappWords(body, hashes, systemClock()).map((word) => ({ word })),
    ];
  } catch {
    return null;
  }
};

/** 200 only after the message is enqueued; otherwise Meta repeats the event for days. */
const receiveWebhook = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  const rawBody = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const { appSecret = '' } = await readSecret('whatsappWebhook');
  if (!isSignedBy(appSecret, rawBody, event.headers['x-hub-signature-256'])) return refused(401, 'Unauthorized');
  const messages = parsed(rawBody, await openAddressHashes());
  if (!messages) return refused(400, 'Bad Request');
  await queueSender(queues.deliveryFeedback).sendBatch(messages.map((body) => ({ body })));
  return plain(200, 'OK');
};

/** `GET` is the Cloud API's challenge, `POST` its status callbacks and inbound messages. */
export const handler = behindEdge(async (event: APIGatewayProxyEventV2) => {
  try {
    if (event.requestContext.http.method === 'GET') return await challenge(event.queryStringParameters ?? {});
    return await receiveWebhook(event);
  } catch (error) {
    log.failure(error, { function: 'webhook-whatsapp', requestId: event.requestContext.requestId });
    countFailedCall('webhook-whatsapp');
    return plain(500, 'Internal Server Error');
  }
});
