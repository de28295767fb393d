import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Instant } from '../../../shared/time/instant.ts';
import { type Faults, hangUp } from '../faults.ts';
import type { Metrics } from '../metrics.ts';
import { jsonAnswer, send } from '../wire/answer.ts';
import { readBody } from '../wire/body.ts';
import { listen } from '../wire/listen.ts';
import { type Answer, type Engine, openEngine, refusedFreely } from './engine.ts';
import { DynamoDbError } from './errors.ts';
import { canFailSo, faultAnswer } from './fault-answers.ts';

export type DynamoDbOptions = {
  /** Folder that keeps the data, also through a kill -9; in memory without it. */
  path?: string | undefined;
  clock?: () => Instant;
  faults?: Faults;
  metrics?: Metrics;
};

/** `execute` is the way in without a socket, faults and metrics. */
export type DynamoDb = Engine & { endpoint: string };

const SWEEP_MILLISECONDS = 60_000;
const MAX_REQUEST_BYTES = 16 * 1024 * 1024;
const CONTENT_TYPE = { 'content-type': 'application/x-amz-json-1.0' };

/** The embedded DynamoDB on a free port of 127.0.0.1; any region and any credentials will do. */
export const startDynamoDb = async ({ path, clock, faults, metrics }: DynamoDbOptions = {}): Promise<DynamoDb> => {
  const engine = await openEngine(path, clock);

  const answerTo = async (request: IncomingMessage): Promise<Answer | 'timeout'> => {
    const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    const body = await readBody(request, MAX_REQUEST_BYTES);
    if (!body) return refusedFreely(new DynamoDbError('RequestEntityTooLarge', 'Request is too large', {}, 413));
    const input = JSON.parse(body.toString('utf8') || '{}');
    const fault = faults?.take('dynamodb', operation, (kind) => canFailSo(operation, kind)) ?? null;
    if (fault === 'timeout') return fault;
    return fault ? refusedFreely(faultAnswer(fault, operation, input)) : engine.execute(operation, input);
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const finished = metrics?.dynamoDbCallArrived(request.headers);
    const answer = await answerTo(request).catch(failureAnswer);
    // Before the answer leaves, so that a caller who has it finds the call counted.
    finished?.(answer === 'timeout' ? { readUnits: 0, writeUnits: 0 } : answer.units);
    if (answer === 'timeout') hangUp(response);
    else send(response, jsonAnswer(answer.status, answer.body, CONTENT_TYPE));
  };

  const server = await listen((request, response) => void serve(request, response));
  const timer = setInterval(() => engine.sweep().catch(() => undefined), SWEEP_MILLISECONDS).unref();
  const close = async (): Promise<void> => {
    clearInterval(timer);
    await server.close();
    await engine.close();
  };
  return { ...engine, endpoint: server.url, close };
};

const failureAnswer = (error: unknown): Answer =>
  refusedFreely(
    error instanceof SyntaxError
      ? new DynamoDbError('com.amazon.coral.service#SerializationException', 'The body is not JSON')
      : new DynamoDbError('InternalServerError', String(error), {}, 500),
  );
