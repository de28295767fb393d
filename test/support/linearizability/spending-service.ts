import { confirmSpendingLimit } from '../../../functions/api/confirm-spending-limit.ts';
import { deleteSpendingLimit } from '../../../functions/api/delete-spending-limit.ts';
import { updateSpendingLimit } from '../../../functions/api/update-spending-limit.ts';
import { updateTransaction } from '../../../functions/api/update-transaction.ts';
import { confirmSpendingLimit as confirmation } from '../../../shared/contract/operations/confirm-spending-limit.ts';
import { deleteSpendingLimit as limitDeletion } from '../../../shared/contract/operations/delete-spending-limit.ts';
import { updateSpendingLimit as limitUpdate } from '../../../shared/contract/operations/update-spending-limit.ts';
import { updateTransaction as transactionUpdate } from '../../../shared/contract/operations/update-transaction.ts';
import { outbox } from '../../../shared/events/outbox.ts';
import { ledgerReader } from '../../../shared/ledger/ledger-reader.ts';
import { type Evaluation, evaluateLimits } from '../../../shared/limits/evaluate.ts';
import type { SpendingLimit } from '../../../shared/limits/limit.ts';
import { type LimitStore, limitStore } from '../../../shared/limits/limit-store.ts';
import { readUsage } from '../../../shared/limits/list-usage.ts';
import { renewLimit } from '../../../shared/limits/renew.ts';
import { spendingSources } from '../../../shared/limits/spending.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import { noticeBudgetStore } from '../../../shared/notifications/notices/notice-budget.ts';
import { accountSchema, itemSchema } from '../../../shared/pluggy/aggregator-schemas.ts';
import { defineEndpoint } from '../../../shared/runtime/define-endpoint.ts';
import { type ImportOutcome, importItem } from '../../../shared/sync/import/import-item.ts';
import { finishServices } from '../../../shared/sync/import/word-services.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import { importParts } from '../../../shared/sync/sync-services.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { addSeconds } from '../../../shared/time/instant.ts';
import { storedDeliveries } from '../stored-deliveries.ts';
import type { AtRest, ListedLimit, ListedRows } from './spending-model.ts';
import { type CallSpec, LATER, NOW, USER, type World } from './unreliable-world.ts';

const ITEM = 'item-1';
const ACCOUNT = 'acc-1';
const RECIPIENT = { name: 'Ana', email: 'ana@example.com', phone: null };
const [FIRST, LAST] = ['2026-03-01', '2026-03-31'] as [IsoDate, IsoDate];

/** The centavos of a limit end in its number, which stays when the answer of its creation is lost. */
const numberOf = ({ limitAmount }: SpendingLimit): number => limitAmount % 100;

const listed = (limit: SpendingLimit): ListedLimit => ({
  id: numberOf(limit),
  category: limit.category,
  centavos: limit.limitAmount,
  isActive: limit.isActive,
  period: limit.periodStart === null ? 0 : 1,
  told: limit.watermark?.threshold ?? 0,
});

/** What is done around the write of a notice: it is a step of its own, since an evaluation writes one for each limit. */
export type AroundNotice = (
  id: number,
  threshold: number,
  write: () => ReturnType<LimitStore['replace']>,
) => ReturnType<LimitStore['replace']>;

/** Puts another store under the evaluation of limits. */
export type Broken = (limits: LimitStore) => LimitStore;

