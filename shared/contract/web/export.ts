import * as z from 'zod/mini';
import { webRefusals } from './fields.ts';
import { defineWebOperation } from './web-operation.ts';

const CURSOR = 'Invalid cursor';

const exportAnswer = () =>
  z.strictObject({
    user_id: z.string(),
    /** Records by kind; a kind may continue on the next page. */
    records: z.record(z.string(), z.array(z.unknown())),
    /** Null: this was the last page. */
    next: z.nullable(z.string()),
  });
export type ExportAnswer = z.output<ReturnType<typeof exportAnswer>>;

/** A `POST`, because it notifies the owner. Available without a subscription. */
export const exportData = defineWebOperation({
  name: 'export',
  method: 'POST',
  path: '/app/api/export',
  summary: 'All that is stored of the user, page by page',
  body: z.object({
    /** Of the page before; absent: the first one. */
    cursor: z.optional(
      z.string(CURSOR).check(z.minLength(1, CURSOR), z.maxLength(2048, CURSOR), z.regex(/^[A-Za-z0-9_-]+$/, CURSOR)),
    ),
  }),
  response: () => exportAnswer(),
  refusals: [webRefusals.stepUp, { status: 400, error: CURSOR, when: '`cursor` is not the one of a page' }],
  session: 'required',
  inReadOnly: true,
  grants: { table: 'write', sends: ['sendEmail'], secrets: ['addresses', 'mem0'] },
});
