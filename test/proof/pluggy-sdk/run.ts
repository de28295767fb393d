import assert from 'node:assert/strict';
import { startSandbox } from '../../../infra/sandbox/aggregator/start.ts';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { proofPackages } from '../engines/packages.ts';
import type { Outcome } from '../engines/process.ts';
import { runSteps, type Step } from '../engines/steps.ts';

type Page<Row> = { total: number; results: Row[] };
type Row = { id: string; date: Date; amount: number; accountId: string };
type Account = { id: string; itemId: string; type: 'BANK' | 'CREDIT'; balance: number };
type Webhook = { id: string; url: string };

/** What is asked of the client here; its own types are not part of the repository. */
type PluggyClient = {
  fetchConnectors(): Promise<Page<{ id: number; name: string; credentials: object[] }>>;
  fetchConnector(id: number): Promise<{ id: number }>;
  fetchCategories(): Promise<Page<{ id: string }>>;
  fetchCategory(id: string): Promise<{ id: string }>;
  fetchItem(id: string): Promise<{ id: string; status: string; createdAt: Date; connector: { id: number } }>;
  updateItem(id: string): Promise<{ id: string; status: string }>;
  fetchConsents(itemId: string): Promise<Page<{ itemId: string }>>;
  fetchIdentityByItemId(itemId: string): Promise<{ itemId: string }>;
  fetchInvestments(itemId: string): Promise<Page<object>>;
  fetchLoans(itemId: string): Promise<Page<object>>;
  fetchAccounts(itemId: string): Promise<Page<Account>>;
  fetchAccount(id: string): Promise<Account>;
  fetchAccountStatements(id: string): Promise<Page<object>>;
  fetchTransactions(accountId: string, options?: { pageSize: number }): Promise<Page<Row> & { totalPages: number }>;
  fetchAllTransactions(accountId: string): Promise<Row[]>;
  fetchTransaction(id: string): Promise<Row>;
  fetchCreditCardBills(accountId: string): Promise<Page<{ id: string; dueDate: Date; totalAmount: number }>>;
  fetchCreditCardBill(id: string): Promise<{ id: string }>;
  createConnectToken(itemId?: string): Promise<{ accessToken: string }>;
  createWebhook(event: string, url: string): Promise<Webhook>;
  fetchWebhooks(): Promise<Page<Webhook>>;
  fetchWebhook(id: string): Promise<Webhook>;
  updateWebhook(id: string, changes: { url: string }): Promise<Webhook>;
  deleteWebhook(id: string): Promise<void>;
};

const isDate = (value: unknown): boolean => value instanceof Date && !Number.isNaN(value.getTime());

const catalogSteps = (client: PluggyClient): Step[] => [
  {
    does: 'connectors, and each by its id',
    run: async () => {
      const { results, total } = await client.fetchConnectors();
      assert.equal(results.length, total);
      for (const { id } of results) assert.equal((await client.fetchConnector(id)).id, id);
    },
  },
  {
    does: 'categories, and one by its id',
    run: async () => {
      const [first] = (await client.fetchCategories()).results;
      assert.ok(first);
      assert.equal((await client.fetchCategory(first.id)).id, first.id);
    },
  },
  {
    does: 'a token for the widget',
    run: async () => assert.match((await client.createConnectToken()).accessToken, /.{20}/),
  },
  {
    does: 'an item that is not there',
    run: () =>
      assert.rejects(client.fetchItem('00000000-0000-4000-8000-000000000000'), (error: unknown) => {
        assert.equal(Object(error).code, 404);
        return true;
      }),
  },
  {
    does: 'a webhook from its creation to its end',
    run: async () => {
      const { id } = await client.createWebhook('item/updated', 'https://example.com/hook');
      assert.ok((await client.fetchWebhooks()).results.some((one) => one.id === id));
      await client.updateWebhook(id, { url: 'https://example.com/other' });
      assert.equal((await client.fetchWebhook(id)).url, 'https://example.com/other');
      await client.deleteWebhook(id);
      assert.ok(!(await client.fetchWebhooks()).results.some((one) => one.id === id));
    },
  },
];

