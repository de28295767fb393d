import * as z from 'zod/mini';
import { absentable, body } from '../fields/body.ts';
import { LONGEST_ID } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { cardAccount, closingDate, closingDateEntry } from '../resources/card.ts';
import { fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';

const CLOSING_DATE_OPERATIONS = ['LIST_ACCOUNTS', 'INSERT', 'UPDATE', 'DELETE', 'GET'] as const;
const READING: ReadonlySet<string> = new Set(['LIST_ACCOUNTS', 'GET']);

// An empty id counts as missing; which ids are required depends on the operation.
const idText = (description: string, error: string) =>
  z.string(error).check(z.describe(description), z.trim(), z.maxLength(LONGEST_ID, error));

const answers = () =>
  z.union([
    z.object({
      accounts: z.array(cardAccount()),
      totalAccounts: z.int(),
      accountsWithClosingDate: z.int(),
      accountsWithoutClosingDate: z.int(),
    }),
    z.object({ deletedId: z.string(), accountId: z.string() }),
    closingDate(),
    closingDateEntry(),
    z.array(closingDateEntry()),
  ]);

export const manageClosingDate = defineOperation({
  name: 'manage-closing-date',
  method: 'POST',
  path: '/tools/api/manage-closing-date',
  tag: 'Cards',
  summary: 'List cards, and insert, update, delete or read their closing days',
  body: z.object({
    operation: body.oneOf(CLOSING_DATE_OPERATIONS, 'What to do.', 'Invalid or missing operation'),
    accountId: absentable(idText('Id of a credit card account of the user.', 'Invalid accountId')),
    closingDay: absentable(
      body.integer('Day of the month; shorter months close on their last day.', 1, 31, 'Invalid closingDay'),
    ),
    isActive: absentable(body.flag('Whether the closing day is used. Default on INSERT: true.', 'Invalid isActive')),
    notes: absentable(z.string('Invalid notes').check(z.describe('Free text.'), z.maxLength(500, 'Invalid notes'))),
    closingDateId: absentable(idText('Id of a closing date.', 'Invalid closingDateId')),
  }),
  response: () => fullBody({ message: z.string(), data: answers(), freshness: z.optional(freshness()) }),
  envelope: 'full',
  listing: { leaveOut: [] },
  refusals: [
    { status: 400, error: 'Invalid or missing operation', when: '`operation` is none of the five' },
    { status: 400, error: 'Invalid accountId', when: '`accountId` is no text' },
    { status: 400, error: 'Invalid closingDay', when: '`closingDay` is no integer from 1 to 31' },
    { status: 400, error: 'Invalid isActive', when: '`isActive` is not a boolean' },
    { status: 400, error: 'Invalid notes', when: '`notes` is no text of at most 500 characters' },
    { status: 400, error: 'Invalid closingDateId', when: '`closingDateId` is no text' },
    {
      status: 400,
      error: 'Account ID and closing day are required for INSERT operation',
      when: 'INSERT without `accountId` or `closingDay`',
    },
    { status: 400, error: 'Closing date already exists for this account', when: 'INSERT on a card that has one' },
    { status: 400, error: 'Account is not a credit card', when: 'INSERT on an account that is no credit card' },
    { status: 400, error: 'Account ID is required for UPDATE operation', when: 'UPDATE without `accountId`' },
    { status: 400, error: 'No updates provided', when: 'UPDATE without a field to change' },
    { status: 400, error: 'Closing date ID is required for DELETE operation', when: 'DELETE without `closingDateId`' },
    { status: 403, error: 'Closing date does not belong to user', when: 'the record is owned by another user' },
    { status: 404, error: 'Account not found', when: 'INSERT on no account of the user' },
    { status: 404, error: 'Closing date not found', when: 'no such closing date' },
  ],
  mcp: {
    listed: false,
    title: 'Dias de fechamento dos cartões',
    description:
      'Use to read or set the day of the month on which a card bill closes: LIST_ACCOUNTS and GET read, INSERT and UPDATE set, DELETE removes. A better day makes getBillSummary exact. Not for due dates.',
    compact: { keep: ['message', 'data'] },
    idsFrom: { accountId: 'manageClosingDate LIST_ACCOUNTS', closingDateId: 'manageClosingDate GET' },
    confirms: {
      when: { argument: 'operation', value: 'DELETE' },
      question: (subject) => `Excluir de vez o dia de fechamento (${subject})?`,
    },
  },
  access: {
    possible: ['read', 'write'],
    of: ({ body: { operation } }) => (READING.has(operation) ? 'read' : 'write'),
  },
  grants: { table: 'write', indexes: ['byId'] },
});
