import type { EventType } from '../contract/event-types.ts';
import { pascalCase, reference } from './schemas.ts';

const text = (description: string) => ({ type: 'string', description });
const count = (description: string) => ({ type: 'integer', minimum: 0, description });
const ids = (description: string) => ({ type: 'array', items: { type: 'string' }, description });
const day = (description: string) => ({ type: 'string', format: 'date', description });
const orNull = <Schema extends { type: string }>(schema: Schema) => ({ ...schema, type: [schema.type, 'null'] });

const ITEM_ID = text('Id of the connection.');
const connection = {
  itemId: ITEM_ID,
  connectorName: text('Name of the institution.'),
  status: text('State of the connection.'),
  lastUpdatedAt: orNull(text('When it last got data, in UTC.')),
};

type Event = { summary: string; data: Readonly<Record<string, object>> };

/** Ids and facts: no amount, account number or text. */
const events: Readonly<Record<EventType, Event>> = {
  'transactions.changed': {
    summary: 'Transactions of a connection were added, modified or removed',
    data: {
      itemId: ITEM_ID,
      added: count('How many rows are new.'),
      modified: count('How many rows changed.'),
      removed: count('How many rows are gone.'),
    },
  },
  'connection.updated': { summary: 'A connection has new data', data: connection },
  'connection.needs_action': {
    summary: 'A connection needs its owner',
    data: { ...connection, needs: text('What it needs.') },
  },
  'limit.reached': {
    summary: 'Spending has reached 50, 75 or 100 % of a limit',
    data: {
      limitId: text('Id of the limit.'),
      category: text('Category or merchant of the limit.'),
      threshold: { type: 'integer', enum: [50, 75, 100], description: 'Percent that was reached.' },
      period: text('How often the limit starts anew.'),
      firstDate: day('First day of the period.'),
      lastDate: day('Last day of the period.'),
    },
  },
  'reminder.sent': {
    summary: 'A payment reminder was sent',
    data: {
      reminderId: text('Id of the reminder.'),
      dueDate: day('Day on which the payment is due.'),
      occurrence: text('Which of its occurrences.'),
      channel: { type: 'string', enum: ['email', 'whatsapp'], description: 'Where it was sent.' },
    },
  },
  'bill.closed': {
    summary: 'The bill of a card has closed',
    data: {
      billId: text('Id of the bill.'),
      itemId: ITEM_ID,
      accountId: text('Id of the card.'),
      dueDate: day('Day on which it is due.'),
      closingDate: orNull(day('Day on which it closed.')),
    },
  },
  'recurring.changed': {
    summary: 'What comes back regularly has changed',
    data: {
      added: count('How many streams are new.'),
      changed: count('How many streams changed.'),
      removed: count('How many streams are gone.'),
    },
  },
  'signal.found': {
    summary: 'Something in the accounts deserves attention',
    data: {
      signalId: text('Id of the signal.'),
      kind: text('Kind of the signal, as in get-signals.'),
      severity: { type: 'string', enum: ['high', 'medium', 'low'], description: 'How grave it is.' },
      date: day('Day of the signal.'),
    },
  },
  'investment.changed': {
    summary: 'Investments or loans of a connection came, ended or moved',
    data: {
      itemId: ITEM_ID,
      added: ids('Ids of those that came, or came back.'),
      ended: ids('Ids of those that ended.'),
      movements: count('How many of their movements are new, changed or gone.'),
    },
  },
  'key.created': {
    summary: 'An API key was made',
    data: { keyId: text('Id of the key.'), validUntil: orNull(text('When it ends, in UTC; null: never.')) },
  },
  'key.revoked': {
    summary: 'An API key has ended',
    data: {
      keyId: text('Id of the key.'),
      reason: { type: 'string', enum: ['revoked', 'rotated', 'ended'], description: 'Why it ended.' },
    },
  },
};

const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  name,
  in: 'header',
  required: true,
  description: 'Of [Standard Webhooks](https://www.standardwebhooks.com); it proves who sent the event.',
  schema: { type: 'string' },
}));

const nameOf = (type: string): string => `${pascalCase(type)}Event`;

const schemaOf = ([type, { summary, data }]: [string, Event]) => [
  nameOf(type),
  {
    type: 'object',
    description: `${summary}.`,
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { type: 'string', enum: [type], description: 'Type of the event.' },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened, in UTC.' },
      data: { type: 'object', required: Object.keys(data), properties: data, description: 'Ids and facts.' },
    },
  },
];

const pathItemOf = ([type, { summary }]: [string, Event]) => [
  nameOf(type),
  {
    post: {
      operationId: `on${pascalCase(type)}`,
      tags: ['Events'],
      summary,
      description: 'Sent at least once, with one `webhook-id` for all tries, to the addresses of `create-webhook`.',
      // The signature stands for a credential.
      security: [],
      parameters: headers,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: reference(nameOf(type)),
          },
        },
      },
      responses: {
        '2XX': { description: 'Taken, within 10 seconds. Anything else is tried again.' },
        '410': { description: 'The address is no more: the webhook is deleted.' },
      },
    },
  },
];

/** The bodies of events. */
export const eventSchemas: Readonly<Record<string, object>> = Object.fromEntries(Object.entries(events).map(schemaOf));

/** What a receiver of each event answers. */
export const eventPathItems: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(events).map(pathItemOf),
);

/** What is sent to webhooks, by reference: some generators write broken code for path items that stand here themselves. */
export const eventWebhooks: Readonly<Record<string, object>> = Object.fromEntries(
  Object.keys(events).map((type) => [type, { $ref: `#/components/pathItems/${nameOf(type)}` }]),
);
