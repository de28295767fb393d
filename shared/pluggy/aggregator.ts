import * as z from 'zod/mini';
import type { IsoDate } from '../time/calendar.ts';
import { type Instant, systemClock } from '../time/instant.ts';
import {
  type AggregatorAccount,
  type AggregatorBill,
  type AggregatorItem,
  type AggregatorMerchants,
  accountSchema,
  billSchema,
  itemSchema,
  merchantsSchema,
} from './aggregator-schemas.ts';
import { readByPage, readTransactions } from './pages.ts';
import {
  type AggregatorCall,
  type CredentialSource,
  defaultSettings,
  hasStatus,
  type SendSettings,
  send,
  session,
  unreadable,
} from './send.ts';

export type AggregatorSettings = { baseUrl: string; credentials: CredentialSource; clock?: () => Instant } & Partial<
  Omit<SendSettings, 'baseUrl'>
>;

/** `signal` aborts the call and its retries. */
export type CallOptions = { signal?: AbortSignal | undefined };

const read = <S extends z.ZodMiniType>(schema: S, answer: unknown, route: string): z.output<S> => {
  const parsed = z.safeParse(schema, answer);
  if (!parsed.success) throw unreadable(route);
  return parsed.data;
};

export type ConnectTokenRequest = {
  clientUserId: string;
  webhookUrl?: string | undefined;
  /** Where a bank sends the person back to; https only. */
  oauthRedirectUri?: string | undefined;
  /** The item to reconnect. */
  itemId?: string | undefined;
};

const connectToken = z.object({ accessToken: z.string() });
const routeOf = (path: string): string =>
  path.replace(/\?.*$/, '').replace(/^(\/items|\/investments)\/[^/]+/, '$1/{id}');

const MERCHANTS = '/merchants';

/** Null where the institution does not offer it. */
const offered = async <Value>(reading: Promise<Value>): Promise<Value | null> => {
  try {
    return await reading;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
};

/** Each attempt has a deadline of 10 s; all calls throw AggregatorError. README: why not the vendor's SDK. */
export const aggregator = ({ baseUrl, credentials, clock = systemClock, ...given }: AggregatorSettings) => {
  const settings = { ...defaultSettings, ...given, baseUrl: baseUrl.replace(/\/$/, '') };
  const signedIn = session(settings, credentials, clock);

  const call = async (method: AggregatorCall['method'], path: string, { signal }: CallOptions, body?: object) => {
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
      // The key was revoked or expired early; the call had no effect. An option that the contract lacks is no matter of the key.
      if (!hasStatus(error, 401, ...(path.startsWith(MERCHANTS) ? [] : [403]))) throw error;
      await signedIn.drop(key);
      return sendWith(await signedIn.key());
    }
  };

  const getter = (options: CallOptions) => (path: string) => call('GET', path, options);
  const itemPath = (itemId: string) => `/items/${encodeURIComponent(itemId)}`;

  return {
    item: async (itemId: string, options: CallOptions = {}): Promise<AggregatorItem> =>
      read(itemSchema, await call('GET', itemPath(itemId), options), 'GET /items/{id}'),

    /** Returns the item as it is after the request. */
    requestUpdate: async (itemId: string, options: CallOptions = {}): Promise<AggregatorItem> =>
      read(itemSchema, await call('PATCH', itemPath(itemId), options, {}), 'PATCH /items/{id}'),

    async accounts(itemId: string, options: CallOptions = {}): Promise<AggregatorAccount[]> {
      const found = await readByPage(getter(options), '/accounts', new URLSearchParams({ itemId }));
      return found.map((account) => read(accountSchema, account, 'GET /accounts'));
    },

    /** Unparsed rows. @param from see `readTransactions` */
    transactions: (accountId: string, from: IsoDate | null, options: CallOptions = {}): Promise<unknown[]> =>
      readTransactions(getter(options), accountId, from),

    /** Null where the institution offers no bills. */
    async bills(accountId: string, options: CallOptions = {}): Promise<AggregatorBill[] | null> {
      const found = await offered(readByPage(getter(options), '/bills', new URLSearchParams({ accountId })));
      return found?.map((bill) => read(billSchema, bill, 'GET /bills')) ?? null;
    },

    /** Unparsed positions; null where the institution offers none. */
    investments: (itemId: string, options: CallOptions = {}): Promise<unknown[] | null> =>
      offered(readByPage(getter(options), '/investments', new URLSearchParams({ itemId }))),

    /** Unparsed movements of a position; null where there are none. */
    movements: (investmentId: string, options: CallOptions = {}): Promise<unknown[] | null> =>
      offered(
        readByPage(
          getter(options),
          `/investments/${encodeURIComponent(investmentId)}/transactions`,
          new URLSearchParams(),
        ),
      ),

    /** Unparsed; null where the institution offers none. */
    loans: (itemId: string, options: CallOptions = {}): Promise<unknown[] | null> =>
      offered(readByPage(getter(options), '/loans', new URLSearchParams({ itemId }))),

    /** Of companies. @param cnpjs digits alone, at most 50: the documentation names no bound, and a query has to fit an address */
    merchants: async (cnpjs: readonly string[], options: CallOptions = {}): Promise<AggregatorMerchants> =>
      read(merchantsSchema, await call('GET', `${MERCHANTS}?cnpjs=${cnpjs.join(',')}`, options), `GET ${MERCHANTS}`),

    /** Succeeds when the item is gone already. */
    async deleteItem(itemId: string, options: CallOptions = {}): Promise<void> {
      try {
        await call('DELETE', itemPath(itemId), options);
      } catch (error) {
        if (!hasStatus(error, 404)) throw error;
      }
    },

    /** For connecting an institution in the user's browser; valid for 30 minutes. */
    async connectToken({ itemId, ...wanted }: ConnectTokenRequest, options: CallOptions = {}): Promise<string> {
      // A second connection of one bank would bring each of its rows twice.
      const body = { ...(itemId ? { itemId } : {}), options: { ...wanted, avoidDuplicates: true } };
      return read(connectToken, await call('POST', '/connect_token', options, body), 'POST /connect_token').accessToken;
    },
  };
};

export type Aggregator = ReturnType<typeof aggregator>;
