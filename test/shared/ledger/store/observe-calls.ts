import { onTestFinished } from 'vitest';
import type { Table } from '../../../../shared/platform/table/table.ts';

export type Call = { operation: string; input: Record<string, unknown>; output: Record<string, unknown> };
type Hooks = {
  /** May change what is sent; throwing fails the call as a lost connection would. */
  before?: (call: Omit<Call, 'output'>) => Record<string, unknown>;
  after?: (call: Call) => Promise<void>;
};

const NAME = 'observeCalls';

const recordOf = (value: unknown): Record<string, unknown> => ({ ...(value instanceof Object ? value : {}) });

/** Watches every call of a table's client up to the end of the running test; asks for the units each one uses. */
export const observeCalls = ({ client }: Table, { before, after }: Hooks = {}) => {
  const calls: Call[] = [];
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const operation = (context.commandName ?? '').replace('Command', '');
      const asked = { ...args.input, ReturnConsumedCapacity: 'TOTAL' };
      const input = { ...asked, ...before?.({ operation, input: recordOf(args.input) }) };
      const result = await next({ ...args, input });
      const call = { operation, input: recordOf(input), output: recordOf(result.output) };
      calls.push(call);
      await after?.(call);
      return result;
    },
    { step: 'initialize', priority: 'high', name: NAME, override: true },
  );
  onTestFinished(() => void client.middlewareStack.remove(NAME));
  return calls;
};

/** Capacity units that the calls used together. */
export const unitsOf = (calls: readonly Call[]): number =>
  calls
    .flatMap(({ output }) => output.ConsumedCapacity)
    .map((capacity) => Number(recordOf(capacity).CapacityUnits ?? 0))
    .reduce((sum, units) => sum + units, 0);
