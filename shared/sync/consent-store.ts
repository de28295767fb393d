import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { CONSENT_ENDS, CONSENT_WAYS } from '../contract/web/connections.ts';
import type { Versions } from '../contract/web/site.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { updateItem, updateOf } from '../platform/table/update.ts';
import type { Instant } from '../time/instant.ts';
import type { Item } from './item.ts';

export type EndedBy = (typeof CONSENT_ENDS)[number];

const schema = z.object({
  itemId: stored.text,
  connectorName: stored.text,
  givenAt: stored.instant,
  /** Of the legal texts that the person had accepted by then; null for a connection of before these records. */
  termsVersion: stored.maybeText,
  privacyVersion: stored.maybeText,
  /** Null where the aggregator's event came first, and the page never. */
  via: z.nullable(z.enum(CONSENT_WAYS)),
  endedAt: z._default(stored.maybeInstant, null),
  endedBy: z._default(z.nullable(z.enum(CONSENT_ENDS)), null),
});

/** What a person has authorized: to read one connection (LGPD, art. 8). Kept until the erasure of the account. */
export type Consent = z.output<typeof schema>;

/** What is known of it when the connection is linked. */
export type ConsentGiven = { connectorName: string; versions: Versions | null; via: Consent['via'] };

const NOTHING_KNOWN: ConsentGiven = { connectorName: '', versions: null, via: null };

/** A connection has one, since its link; another link after an end has another. */
const keyOf = ({ userId, id, linkedAt }: Pick<Item, 'userId' | 'id' | 'linkedAt'>) =>
  keys.consent(userId, id, linkedAt);

export const consentStore = (table: Table) => ({
  /** Part of the transaction that links the connection. */
  given: (
    linked: Pick<Item, 'userId' | 'id' | 'linkedAt'>,
    { connectorName, versions, via }: ConsentGiven = NOTHING_KNOWN,
  ): WriteItem =>
    updateOf(table, keyOf(linked), {
      set: {
        ...{ itemId: linked.id, givenAt: linked.linkedAt, connectorName, via },
        ...{ termsVersion: versions?.terms ?? null, privacyVersion: versions?.privacy ?? null },
      },
    }),

  /** The record of a connection that an older release linked; none where there is one. For the transaction of an import. */
  async missing(item: Item): Promise<WriteItem[]> {
    const get = new GetCommand({ TableName: table.name, Key: keyOf(item), ConsistentRead: true });
    const { Item: found } = await table.client.send(get);
    return found ? [] : [this.given(item, { ...NOTHING_KNOWN, connectorName: item.connectorName })];
  },

  /** The page of the person, after the event of the connection that they made there. */
  async by(item: Item, via: NonNullable<Consent['via']>): Promise<void> {
    const isUnknown = 'attribute_exists(#pk) AND attribute_type(#via, :null)';
    await updateItem(table, keyOf(item), { set: { via }, condition: isUnknown, values: { ':null': 'NULL' } }, 'NONE');
  },

  /** Who is about to end it, before the aggregator is asked to and sends an event of it. */
  async ending(item: Item, by: EndedBy): Promise<void> {
    await updateItem(table, keyOf(item), { set: { endingBy: by }, condition: 'attribute_exists(#pk)' }, 'NONE');
  },

  /** Part of the transaction that removes the connection. @param by unless somebody was about to end it */
  ended: (item: Item, { now, by }: { now: Instant; by: EndedBy }): WriteItem => ({
    Update: {
      TableName: table.name,
      Key: keyOf(item),
      UpdateExpression:
        `SET itemId = :item, givenAt = :given, endedAt = if_not_exists(endedAt, :now), endedBy = ${
          item.leftAt === undefined ? 'if_not_exists(endingBy, :by)' : 'if_not_exists(endedBy, :by)'
        }, connectorName = ${item.connectorName ? ':name' : 'if_not_exists(connectorName, :name)'}, ` +
        'termsVersion = if_not_exists(termsVersion, :null), privacyVersion = if_not_exists(privacyVersion, :null), via = if_not_exists(via, :null)',
      ExpressionAttributeValues: {
        ...{ ':item': item.id, ':given': item.linkedAt, ':now': now, ':by': by, ':name': item.connectorName },
        ':null': null,
      },
    },
  }),

  /** The newest first. */
  list: async (userId: string): Promise<Consent[]> =>
    (await queryPrefix(table, keys.consentsOf(userId)))
      .map((record) => schema.parse(record))
      .toSorted((one, other) => (one.givenAt < other.givenAt ? 1 : -1)),
});

export type ConsentStore = ReturnType<typeof consentStore>;
