import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { switchStore } from '../../shared/access/switch-store.ts';
import { flowStore } from '../../shared/connections/flow-store.ts';
import { linkStore, parseLinkToken } from '../../shared/connections/link-store.ts';
import { digestStore } from '../../shared/digest/digest-store.ts';
import { fileImportStore } from '../../shared/files/file-import-store.ts';
import { mergeImport } from '../../shared/ledger/merge.ts';
import { fileRowId } from '../../shared/ledger/transaction.ts';
import { memoryStore } from '../../shared/memories/memory-store.ts';
import { centavos } from '../../shared/money.ts';
import { customerServiceWindowStore } from '../../shared/notifications/channels/customer-service-window-store.ts';
import { deliveryStore } from '../../shared/notifications/delivery-store.ts';
import { noticeBudgetStore } from '../../shared/notifications/notices/notice-budget.ts';
import { suppressionListStore } from '../../shared/notifications/suppression-list.ts';
import { clientStore } from '../../shared/oauth/client.ts';
import { documentStore } from '../../shared/oauth/client-document.ts';
import { codeStore } from '../../shared/oauth/code-store.ts';
import { requestStore } from '../../shared/oauth/request-store.ts';
import { carryWords } from '../../shared/own-words/carry-words.ts';
import { ownWordsStore } from '../../shared/own-words/own-words-store.ts';
import { changeOfMerchant, changeOfRow } from '../../shared/own-words/word-change.ts';
import { keys } from '../../shared/platform/table/keys.ts';
import { rateCounter, rateSubject } from '../../shared/platform/table/rate-counter.ts';
import type { Table } from '../../shared/platform/table/table.ts';
import { writeAll } from '../../shared/platform/table/transact.ts';
import { idempotencyStore } from '../../shared/runtime/idempotency-store.ts';
import { entryStore, hashOfToken } from '../../shared/sign-in/entry-store.ts';
import { NO_RULES, signalStore, withWord } from '../../shared/signals/signal-store.ts';
import { eventStore } from '../../shared/sync/handle-event.ts';
import { merchantLookup } from '../../shared/sync/import/merchant-lookup.ts';
import { movesOf } from '../../shared/sync/import/take-over.ts';
import type { IsoMonth } from '../../shared/time/calendar.ts';
import { addSeconds, type Instant } from '../../shared/time/instant.ts';
import { askedAgain, directDelivery, type Endpoint, withdrawn } from '../../shared/webhooks/endpoint.ts';
import { endpointStore } from '../../shared/webhooks/endpoint-store.ts';
import { hookDeliveryStore } from '../../shared/webhooks/hook-delivery-store.ts';
import { aCard } from './cards/a-card.ts';
import { expectSaved, type Key, type KnownRecord } from './later-release.ts';
import { aTransaction, day } from './ledger/a-transaction.ts';

const now = '2026-03-10T12:00:00.000Z' as Instant;
const later = addSeconds(now, 3600);
const fileImport = {
  importId: 'imp-1',
  name: 'extrato.ofx',
  accountId: 'acc-1',
  format: 'ofx1' as const,
  period: { start: day('2026-03-01'), end: day('2026-03-31') },
  createdAt: now,
  counts: { new: 1, known: 0, doubtful: 0, left_out: 0 },
  hash: 'h',
  madeAccount: false,
};
const put = (table: Table, Item: Record<string, unknown>) =>
  table.client.send(new PutCommand({ TableName: table.name, Item }));

/** Of the table's one record. */
const onlyKey = async ({ client, name: TableName }: Table): Promise<Key> => {
  const { Items = [] } = await client.send(new ScanCommand({ TableName }));
  return { pk: String(Items[0]?.pk), sk: String(Items[0]?.sk) };
};

