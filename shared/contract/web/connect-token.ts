import * as z from 'zod/mini';
import { body } from '../fields/body.ts';
import {
  LINK_OVER,
  NO_SUCH_CONNECTION,
  NOT_SIGNED_IN,
  NOT_YOUR_LINK,
  PLAN_IS_FULL,
  TOO_MANY_ASKS,
} from './bank-resources.ts';
import { defineWebOperation } from './web-operation.ts';

const BAD_LINK = 'Invalid linkToken';
const BAD_ITEM = 'Invalid itemId';

export const connectToken = defineWebOperation({
  name: 'connect-token',
  method: 'POST',
  path: '/app/api/connect-token',
  summary: "The aggregator's token for its widget: of the session's user, or of the link's, which this uses up",
  body: z.object({
    linkToken: z.optional(z.string(BAD_LINK).check(z.maxLength(200, BAD_LINK))),
    itemId: z.optional(body.id('A connection to renew.', BAD_ITEM)),
  }),
  response: () =>
    z.strictObject({
      connect_token: z.string(),
      widget_url: z.nullable(z.url()),
      include_sandbox: z.boolean(),
    }),
  refusals: [
    { status: 400, error: BAD_LINK, when: '`linkToken` is no text' },
    { status: 400, error: BAD_ITEM, when: '`itemId` is no id, or another than the link names' },
    NOT_SIGNED_IN,
    NOT_YOUR_LINK,
    PLAN_IS_FULL,
    NO_SUCH_CONNECTION,
    LINK_OVER,
    TOO_MANY_ASKS,
  ],
  session: 'optional',
  grants: { table: 'write', secrets: ['aggregator'], plans: true },
});
