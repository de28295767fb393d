import { createHash } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { randomBytes } from '../platform/bytes.ts';
import { ifConditionFailed, writeOne } from '../platform/table/condition.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { updateItem } from '../platform/table/update.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';

/** A link to connect a bank. `itemId`: the connection to renew. */
export type ConnectLink = {
  userId: string;
  itemId: string | null;
  validUntil: Instant;
  /** Hash of the cookie of the browser that used it, and the end of its use. */
  claim: { browserHash: string; until: Instant } | null;
};

const VALID_SECONDS = 24 * 3600;
/** As long as the aggregator's own token: the person may reload the page. */
export const CLAIM_SECONDS = 1800;

/** Calls by one link that ask the aggregator, over its whole life. */
const MOST_ASKS = 10;

const newLink = (userId: string, itemId: string | null, now: Instant): ConnectLink => ({
  userId,
  itemId,
  validUntil: addSeconds(now, VALID_SECONDS),
  claim: null,
});

/** Whether it opens the connection of a bank at `now`, for some browser. */
export const isOpenLink = ({ validUntil, claim }: ConnectLink, now: Instant): boolean =>
  now < (claim?.until ?? validUntil);

/** `open`: unused; `here`: recently used by this browser; `over`: anything else. */
export const standingOf = (
  { validUntil, claim }: ConnectLink,
  browserHash: string | null,
  now: Instant,
): 'open' | 'here' | 'over' => {
  if (!claim) return now < validUntil ? 'open' : 'over';
  return claim.browserHash === browserHash && now < claim.until ? 'here' : 'over';
};

/** The parts of a well-formed link token. Only a read of the table proves that the link exists. */
export type ParsedLink = { userId: string; hash: string };

const SHAPE = /^([0-9A-Za-z]{1,64})\.[\w-]{43}$/;
const SECRET = /^[\w-]{43}$/;

const randomSecret = (): string => randomBytes(32).toString('base64url');

export const hashOfSecret = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 256 random bits behind the user's id, so the link lies in the user's own partition. */
const mintLinkToken = (userId: string): string => `${userId}.${randomSecret()}`;

/** Null for a text that cannot be one, without a read. */
export const parseLinkToken = (token: string): ParsedLink | null => {
  const userId = SHAPE.exec(token)?.[1];
  return userId === undefined ? null : { userId, hash: hashOfSecret(token) };
};

/** Identifies a browser: its existing cookie, or a new one. */
export const browserSecret = (shown: string | null): string => (shown && SECRET.test(shown) ? shown : randomSecret());

const record = z.object({
  userId: stored.text,
  itemId: stored.maybeText,
  validUntil: stored.instant,
  claim: z._default(z.nullable(z.object({ browserHash: stored.text, until: stored.instant })), null),
});

/** Links by the hash of their token, in the user's partition; removed a while after they ended. */
export const linkStore = (table: Table) => {
  const { client, name: TableName } = table;
  const keyOf = ({ userId, hash }: ParsedLink) => keys.connectLink(userId, hash);

  return {
    /** @returns the token, which is stored nowhere @throws for a user who is being erased */
    async create(userId: string, itemId: string | null, now: Instant): Promise<string> {
      const token = mintLinkToken(userId);
      const link = newLink(userId, itemId, now);
      const expiresAt = epochSeconds(addSeconds(link.validUntil, CLAIM_SECONDS));
      const Item = { ...link, ...keyOf({ userId, hash: hashOfSecret(token) }), createdAt: now, expiresAt };
      const failed = await writeAll(table, [{ Put: { TableName, Item } }, unlessErased(table, userId)]);
      if (failed.length > 0) throw new Error('The user was erased');
      return token;
    },

    async find(parsed: ParsedLink): Promise<ConnectLink | null> {
      const { Item } = await client.send(new GetCommand({ TableName, Key: keyOf(parsed), ConsistentRead: true }));
      return Item ? record.parse(Item) : null;
    },

    /** All that were not removed, with the write that ends each. */
    async list(userId: string): Promise<(ConnectLink & { end: WriteItem })[]> {
      const records = await queryPrefix(table, keys.connectLinksOf(userId));
      return records.map(({ pk, sk, ...fields }) => ({
        ...record.parse(fields),
        end: { Delete: { TableName, Key: { pk, sk } } },
      }));
    },

    /** Counts a call that asks the aggregator: false beyond the tenth. The bound is a condition of the write. */
    async ask(parsed: ParsedLink): Promise<boolean> {
      const command = new UpdateCommand({
        TableName,
        Key: keyOf(parsed),
        UpdateExpression: 'ADD asked :one',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(asked) OR asked < :most)',
        ExpressionAttributeValues: { ':one': 1, ':most': MOST_ASKS },
      });
      return (await writeOne(() => client.send(command)).catch(ifConditionFailed(null))) !== null;
    },

    /** Claims the link for one browser, once: false if another one was first, or the link has expired. */
    async claim(parsed: ParsedLink, browserHash: string, now: Instant): Promise<boolean> {
      const claim = { browserHash, until: addSeconds(now, CLAIM_SECONDS) };
      const claimed = await updateItem(table, keyOf(parsed), {
        set: { claim },
        condition: 'attribute_exists(#pk) AND #validUntil > :now AND (attribute_not_exists(#claim) OR #claim = :none)',
        values: { ':now': now, ':none': null },
      });
      return claimed !== null;
    },
  };
};

export type LinkStore = ReturnType<typeof linkStore>;
