import type { HoldingMove, Holdings, Loan } from '../accounts/holding.ts';
import { looksLikePerson } from '../categorizer/people.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { daysBetween } from '../time/calendar.ts';
import { type CounterEntry, counterEntries } from './counter-entries.ts';
import { mayName, saysPurchase, TRANSFER_WORDS, type TransferContext, type TransferText } from './transfer-text.ts';

/** What a connection holds, as far as it tells what rows of banks are. */
export type Held = Pick<Holdings, 'positions' | 'loans' | 'connectorName'> & { itemId: string };

type Side = HoldingMove[1];
type Sides = { debits: readonly Transaction[]; credits: readonly Transaction[] };
type TextOf = (row: Transaction) => TransferText;

/** Movements in the form of rows of further accounts; the amounts of the second list are those that banks may show instead. */
const sidesOf = (held: readonly Held[], side: Side): [Transaction[], Transaction[]] => {
  const rows: [Transaction[], Transaction[]] = [[], []];
  for (const { positions } of held)
    for (const { id, currencyCode, moves } of positions)
      moves.forEach(([date, kind, amount, other], at) => {
        if (kind !== side) return;
        const row = { id: `${id} ${at}`, accountId: id, currencyCode, date } as Transaction; // all that pairs are made by
        rows[0].push({ ...row, amount });
        if (other !== null) rows[1].push({ ...row, amount: other });
      });
  return rows;
};

/** What is bought with a purchase's words, and stays one's own. */
const SECURITIES =
  /\b(?:fiis?|acao|acoes|etfs?|bdrs?|tesouro|cotas?|fundos?|cdb|rdb|lc[ia]|cr[ia]|debentures?|cripto\w*)\b/;

const saysShopping = (row: Transaction): boolean =>
  saysPurchase(row) && !SECURITIES.test(normalizeText(row.description));

/** Whether the text leaves it open: it names no purchase and no other person. */
const mayBeOwn = (row: Transaction, texts: TextOf): boolean => {
  const { named, names } = texts(row);
  return !saysShopping(row) && named !== 'otherPerson' && !(named === 'unknown' && looksLikePerson(names));
};

type Pairing = (rows: readonly Transaction[], movements: readonly Transaction[]) => CounterEntry[];

/** Ids of the rows of a bank that are the other side of a movement, one to one. */
const matched = (rows: readonly Transaction[], [first, second]: [Transaction[], Transaction[]], pair: Pairing) => {
  const idsOf = (pairs: readonly CounterEntry[]) => new Set(pairs.flatMap(({ out, into }) => [out.id, into.id]));
  const taken = idsOf(pair(rows, first));
  const isFree = ({ id }: Transaction): boolean => !taken.has(id);
  for (const id of idsOf(pair(rows.filter(isFree), second.filter(isFree)))) taken.add(id);
  return rows.filter(({ id }) => taken.has(id)).map(({ id }) => id);
};

// Words of every institution's name.
const COMMON = new Set(
  `banco bco corretora corretoras investimentos investimento cctvm ctvm dtvm cvm tvm sa ltda cambio titulos valores mobiliarios
  distribuidora instituicao pagamento pagamentos de do da e`.split(/\s+/),
);

const ownWords = (name: string): string[] =>
  normalizeText(name)
    .split(' ')
    .filter((word) => word && !COMMON.has(word));

/** Names of connections that hold positions and have no bank account. */
const brokersOf = (held: readonly Held[], banks: ReadonlySet<string>): string[][] =>
  held
    .filter(({ itemId, positions }) => positions.length > 0 && !banks.has(itemId))
    .map(({ connectorName }) => ownWords(connectorName))
    .filter((words) => words.length > 0);

/** A transfer whose text names such a connection and nobody else but a holder. */
const namesBroker = (row: Transaction, brokers: readonly string[][], texts: TextOf, { holders }: TransferContext) => {
  const words = normalizeText(row.description).split(' ');
  if (!TRANSFER_WORDS.test(words.join(' ')) || saysPurchase(row)) return false;
  const broker = brokers.find((own) => own.every((word) => words.includes(word)));
  if (!broker) return false;
  const others = words.filter((word) => mayName(word) && !COMMON.has(word) && !broker.includes(word));
  return others.length === 0 || (texts(row).named === 'holder' && holders.has(others[0] ?? ''));
};

/** The least part of a loan that comes: fees are kept back. */
const LEAST_PART = 0.9;
const DAYS_APART = 3;

/** The rows by which the money of loans came, one for each day of it. */
const borrowed = (credits: readonly Transaction[], loans: readonly Loan[], may: (row: Transaction) => boolean) => {
  const found = new Set<string>();
  for (const { contracted, releasedOn, currencyCode } of loans.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (contracted === null || contracted <= 0) continue;
    for (const date of releasedOn) {
      const apart = (row: Transaction): number => Math.abs(daysBetween(date, row.date));
      const [nearest] = credits
        .filter(
          (row) =>
            row.amount <= contracted &&
            row.amount >= contracted * LEAST_PART &&
            row.currencyCode === currencyCode &&
            !found.has(row.id) &&
            apart(row) <= DAYS_APART &&
            may(row),
        )
        .sort((a, b) => apart(a) - apart(b) || b.amount - a.amount || (a.id < b.id ? -1 : 1));
      if (nearest) found.add(nearest.id);
    }
  }
  return found;
};

/**
 * Which rows of banks are own moves, and which are yields, by what investments and loans report.
 * @param free rows of banks that no other rule has paired or called the payment of a card
 * @param banks ids of the connections that have a bank account
 */
export const movesByHoldings = (
  free: Sides,
  held: readonly Held[],
  { banks, texts, context }: { banks: ReadonlySet<string>; texts: TextOf; context: TransferContext },
): { moves: string[]; yields: string[] } => {
  const may = (row: Transaction): boolean => mayBeOwn(row, texts);
  const put: Pairing = (rows, movements) => counterEntries(rows, movements, may);
  const came: Pairing = (rows, movements) => counterEntries(movements, rows, (_, into) => may(into));
  const yields = matched(free.credits, sidesOf(held, 'interest'), came);
  const paid = new Set(yields);
  const credits = free.credits.filter(({ id }) => !paid.has(id));
  const brokers = brokersOf(held, banks);
  const ofBrokers =
    brokers.length === 0 ? [] : [...free.debits, ...credits].filter((row) => namesBroker(row, brokers, texts, context));
  const moves = [
    ...matched(free.debits, sidesOf(held, 'buy'), put),
    ...matched(credits, sidesOf(held, 'sell'), came),
    ...ofBrokers.map(({ id }) => id),
    ...borrowed(
      credits,
      held.flatMap(({ loans }) => loans),
      may,
    ),
  ];
  return { moves, yields };
};
