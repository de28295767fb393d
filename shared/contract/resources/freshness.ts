import * as z from 'zod/mini';
import { named, timestamp } from './common.ts';
import { ITEM_STATUSES } from './sync.ts';

const connection = named('FreshnessConnection', () =>
  z.object({
    item_id: z.string(),
    connector_name: z.string(),
    status: z.enum(ITEM_STATUSES),
    last_updated_at: z.nullable(timestamp()).check(z.describe('When the institution last gave all its data.')),
    needs: z
      .nullable(z.enum(['user_input', 'user_action', 'reconnect']))
      .check(z.describe('What the owner must do before data arrives again.')),
    duplicate_of: z
      .nullable(z.string())
      .check(z.describe('`item_id` of the connection, linked first, that has one of its accounts too.')),
  }),
);

/** How old the bank data of an answer is (additive). */
export const freshness = named('Freshness', () =>
  z.object({
    as_of: z
      .nullable(timestamp())
      .check(z.describe('The oldest `last_updated_at` of the connections behind the answer.')),
    is_stale: z.boolean().check(z.describe('`as_of` is more than 36 hours ago.')),
    connections: z.array(connection()),
  }),
);
