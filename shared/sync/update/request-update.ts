import type { Aggregator, CallOptions } from '../../pluggy/aggregator.ts';
import type { AggregatorItem } from '../../pluggy/aggregator-schemas.ts';
import { AggregatorError, isTooSoon, isTransient } from '../../pluggy/send.ts';
import type { Instant } from '../../time/instant.ts';
import type { Demand, UpdateBudget } from './update-budget.ts';

export type UpdateAnswer =
  | { kind: 'requested'; item: AggregatorItem }
  /** The allowance, or the aggregator's own limit, is used up. */
  | { kind: 'no token'; retryAfterSeconds: number }
  /** The aggregator refuses an update of this item now; `item` is its current state. */
  | { kind: 'refused'; reason: 'too soon' | 'not offered'; item: AggregatorItem };

export type UpdateParts = { aggregator: Aggregator; budget: UpdateBudget; clock(): Instant };

const LONGEST_REFUSAL_SECONDS = 60;

/** @throws AggregatorError when the request fails, or the item is gone */
export const requestUpdate = async (
  { aggregator, budget, clock }: UpdateParts,
  itemId: string,
  demand: Demand,
  options: CallOptions = {},
): Promise<UpdateAnswer> => {
  const token = await budget.take(clock(), demand);
  if (!token.granted) return { kind: 'no token', retryAfterSeconds: token.retryAfterSeconds };
  try {
    return { kind: 'requested', item: await aggregator.requestUpdate(itemId, options) };
  } catch (error) {
    if (!(error instanceof AggregatorError)) throw error;
    if (error.status === 429) {
      return { kind: 'no token', retryAfterSeconds: error.retryAfterSeconds ?? LONGEST_REFUSAL_SECONDS };
    }
    if (isTransient(error) || error.status === 404) throw error;
    const reason = isTooSoon(error) ? 'too soon' : 'not offered';
    return { kind: 'refused', reason, item: await aggregator.item(itemId, options) };
  }
};
