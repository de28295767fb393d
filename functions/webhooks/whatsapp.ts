import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { queues } from '../../shared/contract/queues.ts';
import { log } from '../../shared/log.ts';
import { isSameText, isSignedBy, whatsappFeedback } from '../../shared/notifications/whatsapp-feedback.ts';
import { queueSender } from '../../shared/queue.ts';
import { readSecret } from '../../shared/secrets.ts';

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

const parsed = (rawBody: Buffer) => {
  try {
    return whatsappFeedback(JSON.parse(rawBody.toString('utf8')));
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
  await queueSender(queues.deliveryFeedback).sendBatch(told.map((feedback) => ({ body: { feedback } })));
  return plain(200, 'OK');
};

/** `GET` and `POST /webhooks/whatsapp`: the Cloud API's challenge and its status callbacks. */
export const handler = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  try {
    if (event.requestContext.http.method === 'GET') return await challenge(event.queryStringParameters ?? {});
    return await takeIn(event);
  } catch (error) {
    log.failure(error, { webhook: 'whatsapp' });
    return plain(500, 'Internal Server Error');
  }
};
