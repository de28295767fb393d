import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { type Account, duplicateIds, isByHand, isOpen } from '../accounts/account.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import { NotFoundError, QuotaExceededError } from '../domain-errors.ts';
import { outbox, type PreparedEvents } from '../events/outbox.ts';
import { tellInSteps } from '../feed/feed-writes.ts';
import type { LedgerStore } from '../ledger/ledger-store.ts';
import { MAX_ACTIONS } from '../ledger/store/fenced-writes.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { add, type Centavos, centavos, negative } from '../money.ts';

import { importedWords, type OwnWordsStore } from '../own-words/own-words-store.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import type { Item } from '../sync/item.ts';
import { addDays, type IsoDate, monthOf } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { DecodedFile } from './decode-file.ts';
import type { FileImport, FileImportStore } from './file-import-store.ts';
import { againIfStale, balancedAccount, changeOfBalance, fencingOf, newOwnAccount } from './own-account.ts';
import { type FilePlan, planFile } from './plan-file.ts';
import { readStatement, type Statement, type StatementOptions } from './read-statement.ts';

const MOST_IMPORTS = 200;
/** How far rows of another source may be from the file's. */
const REACH_DAYS = 3;

export type FileServices = {
  table: Table;
  accounts: Pick<AccountStore, 'list' | 'put' | 'remove'>;
  items: { list(userId: string): Promise<Item[]> };
  ledger: LedgerStore;
  words: OwnWordsStore;
  imports: FileImportStore;
  /** The real clock. */
  clock(): Instant;
};

export type WantedAccount =
  | { id: string }
  | {
      name: string;
      type: 'BANK' | 'CREDIT';
      subtype?: string | undefined;
      currency?: string | undefined;
      startingBalance?: Centavos | undefined;
    };

export type FileRequest = {
  userId: string;
  file: DecodedFile;
  name: string | null;
  account: WantedAccount;
  options: Omit<StatementOptions, 'type'>;
  preview: boolean;
  now: Instant;
};

export type Imported = {
  statement: Statement;
  plan: FilePlan;
  account: Account;
  isNewAccount: boolean;
  /** Null in a preview. */
  record: FileImport | null;
  repeated: boolean;
};
type Beside<Answer> = (imported: Imported) => Promise<{ answer: Answer; extraWrites: WriteItem[] }>;

type Sources = { items: Item[]; accounts: Account[]; imports: FileImport[]; preparedEvents: PreparedEvents };

const accountNotFound = (): NotFoundError => new NotFoundError('Account not found', 'get-accounts lists the ids');

/** One of the same name and type is used again: a call that is repeated makes one account. */
const knownAccount = (accounts: readonly Account[], wanted: WantedAccount): Account | null => {
  const duplicates = duplicateIds(accounts);
  if ('id' in wanted) {
    const found = accounts.find(({ id }) => id === wanted.id && !duplicates.has(id));
    if (!found || !isOpen(found)) throw accountNotFound();
    return found;
  }
  return accounts.find((one) => isByHand(one) && one.name === wanted.name && one.type === wanted.type) ?? null;
};

const typeOf = (account: Account | null, wanted: WantedAccount): 'BANK' | 'CREDIT' => {
  const type = account?.type ?? ('id' in wanted ? '' : wanted.type);
  if (type !== 'BANK' && type !== 'CREDIT') throw accountNotFound();
  return type;
};

/** The file's own balance says where a new account began; its rows of the period lead to it. */
const startOf = ({ balance, rows, period }: Statement, wanted: WantedAccount, type: string): Centavos => {
  const given = 'id' in wanted ? undefined : wanted.startingBalance;
  if (!balance) return given ?? centavos(0);
  const until = balance.date ?? period.end;
  const moved = rows.filter(({ date }) => date <= until).reduce((total, { amount }) => total + amount, 0);
  const start = centavos(balance.amount - moved);
  return type === 'CREDIT' ? negative(start) : start;
};

