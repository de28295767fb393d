import { afterEach } from 'vitest';
import { createFaults, type FaultKind, type Faults } from '../../../infra/emulators/faults.ts';
import { type RunningSandbox, type SandboxOptions, startSandbox } from '../../../infra/sandbox/aggregator/start.ts';
import { parseItems } from '../../../infra/sandbox/fixture/read.ts';
import { type AggregatorSettings, aggregator } from '../../../shared/pluggy/aggregator.ts';

const closers: (() => Promise<unknown>)[] = [];
export const onTestEnd = (close: () => Promise<unknown>): void => void closers.push(close);
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** The stand-in aggregator over HTTP, closed at the end of the test. */
export const runningSandbox = async (options: SandboxOptions = {}): Promise<RunningSandbox> => {
  const sandbox = await startSandbox({ webhookRetryDelaysMs: [5], ...options });
  onTestEnd(sandbox.close);
  return sandbox;
};

export const clientFor = (
  { url, keys }: Pick<RunningSandbox, 'url' | 'keys'>,
  settings: Partial<AggregatorSettings> = {},
) =>
  aggregator({
    baseUrl: url,
    credentials: { read: async () => keys, forget: () => undefined },
    pauseMs: 1,
    ...settings,
  });

export const anItem = (over: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) => ({
  item: { id: 'item-1', connector: { id: 612, name: 'Nubank' }, ...over },
  ...rest,
});

/** @param account fields beside id and type; @param rest transactions and bills */
export const anAccount = (account: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) => ({
  account: { id: 'acc-1', type: 'BANK', ...account },
  ...rest,
});

/** A row in the aggregator's own form: R$ 10,00 out of a bank account on 5 March 2026. */
export const aRow = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 'tx-1',
  date: '2026-03-05T15:00:00.000Z',
  description: 'PADARIA DO JOAO',
  type: 'DEBIT',
  amount: -10,
  ...over,
});

export const itemEntries = (...items: unknown[]) => parseItems({ items });

/** The fault registry of the local stack, with these faults waiting for the next matching calls. */
export const faultsFor = (...waiting: { operation: string; error: FaultKind; times?: number }[]): Faults => {
  const faults = createFaults();
  for (const { operation, error, times = 1 } of waiting) faults.add({ target: 'pluggy', operation, error, times });
  return faults;
};
