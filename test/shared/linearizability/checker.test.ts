import { describe, expect, it } from 'vitest';
import { isLinearizable, type SequentialModel } from '../../support/linearizability/checker.ts';
import type { Call } from '../../support/linearizability/history.ts';

type RegisterCall = { write: number } | 'read';
const register: SequentialModel<number, RegisterCall, number> = {
  initial: 0,
  step(state, input, output) {
    if (input !== 'read') return [input.write];
    return output === undefined || output === state ? [state] : [];
  },
};
const write = (value: number, invoked: number, returned: number): Call<RegisterCall, number> => ({
  input: { write: value },
  output: value,
  invoked,
  returned,
});
const lost = (value: number, invoked: number): Call<RegisterCall, number> => ({
  input: { write: value },
  output: undefined,
  invoked,
  returned: Number.POSITIVE_INFINITY,
});
const read = (value: number, invoked: number, returned: number): Call<RegisterCall, number> => ({
  input: 'read',
  output: value,
  invoked,
  returned,
});

describe('a history of a register', () => {
  it.each([
    ['of calls one after the other', [write(1, 1, 2), read(1, 3, 4)]],
    ['whose read ran beside the write and saw it', [write(1, 1, 4), read(1, 2, 3)]],
    ['whose read ran beside the write and did not see it', [write(1, 1, 4), read(0, 2, 3)]],
    ['whose lost write took effect late', [lost(1, 1), read(0, 2, 3), read(1, 4, 5)]],
    ['whose lost write never took effect', [lost(1, 1), read(0, 2, 3)]],
    ['with two writes in either order', [write(1, 1, 4), write(2, 2, 3), read(1, 5, 6)]],
  ])('%s is linearizable', (_, calls) => {
    expect(isLinearizable(calls, register)).toBe(true);
  });

  it.each([
    ['whose read misses what was written before', [write(1, 1, 2), read(0, 3, 4)]],
    ['whose reads see a write and then not', [write(1, 1, 6), read(1, 2, 3), read(0, 4, 5)]],
    ['whose reads see writes in two orders', [write(1, 1, 2), write(2, 3, 4), read(2, 5, 6), read(1, 7, 8)]],
    ['that sees a lost write before it was sent', [read(1, 1, 2), lost(1, 3)]],
  ])('%s is not', (_, calls) => {
    expect(isLinearizable(calls, register)).toBe(false);
  });
});
