import * as z from 'zod/mini';
import { type Centavos, sum, toAmount } from '../money.ts';
import { stored } from '../platform/table/stored.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { Account } from './account.ts';

type Connection = {
  id: string;
  connectorName: string;
  lastUpdatedAt: Instant | null;
  duplicateOf?: string | undefined;
};

/** What a connection holds, with the connection. */
export type Connected = Holdings & { itemId: string; connection: Connection };

/** Records of connections that are there, and not connected a second time. */
export const inConnections = <R extends Holdings & { itemId: string }>(
  records: readonly R[],
  connections: readonly Connection[],
): (R & Connected)[] =>
  records.flatMap((record) => {
    const connection = connections.find(({ id }) => id === record.itemId);
    return connection && connection.duplicateOf === undefined ? [{ ...record, connection }] : [];
  });

export type OfConnection<Holding> = Holding & { connection: Connection };

export const ofConnection = <H>(holdings: readonly H[], { connection }: Connected): OfConnection<H>[] =>
  holdings.map((holding) => ({ ...holding, connection }));

/** The day that a holding's values are of. */
export const asOfDay = ({ asOf, connection }: OfConnection<{ asOf: IsoDate | null }>): IsoDate | null =>
  asOf ?? (connection.lastUpdatedAt && dateInSaoPaulo(connection.lastUpdatedAt));

/** Currencies are never added up. */
export const inBrl = ({ currencyCode }: { currencyCode: string }): boolean => currencyCode === 'BRL';

/** Sum of the known amounts; null where there are some and none is known. */
export const known = (amounts: readonly (Centavos | null)[]): number | null => {
  const found = amounts.filter((value) => value !== null);
  return amounts.length > 0 && found.length === 0 ? null : toAmount(sum(found));
};

const maybe = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);
const number = maybe(z.number());
const date = maybe(stored.date);
const money = stored.maybeCentavos;

const common = {
  /** Stays when the aggregator gives the holding a new one. */
  id: stored.text,
  /** Its present id at the aggregator. */
  sourceId: stored.text,
  name: stored.text,
  currencyCode: stored.text,
  /** The day of `balance` where that is not the connection's last update. */
  asOf: date,
  /** When the first complete answer without it was given. */
  missingSince: stored.maybeInstant,
  endedOn: date,
};

/** A movement as far as own moves need it: its day, what it is, and the amounts that a bank may show of it. */
const holdingMove = z.tuple([stored.date, z.enum(['buy', 'sell', 'interest']), stored.centavos, money]);
export type HoldingMove = z.output<typeof holdingMove>;

const positionRecord = z.object({
  ...common,
  /** The latest ones, by day. */
  moves: z._default(z.array(holdingMove), []),
  /** Its movements could not be read since they changed. */
  lacksMoves: z._default(stored.flag, true),
  type: stored.text,
  subtype: stored.maybeText,
  issuer: stored.maybeText,
  balance: money,
  gross: money,
  taxes: money,
  invested: money,
  profit: money,
  withdrawable: money,
  unitValue: number,
  quantity: number,
  dueDate: date,
  rate: number,
  rateType: stored.maybeText,
  fixedAnnualRate: number,
  isPending: stored.flag,
});
/** An investment. `balance` is net of taxes where the bank says it. Money is in hundredths of its currency. */
export type Position = z.output<typeof positionRecord>;

export type KindOfPosition =
  | 'treasury'
  | 'fixed_income'
  | 'fund'
  | 'real_estate_fund'
  | 'etf'
  | 'stock'
  | 'pension'
  | 'structured'
  | 'other';

const BY_SUBTYPE: Readonly<Record<string, KindOfPosition>> = {
  TREASURY: 'treasury',
  REAL_ESTATE_FUND: 'real_estate_fund',
  ETF: 'etf',
  RETIREMENT: 'pension',
};
const BY_TYPE: Readonly<Record<string, KindOfPosition>> = {
  FIXED_INCOME: 'fixed_income',
  MUTUAL_FUND: 'fund',
  ETF: 'etf',
  EQUITY: 'stock',
  COE: 'structured',
};

