import { setTimeout as pause } from 'node:timers/promises';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { readSecret } from '../../platform/secrets.ts';
import type { ApiEvent } from '../http/middleware.ts';
import { warmUp } from './run-warm-up.ts';
import { syntheticCaller, syntheticRecords } from './synthetic-records.ts';

type McpHandler = (event: ApiEvent, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

const call = { jsonrpc: '2.0', id: 0, method: 'tools/call', params: { name: 'getBalance', arguments: {} } };

const event = {
  headers: {
    authorization: `Bearer ${syntheticCaller.apiKey}`,
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  },
  body: JSON.stringify(call),
  requestContext: { requestId: 'warm-up', http: { method: 'POST' } },
} as unknown as ApiEvent; // all that the handler reads of an event

// Secrets Manager that does not answer must not cost the whole time that Lambda gives to initialise.
const SECRET_WITHIN_MS = 1_000;

const settled = (secret: Promise<unknown>): Promise<unknown> =>
  Promise.race([secret.catch(() => undefined), pause(SECRET_WITHIN_MS, undefined, { ref: false })]);

/**
 * Answers a call of a tool that only reads the table, and reads the secret that the first long list waits for.
 * @returns the answer, for tests; null when there was none
 */
export const warmUpMcp = async (handler: McpHandler): Promise<APIGatewayProxyStructuredResultV2 | null> => {
  const secret = settled(readSecret('cursor'));
  const answer = await warmUp(syntheticRecords.records, () => handler(event, {} as Context));
  await secret;
  return answer;
};
