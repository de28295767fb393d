import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { absentable, body } from '../fields/body.ts';
import { isoDate } from '../fields/dates.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { accountRecord } from '../resources/account.ts';
import { fullBody } from '../resources/common.ts';

const LONGEST_NAME = 60;
const NAME = 'Invalid or missing name';
const TYPE = 'Invalid or missing type';
const SUBTYPE = 'Invalid or missing subtype';
const BALANCE = 'Invalid or missing startingBalance';
const DATE = 'Invalid or missing startingDate';
const CURRENCY = 'Invalid or missing currency';

export const createAccount = defineOperation({
  name: 'create-account',
  method: 'POST',
  path: '/tools/api/create-account',
  tag: 'Accounts',
  summary: 'Create an account without a bank: cash, an account or a card by hand',
  description:
    'Use it for cash, and for banks that are not connected. Its rows come from files and by hand; its balance follows from where it starts and from its rows until today. A card by hand has no ' +
    'bills. At most 50.',
  query: z.object({ ...sourceMark }),
  body: z.object({
    name: body.text('What it is called.', NAME).check(z.maxLength(LONGEST_NAME, NAME)),
    type: body.oneOf(['BANK', 'CREDIT'], 'An account or a card.', TYPE),
    subtype: absentable(
      body.oneOf(
        ['CHECKING_ACCOUNT', 'SAVINGS_ACCOUNT', 'PAYMENT_ACCOUNT'],
        'Of a BANK; PAYMENT_ACCOUNT is cash. Default: CHECKING_ACCOUNT.',
        SUBTYPE,
      ),
    ),
    startingBalance: absentable(
      body.signedAmount('As `startingDate` begins; of a CREDIT what is owed, positive. Default: 0.', BALANCE),
    ),
    startingDate: absentable(isoDate('From 1990 to a year ahead. Default: today, in America/Sao_Paulo.', DATE)),
    currency: absentable(
      z.string(CURRENCY).check(z.regex(/^[A-Z]{3}$/, CURRENCY), z.describe('ISO 4217. Default: BRL.')),
    ),
  }),
  response: () => fullBody({ data: accountRecord(), message: z.string() }),
  envelope: 'full',
  restOnly: true,
  refusals: [
    { status: 400, error: NAME, when: '`name` is no text of 1 to 60 characters' },
    { status: 400, error: TYPE, when: '`type` is neither BANK nor CREDIT' },
    { status: 400, error: SUBTYPE, when: '`subtype` is none of a BANK' },
    { status: 400, error: BALANCE, when: '`startingBalance` is no amount with at most two decimals' },
    { status: 400, error: DATE, when: '`startingDate` is no date from 1990 to a year ahead' },
    { status: 400, error: CURRENCY, when: '`currency` is no code of three capital letters' },
    { status: 403, error: 'Quota exceeded', when: '50 accounts without a bank' },
  ],
  access: needs('write'),
  grants: { table: 'write' },
});
