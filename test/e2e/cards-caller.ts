import { expect } from 'vitest';
import type { Operation } from '../../shared/contract/operation.ts';
import type { TestStack } from '../support/stack.ts';

type Query = Record<string, string | number | boolean | undefined>;

/** Calls one operation as one user or another; an answer of 200 must be exactly what its schema in `shared/contract` describes. */
export const callerOf = <Body>(stack: () => TestStack, operation: Operation) => {
  const used = new Set<string>();
  // The first use of a key in a day is noted beside the call, with a round trip more. Another operation takes it.
  const noteUse = async (key: string): Promise<void> => {
    if (used.has(key)) return;
    used.add(key);
    await stack().call('GET', '/tools/api/get-api-key-info', { key });
  };
  const call = async <Answer>(user: string, options: { query?: Query; body?: unknown }) => {
    const key = await stack().keyOf(user);
    await noteUse(key);
    const reply = await stack().call<Answer>(operation.method, operation.path, { key, ...options });
    if (reply.status === 200) expect(operation.response().parse(reply.body)).toEqual(reply.body);
    return { status: reply.status, body: reply.body };
  };
  return {
    /** Must succeed. */
    ask: async (user: string, options: { query?: Query; body?: unknown } = {}): Promise<Body> => {
      const { status, body } = await call<Body>(user, options);
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },
    refused: (user: string, options: { query?: Query; body?: unknown } = {}) =>
      call<{ error: string; message?: string; received?: unknown }>(user, options),
    /** The most DynamoDB round trips, one after the other, that a call of the operation has made. */
    roundTrips: async (): Promise<number> => {
      type Metrics = Record<string, { dynamodb: { sequentialRounds: number } }>;
      const metrics = await stack().control<Metrics>('GET', 'metrics');
      return metrics[operation.name]?.dynamodb.sequentialRounds ?? Number.POSITIVE_INFINITY;
    },
    /** Calls while the store fails, and lets it recover. */
    whileTableFails: async (user: string, options: { query?: Query; body?: unknown } = {}) => {
      const key = await stack().keyOf(user);
      await stack().control('POST', 'faults', { target: 'dynamodb', times: 100, error: '500' });
      try {
        const { status, body } = await stack().call(operation.method, operation.path, { key, ...options });
        return { status, body };
      } finally {
        await stack().control('DELETE', 'faults');
      }
    },
  };
};