/** A record whose key is known once it is made. */
const made = (
  make: (table: Table) => Promise<{ key: Key; id: string }>,
  change: (table: Table, id: string) => Promise<unknown>,
): KnownRecord => {
  const known = { key: { pk: '', sk: '' }, id: '' };
  return {
    key: known.key,
    make: async (table) => {
      const { key, id } = await make(table);
      Object.assign(known.key, key);
      known.id = id;
    },
    change: (table) => change(table, known.id),
  };
};

const row = aTransaction({
  id: 'tx-1',
  merchant: 'Padaria Bella',
  status: 'PENDING',
  installment: { number: 1, total: 3, totalAmount: null, purchaseDate: null },
});
const posted = { ...row, id: 'tx-2', status: 'POSTED' as const };
const rowKey = keys.rowWords('ana', '2026-03' as IsoMonth, row.accountId, row.id);
const merchant = { direction: 'DEBIT', name: 'padaria bella', text: null } as const;
const words = { category: { value: 'Lazer', order: 1 }, note: { value: 'com a Bia', order: 1 } };
const noted = { note: { value: 'sem a Bia', order: 2 } };

const sayOfRow = async (table: Table, said: object) => {
  const store = ownWordsStore(table);
  const { record } = changeOfRow(await store.everything('ana'), { row, itemId: 'item-1', words: said });
  await writeAll(table, store.replaceRow('ana', record));
};
const sayOfMerchant = async (table: Table, said: object) => {
  const store = ownWordsStore(table);
  const all = await store.everything('ana');
  const { record } = changeOfMerchant(all, { merchant, words: said, isUnfinished: false, now });
  await writeAll(table, [store.putMerchant('ana', record)]);
};
const named = (table: Table, name: string) =>
  writeAll(table, [ownWordsStore(table).nameAccount('ana', { accountId: 'card-1', itemId: 'item-1' }, name)]);

const endpoint: Endpoint = {
  userId: 'ana',
  webhookId: 'a'.repeat(22),
  url: 'https://example.com',
  events: ['limit.reached'],
  status: 'active',
  createdAt: now,
  updatedAt: now,
  version: 1,
  secretRevision: 1,
  previousSecretUntil: null,
  failingSince: null,
  disabledAt: null,
};
const hook = directDelivery(endpoint, { type: 'limit.reached', body: '{}' }, now);
const done = withdrawn(hook, 'webhook_not_active');
const waitingKey = keys.waitingHook('ana', hook.webhookId, hook.deliveryId);
const doneKey = keys.doneHook('ana', hook.webhookId, hook.deliveryId);
const hookOf = async (table: Table) => {
  const known = await hookDeliveryStore(table).find('ana', hook.deliveryId);
  if (!known) throw new Error('There is no delivery');
  return known;
};

const signal = {
  id: 'sig_5b1e0c77a9d24f18',
  kind: 'double_charge' as const,
  about: 'loja sol',
  merchant: 'loja sol',
  latest: day('2026-03-09'),
  date: day('2026-03-09'),
  amount: centavos(18_990),
  category: 'Compras',
  accountId: 'card-1',
  figures: { name: 'Loja Sol' },
  rows: [{ id: 'tx-1', date: day('2026-03-09'), amount: centavos(-18_990) }],
  streamId: null,
  billId: null,
  itemIds: [],
};
const silence = {
  signalId: signal.id,
  kind: signal.kind,
  about: 'loja sol',
  merchant: 'loja sol',
  streamId: null,
  reason: 'expected' as const,
  since: day('2026-03-10'),
};

const deliveryId = {
  userId: 'ana',
  kind: 'account',
  id: 'notice-1',
  occurrence: 'exported',
  channel: 'email',
} as const;
const call = { userId: 'ana', key: 'key-1', hash: 'hash', now };
const rate = { name: 'writes', subject: 'ana', most: 5, windowSeconds: 86_400 };
const message = { kind: 'connect', addressHash: 'v1-hash', at: now };
const memory = { topic: 'salário', meaning: 'dia 5', text: 'recebo dia 5', updatedAt: now };
const url = 'https://claude.ai/client.json';
const client = { host: 'claude.ai', name: 'Claude' };
const program = { clientId: url, ...client, redirectUris: ['https://claude.ai/callback'] };
const asked = {
  clientId: url,
  client,
  redirectUri: 'https://claude.ai/callback',
  scopes: ['saldo.read' as const],
  resource: 'https://saldo.test/mcp',
  challenge: 'challenge',
  state: null,
};
let claim = '';

