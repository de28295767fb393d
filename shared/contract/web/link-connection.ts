import * as z from 'zod/mini';
import { body } from '../fields/body.ts';
import {
  connection,
  LINK_OVER,
  NO_SUCH_CONNECTION,
  NOT_SIGNED_IN,
  NOT_YOUR_LINK,
  PLAN_IS_FULL,
  TOO_MANY_ASKS,
} from './bank-resources.ts';
import { defineWebOperation } from './web-operation.ts';

const NO_ID = 'Invalid or missing itemId';
const BAD_LINK = 'Invalid linkToken';

export const linkConnection = defineWebOperation({
  name: 'link-connection',
  method: 'POST',
  path: '/app/api/connection',
  summary: 'Links what the widget has just connected, unless its event was faster; repeated, it tells how far it is',
  body: z.object({
    itemId: body.id('The item, as the widget names it.', NO_ID),
    linkToken: z.optional(z.string(BAD_LINK).check(z.maxLength(200, BAD_LINK))),
  }),
  response: () => z.strictObject({ connection: connection() }),
  refusals: [
    { status: 400, error: NO_ID, when: '`itemId` is missing' },
    { status: 400, error: BAD_LINK, when: '`linkToken` is no text' },
    NOT_SIGNED_IN,
    NOT_YOUR_LINK,
    PLAN_IS_FULL,
    NO_SUCH_CONNECTION,
    LINK_OVER,
    TOO_MANY_ASKS,
  ],
  session: 'optional',
  grants: { table: 'write', sends: ['syncItem'], secrets: ['aggregator'], plans: true },
});
