import { describe, expect, it } from 'vitest';
import type { DateWindow } from '../../../shared/ledger/merge.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { histories } from '../../support/histories.ts';
import { seededRandom } from './realistic-rows.ts';
import { bankStates, pull, shuffled, windows } from './simulated-bank.ts';
import { ledgerInMemory } from './store/ledger-in-memory.ts';

// The oracle: what the bank says now is what a reader must see, no more and no less.
const asSeen = (rows: readonly Transaction[]): Transaction[] => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
const within = (rows: readonly Transaction[], { from, to }: DateWindow): Transaction[] =>
  rows.filter(({ date }) => date >= from && date <= to);

const scenario = (seed: number) => {
  const random = seededRandom(seed);
  return { random, states: bankStates(random, 3 + Math.floor(random() * 8)), ledger: ledgerInMemory() };
};
const finalOf = (states: Transaction[][]): Transaction[] => states.at(-1) ?? [];

describe.each(histories({ usual: 40, all: 300 }))('bank history %i', (seed) => {
  it('ends as the bank ends when every state is pulled whole, some of them again', () => {
    const { random, states, ledger } = scenario(seed);
    for (const state of states) {
      const before = ledger.rows().length;
      const { added, updated, removed, changed } = ledger.import(pull(random, state)).summary;
      expect(ledger.rows().length).toBe(before + added - removed);
      expect(changed).toBe(added + updated + removed > 0);
      if (random() < 0.3) expect(ledger.import(pull(random, state)).groups).toEqual([]);
      expect(asSeen(ledger.rows())).toEqual(asSeen(state));
    }
  });

  it('ends as the bank ends when states were skipped, came late or only in part', () => {
    const { random, states, ledger } = scenario(seed);
    for (const state of shuffled(random, [...states, ...states])) {
      const [part] = windows(random);
      const imported = random() < 0.5 || !part ? pull(random, state) : pull(random, state, part.from, part.to);
      ledger.import(imported);
      expect(asSeen(within(ledger.rows(), imported.window))).toEqual(asSeen(within(state, imported.window)));
      const ids = ledger.rows().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    for (const { from, to } of windows(random)) ledger.import(pull(random, finalOf(states), from, to));
    expect(asSeen(ledger.rows())).toEqual(asSeen(finalOf(states)));
    expect(ledger.import(pull(random, finalOf(states))).groups).toEqual([]);
  });
});
