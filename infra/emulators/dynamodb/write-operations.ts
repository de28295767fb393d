import { addWrite, itemWriteUnits, openTally, type TableUsage, usageOf } from './capacity.ts';
import { consumedCapacity } from './consumed-capacity.ts';
import type { Input, Store } from './dynalite.ts';
import { isConditionFailure } from './errors.ts';
import type { Outcome } from './outcome.ts';
import { prepare } from './prepare.ts';
import { type Change, openStage, type Stage } from './stage.ts';

const usageOfChanges = (changes: readonly Change[]): TableUsage[] => {
  const tally = openTally('write');
  for (const change of changes) addWrite(tally.of(change.table.TableName), change, 1);
  return tally.all();
};

/** `PutItem`, `UpdateItem` or `DeleteItem`. */
export const writeItem = async (store: Store, operation: string, input: Input): Promise<Outcome> => {
  const { ReturnValuesOnConditionCheckFailure: onFailure, ...rest } = input;
  const request = prepare(store, operation, rest);
  const stage = openStage(store);
  try {
    const output = await stage.run(operation, request);
    const usage = usageOfChanges(await stage.commit());
    return { output: { ...output, ...consumedCapacity(usage[0], input.ReturnConsumedCapacity) }, usage };
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const existing = onlyItem(stage);
    if (onFailure === 'ALL_OLD' && existing) error.body.Item = existing;
    const usage = { ...usageOf(request.TableName, 'write'), table: itemWriteUnits(existing, undefined) };
    return { refusal: error, usage: [usage] };
  }
};

const onlyItem = (stage: Stage) => [...stage.found.values()][0];
