import { createHash } from 'node:crypto';
import { type Account, duplicateIds, isByHand } from '../accounts/account.ts';
import { InvalidInputError } from '../domain-errors.ts';
import { outbox, type PreparedEvents } from '../events/outbox.ts';
import type { LedgerChanges, PutWords } from '../ledger/ledger-store.ts';
import { type MonthSpan, rowsOf, type StoredMonth, WHOLE } from '../ledger/store/account-month.ts';
import { asImported, handRowId, madeByHandAt, rowSource, type Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos } from '../money.ts';
import { carryWords } from '../own-words/carry-words.ts';
import { monthFrom, notFound, type RowHint } from '../own-words/change-transaction.ts';
import { type Change, changeOfRow, wordsOf } from '../own-words/word-change.ts';
import { latestWords, type OwnRowWords, type OwnWordsOfUser } from '../own-words/words.ts';
import { sortableId } from '../platform/bytes.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Item } from '../sync/item.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { byHand, countOfOwn, newOwnAccount, type RowsOfBalance, refuseFarDate, withRows } from './own-account.ts';
import { ownRow } from './plan-file.ts';
import { type FileServices, fencingOf, type RowsChange, untilRowsWritten, writeRows } from './write-rows.ts';

const CASH = 'PAYMENT_ACCOUNT';

const notByHand = (row: Transaction): InvalidInputError =>
  new InvalidInputError('Transaction is not by hand', {
    message:
      rowSource(row) === 'file'
        ? 'A file brought this transaction: delete-import undoes the file'
        : 'A bank reports this transaction: only its category, merchant and note can change',
  });

type Asked = { userId: string; now: Instant };
/** The row as it is stored, or as it was; `account` with the balance that follows. */
export type HandChanged = { row: Transaction; account: Account; item: Item };
type Beside<Answer> = (changed: HandChanged) => Promise<{ answer: Answer; extraWrites: WriteItem[] }>;

/** One change of one row of an account by hand, with all that it is based on. */
type Planned = {
  account: Account;
  isNew: boolean;
  items: Item[];
  accounts: Account[];
  preparedEvents: PreparedEvents;
  changes: LedgerChanges;
  rows: RowsOfBalance;
  row: Transaction;
};

const write = async <Answer>(
  { table, accounts: store, ...others }: FileServices,
  { userId, now }: Asked,
  { account, isNew, items, accounts, preparedEvents, changes, rows, row }: Planned,
  beside: Beside<Answer>,
): Promise<Answer> => {
  const fencing = fencingOf(table, userId, account, items, now);
  const balanced = withRows(account, rows, dateInSaoPaulo(now));
  const { answer, extraWrites } = await beside({ row, account: balanced, item: fencing.item });
  const count = countOfOwn(items, accounts) + 1;
  const balancing: RowsChange['last'] = (next) => [store.rebalance(userId, next)];
  await writeRows({ table, accounts: store, ...others }, { userId, now, fencing, preparedEvents }, changes, {
    account,
    first: isNew ? [store.make(userId, account)] : [],
    last: balancing,
    whole: isNew ? (next) => [store.make(userId, next)] : balancing,
    balance: rows,
    ...(isNew && { ownAccounts: { first: count, last: count } }),
    extraWrites,
  });
  return answer;
};

/** The words of the other rows, and on the row what `put` does: words that wait for a row of a bank are not for it. */
const wording =
  (said: OwnWordsOfUser, id: string, put: (row: Transaction) => Transaction): PutWords =>
  (accountId, merge) => {
    const ids = new Set(merge.rows.map((row) => row.id));
    const rows = said.rows.filter(
      (one) => one.row.id !== id && (ids.has(one.row.id) || (one.formerId !== null && ids.has(one.formerId))),
    );
    const carried = carryWords({ ...said, rows }, accountId, merge);
    return { rows: carried.rows.map((row) => (row.id === id ? put(asImported(row)) : row)), writes: [] };
  };

