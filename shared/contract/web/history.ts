import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { defineWebOperation } from './web-operation.ts';

const ACTORS = ['session', 'key', 'assistant', 'operator', 'system'] as const;

const event = () =>
  z.strictObject({
    event_id: z.string(),
    at: z.iso.datetime(),
    /** `key.created`, `session.opened`, `email.changed`, …; more may come. */
    event: z.string(),
    /** The key's label, the device, the assistant's claimed name, the passkey's name or the plan; null: the event says it all. */
    what: z.nullable(z.string()),
    /** Who did it. `name`: of the key, device or assistant; null where it is not known any more, and for the others. */
    by: z.strictObject({ kind: z.enum(ACTORS), name: z.nullable(z.string()) }),
  });

export const history = defineWebOperation({
  name: 'history',
  method: 'GET',
  path: '/app/api/history',
  summary: 'What gave or took away access to the account in the last 90 days, the newest first, 50 a page',
  query: z.object({ cursor: query.text('`next_cursor` of the page before. Default: the first page.') }),
  response: () => z.strictObject({ events: z.array(event()), next_cursor: z.nullable(z.string()) }),
  refusals: [{ status: 400, error: 'Invalid cursor', when: '`cursor` is not the one of a page of this user' }],
  session: 'required',
  grants: { table: 'read' },
});
