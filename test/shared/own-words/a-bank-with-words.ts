import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { pick, type Random, uuid } from '../ledger/realistic-rows.ts';

/** One purchase, independent of the ids and dates of its rows. */
export type Purchase = { key: number; row: Transaction };

const FIRST = day('2026-01-05');
const TEXTS = ['PADARIA BELLA', 'IFD*BURGER', 'POSTO SHELL'] as const;
const NAMES = [null, 'Padaria Bella', 'Burger'] as const;
const CATEGORIES = ['Supermercado', null, 'Postos de gasolina'] as const;
const AMOUNTS = [-5, -12.9, 5] as const;

/** What rows of one purchase have in common; purchases may share it. */
export const likenessOf = ({ description, amount }: Pick<Transaction, 'description' | 'amount'>): string =>
  `${description.trim().toLowerCase()} ${amount}`;

/** A bank that renumbers, posts, moves, drops and brings back rows. No new purchase equals one that is away or deleted. */
export const aBank = (random: Random) => {
  let present: Purchase[] = [];
  let away: Purchase[] = [];
  const deleted = new Set<string>();
  let keys = 0;

  const renumbered = ({ key, row }: Purchase): Purchase => {
    const date = addDays(row.date, Math.floor(random() * 3) - 1);
    const description = random() < 0.5 ? row.description : row.description.toLowerCase();
    return { key, row: { ...row, id: uuid(random), date, description, status: 'POSTED' } };
  };
  const isFree = (row: Transaction): boolean =>
    !deleted.has(likenessOf(row)) && !away.some((one) => likenessOf(one.row) === likenessOf(row));
  const add = (row: Transaction): void => {
    if (!isFree(row)) return;
    keys += 1;
    present.push({ key: keys, row });
  };
  const events: (() => void)[] = [
    () => {
      const text = Math.floor(random() * TEXTS.length);
      add(
        aTransaction({
          id: uuid(random),
          date: addDays(FIRST, Math.floor(random() * 80)),
          description: TEXTS[text] ?? '',
          merchant: NAMES[text] ?? null,
          reais: pick(random, AMOUNTS),
          status: random() < 0.5 ? 'PENDING' : 'POSTED',
          category: CATEGORIES[text] ?? null,
        }),
      );
    },
    () => present.length > 0 && add({ ...pick(random, present).row, id: uuid(random) }),
    () => {
      const all = present.length > 0 && random() < 0.3;
      const chosen = new Set(all ? present : present.filter(() => random() < 0.2));
      present = present.map((one) => (chosen.has(one) ? renumbered(one) : one));
    },
    () => {
      if (present.length === 0) return;
      const gone = pick(random, present);
      const isEqual = away.some((one) => likenessOf(one.row) === likenessOf(gone.row));
      // Which of several equal rows returns after a removal is ambiguous.
      if (isEqual || deleted.has(likenessOf(gone.row))) return;
      present = present.filter((one) => one !== gone);
      if (random() < 0.5) deleted.add(likenessOf(gone.row));
      else away.push(gone);
    },
    () => {
      present = [...present, ...away.map(renumbered)];
      away = [];
    },
  ];
  return {
    step: (): void => {
      pick(random, [...events, ...events.slice(0, 3)])();
    },
    rows: (): readonly Purchase[] => present,
  };
};