const newAccountOf = (request: FileRequest, statement: Statement, type: 'BANK' | 'CREDIT', all: Account[]): Account => {
  const { account: wanted, userId } = request;
  if ('id' in wanted) throw accountNotFound();
  return newOwnAccount(
    userId,
    {
      ...wanted,
      type,
      currency: wanted.currency ?? statement.currencyCode ?? undefined,
      startingBalance: startOf(statement, wanted, type),
      startingDate: statement.period.start,
    },
    all,
  );
};

const hashOf = ({ file, options }: FileRequest, accountId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([accountId, options.statement ?? 0, options.mapping ?? null, options.skip ?? [], file.text]))
    .digest('base64url')
    .slice(0, 22);

const countsOf = ({ rows }: FilePlan, { leftOut }: Statement): FileImport['counts'] => {
  const of = (status: string): number => rows.filter((row) => row.status === status).length;
  const doubtful = of('doubtful');
  return { new: of('new') + doubtful, known: of('known'), doubtful, left_out: leftOut };
};

const recordOf = (
  request: FileRequest,
  { statement, plan, account, isNewAccount }: Omit<Imported, 'record' | 'repeated'>,
): FileImport => ({
  importId: uuidv7(),
  name: request.name,
  accountId: account.id,
  format: statement.format,
  period: statement.period,
  createdAt: request.now,
  counts: countsOf(plan, statement),
  hash: hashOf(request, account.id),
  madeAccount: isNewAccount,
});

const readSources = async (
  { items, accounts, imports, table, clock }: FileServices,
  userId: string,
): Promise<Sources> => {
  const [connected, all, records, preparedEvents] = await Promise.all([
    items.list(userId),
    accounts.list(userId),
    imports.list(userId),
    outbox(table).prepare(userId, clock()),
  ]);
  return { items: connected, accounts: all, imports: records, preparedEvents };
};

const planned = async (services: FileServices, sources: Sources, request: FileRequest) => {
  const { userId, account: wanted, file, options } = request;
  const known = knownAccount(sources.accounts, wanted);
  const type = typeOf(known, wanted);
  const statement = readStatement(file, { ...options, type });
  const account = known ?? newAccountOf(request, statement, type, sources.accounts);
  const { start, end } = statement.period;
  const near = known
    ? await services.ledger.freshRange(userId, addDays(start, -REACH_DAYS), addDays(end, REACH_DAYS))
    : [];
  const plan = planFile(
    statement,
    account,
    near.filter(({ accountId }) => accountId === account.id),
    sources.imports.filter(({ accountId }) => accountId === account.id).map((one) => one.period),
  );
  return { statement, plan, account, isNewAccount: known === null };
};

type Change = {
  account: Account;
  rows: readonly Transaction[];
  dropped?: ReadonlySet<string>;
  span: FileImport['period'];
};
export type RowsChange = Change & {
  /** Before the rows and after them, each in one transaction. */
  first: WriteItem[];
  last: (balanced: Account) => WriteItem[];
  /** Both, where all is one transaction. */
  whole: (balanced: Account) => WriteItem[];
  extraWrites: WriteItem[];
  /** What the rows that come and go change in the balance; null: all rows say it. */
  balanceChange: Centavos | null;
};

const NO_ROWS: ReadonlySet<string> = new Set();

const MOST_BESIDE = 12;

/**
 * One transaction where all fits; else the fence is raised first, and the last one completes the record. A repeated call goes on with
 * what a killed one has begun.
 */
