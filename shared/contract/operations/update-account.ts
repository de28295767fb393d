import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { absentable, body } from '../fields/body.ts';
import { isoDate } from '../fields/dates.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { accountRecord } from '../resources/account.ts';
import { fullBody } from '../resources/common.ts';

const LONGEST_NAME = 60;
const BALANCE = 'Invalid or missing startingBalance';
const DATE = 'Invalid or missing startingDate';

export const updateAccount = defineOperation({
  name: 'update-account',
  method: 'PUT',
  path: '/tools/api/update-account',
  tag: 'Accounts',
  summary: 'Give an account a name of your own, and say where one without a bank starts',
  query: z.object({ ...sourceMark }),
  body: z.object({
    accountId: body.id('Id of the account.', 'Invalid or missing accountId'),
    customName: z.optional(
      z.nullable(
        body
          .text("What the user calls it; null removes the name. The bank's own name stays.", 'Invalid customName')
          .check(z.maxLength(LONGEST_NAME, 'Invalid customName')),
      ),
    ),
    startingBalance: absentable(
      body.signedAmount('Of an account without a bank, as `startingDate` begins; of a CREDIT what is owed.', BALANCE),
    ),
    startingDate: absentable(
      isoDate('Of an account without a bank: rows before it do not count in its balance.', DATE),
    ),
  }),
  response: () => fullBody({ data: accountRecord(), message: z.string() }),
  envelope: 'full',
  refusals: [
    { status: 400, error: 'Invalid or missing accountId', when: '`accountId` is missing' },
    {
      status: 400,
      error: 'No updates provided',
      when: 'none of `customName`, `startingBalance`, `startingDate` is given',
    },
    { status: 400, error: 'Invalid customName', when: '`customName` is neither a text of 1 to 60 characters nor null' },
    { status: 400, error: BALANCE, when: '`startingBalance` is no amount with at most two decimals' },
    { status: 400, error: DATE, when: '`startingDate` is no date from 1990 to a year ahead' },
    {
      status: 400,
      error: 'Account is connected',
      when: '`startingBalance` or `startingDate` of an account that a bank reports',
    },
    { status: 404, error: 'Account not found', when: 'no such account, or it is of another user' },
  ],
  mcp: {
    title: 'Renomear conta',
    description:
      "Use when a person names an account or card, such as 'Casa'. null removes the name. The bank's own name stays beside it. It changes neither money nor limit.",
    words:
      'Rename, nickname, label, set name. Chama, chame, renomeia, renomeie, muda nome, conta, cartão, apelido, poupança.',
    compact: { keep: ['message', { name: 'id', path: 'data.id' }, { name: 'name', path: 'data.customName' }] },
    neverListed: ['startingBalance', 'startingDate'],
    idsFrom: { accountId: 'getAccounts' },
  },
  access: needs('write'),
  grants: { table: 'write' },
});
