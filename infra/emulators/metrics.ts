import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';
import { InvokeStore, InvokeStoreBase } from '@aws/lambda-invoke-store';
import { callIn, newRoot, REQUEST_START, sentCall, traceHeader } from './trace-headers.ts';

/** Counts of one function since the start or the last reset. */
export type FunctionMetrics = {
  requests: number;
  dynamodb: {
    /** Calls over HTTP; a failed call and a repeated one count like any other. */
    calls: number;
    /** The largest number of calls of one request that do not overlap; the maximum over the requests. */
    sequentialRounds: number;
    readUnits: number;
    writeUnits: number;
  };
};

type Units = { readUnits: number; writeUnits: number };

export type Metrics = {
  /** Runs one invocation of a function: every AWS call made inside is counted as the function's. */
  invocation<T>(functionName: string, run: () => Promise<T>): Promise<T>;
  /** For the DynamoDB front: call it when a request arrives, and its result before the response is sent. */
  dynamoDbCallArrived(headers: IncomingHttpHeaders): (units: Units) => void;
  /** The function that made a call; null for one from elsewhere. */
  callerOf(headers: IncomingHttpHeaders): string | null;
  snapshot(): Record<string, FunctionMetrics>;
  reset(): void;
  close(): void;
};

// The SDK sends the trace id of the current invocation as `X-Amzn-Trace-Id` when it runs in a Lambda (its recursion
// detection), and reads it from this store. The first call decides the kind of the store for the process; this one selects the
// kind that separates concurrent invocations.
const invokeStore = await InvokeStore.getInstanceAsync(true);
const TRACE_ID = InvokeStoreBase.PROTECTED_KEYS.X_RAY_TRACE_ID;

type Invocation = {
  functionName: string;
  /** When the client sent each call that is on its way, by the SDK's id of the attempt. */
  sentAt: Map<string, number>;
  rounds: number;
  /** The end of the last call that counts as a round. */
  roundEndedAt: number;
};

const nothingYet = (): FunctionMetrics => ({
  requests: 0,
  dynamodb: { calls: 0, sequentialRounds: 0, readUnits: 0, writeUnits: 0 },
});

/** Counts for `GET /_local/metrics`; the functions are not involved. */
export const createMetrics = (): Metrics => {
  const functions = new Map<string, FunctionMetrics>();
  const invocations = new Map<string, Invocation>();

  const countsOf = (name: string): FunctionMetrics => {
    const counts = functions.get(name) ?? nothingYet();
    functions.set(name, counts);
    return counts;
  };

  // Two concurrent calls can arrive one after the other, if one of them opens a connection first; so a call starts when the
  // client sends it.
  const noteSending = (message: unknown): void => {
    const call = sentCall(message);
    if (call) invocations.get(call.root)?.sentAt.set(call.attempt, performance.now());
  };
  subscribe(REQUEST_START, noteSending);

  return {
    invocation: async (functionName, run) => {
      // Without a function name the SDK assumes that it is not in Lambda and sends no trace id.
      process.env.AWS_LAMBDA_FUNCTION_NAME ??= 'saldo-local';
      const root = newRoot();
      invocations.set(root, { functionName, sentAt: new Map(), rounds: 0, roundEndedAt: Number.NEGATIVE_INFINITY });
      countsOf(functionName).requests += 1;
      try {
        return await invokeStore.run({ [TRACE_ID]: traceHeader(root) }, run);
      } finally {
        invocations.delete(root);
      }
    },
    dynamoDbCallArrived: (headers) => {
      const { root, attempt } = callIn((name) => headers[name]);
      const invocation = invocations.get(root);
      if (!invocation) return () => undefined;
      const startedAt = invocation.sentAt.get(attempt) ?? performance.now();
      return (units) => count(invocation, countsOf(invocation.functionName), startedAt, units);
    },
    callerOf: (headers) => invocations.get(callIn((name) => headers[name]).root)?.functionName ?? null,
    snapshot: () => structuredClone(Object.fromEntries(functions)),
    reset: () => functions.clear(),
    close: () => {
      unsubscribe(REQUEST_START, noteSending);
    },
  };
};

// Calls are counted in the order of their ends, so taking each one that starts after the last taken has ended gives the
// largest set without overlaps (interval scheduling).
const count = (invocation: Invocation, { dynamodb }: FunctionMetrics, startedAt: number, units: Units): void => {
  if (startedAt >= invocation.roundEndedAt) {
    invocation.rounds += 1;
    invocation.roundEndedAt = performance.now();
  }
  dynamodb.calls += 1;
  dynamodb.sequentialRounds = Math.max(dynamodb.sequentialRounds, invocation.rounds);
  dynamodb.readUnits += units.readUnits;
  dynamodb.writeUnits += units.writeUnits;
};
