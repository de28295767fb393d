import type * as z from 'zod/mini';

/** A cold start behind a gateway that gives up after 30 s. */
const WITHIN_MS = 35_000;

export type Answer = { status: number; headers: Headers; text: string };

/** What does not hold, in words that name no credential and no part of a body. */
export class Unmet extends Error {}

/** @throws Unmet with `why` when it does not hold */
export const must = (holds: boolean, why: string): void => {
  if (!holds) throw new Unmet(why);
};

/** One request, whose answer is not followed when it redirects. @throws Unmet when there is none */
export const ask = async (url: URL, init: RequestInit = {}): Promise<Answer> => {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS), ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    // The error of a malformed header holds its value, which may be a key.
    throw new Unmet(`${url.pathname} does not answer`);
  }
};

/** The answer has this status and is JSON. @returns its body */
export const jsonOf = (path: string, { status, headers, text }: Answer, expected: number): unknown => {
  must(status === expected, `${path} answers ${status}, not ${expected}`);
  const type = headers.get('content-type') ?? 'nothing';
  must(/^application\/json\b/.test(type), `${path} answers ${type}, not JSON`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Unmet(`${path} answers JSON that is none`);
  }
};

/** @throws Unmet when the body of `path` has another form */
export const parsed = <T extends z.ZodMiniType>(path: string, schema: T, body: unknown): z.output<T> => {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new Unmet(`${path} lacks ${[...new Set(result.error.issues.map((issue) => issue.path.join('.')))].join(', ')}`);
};

/** @throws Unmet for the first header that is not as expected */
export const mustHave = (path: string, { headers }: Answer, expected: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(expected)) {
    const is = headers.get(name);
    must(is === value, `${path} has ${is === null ? `no ${name}` : `another ${name}`}`);
  }
};
