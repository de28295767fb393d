import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type HoldingMove, type KindOfPosition, kindOf, type Loan, type Position } from '../accounts/holding.ts';
import { YIELDS } from '../categories/category-groups.ts';
import type { Direction, Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, magnitude, toCentavos } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import { bankDate } from './rows/aggregator-row.ts';

const maybe = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(z.nullable(schema)), null);

const movementSchema = z.object({
  id: z.string().check(z.minLength(1)),
  type: z.string(),
  date: z.string(),
  description: maybe(z.string()),
  movementType: maybe(z.string()),
  quantity: maybe(z.number()),
  value: maybe(z.number()),
  amount: maybe(z.number()),
  netAmount: maybe(z.number()),
});
type Found = z.output<typeof movementSchema>;

type Word = { text: string; type: Direction };
const WORDS: Readonly<Record<string, Word>> = {
  BUY: { text: 'Aplicação', type: 'CREDIT' },
  INTEREST: { text: 'Rendimento', type: 'CREDIT' },
  SELL: { text: 'Resgate', type: 'DEBIT' },
  AMORTIZATION: { text: 'Amortização', type: 'DEBIT' },
  TAX: { text: 'Imposto', type: 'DEBIT' },
};
const wordOf = ({ type, movementType }: Found): Word =>
  WORDS[type] ?? { text: 'Transferência', type: movementType === 'DEBIT' ? 'DEBIT' : 'CREDIT' };

const CATEGORIES: Readonly<Partial<Record<KindOfPosition, string>>> = {
  treasury: 'Renda fixa',
  fixed_income: 'Renda fixa',
  fund: 'Fundos multimercado',
  stock: 'Renda variável',
  etf: 'Renda variável',
  real_estate_fund: 'Renda variável',
  pension: 'Pensão (previdência)',
};

const SIDES: Readonly<Record<string, HoldingMove[1]>> = {
  BUY: 'buy',
  SELL: 'sell',
  AMORTIZATION: 'sell',
  INTEREST: 'interest',
};

const positive = (amount: number | null | undefined): Centavos | null =>
  amount == null ? null : magnitude(toCentavos(amount));

const grossOf = ({ amount, quantity, value }: Found): Centavos | null =>
  positive(amount) ?? (quantity == null || value == null ? null : positive(quantity * value));

const signed = (type: Direction, amount: Centavos): Centavos => (type === 'DEBIT' ? centavos(-amount) : amount);

type Row = Pick<Transaction, 'id' | 'date' | 'description' | 'amount' | 'type' | 'category'>;

const rowOf = (accountId: string, currencyCode: string, row: Row): Transaction => ({
  ...row,
  accountId,
  currencyCode,
  balance: null,
  status: 'POSTED',
  merchant: null,
  installment: null,
  billId: null,
  billForecastMonth: null,
});

type Holder = Pick<Position, 'id' | 'name' | 'type' | 'subtype' | 'currencyCode'>;
type Movement = { row: Transaction; move: HoldingMove | null };

const toMovement = (record: unknown, position: Holder): Movement | null => {
  const found = movementSchema.safeParse(record).data;
  const date = found ? bankDate(found.date) : null;
  if (!found || date === null) return null;
  const [net, gross] = [positive(found.netAmount), grossOf(found)];
  const amount = net ?? gross;
  if (amount === null) return null;
  const { text, type } = wordOf(found);
  const side = SIDES[found.type];
  const row = rowOf(position.id, position.currencyCode, {
    id: found.id,
    date,
    type,
    amount: signed(type, amount),
    description: found.description?.trim() || `${text} · ${position.name}`,
    category: found.type === 'INTEREST' ? YIELDS : (CATEGORIES[kindOf(position)] ?? 'Investimentos'),
  });
  const other = gross !== null && gross !== amount ? gross : null;
  return { row, move: side === undefined ? null : [date, side, amount, other] };
};

/** Of one position; `rows` are of its id. */
export type Movements = { rows: Transaction[]; moves: HoldingMove[]; unreadable: number };

/** Own moves are looked for among so many of a position. */
const MOST_MOVES = 400;

const byDay = (a: HoldingMove, b: HoldingMove): number =>
  a[0] === b[0] ? a[2] - b[2] || a[1].localeCompare(b[1]) : a[0] < b[0] ? -1 : 1;

/** Leaves out what cannot be read. */
export const toMovements = (records: readonly unknown[], position: Holder): Movements => {
  const found = records.flatMap((record) => toMovement(record, position) ?? []);
  const moves = found.flatMap(({ move }) => (move ? [move] : []));
  return {
    rows: found.map(({ row }) => row),
    moves: moves.sort(byDay).slice(-MOST_MOVES),
    unreadable: records.length - found.length,
  };
};

const releaseSchema = z.object({
  installmentId: maybe(z.string()),
  isOverParcelPayment: maybe(z.boolean()),
  paidDate: z.string(),
  paidAmount: z.number(),
});

const releasesIn = z.object({ payments: z.object({ releases: z.array(z.unknown()) }) });

/** What was paid of a loan, as rows of its id. */
export const toReleases = (record: unknown, loan: Pick<Loan, 'id' | 'sourceId' | 'name' | 'kind' | 'currencyCode'>) => {
  const category = loan.kind === 'financing' ? 'Financiamento' : 'Empréstimos';
  const times = new Map<string, number>();
  return (releasesIn.safeParse(record).data?.payments.releases ?? []).flatMap((release): Transaction[] => {
    const found = releaseSchema.safeParse(release).data;
    const date: IsoDate | null = found ? bankDate(found.paidDate) : null;
    if (!found || date === null) return [];
    const amount = magnitude(toCentavos(found.paidAmount));
    const text = found.isOverParcelPayment ? 'Pagamento avulso' : 'Parcela';
    const content =
      found.installmentId ?? createHash('sha256').update(`${date} ${amount} ${text}`).digest('base64url').slice(0, 16);
    const time = (times.get(content) ?? 0) + 1;
    times.set(content, time);
    // The same installment may be paid in parts.
    const id = `${loan.sourceId}:${content}${time > 1 ? `:${time}` : ''}`;
    return [
      rowOf(loan.id, loan.currencyCode, {
        id,
        date,
        type: 'CREDIT',
        amount,
        description: `${text} · ${loan.name}`,
        category,
      }),
    ];
  });
};
