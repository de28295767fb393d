import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Instant } from '../../../shared/time/instant.ts';
import { type Faults, hangUp, isSilence, type Silence } from '../faults.ts';
import { jsonAnswer, send } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { listen, type Place } from '../http/listen.ts';
import type { Metrics } from '../metrics.ts';
import { type Answer, type Engine, openEngine, refusedFreely } from './engine.ts';
import { DynamoDbError } from './errors.ts';
import { canFailSo, faultAnswer } from './fault-answers.ts';
import { accessDenied, mayTouch } from './leading-keys.ts';
import { openRemoteEngine } from './remote.ts';

export type DynamoDbOptions = {
  /** Folder of the data, which survives a kill -9; in memory without it. */
  path?: string | undefined;
  /** Address of another engine, to which calls are forwarded; `path` and `clock` apply to the embedded one. */
  remote?: string | undefined;
  clock?: () => Instant;
  /** A free port of 127.0.0.1 unless given. */
  place?: Place | undefined;
  faults?: Faults;
  metrics?: Metrics;
  /** Partition keys that a function may touch; undefined: all. As its role says on AWS. */
  partitionsOf?: ((functionName: string) => readonly string[] | undefined) | undefined;
};

/** `execute` bypasses socket, faults and metrics. */
export type DynamoDb = Engine & { endpoint: string };

const SWEEP_MILLISECONDS = 60_000;
const MAX_REQUEST_BYTES = 16 * 1024 * 1024;
const CONTENT_TYPE = { 'content-type': 'application/x-amz-json-1.0' };

/**
 * The embedded DynamoDB, or a proxy to another one, with metrics and faults, on a free port of 127.0.0.1. Any region and
 * credentials are accepted.
 */
export const startDynamoDb = async (options: DynamoDbOptions = {}): Promise<DynamoDb> => {
  const { path, remote, clock, place, faults, metrics, partitionsOf } = options;
  const engine = await (remote ? openRemoteEngine(remote) : openEngine(path, clock));

  const answerTo = async (request: IncomingMessage): Promise<Answer | Silence> => {
    const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    const body = await readBody(request, MAX_REQUEST_BYTES);
    if (!body) return refusedFreely(new DynamoDbError('RequestEntityTooLarge', 'Request is too large', {}, 413));
    const input = JSON.parse(body.toString('utf8') || '{}');
    const caller = metrics?.callerOf(request.headers) ?? null;
    if (caller !== null && !mayTouch(partitionsOf?.(caller), input)) return accessDenied();
    const fault = faults?.take('dynamodb', operation, (kind) => canFailSo(operation, kind)) ?? null;
    if (fault === 'lost') await engine.execute(operation, input);
    if (isSilence(fault)) return fault;
    return fault ? refusedFreely(faultAnswer(fault, operation, input)) : engine.execute(operation, input);
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const finished = metrics?.dynamoDbCallArrived(request.headers);
    const answer = await answerTo(request).catch(failureAnswer);
    // Before the response is sent, so its receiver finds the call counted.
    finished?.(typeof answer === 'string' ? { readUnits: 0, writeUnits: 0 } : answer.units);
    if (typeof answer === 'string') hangUp(response, answer);
    else send(response, jsonAnswer(answer.status, answer.body, CONTENT_TYPE));
  };

  const server = await listen((request, response) => void serve(request, response), place);
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
