import { BANK_ACCOUNT_ID, full, RECORD_ID, type ResponseExamples, TIMESTAMP } from './values.ts';

const period = { start: '2026-01-01', end: '2026-01-31' };
const counts = { new: 41, known: 12, doubtful: 1, left_out: 2 };

export const fileExamples: Readonly<Record<string, ResponseExamples>> = {
  'import-transactions': {
    imported: full({
      data: {
        importId: RECORD_ID,
        accountId: BANK_ACCOUNT_ID,
        format: 'csv',
        encoding: 'windows-1252',
        period,
        counts,
        rows: [
          {
            line: 2,
            date: '2026-01-01',
            description: 'PADARIA SOL',
            amount: -12.5,
            category: 'Padarias',
            installment: null,
            status: 'new',
          },
        ],
        doubtful: [
          {
            line: 9,
            date: '2026-01-04',
            description: 'LOJA A',
            amount: -80,
            transaction: { id: RECORD_ID, date: '2026-01-05', description: 'MERCADO B' },
          },
        ],
        warnings: [{ line: 1, message: 'Balance, not a transaction' }],
        mapping: {
          delimiter: ';',
          headerLine: 1,
          date: 'Data',
          dateFormat: 'dd/MM/yyyy',
          description: ['Histórico'],
          amount: 'Valor',
          debit: null,
          credit: null,
          direction: null,
          decimal: ',',
          invert: false,
        },
        balance: null,
        repeated: false,
      },
      message: '41 transactions imported',
    }),
  },
  'list-imports': {
    imports: full({
      data: [
        {
          importId: RECORD_ID,
          name: 'extrato.csv',
          accountId: BANK_ACCOUNT_ID,
          format: 'csv',
          period,
          createdAt: TIMESTAMP,
          counts,
          undoableUntil: '2026-02-19T14:05:31.120Z',
        },
      ],
      count: 1,
    }),
  },
  'delete-import': {
    undone: full({
      data: { importId: RECORD_ID, removed: 41, kept: 12, accountRemoved: false },
      message: '41 transactions removed',
    }),
  },
};
