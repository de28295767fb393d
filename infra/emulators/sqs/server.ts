import type { IncomingMessage } from 'node:http';
import { type Faults, isSilence } from '../faults.ts';
import { type Answer, jsonAnswer } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { type Listening, listen, type Place } from '../http/listen.ts';
import { isMalformed } from '../http/malformed.ts';
import { answering } from '../http/serve.ts';
import { sqsOperations } from './operations.ts';
import { invalidValue, SqsProblem } from './problem.ts';
import type { Queues } from './queues.ts';

const CONTENT_TYPE = { 'content-type': 'application/x-amz-json-1.0' };

const throttled = () =>
  new SqsProblem('RequestThrottled', 'The request was denied due to request throttling.', { status: 403 });
const failed = () => new SqsProblem('InternalFailure', 'The request failed.', { status: 500 });

const problemOf = (error: unknown): SqsProblem => {
  if (error instanceof SqsProblem) return error;
  return isMalformed(error) ? invalidValue('the request could not be read.') : failed();
};

const refusal = (error: unknown): Answer => {
  const { type, message, queryCode, status } = problemOf(error);
  const fault = status < 500 ? 'Sender' : 'Receiver';
  const headers = { ...CONTENT_TYPE, 'x-amzn-query-error': `${queryCode};${fault}` };
  return jsonAnswer(status, { __type: `com.amazonaws.sqs#${type}`, message }, headers);
};

/** Serves SQS's JSON protocol for `queues` on loopback. */
export const serveSqs = async (queues: Queues, faults: Faults, place?: Place): Promise<Listening> => {
  const operations = sqsOperations(queues, () => server.url);

  const respond = async (request: IncomingMessage): Promise<Answer> => {
    const body = await readBody(request);
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    const fault = faults.take('sqs', operation, (kind) => kind !== 'conflict');
    if (isSilence(fault)) return fault;
    if (fault) throw fault === 'throttle' ? throttled() : failed();
    const run = operations[operation];
    if (!run) throw new SqsProblem('UnsupportedOperation', `The local stack has no ${operation}.`);
    return jsonAnswer(200, (await run(JSON.parse(body?.toString() || '{}'))) ?? {}, CONTENT_TYPE);
  };

  const server = await listen(answering(respond, refusal), place);
  return server;
};
