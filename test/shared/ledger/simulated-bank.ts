import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { aTransaction, day } from './a-transaction.ts';
import { pick, type Random, uuid } from './realistic-rows.ts';

const FIRST_DAY = day('2025-11-20');
/** Four months, so that purchases lie around three month ends and a year's turn. */
const DAYS = 115;
const LAST_DAY = addDays(FIRST_DAY, DAYS - 1);

const TEXTS = ['PADARIA BELLA', 'IFD*BURGER', 'Açaí do Zé', 'UBER *TRIP'] as const;
const AMOUNTS = [-5, -5, -12.9, -12.91, 5] as const;

/** A change of the rows that an aggregator reports. Each kind was observed at real banks. */
type Event = (rows: Transaction[], random: Random) => Transaction[];

const someDay = (random: Random): IsoDate => addDays(FIRST_DAY, Math.floor(random() * DAYS));
const shifted = (random: Random, { date }: Transaction): IsoDate => {
  const moved = addDays(date, Math.floor(random() * 7) - 3);
  return moved < FIRST_DAY || moved > LAST_DAY ? date : moved;
};

const purchase: Event = (rows, random) => [
  ...rows,
  aTransaction({
    id: uuid(random),
    date: someDay(random),
    description: pick(random, TEXTS),
    reais: pick(random, AMOUNTS),
    status: random() < 0.5 ? 'PENDING' : 'POSTED',
  }),
];

const changeOne =
  (change: (row: Transaction, random: Random) => Transaction): Event =>
  (rows, random) => {
    const chosen = Math.floor(random() * rows.length);
    return rows.map((row, index) => (index === chosen ? change(row, random) : row));
  };

const events: Record<string, Event> = {
  purchase,
  'an equal purchase on the same day': (rows, random) =>
    rows.length === 0 ? rows : [...rows, { ...pick(random, rows), id: uuid(random) }],
  'its reversal': (rows, random) => {
    if (rows.length === 0) return rows;
    const { date, description, amount } = pick(random, rows);
    return [...rows, aTransaction({ id: uuid(random), date, description, reais: -amount / 100 })];
  },
  'a row posts': changeOne((row) => ({ ...row, status: 'POSTED' })),
  'a row posts with another date and text': changeOne((row, random) => ({
    ...row,
    status: 'POSTED',
    date: shifted(random, row),
    description: row.description.toLowerCase(),
  })),
  'a row posts with a new id': changeOne((row, random) => ({
    ...row,
    id: uuid(random),
    status: 'POSTED',
    date: shifted(random, row),
    description: `${row.description} `,
  })),
  'a row posts with a new id and amount': changeOne((row, random) => ({
    ...aTransaction({ id: uuid(random), date: row.date, reais: row.amount / 100 - 1 }),
  })),
  'a bill closes and its rows get new ids': (rows, random) => {
    const from = someDay(random);
    const to = addDays(from, 30);
    const isBilled = ({ date }: Transaction) => date >= from && date < to;
    return rows.map((row) =>
      isBilled(row) ? { ...row, id: uuid(random), billId: `bill-${from}`, status: 'POSTED' } : row,
    );
  },
  'a category arrives': changeOne((row) => ({ ...row, category: 'Supermercado' })),
  'the bank deletes a row': (rows, random) => {
    const chosen = Math.floor(random() * rows.length);
    return rows.filter((_, index) => index !== chosen);
  },
  'a late row': (rows, random) => [
    ...rows,
    aTransaction({ id: uuid(random), date: addDays(FIRST_DAY, 3), reais: -33 }),
  ],
  'the aggregator starts over': (rows, random) => rows.map((row) => ({ ...row, id: uuid(random) })),
};

const usual = Object.entries(events).flatMap(([name, event]) =>
  name === 'purchase' ? Array<Event>(6).fill(event) : name === 'the aggregator starts over' ? [] : [event],
);

const applied = (rows: Transaction[], random: Random): Transaction[] => {
  const event = random() < 0.01 ? events['the aggregator starts over'] : pick(random, usual);
  return event ? event(rows, random) : rows;
};

/** Successive states of a bank's account, each a few events after the one before. */
export const bankStates = (random: Random, states: number): Transaction[][] => {
  const history: Transaction[][] = [];
  let rows: Transaction[] = [];
  for (let state = 0; state < states; state += 1) {
    const steps = state === 0 ? 25 : Math.floor(random() * 9);
    for (let step = 0; step < steps; step += 1) rows = applied(rows, random);
    history.push(rows);
  }
  return history;
};

export const shuffled = <Value>(random: Random, values: readonly Value[]): Value[] =>
  values
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);

/** What a pull of the days from `from` to `to` brings: its rows in any order, some twice, some from outside. */
export const pull = (
  random: Random,
  rows: readonly Transaction[],
  from: IsoDate = FIRST_DAY,
  to: IsoDate = LAST_DAY,
) => {
  const brought = rows.filter(({ date }) => (date >= from && date <= to) || random() < 0.1);
  const twice = brought.filter(() => random() < 0.05);
  return { accountId: 'acc-1', rows: shuffled(random, [...brought, ...twice]), window: { from, to } };
};

/** Windows that together cover every day, some overlapping, in any order. */
export const windows = (random: Random): { from: IsoDate; to: IsoDate }[] => {
  const size = 10 + Math.floor(random() * 50);
  const starts = Array.from({ length: Math.ceil(DAYS / size) }, (_, index) => addDays(FIRST_DAY, index * size));
  return shuffled(
    random,
    starts.map((from) => ({ from, to: addDays(from, size - 1 + Math.floor(random() * 5)) })),
  );
};
