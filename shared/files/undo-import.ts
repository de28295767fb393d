import { isByHand } from '../accounts/account.ts';
import { InvalidInputError, NotFoundError } from '../domain-errors.ts';
import { outbox } from '../events/outbox.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import type { FileImport } from './file-import-store.ts';
import { countOfOwn } from './own-account.ts';
import { changeRows, type FileServices, type RowsChange, untilRowsWritten } from './write-rows.ts';

const UNDOABLE_SECONDS = 30 * 24 * 3600;

const undoableUntil = ({ createdAt }: Pick<FileImport, 'createdAt'>): Instant =>
  addSeconds(createdAt, UNDOABLE_SECONDS);

export type Undone = { importId: string; removed: number; kept: number; accountRemoved: boolean };
type Beside<Answer> = (undone: Undone) => Promise<{ answer: Answer; extraWrites: WriteItem[] }>;

/**
 * Removes the rows that no other file brought. What a bank has taken over is no longer the file's.
 * @throws NotFoundError, InvalidInputError after 30 days, ContentionError
 */
export const undoImport = <Answer>(
  services: FileServices,
  asked: { userId: string; importId: string; now: Instant },
  beside: Beside<Answer>,
): Promise<Answer> =>
  untilRowsWritten(async () => {
    const { userId, importId, now } = asked;
    const [items, accounts, imports, preparedEvents] = await Promise.all([
      services.items.list(userId),
      services.accounts.list(userId),
      services.imports.list(userId),
      outbox(services.table).prepare(userId, services.clock()),
    ]);
    const record = imports.find((one) => one.importId === importId);
    const account = accounts.find(({ id }) => id === record?.accountId);
    if (!record || !account) throw new NotFoundError('Import not found', 'list-imports lists the ids');
    if (undoableUntil(record) <= now) throw tooLate();
    const [brought, own] = await Promise.all([
      services.imports.broughtTo(userId, account.id),
      services.ledger.ofAccount(userId, account.id),
    ]);
    const others = new Set([...brought].flatMap(([id, rows]) => (id === importId ? [] : rows)));
    const ids = brought.get(importId) ?? [];
    const stored = new Set(own.map(({ id }) => id));
    const dropped = new Set(ids.filter((id) => stored.has(id) && !others.has(id)));
    const isEmpty =
      own.every(({ id }) => dropped.has(id)) && imports.every((one) => one === record || one.accountId !== account.id);
    const accountRemoved = record.madeAccount && isEmpty && isByHand(account);
    const last: RowsChange['last'] = (balanced) => [
      ...services.imports.remove(userId, record),
      ...(accountRemoved ? [services.accounts.remove(userId, account.id)] : []),
      ...(isByHand(account) && !accountRemoved ? [services.accounts.rebalance(userId, balanced)] : []),
    ];
    const gone = own.filter(({ id }) => dropped.has(id));
    const undone = { importId, removed: dropped.size, kept: ids.length - dropped.size, accountRemoved };
    const { answer, extraWrites } = await beside(undone);
    await changeRows(services, { items, preparedEvents }, asked, {
      account,
      rows: [],
      dropped,
      span: spanOf(
        own.filter(({ id }) => dropped.has(id)),
        record.period,
      ),
      first: [services.imports.reopen(userId, record)],
      last,
      whole: last,
      // What was cut off is in no balance yet.
      balance: record.completedAt ? { come: [], go: gone } : null,
      recounts: true,
      ...(accountRemoved && { ownAccounts: { last: countOfOwn(items, accounts) - 1 } }),
      extraWrites,
    });
    return answer;
  });

const tooLate = (): InvalidInputError =>
  new InvalidInputError('Import can no longer be undone', { message: 'A file can be undone for 30 days' });

// A row that another file had brought before may stand outside the period of this one.
const spanOf = (rows: readonly { date: FileImport['period']['start'] }[], { start, end }: FileImport['period']) => ({
  start: rows.reduce((least, { date }) => (date < least ? date : least), start),
  end: rows.reduce((most, { date }) => (date > most ? date : most), end),
});

export const presentListed = (record: FileImport) => {
  const { importId, name, accountId, format, period, createdAt, counts, completedAt } = record;
  const finished = completedAt !== undefined;
  const undoable = undoableUntil(record);
  return { importId, name, accountId, format, period, createdAt, counts, finished, undoableUntil: undoable };
};