const isOf =
  ({ id, accountId }: Pick<Transaction, 'id' | 'accountId'>) =>
  ({ row, formerId }: OwnRowWords): boolean =>
    row.accountId === accountId && (row.id === id || formerId === id);

/** What is said of a row, as it is then, and the records of it. */
const saidOf = (
  { words }: FileServices,
  { userId, said, itemId }: { userId: string; said: OwnWordsOfUser; itemId: string },
  row: Transaction,
  change: Change,
): { put: (row: Transaction) => Transaction; writes: WriteItem[] } => {
  const known = said.rows.filter(isOf(row));
  const says = Object.values(change).some((value) => value !== undefined);
  if (known.length === 0 && !says) {
    return { put: (one) => latestWords(said.merchants)(one), writes: [words.checkOrder(userId, said.order)] };
  }
  const changed = changeOfRow(said, { row, itemId, words: wordsOf(change, said.order + 1) });
  return {
    put: changed.change,
    writes: [words.raiseOrder(userId, said.order), ...words.replaceRow(userId, changed.record)],
  };
};

/** One account in each user's data: two calls at once make one. */
const cashIdOf = (userId: string): string => createHash('sha256').update(`cash ${userId}`).digest('hex').slice(0, 32);

const accountFor = (
  { userId, accountId, date }: Pick<NewHandRow, 'userId' | 'accountId' | 'date'>,
  { items, accounts }: { items: Item[]; accounts: Account[] },
  today: IsoDate,
): { account: Account; isNew: boolean } => {
  if (accountId !== undefined) return { account: byHand(accounts, accountId), isNew: false };
  const cash = accounts.find((one) => isByHand(one) && one.type === 'BANK' && one.subtype === CASH);
  if (cash) return { account: cash, isNew: false };
  const made = { name: 'Dinheiro', type: 'BANK', subtype: CASH, startingBalance: centavos(0) } as const;
  const start = { ...made, startingDate: date, id: cashIdOf(userId) };
  return { account: newOwnAccount(userId, start, countOfOwn(items, accounts), today), isNew: true };
};

export type HandRow = { date: IsoDate; amount: Centavos; description: string };
export type NewHandRow = Asked & HandRow & { accountId: string | undefined; category: string | undefined };

/** @throws NotFoundError, InvalidInputError, QuotaExceededError, ContentionError */
export const createRow = <Answer>(
  services: FileServices,
  asked: NewHandRow,
  beside: Beside<Answer>,
): Promise<Answer> => {
  const { userId, now, date, category } = asked;
  const id = handRowId(sortableId());
  const span = monthFrom({ accountId: asked.accountId, date });
  return untilRowsWritten(async () => {
    refuseFarDate(date, 'date', dateInSaoPaulo(now));
    const [items, accounts, months, said, preparedEvents] = await Promise.all([
      services.items.list(userId),
      services.accounts.list(userId),
      services.ledger.months(userId, span),
      services.words.everything(userId),
      outbox(services.table).prepare(userId, services.clock()),
    ]);
    const { account, isNew } = accountFor(asked, { items, accounts }, dateInSaoPaulo(now));
    const imported = ownRow({ ...asked, installment: null }, id, account);
    const { put, writes } = saidOf(services, { userId, said, itemId: account.itemId }, imported, { category });
    const row = put(imported);
    const changes = services.ledger.planOn(months, [only(account, imported)], wording(said, id, put));
    const planned = { account, isNew, items, accounts, preparedEvents, rows: { come: [row], go: [] }, row };
    return write(services, asked, { ...planned, changes: { ...changes, wordWrites: writes } }, beside);
  });
};

const NO_ROWS: ReadonlySet<string> = new Set();

// Only this row comes: no other one is missing.
const only = ({ id: accountId }: Account, row: Transaction) => ({
  accountId,
  rows: [row],
  window: { from: row.date, to: row.date },
  dropped: NO_ROWS,
});

/** A row as a caller has seen it. `date`: where it goes. */
type Sought = { transactionId: string; hint?: RowHint | undefined; date?: IsoDate | undefined };