const itemSteps = (client: PluggyClient, itemId: string): Step[] => [
  {
    does: `item ${itemId}`,
    run: async () => {
      const item = await client.fetchItem(itemId);
      assert.equal(item.id, itemId);
      assert.ok(isDate(item.createdAt));
      assert.equal((await client.fetchConnector(item.connector.id)).id, item.connector.id);
    },
  },
  {
    does: `consents, identity, investments and loans of ${itemId}`,
    run: async () => {
      for (const { itemId: of } of (await client.fetchConsents(itemId)).results) assert.equal(of, itemId);
      await client.fetchIdentityByItemId(itemId);
      assert.equal((await client.fetchInvestments(itemId)).total, 0);
      assert.equal((await client.fetchLoans(itemId)).total, 0);
    },
  },
  {
    does: `a token for the widget that repairs ${itemId}`,
    run: async () => assert.match((await client.createConnectToken(itemId)).accessToken, /.{20}/),
  },
  {
    does: `an update of ${itemId}`,
    run: async () => assert.equal((await client.updateItem(itemId)).id, itemId),
  },
];

const accountSteps = (client: PluggyClient, { id, type, itemId }: Account, count: (rows: number) => void): Step[] => [
  {
    does: `account ${id}`,
    run: async () => {
      const account = await client.fetchAccount(id);
      assert.deepEqual([account.id, account.itemId, typeof account.balance], [id, itemId, 'number']);
      await client.fetchAccountStatements(id);
    },
  },
  {
    does: `transactions of ${id} by cursor and by page, and one by its id`,
    run: async () => {
      const all = await client.fetchAllTransactions(id);
      const { total } = await client.fetchTransactions(id, { pageSize: 20 });
      assert.equal(all.length, total);
      assert.equal(new Set(all.map((row) => row.id)).size, total);
      assert.ok(all.every((row) => isDate(row.date) && Number.isFinite(row.amount) && row.accountId === id));
      const [first] = all;
      if (first) assert.deepEqual(await client.fetchTransaction(first.id), first);
      count(all.length);
    },
  },
  ...(type === 'CREDIT'
    ? [
        {
          does: `bills of ${id}, and each by its id`,
          run: async () => {
            for (const { id: bill, dueDate } of (await client.fetchCreditCardBills(id)).results) {
              assert.ok(isDate(dueDate));
              assert.equal((await client.fetchCreditCardBill(bill)).id, bill);
            }
          },
        },
      ]
    : []),
];

/** The aggregator's own client on our sandbox, which stands in for the aggregator in every test. */
export const pluggySdk = async (): Promise<Outcome> => {
  const require = await proofPackages();
  const fixture = demoFixture(dateInSaoPaulo(systemClock()));
  const sandbox = await startSandbox();
  for (const { id, items } of fixture.users) sandbox.putUser(id, id, items);
  // The client reads it when it is loaded.
  process.env.PLUGGY_API_URL = sandbox.url;
  try {
    const { PluggyClient } = require('pluggy-sdk');
    const client: PluggyClient = new PluggyClient(sandbox.keys);
    const items = fixture.users.flatMap((user) => user.items.map(({ item }) => item.id));
    const accounts: Account[] = [];
    for (const id of items) accounts.push(...(await client.fetchAccounts(id)).results);
    let rows = 0;
    const count = (more: number): void => {
      rows += more;
    };
    const { held, failed } = await runSteps([
      ...catalogSteps(client),
      ...accounts.flatMap((account) => accountSteps(client, account, count)),
      ...items.flatMap((id) => itemSteps(client, id)),
    ]);
    const ran = `${held} of ${held + failed} steps: ${items.length} items, ${accounts.length} accounts, ${rows} transactions`;
    return { holds: failed === 0 && rows > 0, ran };
  } finally {
    await sandbox.close();
  }
};
