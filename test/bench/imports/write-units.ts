import type { Table } from '../../../shared/platform/table/table.ts';

const NAME = 'writeUnits';
const recordOf = (value: unknown): Record<string, unknown> => ({ ...(value instanceof Object ? value : {}) });

/** Write units that the table's client spends while `run` runs, as the engine reports them; and in how many calls. */
export const writeUnitsOf = async ({ client }: Table, run: () => Promise<unknown>) => {
  const spent = { units: 0, calls: 0 };
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
      if (/^(Get|Query|BatchGet)/.test(context.commandName ?? '')) return result;
      const { ConsumedCapacity } = recordOf(result.output);
      const capacities = [ConsumedCapacity].flat().map((capacity) => Number(recordOf(capacity).CapacityUnits ?? 0));
      spent.units += capacities.reduce((sum, units) => sum + units, 0);
      spent.calls += 1;
      return result;
    },
    { step: 'initialize', name: NAME },
  );
  await run().finally(() => client.middlewareStack.remove(NAME));
  return spent;
};