export const kindOf = ({ type, subtype }: Pick<Position, 'type' | 'subtype'>): KindOfPosition => {
  if (type === 'COE') return 'structured';
  return BY_SUBTYPE[subtype ?? ''] ?? BY_TYPE[type] ?? (subtype === 'COE' ? 'structured' : 'other');
};

const loanRecord = z.object({
  ...common,
  kind: stored.text,
  contracted: money,
  /** What is owed, positive. */
  balance: money,
  firstDueDate: date,
  dueDate: date,
  periodicity: stored.maybeText,
  amortization: stored.maybeText,
  total: number,
  paid: number,
  due: number,
  overdue: number,
  /** Percent a year, all costs included. */
  annualCost: number,
  /** Percent a period of `ratePeriod`. */
  rate: number,
  ratePeriod: maybe(z.enum(['monthly', 'yearly'])),
  isNominal: stored.flag,
  /** The days on which the money came. */
  releasedOn: z._default(z.array(stored.date), []),
  lastPaid: money,
  isFixed: stored.flag,
  isPayroll: stored.flag,
});
export type Loan = z.output<typeof loanRecord>;

/** Totals in BRL at the end of a month, by the last import in it; null where one of the holdings is unknown. */
const monthTotal = z.object({
  month: stored.text,
  investments: money,
  loans: money,
  /** Loans that an overdrawn account already shows. */
  overdrafts: money,
});
export type MonthTotal = z.output<typeof monthTotal>;

/** What one connection holds. `since`: the day of its first total. */
export const holdingsRecord = z.object({
  positions: z.array(positionRecord),
  loans: z.array(loanRecord),
  totals: z.array(monthTotal),
  since: date,
  connectorName: z._default(stored.text, ''),
});
export type Holdings = z.output<typeof holdingsRecord>;

/** With the connection that holds it. */
export type HoldingsOfItem = Holdings & { itemId: string };

export const NO_HOLDINGS: Holdings = { positions: [], loans: [], totals: [], since: null, connectorName: '' };

export const isHoldingIn = ({ positions, loans }: Pick<Holdings, 'positions' | 'loans'>, holdingId: string): boolean =>
  [...positions, ...loans].some(({ id }) => id === holdingId);

export const isHeld = ({ endedOn }: Pick<Position, 'endedOn'>): boolean => endedOn === null;

/** Which holdings an answer lists. */
export const LISTED = ['active', 'ended', 'all'] as const;

export const isListed =
  (status: (typeof LISTED)[number]) =>
  (holding: Pick<Position, 'endedOn'>): boolean =>
    status === 'all' || isHeld(holding) === (status === 'active');

type Kind = 'INVESTMENT' | 'LOAN';

export const isOfHoldings = (type: string | undefined): type is Kind => type === 'INVESTMENT' || type === 'LOAN';

const accountOf = (holding: OfConnection<Position | Loan>, type: Kind, subtype: string): Account => ({
  id: holding.id,
  itemId: holding.connection.id,
  type,
  subtype,
  name: holding.name,
  marketingName: holding.name,
  number: '',
  owner: null,
  balance: holding.balance,
  currencyCode: holding.currencyCode,
  bankData: null,
  creditData: null,
  connectorName: holding.connection.connectorName,
  connectorImageUrl: null,
});

/** Investments and loans in the form of accounts, whether they are held or have ended. */
export const holdingAccounts = (records: readonly Connected[]): Account[] =>
  records.flatMap((record) => [
    ...ofConnection(record.positions, record).map((one) => accountOf(one, 'INVESTMENT', one.subtype ?? one.type)),
    ...ofConnection(record.loans, record).map((one) => accountOf(one, 'LOAN', one.kind.toUpperCase())),
  ]);

/** Those that are held. */
export const heldAccounts = (records: readonly Connected[]): Account[] =>
  holdingAccounts(
    records.map((record) => ({
      ...record,
      positions: record.positions.filter(isHeld),
      loans: record.loans.filter(isHeld),
    })),
  );
