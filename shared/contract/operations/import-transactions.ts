import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { absentable, body } from '../fields/body.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { importedFile } from '../resources/file-import.ts';

const FILE = 'Invalid or missing file';
const ACCOUNT = 'Invalid account';
const MAPPING = 'Invalid mapping';
const LARGEST_BODY = 5_500_000;
const LONGEST_NAME = 60;
const LONGEST_FILE_NAME = 200;
const MOST_SKIPPED = 20_000;

const column = () =>
  z.union([z.string(MAPPING).check(z.maxLength(200, MAPPING)), z.int(MAPPING).check(z.gte(0, MAPPING))], MAPPING);
const maybeColumn = () => z.optional(z.nullable(column()));
const columns = z.array(column(), MAPPING).check(z.minLength(1, MAPPING), z.maxLength(10, MAPPING));

const account = z.union(
  [
    z.object({ id: body.id('Of get-accounts.', ACCOUNT) }),
    z.object({
      name: body.text('Name of a new account without a bank.', ACCOUNT).check(z.maxLength(LONGEST_NAME, ACCOUNT)),
      type: body.oneOf(['BANK', 'CREDIT'], 'An account or a card.', ACCOUNT),
      subtype: absentable(
        body.oneOf(['CHECKING_ACCOUNT', 'SAVINGS_ACCOUNT', 'PAYMENT_ACCOUNT'], 'Of a BANK.', ACCOUNT),
      ),
      currency: absentable(z.string(ACCOUNT).check(z.regex(/^[A-Z]{3}$/, ACCOUNT))),
      startingBalance: absentable(
        z
          .number(ACCOUNT)
          .check(z.gte(-1e12, ACCOUNT), z.lte(1e12, ACCOUNT), z.describe('As the period of the file begins.')),
      ),
    }),
  ],
  ACCOUNT,
);

const mapping = z.object(
  {
    delimiter: z.optional(body.oneOf([';', ',', '\t', '|'], 'Between columns.', MAPPING)),
    headerLine: z.optional(body.integer('Line of the names; 0 for none.', 0, 100, MAPPING)),
    date: z.optional(column()),
    dateFormat: z.optional(z.string(MAPPING)),
    description: z.optional(columns),
    amount: maybeColumn(),
    debit: maybeColumn(),
    credit: maybeColumn(),
    direction: maybeColumn(),
    decimal: z.optional(body.oneOf([',', '.'], 'Mark of decimals.', MAPPING)),
    invert: z.optional(body.flag('Money out is positive in the file.', MAPPING)),
  },
  MAPPING,
);

export const importTransactions = defineOperation({
  name: 'import-transactions',
  method: 'POST',
  path: '/tools/api/import-transactions',
  tag: 'Files',
  summary: 'Import the rows of an OFX or CSV file',
  description:
    'Use it for a bank that is not connected, or for the time before it was. Each row of the file finds at most one row of the account; the others are new. `preview` shows what would be imported and writes ' +
    'nothing. A wrong guess of columns is corrected by sending `mapping` back, changed. 30 files an hour.',
  query: z.object({ ...sourceMark }),
  body: z.object({
    file: z
      .string(FILE)
      .check(
        z.minLength(1, FILE),
        z.describe('The text of the file; its bytes, or those of its gzip, with `fileEncoding`.'),
      ),
    fileEncoding: absentable(body.oneOf(['base64'], 'Absent: `file` is text.', 'Invalid fileEncoding')),
    name: absentable(
      body.text('Name of the file.', 'Invalid name').check(z.maxLength(LONGEST_FILE_NAME, 'Invalid name')),
    ),
    account: account.check(z.describe('An account, or a new one without a bank.')),
    statement: absentable(body.integer('Which account of the file, from 0 on.', 0, 1_000, 'Invalid statement')),
    mapping: absentable(mapping),
    skip: absentable(
      z
        .array(z.int('Invalid skip'), 'Invalid skip')
        .check(z.maxLength(MOST_SKIPPED, 'Invalid skip'), z.describe('Lines.')),
    ),
    preview: z._default(body.flag('True: nothing is written.', 'Invalid preview'), false),
  }),
  response: () => fullBody({ data: importedFile(), message: z.string() }),
  envelope: 'full',
  largestBody: LARGEST_BODY,
  claimsKey: true,
  restOnly: true,
  refusals: [
    { status: 400, error: FILE, when: '`file` is missing or empty, or no base64' },
    {
      status: 400,
      error: 'File too large',
      when: 'more than 5,000,000 bytes unpacked, or 20,000 rows',
      example: { limit: 20000 },
    },
    { status: 400, error: 'Unknown file format', when: 'neither OFX nor CSV', example: { detected: 'pdf' } },
    {
      status: 400,
      error: 'Invalid file',
      when: 'a day or amount that is none',
      example: { line: 14, column: 'Valor', expected: 'an amount', example: '1.234,56', received: 'quatro reais' },
    },
    { status: 400, error: 'No transactions in file', when: 'no line is a transaction' },
    {
      status: 400,
      error: 'Columns not recognized',
      when: 'no line names date and amount',
      example: { columns: ['Nome', 'Cidade'], sample: [['Ana', 'Recife']] },
    },
    {
      status: 400,
      error: 'Several accounts in the file',
      when: 'OFX with several statements, without `statement`',
      example: { statements: [{ statement: 0, number: '111-1', type: 'BANK', rows: 12 }] },
    },
    { status: 400, error: 'Account type differs', when: 'a statement of a card for a bank account, or the reverse' },
    { status: 400, error: ACCOUNT, when: '`account` is neither `{ id }` nor a new account' },
    { status: 400, error: MAPPING, when: '`mapping` names no column of the file' },
    { status: 400, error: 'Invalid fileEncoding', when: '`fileEncoding` is not base64' },
    { status: 400, error: 'Invalid name', when: '`name` is no text of 1 to 200 characters' },
    { status: 400, error: 'Invalid preview', when: '`preview` is no boolean' },
    { status: 400, error: 'Invalid statement', when: '`statement` is no place of one in the file' },
    { status: 400, error: 'Invalid skip', when: '`skip` is no list of lines' },
    { status: 403, error: 'Quota exceeded', when: '50 accounts without a bank, or 200 files of the account' },
    { status: 404, error: 'Account not found', when: 'no such account, or it is of another user' },
  ],
  access: needs('write'),
  grants: { table: 'write', sends: ['evaluateLimits', 'sendWebhook'] },
});
