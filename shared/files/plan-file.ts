import { createHash } from 'node:crypto';
import type { Account } from '../accounts/account.ts';
import { ALWAYS, type Span, sameRows, spanOfRows } from '../ledger/same-rows.ts';
import { fileRowId, rowSource, type Transaction } from '../ledger/transaction.ts';
import { toAmount } from '../money.ts';
import { importCategory } from '../pluggy/rows/transaction-mapping.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { FileRow, Statement } from './read-statement.ts';

/** A shorter one counts the rows of one file. */
const LEAST_REFERENCE = 8;

export type FileRowStatus = 'new' | 'known' | 'doubtful';
export type PlannedRow = { line: number; row: Transaction; status: FileRowStatus; like: Transaction | null };
export type FilePlan = {
  rows: PlannedRow[];
  /** Rows of files that the file brings, new or known: they stay until the last file that brings them is undone. */
  brought: string[];
};

const digestOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);

/** The same row has the same id in each file: by the bank's reference, else by its content and its count among equal ones. */
const idsOf = (accountId: string, rows: readonly FileRow[]): string[] => {
  const references = new Map<string, number>();
  for (const { reference } of rows) if (reference) references.set(reference, (references.get(reference) ?? 0) + 1);
  const equal = new Map<string, number>();
  return rows.map(({ reference, date, amount, description, installment }) => {
    const isUnique = reference !== null && reference.length >= LEAST_REFERENCE && references.get(reference) === 1;
    // Beside the reference the amount: a bank's may count the rows of a day.
    if (isUnique) return fileRowId(digestOf(accountId, 'reference', reference, date, amount));
    const content = digestOf(accountId, 'content', date, amount, normalizeText(description), installment?.number ?? 0);
    const count = equal.get(content) ?? 0;
    equal.set(content, count + 1);
    return fileRowId(digestOf(content, count));
  });
};

/** A row that no bank reports, with the category that the rules know. */
export const ownRow = (
  row: Pick<FileRow, 'date' | 'description' | 'amount' | 'installment'>,
  id: string,
  account: Account,
  currencyCode = account.currencyCode,
): Transaction => {
  const { date, description, amount, installment } = row;
  const type = amount < 0 ? 'DEBIT' : 'CREDIT';
  const asReported = { id, date, description, type, amount: toAmount(amount) } as const;
  const { category, hasOurCategory, hasDoubtfulCategory } = importCategory(
    asReported,
    { ...account, taxNumber: null },
    { description, merchant: null },
  );
  return {
    id,
    accountId: account.id,
    date,
    description,
    amount,
    currencyCode,
    balance: null,
    type,
    status: 'POSTED',
    category,
    merchant: null,
    installment: installment && { ...installment, totalAmount: null, purchaseDate: null },
    billId: null,
    billForecastMonth: null,
    ...(hasOurCategory && { hasOurCategory }),
    ...(hasDoubtfulCategory && { hasDoubtfulCategory }),
  };
};

/**
 * The rows of a statement beside those that the account has.
 * @param stored all of the account near the period
 * @param periods of the files that the account has
 */
export const planFile = (
  { rows, period, currencyCode }: Pick<Statement, 'rows' | 'period' | 'currencyCode'>,
  account: Account,
  stored: readonly Transaction[],
  periods: readonly Span[],
): FilePlan => {
  const ids = idsOf(account.id, rows);
  const currency = currencyCode ?? account.currencyCode;
  const arriving = rows.map((row, index) => ({
    line: row.line,
    row: ownRow(row, ids[index] ?? '', account, currency),
  }));
  const byId = new Map(stored.map((row) => [row.id, row]));
  const others = arriving.filter(({ row }) => !byId.has(row.id)).map(({ row }) => row);
  const arrivingIds = new Set(ids);
  const free = stored.filter(({ id }) => !arrivingIds.has(id));
  const pairs = new Map(pairsOf(free, others, [period], periods).map((pair) => [pair.arriving.id, pair]));
  const planned = arriving.map(({ line, row }): PlannedRow => {
    const same = byId.get(row.id);
    const pair = pairs.get(row.id);
    if (same) return { line, row, status: 'known', like: same };
    if (!pair) return { line, row, status: 'new', like: null };
    return { line, row, status: pair.alike ? 'known' : 'doubtful', like: pair.stored };
  });
  const brought = planned.flatMap(({ row, status, like }) => {
    if (status !== 'known') return row.id;
    return like && rowSource(like) === 'file' ? like.id : [];
  });
  return { rows: planned, brought };
};

// The period of each source decides whether rows of different days may be one.
const pairsOf = (
  stored: readonly Transaction[],
  arriving: readonly Transaction[],
  period: readonly Span[],
  periods: readonly Span[],
) => {
  const of = (source: ReturnType<typeof rowSource>) => stored.filter((row) => rowSource(row) === source);
  const [bank, file, hand] = [of('bank'), of('file'), of('hand')];
  const bankSpan = bank.length > 0 ? [{ ...spanOfRows(bank), end: ALWAYS.end }] : [];
  const found: ReturnType<typeof sameRows<Transaction, Transaction>> = [];
  let left = arriving;
  // As an import of the bank decides it: whichever came first, the rows are the same.
  for (const [rows, ofStored, ofFile] of [
    [bank, bankSpan, []],
    [hand, [ALWAYS], period],
    [file, periods, period],
  ] as const) {
    const pairs = sameRows(rows, left, { stored: ofStored, arriving: ofFile });
    const taken = new Set(pairs.filter(({ alike }) => alike).map((pair) => pair.arriving.id));
    found.push(...pairs.filter(({ alike }) => alike), ...pairs.filter(({ alike }) => !alike));
    left = left.filter(({ id }) => !taken.has(id));
  }
  // A like row of a later source wins over an unlike one of an earlier source.
  return found.toSorted((a, b) => Number(a.alike) - Number(b.alike));
};
