import type { FixtureInput } from '../../../infra/local/fixture/fixture.ts';
import { addressHash } from '../../../shared/notifications/bad-addresses.ts';
import { keys } from '../../../shared/storage/keys.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { today } from '../../e2e/a-household.ts';
import type { TestStack } from '../../support/stack.ts';

type Key = { pk: string; sk: string };
type Stored = Record<string, unknown>;

const EMAIL = 'ana@example.com';
const PHONE = '+5511999990001';
const marks = [addressHash('email', EMAIL), addressHash('whatsapp', PHONE)];
/** Of nobody in particular: what the fleet asked for within a minute, and ids of the aggregator's events. */
const OF_NOBODY = new Set(['AGGREGATOR UPDATE_BUDGET', 'EVENT EVENT']);

const first = (text: unknown): string => String(text).split('#')[0] ?? '';

/** What kind of record a key is of: `USER LIMIT`, `USER ACCESS#KEY`, `ITEM OWNER`. */
export const kindOfRecord = ({ pk, sk }: Stored): string => {
  const [kind = '', what = ''] = String(sk).split('#');
  return `${first(pk)} ${kind === 'ACCESS' ? `${kind}#${what}` : kind}`;
};

const isKey = (made: unknown): made is Key => made instanceof Object && 'pk' in made && 'sk' in made;

/** Every kind of record about a user that shared/storage/keys.ts can name, the tombstone aside. */
export const kindsOfKeys = (): string[] => {
  const make = Object.values(keys) as ((...parts: string[]) => unknown)[];
  const made = make.map((key) => key('a', 'b', 'c', 'd', 'e')).filter(isKey);
  const kinds = new Set(made.map((key) => kindOfRecord(key)));
  return [...kinds].filter((kind) => !OF_NOBODY.has(kind) && kind !== 'USER ACCESS#TOMBSTONE').toSorted();
};

/** Whether a record tells of Ana, in her own partition or outside it. */
export const isAbout = (record: Stored, userId: string): boolean =>
  [userId, ...marks].some((mark) => JSON.stringify(record).includes(mark));

export const exportedKinds = [
  'profile',
  'subscription',
  'key',
  'item',
  'account',
  'transactions',
  'bill',
  'closing',
  'reminder',
  'limit',
  'memory',
  'delivery',
  'idempotency',
  'quota',
  'address',
  'inbound',
];

type Account = NonNullable<NonNullable<FixtureInput['users'][number]['items']>[number]['accounts']>[number];

const bill = { id: 'bill-1', dueDate: `${addDays(today, -30)}T00:00:00.000Z`, totalAmount: 450.25 };
const billed = (one: Account): Account => (one.account.id === 'acc-card' ? { ...one, bills: [bill] } : one);

/** The household with a closed bill on Ana's card. */
export const withBill = ({ users }: FixtureInput): FixtureInput => ({
  users: users.map(({ items = [], ...user }) => ({
    ...user,
    items: items.map(({ accounts = [], ...item }) => ({ ...item, accounts: accounts.map(billed) })),
  })),
});

/** Leaves one record of every kind behind, each by the way that makes it. */
export const everyKindOfRecord = async (stack: TestStack, key: string): Promise<void> => {
  const put = async (name: string, body: object) => {
    const { status } = await stack.call('POST', `/tools/api/${name}`, {
      key,
      body,
      headers: { 'idempotency-key': name },
    });
    if (status !== 200) throw new Error(`${name} answered ${status}`);
  };
  await put('create-payment-reminder', { title: 'Luz', dueDate: '2099-01-01' });
  await put('create-spending-limit', { category: 'Moradia', limitAmount: 10, period: 'monthly' });
  await put('manage-closing-date', { operation: 'INSERT', accountId: 'acc-card', closingDay: 10 });
  await stack.call('GET', '/tools/api/get-memories', { key, query: { message: 'Tenho um gato chamado Tom' } });
  // Its time is past, so it is sent at once: deliveries.
  const reminderTime = `${addDays(today, -1)}T12:00:00.000Z`;
  await stack.call('POST', '/tools/api/create-payment-reminder', {
    key,
    body: { title: 'Gás', dueDate: addDays(today, 1), reminderTime },
  });
  await stack.control('POST', 'whatsapp/messages', { from: PHONE, text: 'Oi' });
  const feedback = { event: 'refused', messageId: 'm-1', badAddresses: marks };
  await stack.control('POST', 'queues/delivery-feedback', { body: JSON.stringify({ feedback }) });
  await stack.control('POST', 'sandbox/webhooks', { event: 'item/updated', itemId: 'item-ana' });
  await stack.drain();
};
