import type { IncomingMessage } from 'node:http';
import { FAULT_STATUS, type FaultKind, type Faults, isSilence } from '../faults.ts';
import { type Answer, jsonAnswer } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { type Listening, listen, type Place } from '../http/listen.ts';
import { isMalformed } from '../http/malformed.ts';
import { answering } from '../http/serve.ts';
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
  const [kind = '', name = ''] = url.pathname.slice(1).split('/').map(decodeURIComponent);
  const body = await readBody(incoming);
  const { method = 'GET' } = incoming;
  return { method, kind, name, query: url.searchParams, body: JSON.parse(body?.toString() || '{}') };
};

/** Serves EventBridge Scheduler's REST protocol on loopback. */
export const serveScheduler = (schedules: Schedules, faults: Faults, place?: Place): Promise<Listening> => {
  const respond = async (incoming: IncomingMessage): Promise<Answer> => {
    const request = await read(incoming);
    const { operation, run } = operationFor(request);
    const fault = faults.take('scheduler', operation);
    if (isSilence(fault)) return fault;
    if (fault) throw new SchedulerProblem(FAULT_TYPES[fault], `Injected ${fault}.`, FAULT_STATUS[fault]);
    return jsonAnswer(200, run(schedules, request) ?? {});
  };
  return listen(answering(respond, refusal), place);
};
