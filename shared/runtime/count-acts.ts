import { rateCounter } from '../platform/table/rate-counter.ts';
import type { Table } from '../platform/table/table.ts';
import type { Instant } from '../time/instant.ts';
import { tooManyRequests } from './http-errors.ts';
import { hasRateLimits } from './write-rate.ts';

/** Acts of one user that give access, per UTC day. Taking access away never counts. */
export const ACTS = { name: 'security-acts', most: 40, windowSeconds: 86_400 } as const;

/**
 * Counts an act that gives access, before its effect and after its proof: a key made or rotated, a webhook made or changed, a
 * passkey added, an assistant allowed, a code for a new address, an export begun. Each such act sends a notice, which no count
 * withholds; this count bounds them. @throws RefusalError 429 beyond it
 */
export type CountAct = (userId: string, now: Instant) => Promise<void>;

export const countActs = (table: Table): CountAct => {
  const counter = rateCounter(table);
  return async (userId, now) => {
    if (!hasRateLimits()) return;
    const taken = await counter.take({ ...ACTS, subject: userId }, now);
    if (!taken.granted) throw tooManyRequests(taken.resetSeconds);
  };
};

/**
 * Counts beside the reads of a change, so that it adds no round trip. `before` delays what is written until the act is counted.
 * @returns writes that reject with the refusal beyond the rate
 */
export const countedBeside = (countAct: CountAct, { userId, now }: { userId: string; now: Instant }) => {
  const counted = countAct(userId, now);
  // Awaited before the write; a change that is refused earlier needs no count.
  counted.catch(() => undefined);
  return {
    before:
      <Made, Writes>(record: (made: Made) => Promise<Writes>) =>
      async (made: Made): Promise<Writes> => {
        await counted;
        return record(made);
      },
  };
};
