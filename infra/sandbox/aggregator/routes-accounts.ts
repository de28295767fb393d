import type { HeldAccount } from './connections.ts';
import type { Call, Route, Sandbox } from './context.ts';
import { badRequest, notFound } from './errors.ts';
import { numberedPage, singlePage } from './paging.ts';

/** Throws 400 without an id and 404 for an unknown one. */
export const heldAccountOf = ({ connections }: Sandbox, accountId: string | null): HeldAccount => {
  if (!accountId) throw badRequest('accountId is required');
  const account = connections.account(accountId);
  if (!account) throw notFound('Account');
  return account;
};

const shown = ({ itemId, entry }: HeldAccount) => ({ ...entry.account, itemId });

const connectionIn = ({ connections }: Sandbox, { query }: Call) => {
  const itemId = query.get('itemId');
  if (!itemId) throw badRequest('itemId is required');
  const connection = connections.find(itemId);
  if (!connection) throw notFound('Item');
  return connection;
};

const accounts = (sandbox: Sandbox, call: Call) => {
  const { entry } = connectionIn(sandbox, call);
  const type = call.query.get('type');
  const ofType = entry.accounts.filter(({ account }) => !type || account.type === type);
  return singlePage(ofType.map((held) => shown({ itemId: entry.item.id, entry: held })));
};

/** Bills newest first, twenty a page by default, as every page-numbered list. */
const bills = (sandbox: Sandbox, { query }: Call) => {
  const { entry } = heldAccountOf(sandbox, query.get('accountId'));
  return numberedPage(
    entry.bills.toSorted((a, b) => (a.dueDate < b.dueDate ? 1 : -1)),
    query,
  );
};

const bill = ({ connections }: Sandbox, { id }: Call) => {
  for (const { entry } of connections.accounts()) {
    const found = entry.bills.find((candidate) => candidate.id === id);
    if (found) return found;
  }
  throw notFound('Bill');
};

const consents = (sandbox: Sandbox, call: Call) => {
  const { entry, addedAt } = connectionIn(sandbox, call);
  const { item, consent } = entry;
  return singlePage([
    {
      id: consent?.id ?? `consent-${item.id}`,
      itemId: item.id,
      products: ['ACCOUNTS', 'CREDIT_CARDS', 'TRANSACTIONS'],
      openFinancePermissionsGranted: ['ACCOUNTS_READ', 'CREDIT_CARDS_ACCOUNTS_READ', 'RESOURCES_READ'],
      createdAt: item.createdAt ?? addedAt,
      expiresAt: consent?.expiresAt ?? item.consentExpiresAt,
      revokedAt: consent?.revokedAt ?? null,
    },
  ]);
};

const investments = (sandbox: Sandbox, call: Call) => {
  const { item, investments: held = [] } = connectionIn(sandbox, call).entry;
  const shownHoldings = held.map(({ transactions: _, ...investment }) => ({ ...investment, itemId: item.id }));
  return numberedPage(shownHoldings, call.query);
};

const movements = ({ connections }: Sandbox, { id, query }: Call) => {
  for (const { entry } of connections.all()) {
    const found = entry.investments?.find((candidate) => candidate.id === id);
    if (found) return numberedPage(found.transactions, query);
  }
  throw notFound('Investment');
};

const loans = (sandbox: Sandbox, call: Call) => {
  const { item, loans: held = [] } = connectionIn(sandbox, call).entry;
  return numberedPage(
    held.map((loan) => ({ ...loan, itemId: item.id })),
    call.query,
  );
};

export const accountRoutes: readonly Route[] = [
  { method: 'GET', path: '/accounts', limited: 'accounts', answer: accounts },
  {
    method: 'GET',
    path: '/accounts/{id}',
    limited: 'accounts',
    answer: (sandbox, { id }) => shown(heldAccountOf(sandbox, id)),
  },
  {
    method: 'GET',
    path: '/accounts/{id}/statements',
    answer: (sandbox, { id }) => {
      heldAccountOf(sandbox, id);
      return singlePage([]);
    },
  },
  { method: 'GET', path: '/bills', answer: bills },
  { method: 'GET', path: '/bills/{id}', answer: bill },
  { method: 'GET', path: '/consents', answer: consents },
  // An empty list for a product that was not imported.
  { method: 'GET', path: '/investments', limited: 'investments', answer: investments },
  { method: 'GET', path: '/investments/{id}/transactions', limited: 'movements', answer: movements },
  { method: 'GET', path: '/loans', answer: loans },
];