/** Monthly limits over the rows that a bank gives, with the jobs that keep and announce them. */
export const spendingService = (
  { table, around, upTo }: World,
  bank: { version(): number; rows(version: number): object[] },
  aroundNotice: AroundNotice,
  broken: Broken = (limits) => limits,
) => {
  const limits = limitStore(table);
  const items = itemStore(table);
  const messages: Evaluation[] = [];
  const evaluateLater = (userId: string, limitId?: string): Promise<void> =>
    around(async () => void messages.push({ userId, limitId }));
  const services = () => ({ limits, evaluateLater });
  const [create, update, remove] = [
    defineEndpoint(confirmation, confirmSpendingLimit, services),
    defineEndpoint(limitUpdate, updateSpendingLimit, services),
    defineEndpoint(limitDeletion, deleteSpendingLimit, services),
  ];
  const words = {
    ...finishServices(table),
    clock: () => NOW,
    finishLater: () => Promise.reject(new Error('A history has more months than one transaction holds')),
  };
  const say = defineEndpoint(transactionUpdate, updateTransaction, () => ({ words, evaluateLater }));

  // Leases end now and then while their import still writes, and always before the history does.
  let clock = NOW;
  const pass = (seconds: number): void => {
    clock = addSeconds(clock, seconds);
  };

  const numbers = new Map<string, number>();
  const announcing = broken(limits);
  const noticed: LimitStore = {
    ...announcing,
    replace: (before, after, options) => {
      numbers.set(before.id, numberOf(before));
      return aroundNotice(numberOf(before), after.watermark?.threshold ?? 0, () =>
        announcing.replace(before, after, options),
      );
    },
  };
  const evaluate = evaluateLimits({
    limits: noticed,
    sources: spendingSources(table, 'fresh'),
    deliveries: deliveryStore(table, () => NOW),
    budgets: noticeBudgetStore(table),
    channelQueues: {
      email: { sendBatch: () => around(async () => undefined) },
      whatsapp: { sendBatch: async () => undefined },
    },
    findRecipient: async () => RECIPIENT,
    events: outbox(table),
    measure: () => undefined,
  });

  return {
    /** Waiting evaluations. */
    messages,
    evaluate: (message: Evaluation): Promise<void> => evaluate(message, NOW),
    pass,
    link: () => items.link(USER, ITEM, { now: NOW, dueAt: NOW }),
    /** @param pulled gets each version of the bank's rows that it reads */
    import: (pulled: number[]): Promise<ImportOutcome> => {
      pass(upTo(25));
      const aggregator = {
        item: async (id: string) =>
          itemSchema.parse({
            id,
            connector: { id: 1, name: 'Banco' },
            status: 'UPDATED',
            executionStatus: 'SUCCESS',
            clientUserId: USER,
            lastUpdatedAt: NOW,
          }),
        accounts: async () => [accountSchema.parse({ id: ACCOUNT, type: 'BANK', name: 'Conta', balance: 0 })],
        transactions: () =>
          around(async () => {
            pulled.push(bank.version());
            return bank.rows(bank.version());
          }),
        bills: async () => [],
      };
      const parts = importParts(
        table,
        aggregator as never,
        (userId) => evaluateLater(userId),
        () => clock,
      );
      return importItem(parts, { userId: USER, itemId: ITEM, now: NOW });
    },
    say: (transactionId: string, category: string | null, applyToSimilar: boolean): CallSpec => ({
      endpoint: say,
      input: { body: { transactionId, category, applyToSimilar } },
    }),
    create: (category: string, centavos: number): CallSpec => ({
      endpoint: create,
      input: {
        body: { category, limitAmount: centavos / 100, period: 'monthly', isRecurring: true, startNextPeriod: false },
      },
    }),
    edit: (limitId: string, change: { category?: string; limitAmount?: number; isActive?: boolean }): CallSpec => ({
      endpoint: update,
      input: { body: { limitId, ...change } },
    }),
    delete: (limitId: string): CallSpec => ({ endpoint: remove, input: { query: { limitId, hardDelete: 'true' } } }),
    renew: async (id: string) =>
      void (await renewLimit({ limits, sources: spendingSources(table, 'fresh') }, { userId: USER, id }, LATER)),
    rows: async (): Promise<{ rows: ListedRows }> => {
      const rows = await ledgerReader(table).freshRange(USER, FIRST, LAST);
      return { rows: rows.map(({ id, category }) => [id, category] as const).sort(([a], [b]) => (a < b ? -1 : 1)) };
    },
    limits: async (): Promise<ListedLimit[]> =>
      (await limits.list(USER)).map(listed).sort((one, other) => one.id - other.id),
    atRest: async (): Promise<AtRest> => {
      const usage = await readUsage(spendingSources(table, 'relaxed'), USER, limits.list(USER), NOW);
      const deliveries = await storedDeliveries(table, USER);
      return {
        spent: usage.map(({ limit, spent }) => [numberOf(limit), spent] as const).sort(([a], [b]) => a - b),
        notices: deliveries
          .map(({ id, occurrence }) => `${numbers.get(id) ?? 0}:${occurrence.replace(/@[^@]*@/, ':')}`)
          .sort(),
      };
    },
  };
};
