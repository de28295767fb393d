import * as z from 'zod/mini';
import type { CategoryName } from '../../../shared/categories/category-tree.ts';
import { type CategorizerInput, categorize, isDoubtful } from '../../../shared/categorizer/categorize.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toCentavos } from '../../../shared/money.ts';
import { isoDate } from '../../../shared/time/calendar.ts';
import { classifyTransfers } from '../../../shared/transfers/classify-transfers.ts';
import { placeOf } from '../../../shared/transfers/place.ts';
import { readJsonLines } from '../frame/json-lines.ts';

const categories = z.optional(z.array(z.string()).check(z.minLength(1)));

const record = z
  .strictObject({
    bank: z.string(),
    source: z.string(),
    account: z.enum(['BANK', 'CREDIT']),
    type: z.enum(['DEBIT', 'CREDIT']),
    amount: z.string().check(z.regex(/^[\d.]+$/)),
    amountGuessed: z.optional(z.literal(true)),
    description: z.string(),
    accepted: categories,
    none: z.optional(z.enum(['unknowable'])),
    /** Of a line that nobody could know: a guess that is no mistake. */
    acceptable: categories,
    own: z.optional(z.enum(['own_move', 'bill_payment'])),
    ownUncertain: z.optional(z.literal(true)),
  })
  .check(
    z.refine(({ accepted, none }) => (accepted === undefined) !== (none === undefined), 'Either accepted or none'),
  );

export type WorldLine = {
  input: CategorizerInput;
  amount: number;
  isAmountGuessed: boolean;
  /** Null: nobody could know. */
  accepted: readonly string[] | null;
  acceptable: readonly string[];
  /** Null: the line does not say whose account the other one is. */
  isOwn: boolean | null;
};

const lineOf = (line: z.output<typeof record>): WorldLine => ({
  input: { description: line.description, type: line.type, accountType: line.account },
  amount: Number(line.amount),
  isAmountGuessed: line.amountGuessed === true,
  accepted: line.accepted ?? null,
  acceptable: line.acceptable ?? [],
  isOwn: line.ownUncertain ? null : line.own !== undefined,
});

/** The sets, each by another author, under the day of its lines. */
export const WORLD_SETS = ['2026-11-27', '2026-11-28'] as const;
type WorldSet = (typeof WORLD_SETS)[number];
export const WORLD_HALVES = ['open', 'closed'] as const;
type WorldHalf = (typeof WORLD_HALVES)[number];

/** `open`: mistakes may be looked at. `closed`: nobody looks at its lines. */
export const worldLines = (set: WorldSet, half: WorldHalf): WorldLine[] =>
  readJsonLines(new URL(`world/${set}-${half}.jsonl`, import.meta.url), record).map(lineOf);

type Answer = { category: CategoryName | null; isOwn: boolean; isSure: boolean };

/** The category of a line, and whether the line alone shows an own move or the payment of a card's bill. */
export const answerTo = ({ input, amount }: WorldLine): Answer => {
  const found = categorize(input);
  const { category } = found;
  const row: Transaction = {
    id: 'row',
    accountId: 'account',
    date: isoDate(2026, 3, 10),
    description: input.description,
    amount: toCentavos(input.type === 'DEBIT' ? -amount : amount),
    currencyCode: 'BRL',
    balance: null,
    type: input.type,
    status: 'POSTED',
    category,
    merchant: null,
    installment: null,
    billId: null,
    billForecastMonth: null,
    ...(category !== null && { hasOurCategory: true }),
  };
  const account = { id: 'account', type: input.accountType === 'CREDIT' ? ('CREDIT' as const) : ('BANK' as const) };
  const isOwn = placeOf(row, account, classifyTransfers([row], [account], [])) === 'own_move';
  return { category, isOwn, isSure: !isDoubtful(found) };
};

export const isRight = ({ accepted, acceptable }: WorldLine, category: string | null): boolean =>
  category === null ? accepted === null : (accepted ?? acceptable).includes(category);

type WorldMeasured = {
  lines: number;
  /** Right among the answered lines that somebody could know. */
  accuracy: number;
  /** Answered among those. */
  coverage: number;
  /** Right among all of those. */
  right: number;
  /** Wrong among all labels given, also to lines that nobody could know. */
  falseLabels: number;
  /** Money on a wrong or missing label among that of knowable lines whose amount the source has. */
  moneyMissed: number;
  /** Lines that nobody could know, left without a label. */
  leftAlone: number;
  /** The same, or with a guess that its author accepts: `Transferência - PIX` of a Pix. */
  wellGuessed: number;
  /** Wrong among the labels given that no doubt is told of. */
  falseSure: number;
  /** Own moves and bill payments that are found by the line alone. */
  ownFound: number;
  /** Lines called own moves that are none, among those called so. */
  ownFalse: number;
};

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const sum = (lines: readonly WorldLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

export const measuredWorld = (lines: readonly WorldLine[]): WorldMeasured => {
  const all = lines.map((line) => {
    const answer = answerTo(line);
    return { line, ...answer, ok: isRight(line, answer.category) };
  });
  const knowable = all.filter(({ line }) => line.accepted !== null);
  const unknowable = all.filter(({ line }) => line.accepted === null);
  const given = all.filter(({ category }) => category !== null);
  const sure = given.filter(({ isSure }) => isSure);
  const answered = knowable.filter(({ category }) => category !== null);
  const priced = knowable.filter(({ line }) => !line.isAmountGuessed);
  const own = all.filter(({ line }) => line.isOwn === true);
  const calledOwn = all.filter(({ line, isOwn }) => line.isOwn !== null && isOwn);
  return {
    lines: lines.length,
    accuracy: share(answered.filter(({ ok }) => ok).length, answered.length),
    coverage: share(answered.length, knowable.length),
    right: share(knowable.filter(({ ok }) => ok).length, knowable.length),
    falseLabels: share(given.filter(({ ok }) => !ok).length, given.length),
    moneyMissed: share(
      sum(priced.filter(({ ok }) => !ok).map(({ line }) => line)),
      sum(priced.map(({ line }) => line)),
    ),
    wellGuessed: share(unknowable.filter(({ ok }) => ok).length, unknowable.length),
    falseSure: share(sure.filter(({ ok }) => !ok).length, sure.length),
    leftAlone: share(unknowable.filter(({ category }) => category === null).length, unknowable.length),
    ownFound: share(own.filter(({ isOwn }) => isOwn).length, own.length),
    ownFalse: share(calledOwn.filter(({ line }) => !line.isOwn).length, calledOwn.length),
  };
};
