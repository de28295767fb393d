import type { AccessScope } from '../../shared/contract/access.ts';
import type { CallOptions } from '../support/stack-client.ts';

/** A call and the scope that it needs, as the README of shared/access says; null: any valid key. */
export type ScopedInput = { needs: AccessScope | null; input: Pick<CallOptions, 'query' | 'body'> };

const nowhere = { accountId: 'nowhere' };
const read = (input: ScopedInput['input'] = {}): ScopedInput => ({ needs: 'read', input });
const write = (input: ScopedInput['input']): ScopedInput => ({ needs: 'write', input });
const account = (input: ScopedInput['input'] = {}): ScopedInput => ({ needs: 'account', input });
const limit = { category: 'Lazer', limitAmount: 10, period: 'monthly' };

/** Of every operation inputs that read and inputs that write. They find nothing to change, or have nothing to change it in. */
/** Of tools for single uses of an operation, which have no route. */
export const narrowInputs: Readonly<Record<string, ScopedInput>> = {
  'list-closing-dates': read(),
  'set-closing-date': write({ body: { ...nowhere, closingDay: 3 } }),
  'delete-closing-date': write({ body: { closingDateId: 'nowhere' } }),
  'learn-memory': { needs: 'memories', input: { body: { message: 'Sou vegetariana' } } },
  'forget-memory': { needs: 'memories', input: { body: { text: 'sou vegetariana' } } },
};

export const scopedInputs: Readonly<Record<string, readonly ScopedInput[]>> = {
  'get-transactions': [read(), read({ query: { format: 'structured' } })],
  'get-balance': [read()],
  'get-balance-by-account': [read({ query: nowhere })],
  'get-accounts': [read()],
  'get-bills': [read()],
  'get-bill-summary': [read()],
  'manage-closing-date': [
    read({ body: { operation: 'LIST_ACCOUNTS' } }),
    read({ body: { operation: 'GET' } }),
    write({ body: { operation: 'INSERT', ...nowhere, closingDay: 3 } }),
    write({ body: { operation: 'UPDATE', ...nowhere, closingDay: 3 } }),
    write({ body: { operation: 'DELETE', closingDateId: 'nowhere' } }),
  ],
  'manual-update': [{ needs: 'sync', input: {} }],
  'get-expensive-categories': [read()],
  'get-cash-flow': [read()],
  'get-installments': [read()],
  'get-recurring': [read()],
  'get-upcoming': [read()],
  'summarize-spending': [read()],
  'get-changes': [read(), read({ query: { limit: 500 } })],
  'update-transaction': [write({ body: { transactionId: 'nowhere', note: 'x' } })],
  'update-account': [write({ body: { ...nowhere, customName: 'x' } })],
  'create-spending-limit': [write({ body: limit })],
  'confirm-spending-limit': [write({ body: limit })],
  'update-spending-limit': [write({ body: { limitId: 'nowhere', limitAmount: 5 } })],
  'delete-spending-limit': [
    write({ query: { limitId: 'nowhere' } }),
    write({ query: { limitId: 'nowhere', hardDelete: true } }),
  ],
  'list-spending-limits': [read(), read({ query: { includeInactive: true } })],
  'create-payment-reminder': [write({ body: { title: 'Luz', dueDate: '2099-01-01' } })],
  'update-payment-reminder': [write({ body: { reminderId: 'nowhere', title: 'Luz' } })],
  'delete-payment-reminder': [write({ query: { reminderId: 'nowhere' } })],
  'list-payment-reminders': [read()],
  'get-memories': [read(), { needs: 'memories', input: { query: { message: 'Sou vegetariana' } } }],
  'get-open-finance-connection-flow': [{ needs: 'sync', input: {} }],
  'create-api-key': [account({ body: { name: 'made', scopes: ['account'] } })],
  'list-api-keys': [account()],
  'rotate-api-key': [account({ body: { keyId: 'nowhere' } })],
  'revoke-api-key': [account({ query: { keyId: 'nowhere' } })],
  'create-webhook': [account({ body: { url: 'http://localhost:1/hook', events: ['key.created'] } })],
  'list-webhooks': [account()],
  'update-webhook': [account({ body: { webhookId: 'nowhere', paused: true } })],
  'delete-webhook': [account({ query: { webhookId: 'nowhere' } })],
  'test-webhook': [account({ body: { webhookId: 'nowhere' } })],
  'list-webhook-deliveries': [account({ query: { webhookId: 'nowhere' } })],
  'redeliver-webhook': [account({ body: { deliveryId: 'nowhere' } })],
  'import-transactions': [write({ body: { file: 'a;b', account: { id: 'nowhere' } } })],
  'list-imports': [read()],
  'get-signals': [read()],
  'update-signal': [write({ body: { signalId: 'sig_5b1e0c77a9d24f18', status: 'seen' } })],
  'delete-import': [write({ query: { importId: 'nowhere' } })],
  'create-account': [write({ body: { name: 'Carteira', type: 'BANK' } })],
  'delete-account': [write({ query: { accountId: 'nowhere' } })],
  'create-transaction': [write({ body: { date: '2026-01-18', amount: -1, description: 'Feira' } })],
  'delete-transaction': [write({ query: { transactionId: 'nowhere' } })],
  'get-api-key-info': [{ needs: null, input: {} }],
  'get-investments': [read(), read({ query: { status: 'all' } })],
  'get-loans': [read()],
  'get-net-worth': [read()],
};
