import { setTimeout as pause } from 'node:timers/promises';
import type { Aggregator } from '../pluggy/aggregator.ts';
import type { AggregatorItem } from '../pluggy/schemas.ts';
import { isInProgress, itemStatusOf } from './item-status.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;

const runs = ({ status }: AggregatorItem): boolean => isInProgress(itemStatusOf(status));

/** Growing pauses. @param signal ends the wait; the result is then the last state read */
export const waitForUpdate = async (
  aggregator: Aggregator,
  item: AggregatorItem,
  signal: AbortSignal,
): Promise<AggregatorItem> => {
  let seen = item;
  for (let wait = FIRST_PAUSE_MS; runs(seen) && !signal.aborted; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
    await pause(wait, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) seen = await aggregator.item(item.id, { signal }).catch(() => seen);
  }
  return seen;
};

/** Waits while `holds` is true, up to the signal. @returns whether it ended before the signal */
export const waitWhile = async (holds: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> => {
  while (!signal.aborted) {
    if (!(await holds())) return true;
    await pause(FIRST_PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
  return false;
};
