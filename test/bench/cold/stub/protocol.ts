import type { ColdCase } from '../cases.ts';

export type Waves = { operation: string; input: unknown }[][];

/** Messages of the bench to the stub's process, each answered by one. */
export type ToStub = { ask: 'record' | 'replay' | 'waves'; name: string };
export type FromStub =
  | { tell: 'ready'; cases: ColdCase[]; environment: Record<string, string> }
  | { tell: 'done' }
  /** Since the last `replay`. */
  | { tell: 'missed'; missed: string[] }
  | { tell: 'waves'; waves: Waves };
