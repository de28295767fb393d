import * as z from 'zod/mini';
import { ITEM_STATUSES } from '../resources/sync.ts';

/** The user's required action before data arrives again. */
export const need = () => z.nullable(z.enum(['user_input', 'user_action', 'reconnect']));

export const connection = () =>
  z.strictObject({
    item_id: z.string(),
    connector_name: z.string(),
    connector_color: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
    status: z.enum(ITEM_STATUSES),
    needs: need(),
    is_stale: z.boolean(),
    last_updated_at: z.nullable(z.iso.datetime()),
    /** The last time that its data were known to be the institution's newest; null before the first. */
    checked_at: z.nullable(z.iso.datetime()),
    consent_expires_at: z.nullable(z.iso.datetime()),
    can_update: z.boolean(),
    duplicate_of: z
      .nullable(z.string())
      .check(z.describe('`item_id` of the connection, linked first, of the same accounts.')),
    accounts: z.array(
      z.strictObject({
        account_id: z.string(),
        account_name: z.string(),
        custom_name: z.nullable(z.string()),
        type: z.string(),
        subtype: z.string(),
        balance: z.nullable(z.number()),
        closing_day: z.nullable(z.int()),
        closed_at: z.nullable(z.iso.datetime()),
        is_duplicate: z.boolean(),
      }),
    ),
  });

export const LINK_OVER = { status: 410, error: 'Link expired', when: 'the link was never one, has ended, or was used' };
export const NOT_YOUR_LINK = {
  status: 403,
  error: 'Not your link',
  when: "the session is somebody else's than the link",
};
export const TOO_MANY_ASKS = {
  status: 429,
  error: 'Too many requests',
  when: 'ten calls by the link, or thirty of the user in the hour, have asked the aggregator',
};
export const NO_SUCH_CONNECTION = {
  status: 404,
  error: 'Connection not found',
  when: 'nothing of the user has this id',
};
export const PLAN_IS_FULL = {
  status: 403,
  error: 'Quota exceeded',
  when: "the user's plan allows no more connections; one that is renewed is no further one",
};
export const NOT_SIGNED_IN = { status: 401, error: 'Not signed in', when: 'there is neither a session nor a link' };
