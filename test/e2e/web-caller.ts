import { type WebOperation, webFunctionName } from '../../shared/contract/web/web-operation.ts';
import { webOperations } from '../../shared/contract/web-registry.ts';
import type { TestStack } from '../support/stack.ts';
import type { Reply } from '../support/stack-client.ts';

type Json = Record<string, unknown>;
type Sent = { query?: Record<string, string>; body?: unknown; headers?: Record<string, string> };

const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'x-saldo': '1' };

const operationOf = (name: string): WebOperation => {
  const operation = webOperations.find((one) => one.name === name);
  if (!operation) throw new Error(`There is no endpoint ${name}`);
  return operation;
};

/** A success must be exactly what its schema in `shared/contract` describes, a refusal one that it lists or that all endpoints share. */
const check = ({ name, response }: WebOperation, { status, headers, body }: Reply<Json>): void => {
  if (headers.get('cache-control') !== 'no-store') throw new Error(`${name} may be stored`);
  const problem = status < 300 ? response().safeParse(body).error : undefined;
  if (problem) throw new Error(`${name}: ${JSON.stringify(problem.issues)} in ${JSON.stringify(body)}`);
};

/** A browser with cookies of its own, at a page of the service. */
export const browserAt = (stack: TestStack) => {
  const cookies = new Map<string, string>();

  const keep = (lines: readonly string[]): void => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  return {
    cookies,
    /** Signs in as a user of the fixture, by the local stack's own door. */
    async signIn(user: string): Promise<void> {
      const response = await fetch(new URL(`/_local/sign-in/${user}`, stack.url), {
        method: 'POST',
        redirect: 'manual',
      });
      keep(response.headers.getSetCookie());
      if (!cookies.has('__Host-saldo')) throw new Error(`${user} could not sign in: ${response.status}`);
    },
    /** @param name of the endpoint in the contract */
    async ask<Body = Json>(name: string, { query, body, headers }: Sent = {}): Promise<Reply<Body>> {
      const operation = operationOf(name);
      const path = operation.path.replace(/\{(\w+)\}/, (_, name: string) => encodeURIComponent(query?.[name] ?? ''));
      const reply = await stack.call<Json>(operation.method, path, {
        ...(query && { query }),
        ...(body !== undefined && { body }),
        headers: { ...OWN_PAGE, ...(cookies.size > 0 && { cookie: cookieHeader() }), ...headers },
      });
      check(operation, reply);
      keep(reply.headers.getSetCookie());
      return reply as Reply<Body>;
    },
  };
};

export type Browser = ReturnType<typeof browserAt>;

/** A browser that is signed in. */
export const signedIn = async (stack: TestStack, user: string): Promise<Browser> => {
  const browser = browserAt(stack);
  await browser.signIn(user);
  return browser;
};

export const functionOf = (name: string): string => webFunctionName(operationOf(name));
