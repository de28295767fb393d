import type { Instant } from '../../../shared/time/instant.ts';
import { addWrite, itemReadUnits, itemWriteUnits, openTally, type TableUsage, TRANSACTIONAL } from './capacity.ts';
import { consumedCapacities } from './consumed-capacity.ts';
import { database, type Input, type Store } from './dynalite.ts';
import { type CancellationReason, isRefusal, transactionCancelled } from './errors.ts';
import { rememberToken, wasDone } from './idempotency.ts';
import type { Outcome } from './outcome.ts';
import { type Change, checkItem, openStage, type Stage } from './stage.ts';
import { planWrites, type Step } from './transact-plan.ts';

/** All steps or none: conditions are checked against the previous state, then all changes are written as one batch. */
export const transactWriteItems = async (store: Store, input: Input, now: Instant): Promise<Outcome> => {
  const steps = await planWrites(store, input);
  const stage = openStage(store);
  if (await wasDone(store, input, now)) return repeated(stage, steps, input);

  const reasons = await checkConditions(stage, steps);
  const cancelled = reasons.some(({ Code }) => Code !== 'None') || (await applySteps(stage, steps, reasons));
  if (cancelled) return { refusal: transactionCancelled(reasons), usage: costOf(stage, steps, []) };

  const usage = costOf(stage, steps, await stage.commit(rememberToken(input, now)));
  return { output: consumedCapacities(usage, input.ReturnConsumedCapacity), usage };
};

const checkConditions = async (stage: Stage, steps: Step[]): Promise<CancellationReason[]> => {
  const reasons: CancellationReason[] = [];
  for (const { request, place, returnsOld } of steps) {
    const existing = await stage.get(place);
    if (!database.checkConditional(request, existing)) reasons.push({ Code: 'None' });
    else {
      const old = returnsOld && existing ? { Item: existing } : {};
      reasons.push({ Code: 'ConditionalCheckFailed', Message: 'The conditional request failed', ...old });
    }
  }
  return reasons;
};

/** Runs the changes on the stage; true, with the reason in its place, where one cannot be done. */
const applySteps = async (stage: Stage, steps: Step[], reasons: CancellationReason[]): Promise<boolean> => {
  for (const [index, { kind, action, request, table, place }] of steps.entries()) {
    if (kind === 'ConditionCheck') continue;
    try {
      await stage.run(action, request);
      const after = await stage.get(place);
      if (after) checkItem(table, after);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      reasons[index] = { Code: 'ValidationError', Message: error.message };
      return true;
    }
  }
  return false;
};

// A check, and every step of a cancelled transaction, costs like a write of the stored item.
const costOf = (stage: Stage, steps: Step[], changes: Change[]): TableUsage[] => {
  const tally = openTally('write');
  for (const change of changes) addWrite(tally.of(change.table.TableName), change, TRANSACTIONAL);
  const unchanged = changes.length === 0 ? steps : steps.filter(({ kind }) => kind === 'ConditionCheck');
  for (const { table, place } of unchanged) {
    tally.of(table.TableName).table += TRANSACTIONAL * itemWriteUnits(stage.found.get(place), undefined);
  }
  return tally.all();
};

// A transaction sent again under its token writes nothing and costs what reading its items costs.
const repeated = async (stage: Stage, steps: Step[], input: Input): Promise<Outcome> => {
  const tally = openTally('read');
  for (const { table, place } of steps) {
    tally.of(table.TableName).table += TRANSACTIONAL * itemReadUnits(await stage.get(place), true);
  }
  return { output: consumedCapacities(tally.all(), input.ReturnConsumedCapacity), usage: tally.all() };
};
