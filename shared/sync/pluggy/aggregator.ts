import * as z from 'zod/mini';
import type { IsoDate } from '../../time/calendar.ts';
import { type Instant, systemClock } from '../../time/instant.ts';
import { hasStatus, unreadable } from './errors.ts';
import { readByPage } from './pages.ts';
import {
  type AggregatorAccount,
  type AggregatorBill,
  type AggregatorItem,
  accountSchema,
  billSchema,
  itemSchema,
} from './schemas.ts';
import { type Call, defaultSettings, type SendSettings, send } from './send.ts';
import { type CredentialSource, session } from './session.ts';
import { readTransactions } from './transactions.ts';

export type AggregatorSettings = { baseUrl: string; credentials: CredentialSource; clock?: () => Instant } & Partial<
  Omit<SendSettings, 'baseUrl'>
>;

/** `signal` ends a call and its retries at the caller's own deadline. */
export type CallOptions = { signal?: AbortSignal | undefined };

const read = <S extends z.ZodMiniType>(schema: S, answer: unknown, route: string): z.output<S> => {
  const parsed = z.safeParse(schema, answer);
  if (!parsed.success) throw unreadable(route);
  return parsed.data;
};

const connectToken = z.object({ accessToken: z.string() });
const routeOf = (path: string): string => path.replace(/\?.*$/, '').replace(/^(\/items)\/.+$/, '$1/{id}');

/**
 * The aggregator (Pluggy) over its REST interface; the only place that knows it. Every call has a deadline of 10 s an
 * attempt and bounded retries with jitter. Its SDK is not used: it takes no deadline, sleeps through a minute's
 * Retry-After, hides the status of a refusal, prints answers on standard error and follows cursors without end.
 *
 * All calls throw AggregatorError when refused or unanswered.
 */
export const aggregator = ({ baseUrl, credentials, clock = systemClock, ...given }: AggregatorSettings) => {
  const settings = { ...defaultSettings, ...given, baseUrl: baseUrl.replace(/\/$/, '') };
  const signedIn = session(settings, credentials, clock);

  const call = async (method: Call['method'], path: string, { signal }: CallOptions, body?: object) => {
    const sendWith = (key: string) =>
      send(settings, {
        method,
        path,
        route: `${method} ${routeOf(path)}`,
        headers: { 'x-api-key': key },
        signal,
        ...(body ? { body } : {}),
      });
    const key = await signedIn.key();
    try {
      return await sendWith(key);
    } catch (error) {
      // The key was revoked or ran out early; nothing was done with it.
      if (!hasStatus(error, 401, 403)) throw error;
      await signedIn.drop(key);
      return sendWith(await signedIn.key());
    }
  };

  const getter = (options: CallOptions) => (path: string) => call('GET', path, options);
  const itemPath = (itemId: string) => `/items/${encodeURIComponent(itemId)}`;

  return {
    item: async (itemId: string, options: CallOptions = {}): Promise<AggregatorItem> =>
      read(itemSchema, await call('GET', itemPath(itemId), options), 'GET /items/{id}'),

    /** Asks for an update of the item; answers the item as it is then. */
    requestUpdate: async (itemId: string, options: CallOptions = {}): Promise<AggregatorItem> =>
      read(itemSchema, await call('PATCH', itemPath(itemId), options, {}), 'PATCH /items/{id}'),

    async accounts(itemId: string, options: CallOptions = {}): Promise<AggregatorAccount[]> {
      const found = await readByPage(getter(options), '/accounts', new URLSearchParams({ itemId }));
      return found.map((account) => read(accountSchema, account, 'GET /accounts'));
    },

    /** Rows in the aggregator's own form, unparsed. @param from see `readTransactions` */
    transactions: (accountId: string, from: IsoDate | null, options: CallOptions = {}): Promise<unknown[]> =>
      readTransactions(getter(options), accountId, from),

    /** Bills of a card; null where the institution offers none. */
    async bills(accountId: string, options: CallOptions = {}): Promise<AggregatorBill[] | null> {
      try {
        const found = await readByPage(getter(options), '/bills', new URLSearchParams({ accountId }));
        return found.map((bill) => read(billSchema, bill, 'GET /bills'));
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },

    /** Deletes the item and its data at the aggregator; an item that is gone already is fine. */
    async deleteItem(itemId: string, options: CallOptions = {}): Promise<void> {
      try {
        await call('DELETE', itemPath(itemId), options);
      } catch (error) {
        if (!hasStatus(error, 404)) throw error;
      }
    },

    /** A token with which the user's browser connects an institution, good for 30 minutes. */
    async connectToken(
      { clientUserId, webhookUrl }: { clientUserId: string; webhookUrl?: string | undefined },
      options: CallOptions = {},
    ): Promise<string> {
      const body = { options: { clientUserId, ...(webhookUrl ? { webhookUrl } : {}) } };
      return read(connectToken, await call('POST', '/connect_token', options, body), 'POST /connect_token').accessToken;
    },
  };
};

export type Aggregator = ReturnType<typeof aggregator>;
