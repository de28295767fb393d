import { type Account, isBankAccount, isCreditCard, isOpen } from '../accounts/account.ts';
import { ASSUMPTION_FIELDS, ASSUMPTION_KINDS, type AssumptionKind } from '../contract/fields/assume.ts';
import { InvalidInputError } from '../domain-errors.ts';
import { isObject } from '../is-object.ts';
import { type Centavos, toCentavos } from '../money.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { visibleText } from '../text/normalize-text.ts';
import { addDays, type IsoDate, parseIsoDate } from '../time/calendar.ts';

/** What a call assumes. Amounts are signed, `account` null where none is named. */
export type Assumption =
  | { kind: 'once'; amount: Centavos; date: IsoDate; name: string; account: Account | null }
  | { kind: 'monthly'; amount: Centavos; from: IsoDate; until: IsoDate | null; name: string; account: Account | null }
  | { kind: 'installments'; amount: Centavos; n: number; date: IsoDate; name: string; account: Account }
  | { kind: 'without'; streamId: string }
  | { kind: 'income'; streamId: string; amount: Centavos; from: IsoDate };

/** What an assumption may name. */
export type Named = {
  today: IsoDate;
  accounts: readonly Account[];
  streams: readonly Pick<CurrentStream, 'id' | 'direction'>[];
};

/** A list of 1 to 10 entries, or its JSON text, as the operation's schema lets through. */
export type Assumed = string | unknown[];

type Entry = { at: number; values: Record<string, unknown>; named: Named; received: Assumed };

const wrong = ({ at, received }: Omit<Entry, 'values' | 'named'>, field: string, rule: string): InvalidInputError =>
  new InvalidInputError('Invalid assume', { message: `assume[${at}]${field}: ${rule}`, param: 'assume', received });

const LARGEST_AMOUNT = 100_000_000;
const TWO_DECIMALS = /^-?\d+(\.\d{1,2})?$/;
const SIGNS = {
  'other than 0': (value: number) => value !== 0,
  'below 0': (value: number) => value < 0,
  'above 0': (value: number) => value > 0,
} as const;

const amountIn = (entry: Entry, sign: keyof typeof SIGNS): Centavos => {
  const { amount } = entry.values;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || !SIGNS[sign](amount))
    throw wrong(entry, '.amount', `must be a number ${sign}`);
  if (Math.abs(amount) > LARGEST_AMOUNT) throw wrong(entry, '.amount', `must be at most ${LARGEST_AMOUNT}`);
  if (!TWO_DECIMALS.test(String(amount))) throw wrong(entry, '.amount', 'must have at most two decimals');
  return toCentavos(amount);
};

const LAST_DAY = 366;

const dateIn = (entry: Entry, field: 'date' | 'from' | 'until'): IsoDate => {
  const given = entry.values[field];
  const date = typeof given === 'string' ? parseIsoDate(given) : null;
  if (!date) throw wrong(entry, `.${field}`, 'must be an existing date in the form YYYY-MM-DD');
  const { today } = entry.named;
  const last = addDays(today, LAST_DAY);
  if (date < today || date > last) throw wrong(entry, `.${field}`, `must be from ${today} to ${last}`);
  return date;
};

const dateOrToday = (entry: Entry, field: 'date' | 'from'): IsoDate =>
  entry.values[field] === undefined ? entry.named.today : dateIn(entry, field);

const untilIn = (entry: Entry, from: IsoDate): IsoDate | null => {
  if (entry.values.until === undefined) return null;
  const until = dateIn(entry, 'until');
  if (until < from) throw wrong(entry, '.until', 'must not be before from');
  return until;
};

const LONGEST_NAME = 60;
const UNNAMED = 'Simulação';

const nameIn = (entry: Entry): string => {
  const { name = '' } = entry.values;
  const shown = typeof name === 'string' ? visibleText(name).trim() : null;
  if (shown === null || shown.length > LONGEST_NAME)
    throw wrong(entry, '.name', `must be a text of at most ${LONGEST_NAME} characters`);
  return shown || UNNAMED;
};

