import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { type Answer, jsonAnswer } from '../../emulators/http/answer.ts';
import { describeIssue, FixtureError } from '../../sandbox/fixture/problem.ts';

/** A request to a route of the local stack itself. */
export type LocalRequest = {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** The body as it came. */
  text: string;
};

/** One such route; `{name}` in its path is a parameter. */
export type LocalRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  run(request: LocalRequest): Answer | Promise<Answer>;
};

/** A refusal of a control. */
export class ControlProblem extends Error {
  override readonly name = 'ControlProblem';
  readonly status: 400 | 404 | 500 | 503 | 504;

  constructor(status: 400 | 404 | 500 | 503 | 504, message: string) {
    super(message);
    this.status = status;
  }
}

export const notFound = (message: string) => new ControlProblem(404, message);

/** A control: JSON in, JSON out. */
export const control = (
  method: LocalRoute['method'],
  path: string,
  run: (request: LocalRequest) => unknown,
): LocalRoute => ({ method, path, run: async (request) => jsonAnswer(200, await run(request)) });

/** The body in the schema's form. @throws ControlProblem naming the first wrong field */
export const parseBody = <T extends z.core.$ZodType>(schema: T, body: unknown): z.output<T> => {
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ControlProblem(400, issue ? describeIssue(issue, body).replace(/^fixture:/, 'body:') : 'Invalid body');
};

/** The response of a failed control. */
export const controlRefusal = (error: unknown): Answer => {
  if (error instanceof ControlProblem) return jsonAnswer(error.status, { error: error.message });
  if (error instanceof FixtureError) return jsonAnswer(400, { error: error.message });
  return jsonAnswer(500, { error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
};
