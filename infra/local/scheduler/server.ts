import type { IncomingMessage } from 'node:http';
import { FAULT_STATUS, type FaultKind, type Faults } from '../faults.ts';
import { type Answer, jsonAnswer } from '../wire/answer.ts';
import { readBody } from '../wire/body.ts';
import { type Listening, listen } from '../wire/listen.ts';
import { isMalformed } from '../wire/malformed.ts';
import { answering } from '../wire/serve.ts';
import { invalid, SchedulerProblem } from './problem.ts';
import { operationFor, type SchedulerRequest } from './routes.ts';
import type { Schedules } from './schedules.ts';

const FAULT_TYPES = {
  throttle: 'ThrottlingException',
  conflict: 'ConflictException',
  '500': 'InternalServerException',
} as const satisfies Partial<Record<FaultKind, string>>;

const problemOf = (error: unknown): SchedulerProblem => {
  if (error instanceof SchedulerProblem) return error;
  if (isMalformed(error)) return invalid('The request is malformed or lacks a required member.');
  return new SchedulerProblem('InternalServerException', 'The request failed.', 500);
};

const refusal = (error: unknown): Answer => {
  const { type, message, status } = problemOf(error);
  return jsonAnswer(status, { Message: message }, { 'x-amzn-errortype': type });
};

const read = async (incoming: IncomingMessage): Promise<SchedulerRequest> => {
  const url = new URL(incoming.url ?? '/', 'http://loopback');
  const [kind = '', name] = url.pathname.slice(1).split('/').map(decodeURIComponent);
  const body = await readBody(incoming);
  const { method = 'GET' } = incoming;
  return { method, kind, name: name ?? null, query: url.searchParams, body: JSON.parse(body?.toString() || '{}') };
};

/** Speaks EventBridge Scheduler's REST protocol for `schedules` on loopback. @param port 0 for any free one */
export const serveScheduler = (schedules: Schedules, faults: Faults, port = 0): Promise<Listening> => {
  const respond = async (incoming: IncomingMessage): Promise<Answer> => {
    const { operation, run } = operationFor(await read(incoming));
    const fault = faults.take('scheduler', operation);
    if (fault === 'timeout') return 'timeout';
    if (fault) throw new SchedulerProblem(FAULT_TYPES[fault], `Injected ${fault}.`, FAULT_STATUS[fault]);
    return jsonAnswer(200, run(schedules) ?? {});
  };
  return listen(answering(respond, refusal), port);
};
