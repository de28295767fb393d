import type { Instant } from '../time/instant.ts';
import type { Aggregator, CallOptions } from './pluggy/aggregator.ts';
import { AggregatorError, isTooSoon, isTransient } from './pluggy/errors.ts';
import type { AggregatorItem } from './pluggy/schemas.ts';
import type { UpdateBudget } from './update-budget.ts';

export type UpdateAnswer =
  | { kind: 'requested'; item: AggregatorItem }
  /** Not now: the fleet's allowance, or the aggregator's own, is used up. */
  | { kind: 'no token'; retryAfterSeconds: number }
  /** The aggregator will not update this item by request now; `item` is what it has. */
  | { kind: 'refused'; reason: 'too soon' | 'not offered'; item: AggregatorItem };

export type UpdateParts = { aggregator: Aggregator; budget: UpdateBudget; clock(): Instant };

const LONGEST_REFUSAL_SECONDS = 60;

/**
 * Asks the aggregator to update an item, within the fleet's allowance.
 * @throws AggregatorError when it fails, or no longer knows the item
 */
export const requestUpdate = async (
  { aggregator, budget, clock }: UpdateParts,
  itemId: string,
  options: CallOptions = {},
): Promise<UpdateAnswer> => {
  const token = await budget.take(clock());
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