/** What the aggregator says of a company, kept at the time. */
const lookedUp = (table: Table, cnae: string, at = now) => {
  const company = { name: null, businessName: null, cnae, category: null };
  const merchants = async (cnpjs: readonly string[]) => ({
    foundMerchants: cnpjs.map((cnpj) => ({ ...company, cnpj })),
    notFoundMerchants: [],
    invalidCnpjs: [],
  });
  return merchantLookup(table, { merchants }, () => at);
};

export const otherRecords: Record<string, KnownRecord> = {
  switches: {
    key: keys.switches(),
    make: (table) => switchStore(table).set('email', { on: true, at: now, by: 'operator', reason: null }),
    change: (table) => switchStore(table).set('whatsapp', { on: true, at: later, by: 'operator', reason: null }),
  },
  rowWords: {
    key: rowKey,
    make: (table) => sayOfRow(table, words),
    change: (table) => sayOfRow(table, noted),
    replaces: ['words.note'],
  },
  'rowWords of a row with another id': {
    key: rowKey,
    make: (table) => sayOfRow(table, words),
    change: async (table) => {
      const store = ownWordsStore(table);
      const window = { from: day('2026-03-01'), to: day('2026-03-31') };
      const merge = mergeImport([row], { accountId: row.accountId, rows: [posted], window });
      const { carried } = carryWords(await store.everything('ana'), row.accountId, merge);
      await writeAll(
        table,
        carried.flatMap((one) => store.replaceRow('ana', one)),
      );
    },
    movesTo: keys.rowWords('ana', '2026-03' as IsoMonth, row.accountId, posted.id),
    // The posted row has no merchant of a pending one.
    replaces: ['row.pending'],
  },
  merchantWords: {
    ...made(
      async (table) => {
        await sayOfMerchant(table, words);
        return { key: await onlyKey(table), id: '' };
      },
      (table) => sayOfMerchant(table, noted),
    ),
    replaces: ['words.note'],
  },
  accountName: {
    key: keys.accountName('ana', 'card-1'),
    make: (table) => named(table, 'Roxo'),
    change: (table) => named(table, 'Da casa'),
  },
  'accountName of an account under a new number': {
    key: keys.accountName('ana', 'card-1'),
    make: (table) => named(table, 'Roxo'),
    change: async (table) => {
      const store = ownWordsStore(table);
      const takeovers = new Map([['card-2', { former: aCard(), keepsBefore: undefined }]]);
      const said = await store.everything('ana');
      await writeAll(table, await movesOf({ table, words: store }, { userId: 'ana', takeovers, said }));
    },
    movesTo: keys.accountName('ana', 'card-2'),
  },
  wordOrder: {
    key: keys.wordOrder('ana'),
    make: (table) => writeAll(table, [ownWordsStore(table).raiseOrder('ana', 0)]),
    change: (table) => writeAll(table, [ownWordsStore(table).countCarried('ana')]),
  },
  fileImport: {
    key: keys.fileImport('ana', fileImport.importId),
    make: (table) => writeAll(table, fileImportStore(table).put('ana', fileImport, [])),
    change: (table) => writeAll(table, [fileImportStore(table).complete('ana', fileImport, later)]),
  },
  fileRows: {
    key: keys.fileRows('ana', fileImport.accountId, fileImport.importId),
    make: (table) => writeAll(table, fileImportStore(table).put('ana', fileImport, [])),
    change: (table) => writeAll(table, fileImportStore(table).put('ana', fileImport, [fileRowId('ab'.repeat(12))])),
  },
  memory: made(
    async (table) => {
      await memoryStore(table).write('ana', { learned: [memory], forgotten: [] });
      return { key: await onlyKey(table), id: '' };
    },
    (table) => memoryStore(table).write('ana', { learned: [{ ...memory, text: 'no dia 5' }], forgotten: [] }),
  ),
  delivery: {
    key: keys.delivery('ana', 'account', 'notice-1', 'exported', 'email'),
    make: (table) => {
      const about = { kind: 'account', event: 'exported', what: 'Chrome, Android', at: now } as const;
      return writeAll(table, [deliveryStore(table, () => now).pending(deliveryId, about)]);
    },
    change: async (table) => {
      const store = deliveryStore(table, () => later);
      const claimed = await store.claim(deliveryId);
      if (claimed) await store.release(claimed, 60);
      await store.sent(deliveryId, 'message-1');
    },
  },
  webhook: {
    key: keys.webhook('ana', endpoint.webhookId),
    make: async (table) => expectSaved(await endpointStore(table).create(endpoint)),
    change: async (table) => {
      const [known] = await endpointStore(table).list('ana');
      if (known) expectSaved(await endpointStore(table).replace(known, { ...known, status: 'paused' }));
      await endpointStore(table).take(endpoint, later);
    },
  },
  waitingHook: {
    key: waitingKey,
    make: (table) => writeAll(table, [hookDeliveryStore(table).put(hook)]),
    change: async (table) => {
      const [known] = await hookDeliveryStore(table).waiting('ana', hook.webhookId);
      if (!known) throw new Error('There is no delivery');
      const tried = { ...known, attempts: 1, nextAttemptAt: later };
      await writeAll(table, hookDeliveryStore(table).change(known, tried));
    },
  },
  doneHook: {
    key: waitingKey,
    make: (table) => writeAll(table, [hookDeliveryStore(table).put(hook)]),
    change: async (table) => {
      const known = await hookOf(table);
      await writeAll(table, hookDeliveryStore(table).change(known, withdrawn(known, 'webhook_not_active')));
    },
    movesTo: doneKey,
  },
  'doneHook that is asked for again': {
    key: doneKey,
    make: (table) => writeAll(table, [hookDeliveryStore(table).put(done)]),
    change: async (table) => {
      const page = { limit: 5, before: undefined, now };
      const [known] = await hookDeliveryStore(table).page(hook, page);
      if (!known) throw new Error('There is no delivery');
      await writeAll(table, hookDeliveryStore(table).change(known, askedAgain(known, later)));
    },
    movesTo: waitingKey,
  },
  noticeBudget: {
    key: keys.noticeBudget('ana', 'email'),
    make: async (table) => writeAll(table, [(await noticeBudgetStore(table).read('ana', 'email', now)).take()]),
    change: async (table) => writeAll(table, [(await noticeBudgetStore(table).read('ana', 'email', later)).take()]),
  },
  idempotency: {
    key: keys.idempotency('ana', call.key),
    make: async (table) => {
      const claimed = await idempotencyStore(table).claim(call);
      if ('claim' in claimed) claim = claimed.claim;
    },
    change: (table) => idempotencyStore(table).settle(call, claim, { status: 200 }),
  },
  connectLink: made(
    async (table) => {
      const id = await linkStore(table).create('ana', null, now);
      return { key: keys.connectLink('ana', parseLinkToken(id)?.hash ?? ''), id };
    },
    async (table, id) => {
      const parsed = parseLinkToken(id);
      if (parsed) await linkStore(table).claim(parsed, 'browser', later);
    },
  ),
  address: {
    key: keys.address('v1-hash'),
    make: (table) => suppressionListStore(table, () => now).add('v1-hash', 'bounce'),
    change: (table) => suppressionListStore(table, () => later).add('v1-hash', 'complaint'),
  },
  inbound: {
    key: keys.inbound('v1-hash'),
    make: (table) => customerServiceWindowStore(table).record({ event: 'wrote', addressHash: 'v1-hash', at: now }),
    change: (table) => customerServiceWindowStore(table).record({ event: 'wrote', addressHash: 'v1-hash', at: later }),
  },
  connectionFlow: {
    key: keys.connectionFlow('v1-hash', 'connect'),
    make: (table) => flowStore(table).claim(message),
    change: (table) => writeAll(table, [flowStore(table).sent(message)]),
  },
  entry: made(
    async (table) => {
      const id = await entryStore(table).begin({ purpose: 'sign-in', userId: 'ana' }, now);
      return { key: keys.entry(hashOfToken(id)), id };
    },
    (table, id) => entryStore(table).attempt(id, 'sign-in', now),
  ),
  oauthCode: made(
    async (table) => {
      await put(table, { ...keys.oauthCode('ana', 'hash'), ...asked, grantId: null });
      return { key: keys.oauthCode('ana', 'hash'), id: 'hash' };
    },
    (table, hash) => writeAll(table, [codeStore(table).spent({ userId: 'ana', hash }, 'grant-1')]),
  ),
  oauthRequest: made(
    async (table) => {
      const id = await requestStore(table).begin(asked, now);
      return { key: await onlyKey(table), id };
    },
    async (table, id) => {
      await requestStore(table).look(id, 'ana');
      await requestStore(table).decide(id, later, []);
    },
  ),
  oauthClient: made(
    async (table) => {
      const id = await clientStore(table).register({ name: 'Claude', redirectUris: ['http://localhost/'] }, now);
      return { key: keys.oauthClient(id), id };
    },
    (table, id) => clientStore(table).used(id, later),
  ),
  oauthDocument: made(
    async (table) => {
      await documentStore(table).keep(program, 60, now);
      return { key: await onlyKey(table), id: '' };
    },
    (table) => documentStore(table).keep(program, 60, later),
  ),
  merchant: {
    key: keys.merchant('11222333000181'),
    make: (table) => lookedUp(table, '8112500')(['11222333000181']),
    change: (table) => lookedUp(table, '4711302', addSeconds(later, 181 * 86_400))(['11222333000181']),
    replaces: ['company'],
  },
  rate: {
    key: keys.rate(rateSubject('ana'), 'writes', 1_773_100_800),
    make: (table) => rateCounter(table).take(rate, now),
    change: (table) => rateCounter(table).take(rate, later),
  },
  digest: {
    key: keys.digest('ana'),
    make: (table) => digestStore(table).choose('ana', { channel: 'email', on: true }, now),
    change: async (table) => {
      await digestStore(table).choose('ana', { channel: 'whatsapp', on: true }, later);
      const seen = await digestStore(table).find('ana');
      if (!seen) throw new Error('There is no digest');
      await writeAll(table, [digestStore(table).move('ana', seen, addSeconds(seen.nextAt, 7 * 86_400))]);
    },
  },
  signal: {
    key: keys.signal('ana', signal.id),
    make: (table) => writeAll(table, [signalStore(table).add('ana', signal, now, false)]),
    change: async (table) => {
      const known = await signalStore(table).find('ana', signal.id);
      if (!known) throw new Error('There is no signal');
      const [seen] = [withWord(known, { status: 'seen' }, day('2026-03-10')).signal];
      await writeAll(table, [signalStore(table).change('ana', seen)]);
    },
  },
  signalRules: {
    key: keys.signalRules('ana'),
    make: (table) => writeAll(table, [signalStore(table).putRules('ana', { ...NO_RULES, silences: [silence] })]),
    change: async (table) => {
      const rules = await signalStore(table).rules('ana');
      await writeAll(table, [signalStore(table).putRules('ana', { ...rules, items: ['item-1'] })]);
    },
  },
  event: {
    key: keys.event('event-1'),
    make: (table) => eventStore(table).markDone('event-1', now),
    change: (table) => eventStore(table).markDone('event-1', later),
  },
};
