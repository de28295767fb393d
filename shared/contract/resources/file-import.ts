import * as z from 'zod/mini';
import { dateText, named, timestamp } from './common.ts';

const FILE_FORMATS = ['csv', 'ofx1', 'ofx2'] as const;
const ROW_STATUSES = ['new', 'known', 'doubtful'] as const;

const period = () => z.object({ start: dateText(), end: dateText() });

const importCounts = named('ImportCounts', () =>
  z.object({
    new: z.int().check(z.describe('Imported, the doubtful ones too.')),
    known: z.int().check(z.describe('The account had them.')),
    doubtful: z.int().check(z.describe('Another row has the amount, on a day near, under another text.')),
    left_out: z.int().check(z.describe('Lines that are no transactions.')),
  }),
);

const column = () => z.union([z.string(), z.int()]);

const columnMapping = named('ColumnMapping', () =>
  z.object({
    delimiter: z.string(),
    headerLine: z.int().check(z.describe('0: none.')),
    date: column(),
    dateFormat: z.string(),
    description: z.array(column()),
    amount: z.nullable(column()),
    debit: z.nullable(column()),
    credit: z.nullable(column()),
    direction: z.nullable(column()),
    decimal: z.enum([',', '.']),
    invert: z.boolean().check(z.describe('Money out is positive in the file.')),
  }),
);

export const importedFile = named('ImportedFile', () =>
  z.object({
    importId: z.nullable(z.string()),
    accountId: z.nullable(z.string()),
    format: z.enum(FILE_FORMATS),
    encoding: z.string(),
    period: period(),
    counts: importCounts(),
    rows: z.array(
      z.object({
        line: z.int(),
        date: dateText(),
        description: z.string(),
        amount: z.number(),
        category: z.nullable(z.string()),
        installment: z.nullable(z.object({ number: z.int(), total: z.int() })),
        status: z.enum(ROW_STATUSES),
      }),
    ),
    doubtful: z.array(
      z.object({
        line: z.int(),
        date: dateText(),
        description: z.string(),
        amount: z.number(),
        transaction: z.object({ id: z.string(), date: dateText(), description: z.string() }),
      }),
    ),
    warnings: z.array(z.object({ line: z.int(), message: z.string() })),
    mapping: z.nullable(columnMapping()),
    balance: z.nullable(z.object({ amount: z.number(), date: z.nullable(dateText()) })),
    repeated: z.boolean(),
  }),
);

export const listedImport = named('FileImport', () =>
  z.object({
    importId: z.string(),
    name: z.nullable(z.string()),
    accountId: z.string(),
    format: z.enum(FILE_FORMATS),
    period: period(),
    createdAt: timestamp(),
    counts: importCounts(),
    finished: z.boolean(),
    undoableUntil: timestamp(),
  }),
);