const isCounted = (account: Account): boolean =>
  isOpen(account) && account.currencyCode === 'BRL' && (isBankAccount(account) || isCreditCard(account));

const accountIn = (entry: Entry): Account | null => {
  const { accountId } = entry.values;
  if (accountId === undefined) return null;
  const account = entry.named.accounts.find(({ id }) => id === accountId);
  if (!account) throw wrong(entry, '.accountId', 'must be one of your accounts');
  if (!isCounted(account)) throw wrong(entry, '.accountId', 'must be an open bank account or card in BRL');
  return account;
};

const cardIn = (entry: Entry): Account => {
  const account = accountIn(entry);
  if (!account || !isCreditCard(account)) throw wrong(entry, '.accountId', 'must be one of your cards');
  return account;
};

const [FEWEST_PARTS, MOST_PARTS] = [2, 48];

const partsIn = (entry: Entry): number => {
  const { n } = entry.values;
  if (typeof n === 'number' && Number.isInteger(n) && n >= FEWEST_PARTS && n <= MOST_PARTS) return n;
  throw wrong(entry, '.n', `must be an integer from ${FEWEST_PARTS} to ${MOST_PARTS}`);
};

const streamIn = (entry: Entry): Named['streams'][number] => {
  const stream = entry.named.streams.find(({ id }) => id === entry.values.streamId);
  if (!stream) throw wrong(entry, '.streamId', 'must be one of your recurring streams');
  return stream;
};

const incomeIn = (entry: Entry): string => {
  const { id, direction } = streamIn(entry);
  if (direction !== 'inflow') throw wrong(entry, '.streamId', 'must be a stream that comes in');
  return id;
};

const READERS: { readonly [K in AssumptionKind]: (entry: Entry) => Assumption } = {
  once: (entry) => ({
    kind: 'once',
    amount: amountIn(entry, 'other than 0'),
    date: dateIn(entry, 'date'),
    name: nameIn(entry),
    account: accountIn(entry),
  }),
  monthly: (entry) => {
    const [amount, from] = [amountIn(entry, 'other than 0'), dateIn(entry, 'from')];
    return {
      kind: 'monthly',
      amount,
      from,
      until: untilIn(entry, from),
      name: nameIn(entry),
      account: accountIn(entry),
    };
  },
  installments: (entry) => ({
    kind: 'installments',
    amount: amountIn(entry, 'below 0'),
    n: partsIn(entry),
    account: cardIn(entry),
    date: dateOrToday(entry, 'date'),
    name: nameIn(entry),
  }),
  without: (entry) => ({ kind: 'without', streamId: streamIn(entry).id }),
  income: (entry) => ({
    kind: 'income',
    streamId: incomeIn(entry),
    amount: amountIn(entry, 'above 0'),
    from: dateOrToday(entry, 'from'),
  }),
};

const FIELDS = new Set<string>(Object.values(ASSUMPTION_FIELDS).flat());

// Assistants send null for fields that they leave out.
const given = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== null || !FIELDS.has(field)));

const readOne = (one: unknown, at: number, named: Named, received: Assumed): Assumption => {
  if (!isObject(one)) throw wrong({ at, received }, '', 'must be an object');
  const values = given(one);
  const entry = { at, values, named, received };
  const kind = ASSUMPTION_KINDS.find((one) => one === values.kind);
  if (!kind) throw wrong(entry, '.kind', `must be one of ${ASSUMPTION_KINDS.join(', ')}`);
  const known: readonly string[] = ASSUMPTION_FIELDS[kind];
  const unknown = Object.keys(values).find((field) => field !== 'kind' && !known.includes(field));
  if (unknown !== undefined) throw wrong(entry, `.${unknown}`, `is no field of ${kind}: ${known.join(', ')}`);
  return READERS[kind](entry);
};

/** @throws InvalidInputError of the first entry that is wrong, by its index */
export const readAssumptions = (assume: Assumed, named: Named): Assumption[] => {
  const list: unknown[] = typeof assume === 'string' ? JSON.parse(assume) : assume;
  return list.map((values, at) => readOne(values, at, named, assume));
};
