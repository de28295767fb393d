import type { Ranking } from './ranking.ts';

/**
 * The words of an order, `before` and `behind` a noun; `priced` needs one, since not only rows are dear. `english` may have
 * other words between: "biggest restaurant bill".
 */
export type Order = { by: Ranking['by']; before: string; behind: string; priced?: string };
/** `time`: the words for one occasion. */
type DateOrder = Order & { time: string };
type AmountOrder = Order & { priced: string; english: string };

const LARGE = 'largest|biggest|highest|greatest';
const SMALL = 'smallest|lowest';
const DEAR = 'most expensive|priciest';
const CHEAP = 'least expensive|cheapest';

export const amountOrders: readonly AmountOrder[] = [
  {
    by: 'largest',
    before: `maior(?:es)?|${LARGE}`,
    priced: DEAR,
    english: `${LARGE}|${DEAR}`,
    behind: 'mais (?:car|alt)[oa]s?|maiores',
  },
  {
    by: 'smallest',
    before: `menor(?:es)?|${SMALL}`,
    priced: CHEAP,
    english: `${SMALL}|${CHEAP}`,
    behind: 'mais (?:barat|baix)[oa]s?|menores',
  },
];

export const dateOrders: readonly DateOrder[] = [
  {
    by: 'latest',
    before: 'ultim[oa]s?|ults?|last|latest|most recent|newest|mais recentes?',
    behind: 'mais recentes?',
    time: 'ultima vez|last time',
  },
  {
    by: 'earliest',
    before: 'primeir[oa]s?|first|oldest|earliest|mais antig[oa]s?',
    behind: 'mais antig[oa]s?',
    time: 'primeira vez|first time',
  },
];
