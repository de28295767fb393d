import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { body } from '../fields/body.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';

export const deleteImport = defineOperation({
  name: 'delete-import',
  method: 'DELETE',
  path: '/tools/api/delete-import',
  tag: 'Files',
  summary: 'Undo the import of a file, within 30 days',
  description:
    'Use it to take back a wrong file. Removes the rows that no other file brought. Rows that a bank has taken over stay. An account that the import made goes if it is empty.',
  query: z.object({ importId: body.id('Of list-imports.', 'Invalid or missing importId') }),
  queryInBody: true,
  response: () =>
    fullBody({
      data: z.object({ importId: z.string(), removed: z.int(), kept: z.int(), accountRemoved: z.boolean() }),
      message: z.string(),
    }),
  envelope: 'full',
  claimsKey: true,
  restOnly: true,
  refusals: [
    { status: 400, error: 'Invalid or missing importId', when: '`importId` is missing' },
    { status: 400, error: 'Import can no longer be undone', when: 'it is 30 days old' },
    { status: 404, error: 'Import not found', when: 'no such import, or it is of another user' },
  ],
  access: needs('write'),
  grants: { table: 'write', sends: ['evaluateLimits', 'sendWebhook'] },
});
