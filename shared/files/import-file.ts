import { createHash } from 'node:crypto';
import { type Account, duplicateIds, isByHand, isOpen } from '../accounts/account.ts';
import { QuotaExceededError } from '../domain-errors.ts';
import { outbox, type PreparedEvents } from '../events/outbox.ts';
import { type Centavos, centavos, negative, toAmount } from '../money.ts';
import { sortableId } from '../platform/bytes.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Item } from '../sync/item.ts';
import { addDays } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { DecodedFile } from './decode-file.ts';
import type { FileImport } from './file-import-store.ts';
import { accountNotFound, countOfOwn, newOwnAccount } from './own-account.ts';
import { type FilePlan, type PlannedRow, planFile } from './plan-file.ts';
import { readStatement, type Statement, type StatementOptions } from './read-statement.ts';
import { changeRows, type FileServices, untilRowsWritten } from './write-rows.ts';

const MOST_IMPORTS = 200;
/** How far rows of another source may be from the file's. */
const REACH_DAYS = 3;

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

const newAccountOf = (
  request: FileRequest,
  statement: Statement,
  type: 'BANK' | 'CREDIT',
  { items, accounts }: Sources,
): Account => {
  const { account: wanted, userId, now } = request;
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
    countOfOwn(items, accounts),
    dateInSaoPaulo(now),
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
  importId: sortableId(),
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
  const account = known ?? newAccountOf(request, statement, type, sources);
  const { start, end } = statement.period;
  const near = known
    ? await services.ledger.ofAccount(userId, account.id, {
        from: addDays(start, -REACH_DAYS),
        to: addDays(end, REACH_DAYS),
      })
    : [];
  const plan = planFile(
    statement,
    account,
    near,
    sources.imports.filter(({ accountId }) => accountId === account.id).map((one) => one.period),
  );
  return { statement, plan, account, isNewAccount: known === null };
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
  untilRowsWritten(async () => {
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
    const balancing = (balanced: Account): WriteItem[] =>
      isByHand(account) ? [accounts.rebalance(userId, balanced)] : [];
    const count = countOfOwn(sources.items, sources.accounts) + 1;
    const { answer, extraWrites } = await beside({ ...read, record, repeated: false });
    await changeRows(services, sources, request, {
      account,
      rows,
      span: statement.period,
      first: [...imports.put(userId, record, plan.brought), ...(isNewAccount ? [accounts.make(userId, account)] : [])],
      last: (balanced) => [imports.complete(userId, record, now), ...balancing(balanced)],
      whole: (balanced) => [
        ...imports.put(userId, { ...record, completedAt: now }, plan.brought),
        ...(isNewAccount ? [accounts.make(userId, balanced)] : balancing(balanced)),
      ],
      balance: begun ? null : { come: rows, go: [] },
      ...(isNewAccount && { ownAccounts: { first: count, last: count } }),
      extraWrites,
    });
    return answer;
  });

const SHOWN_ROWS = 10;
const SHOWN_OTHERS = 50;

const presentRow = ({ line, row, status }: PlannedRow) => ({
  line,
  date: row.date,
  description: row.description,
  amount: toAmount(row.amount),
  category: row.category,
  installment: row.installment && { number: row.installment.number, total: row.installment.total },
  status,
});

const presentDoubtful = ({ line, row, like }: PlannedRow) =>
  like
    ? [
        {
          line,
          date: row.date,
          description: row.description,
          amount: toAmount(row.amount),
          transaction: { id: like.id, date: like.date, description: like.description },
        },
      ]
    : [];

export const presentImported = (imported: Imported) => {
  const { statement, plan, account, isNewAccount, record, repeated } = imported;
  const { balance } = statement;
  const doubtful = plan.rows.filter(({ status }) => status === 'doubtful');
  return {
    importId: record?.importId ?? null,
    accountId: isNewAccount && !record ? null : account.id,
    format: statement.format,
    encoding: statement.encoding,
    period: statement.period,
    counts: countsOf(plan, statement),
    rows: plan.rows.slice(0, SHOWN_ROWS).map(presentRow),
    doubtful: doubtful.slice(0, SHOWN_OTHERS).flatMap(presentDoubtful),
    warnings: statement.warnings.slice(0, SHOWN_OTHERS),
    mapping: statement.mapping,
    balance: balance && { amount: toAmount(balance.amount), date: balance.date },
    repeated,
  };
};
