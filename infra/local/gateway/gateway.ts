import type { IncomingMessage } from 'node:http';
import { MissingFunction } from '../lambda/load.ts';
import { reportFailure } from '../lambda/report.ts';
import { FunctionTimedOut, type LambdaFunction, type Runtime } from '../lambda/runtime.ts';
import { type Answer, jsonAnswer } from '../wire/answer.ts';
import { readBody } from '../wire/body.ts';
import { eventOf } from './event.ts';
import { answerOf } from './result.ts';

/** API Gateway's limit for a request's body. */
const LARGEST_BODY_BYTES = 10 * 1024 * 1024;

export type Routes = { find(routeKey: string): LambdaFunction | undefined; default: LambdaFunction };

const failure = (fn: LambdaFunction, error: unknown): Answer => {
  if (error instanceof MissingFunction)
    return jsonAnswer(501, { error: 'Not implemented', message: `${error.file} does not exist yet` });
  reportFailure(fn.name, error);
  return error instanceof FunctionTimedOut
    ? jsonAnswer(503, { message: 'Service Unavailable' })
    : jsonAnswer(500, { message: 'Internal Server Error' });
};

/** Answers as API Gateway would: one Lambda per route key, its limits and its own error bodies. */
export const createGateway =
  (runtime: Pick<Runtime, 'invoke'>, routes: Routes) =>
  async (request: IncomingMessage): Promise<Answer> => {
    const body = await readBody(request, LARGEST_BODY_BYTES);
    if (!body) return jsonAnswer(413, { message: 'Request Entity Too Large' });
    const path = request.url?.split('?')[0] ?? '/';
    const key = `${request.method} ${path}`;
    const fn = routes.find(key);
    const target = fn ?? routes.default;
    try {
      const event = eventOf(request, body, fn ? key : '$default', new Date());
      const answer = answerOf(await runtime.invoke(target, event));
      if (answer === 'timeout') return answer;
      return { ...answer, headers: { ...answer.headers, 'apigw-requestid': event.requestContext.requestId } };
    } catch (error) {
      return error instanceof URIError ? jsonAnswer(400, { message: 'Bad Request' }) : failure(target, error);
    }
  };
