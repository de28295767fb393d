import type { IncomingMessage } from 'node:http';
import { type Answer, jsonAnswer } from '../../emulators/http/answer.ts';
import { readBody } from '../../emulators/http/body.ts';
import { reportFailure } from '../lambda/report.ts';
import { FunctionTimedOut, type LambdaFunction, type Runtime } from '../lambda/runtime.ts';
import { eventOf } from './event.ts';
import type { FoundRoute } from './functions.ts';
import { answerOf } from './result.ts';

/** API Gateway's limit for a request's body. */
const LARGEST_BODY_BYTES = 10 * 1024 * 1024;

export type Routes = { find(method: string, path: string): FoundRoute | undefined; default: LambdaFunction };

const failure = (fn: LambdaFunction, error: unknown): Answer => {
  reportFailure(fn.name, error);
  return error instanceof FunctionTimedOut
    ? jsonAnswer(503, { message: 'Service Unavailable' })
    : jsonAnswer(500, { message: 'Internal Server Error' });
};

/** Responds as API Gateway does: one Lambda per route key, with its limits and error bodies. */
export const createGateway =
  (runtime: Pick<Runtime, 'invoke'>, routes: Routes) =>
  async (request: IncomingMessage): Promise<Answer> => {
    const body = await readBody(request, LARGEST_BODY_BYTES);
    if (!body) return jsonAnswer(413, { message: 'Request Entity Too Large' });
    const path = request.url?.split('?')[0] ?? '/';
    const found = routes.find(request.method ?? 'GET', path);
    const target = found?.fn ?? routes.default;
    try {
      const event = eventOf(request, body, found ?? { key: '$default', parts: {} }, new Date());
      const answer = answerOf(await runtime.invoke(target, event));
      if (typeof answer === 'string') return answer;
      return { ...answer, headers: { ...answer.headers, 'apigw-requestid': event.requestContext.requestId } };
    } catch (error) {
      return error instanceof URIError ? jsonAnswer(400, { message: 'Bad Request' }) : failure(target, error);
    }
  };
