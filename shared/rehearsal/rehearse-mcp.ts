import { setTimeout as pause } from 'node:timers/promises';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { ApiEvent } from '../http/middleware.ts';
import { readSecret } from '../secrets.ts';
import { rehearsal } from './rehearsal.ts';
import { sample, sampleCaller } from './sample.ts';

type McpHandler = (event: ApiEvent, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

const call = { jsonrpc: '2.0', id: 0, method: 'tools/call', params: { name: 'getBalance', arguments: {} } };

const event = {
  headers: {
    authorization: `Bearer ${sampleCaller.apiKey}`,
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  },
  body: JSON.stringify(call),
  requestContext: { requestId: 'rehearsal', http: { method: 'POST' } },
} as unknown as ApiEvent; // all that the handler reads of an event

// Secrets Manager that does not answer must not cost the whole time that Lambda gives to initialise.
const SECRET_WITHIN_MS = 1_000;

const isThere = (secret: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    secret.then(
      () => true,
      () => false,
    ),
    pause(SECRET_WITHIN_MS, false, { ref: false }),
  ]);

/**
 * Reads the secret that the first call of any tool waits for, and answers a call of a tool that only reads the table.
 * @returns the answer, for tests; null when there was none
 */
export const rehearseMcp = async (handler: McpHandler): Promise<APIGatewayProxyStructuredResultV2 | null> =>
  (await isThere(readSecret('cursor'))) ? rehearsal(sample.records, () => handler(event, {} as Context)) : null;