/** The months where the row was seen, or was made, and where it goes. */
const likelyMonths = ({ transactionId, hint, date }: Sought): MonthSpan[] => {
  const made = madeByHandAt(transactionId);
  const seen = hint ?? (made && { date: dateInSaoPaulo(made) });
  if (!seen) return [];
  const [from, to] = [monthFrom(seen), monthFrom({ ...seen, date: date ?? seen.date })];
  return from.first === to.first ? [from] : [from, to];
};

const rowIn = (months: readonly StoredMonth[], { transactionId }: Sought): Transaction | undefined =>
  months.flatMap(rowsOf).find(({ id }) => id === transactionId);

/** All that a change of a stored row is based on. @throws NotFoundError, InvalidInputError */
const readStored = async (services: FileServices, userId: string, sought: Sought) => {
  const [items, accounts, near, said, preparedEvents] = await Promise.all([
    services.items.list(userId),
    services.accounts.list(userId),
    services.ledger.months(userId, ...likelyMonths(sought)),
    services.words.everything(userId),
    outbox(services.table).prepare(userId, services.clock()),
  ]);
  const duplicates = duplicateIds(accounts);
  const months = rowIn(near, sought) ? near : await services.ledger.months(userId, WHOLE);
  const row = rowIn(months, sought);
  const account = accounts.find(({ id }) => id === row?.accountId && !duplicates.has(id));
  if (!row || !account) throw notFound();
  if (rowSource(row) !== 'hand') throw notByHand(row);
  const own = months.filter(({ accountId }) => accountId === account.id);
  return { items, accounts, months: own, said, preparedEvents, row, account };
};

export type RowUpdate = Asked & {
  transactionId: string;
  hint?: RowHint | undefined;
  set: { [Field in keyof HandRow]?: HandRow[Field] | undefined };
  change: Change;
};

/** @throws NotFoundError, InvalidInputError, ContentionError */
export const changeRow = <Answer>(services: FileServices, asked: RowUpdate, beside: Beside<Answer>): Promise<Answer> =>
  untilRowsWritten(async () => {
    const { userId, set, now } = asked;
    if (set.date) refuseFarDate(set.date, 'date', dateInSaoPaulo(now));
    const { row: before, months, ...sources } = await readStored(services, userId, { ...asked, date: set.date });
    const { account, said } = sources;
    const { date = before.date, amount = before.amount, description = before.description } = set;
    const imported = ownRow({ date, amount, description, installment: null }, before.id, account, before.currencyCode);
    const { put, writes } = saidOf(services, { userId, said, itemId: account.itemId }, imported, asked.change);
    const row = put(imported);
    const changes = services.ledger.planOn(months, [only(account, imported)], wording(said, before.id, put));
    const planned = { ...sources, isNew: false, rows: { come: [row], go: [before] }, row };
    return write(services, asked, { ...planned, changes: { ...changes, wordWrites: writes } }, beside);
  });

/** With what was said of it. @throws NotFoundError, InvalidInputError, ContentionError */
export const deleteRow = <Answer>(
  services: FileServices,
  asked: Asked & Omit<Sought, 'date'>,
  beside: Beside<Answer>,
): Promise<Answer> =>
  untilRowsWritten(async () => {
    const { userId } = asked;
    const { row, months, ...sources } = await readStored(services, userId, asked);
    const { account, said } = sources;
    const gone = { ...only(account, row), rows: [], dropped: new Set([row.id]) };
    const changes = services.ledger.planOn(months, [gone], wording(said, row.id, asImported));
    const records = said.rows.filter(isOf(row)).map((one) => services.words.removeRow(userId, one));
    const order =
      records.length > 0
        ? services.words.raiseOrder(userId, said.order)
        : services.words.checkOrder(userId, said.order);
    const planned = { ...sources, isNew: false, rows: { come: [], go: [row] }, row };
    return write(services, asked, { ...planned, changes: { ...changes, wordWrites: [order, ...records] } }, beside);
  });