export const changeRows = async (
  services: FileServices,
  { items, preparedEvents }: Pick<Sources, 'items' | 'preparedEvents'>,
  { userId, now }: { userId: string; now: Instant },
  change: RowsChange,
): Promise<void> => {
  const { table, ledger, words, clock } = services;
  const { account, rows, dropped = NO_ROWS, span, extraWrites } = change;
  const { raise, check, item, version } = fencingOf(table, userId, account, items, now);
  const said = words.since(userId, monthOf(span.start));
  const put = said.then((all) => importedWords(words, userId, all));
  const window = { from: span.start, to: span.end };
  const planned = await ledger.plan(userId, [{ accountId: account.id, rows, dropped, window }], put);
  const counted = planned.wordWrites.length > 0 ? [words.countCarried(userId), ...planned.wordWrites] : [];
  const changes = { ...planned, wordWrites: counted };
  const tell = tellInSteps(table, { userId, itemId: item.id, version }, clock, { preparedEvents });
  const write = async (writes: readonly WriteItem[]): Promise<void> => {
    const failed = await writeAll(table, writes, extraWrites);
    if (failed.length > 0) throw new StaleError('An import wrote at the same time');
  };
  const transactions = ledger.transactions(userId, changes);
  const [only] = transactions;
  if (
    transactions.length <= 1 &&
    change.balanceChange !== null &&
    (only?.actions.length ?? 0) < MAX_ACTIONS - MOST_BESIDE
  ) {
    const recorded = only ? await tell(only.changes) : [];
    const balanced = await withBalance(services, userId, change, dateInSaoPaulo(now));
    await write([...raise, ...change.whole(balanced), ...(only?.actions ?? []), ...recorded]);
  } else {
    if ((await writeAll(table, [...raise, ...change.first])).length > 0) throw new StaleError('An import wrote first');
    await ledger.commit(userId, changes, check, tell);
    const balanced = await withBalance(services, userId, change, dateInSaoPaulo(now));
    await write([check, ...change.last(balanced)]);
  }
  await preparedEvents.send();
};

const withBalance = async (
  { ledger }: FileServices,
  userId: string,
  { account, balanceChange }: RowsChange,
  today: IsoDate,
): Promise<Account> => {
  if (!isByHand(account)) return account;
  if (balanceChange !== null) return { ...account, balance: add(account.balance ?? centavos(0), balanceChange) };
  const all = await ledger.everything(userId);
  return balancedAccount(
    account,
    all.filter(({ accountId }) => accountId === account.id),
    today,
  );
};

const mayKeep = (imports: readonly FileImport[], accountId: string): void => {
  if (imports.filter((one) => one.accountId === accountId).length >= MOST_IMPORTS)
    throw new QuotaExceededError(`Esta conta já tem ${MOST_IMPORTS} arquivos.`);
};

/**
 * The same content for the same account writes nothing again.
 * @throws InvalidInputError, NotFoundError, QuotaExceededError, ContentionError
 */
export const importFile = <Answer>(
  services: FileServices,
  request: FileRequest,
  beside: Beside<Answer>,
): Promise<Answer> =>
  untilWritten(() =>
    againIfStale(async () => {
      const { userId, now, preview } = request;
      const sources = await readSources(services, userId);
      const read = await planned(services, sources, request);
      const { account, plan, isNewAccount, statement } = read;
      const hash = hashOf(request, account.id);
      const begun = sources.imports.find((one) => one.hash === hash);
      const isRepeated = begun?.completedAt !== undefined;
      if (preview || isRepeated) {
        const record = isRepeated ? begun : null;
        return (await beside({ ...read, record, repeated: isRepeated })).answer;
      }
      if (!begun) mayKeep(sources.imports, account.id);
      const made = recordOf(request, read);
      const record = begun ? { ...made, importId: begun.importId, madeAccount: begun.madeAccount } : made;
      const rows = plan.rows.flatMap(({ row, status }) => (status === 'known' ? [] : row));
      const { accounts, imports } = services;
      const { answer, extraWrites } = await beside({ ...read, record, repeated: false });
      await changeRows(services, sources, request, {
        account,
        rows,
        span: statement.period,
        first: [...imports.put(userId, record, plan.brought), ...(isNewAccount ? [accounts.put(userId, account)] : [])],
        last: (balanced) => [
          imports.complete(userId, record, now),
          ...(isByHand(account) ? [accounts.put(userId, balanced)] : []),
        ],
        whole: (balanced) => [
          ...imports.put(userId, { ...record, completedAt: now }, plan.brought),
          ...(isByHand(account) ? [accounts.put(userId, balanced)] : []),
        ],
        balanceChange: begun ? null : changeOfBalance(account, rows, dateInSaoPaulo(now)),
        extraWrites,
      });
      return answer;
    }),
  );
