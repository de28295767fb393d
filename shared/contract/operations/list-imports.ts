import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { listedImport } from '../resources/file-import.ts';

export const listImports = defineOperation({
  name: 'list-imports',
  method: 'GET',
  path: '/tools/api/list-imports',
  tag: 'Files',
  summary: 'Files that were imported, newest first',
  query: z.object({}),
  response: () => fullBody({ data: z.array(listedImport()), count: z.int() }),
  envelope: 'full',
  mcp: {
    title: 'Arquivos trazidos',
    description:
      'Use for which OFX and CSV files a person has imported, into which account and of which period. Their rows: getTransactions.',
    words:
      'Import history, statement files. Arquivos importados, extrato importado, importei, importados, importações, planilha.',
    compact: {
      table: {
        rows: 'data',
        columns: [
          'name',
          { name: 'account', path: 'accountId' },
          { name: 'period', form: 'range' },
          { name: 'new', path: 'counts.new' },
        ],
      },
      keep: ['count'],
    },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
