import { createHash } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { clientName } from '../access/grants/grant-record.ts';
import { OAUTH_SCOPES } from '../contract/oauth.ts';
import { randomBytes } from '../platform/bytes.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { updateItem } from '../platform/table/update.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';

/** Time for the user's decision. */
const REQUEST_SECONDS = 600;

const schema = z.object({
  clientId: stored.text,
  client: clientName(),
  redirectUri: stored.text,
  scopes: z.array(z.enum(OAUTH_SCOPES)),
  resource: stored.text,
  challenge: stored.text,
  state: stored.maybeText,
  validUntil: stored.instant,
  /** The first who looked at it, by a hash that is useless without the request's id; null before that. */
  viewer: stored.maybeText,
  decidedAt: stored.maybeInstant,
});

/** An assistant's request for access. */
export type OAuthRequest = z.output<typeof schema>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const keyOf = (requestId: string) => keys.oauthRequest(sha256(`oauth request ${requestId}`));
const viewerOf = (requestId: string, userId: string): string => sha256(`viewer ${requestId} ${userId}`);

export const isOver = ({ validUntil, decidedAt }: OAuthRequest, now: Instant): boolean =>
  decidedAt !== null || validUntil <= now;

/** Requests that wait for a decision, for ten minutes. Only the user's browser has the id; the table has its hash. */
export const requestStore = (table: Table) => {
  const { client, name: TableName } = table;
  return {
    /** @returns its id */
    async begin(asked: Omit<OAuthRequest, 'validUntil' | 'viewer' | 'decidedAt'>, now: Instant): Promise<string> {
      const requestId = randomBytes(32).toString('base64url');
      const validUntil = addSeconds(now, REQUEST_SECONDS);
      const Item = {
        ...keyOf(requestId),
        ...asked,
        validUntil,
        viewer: null,
        decidedAt: null,
        expiresAt: epochSeconds(validUntil),
      };
      await client.send(new PutCommand({ TableName, Item }));
      return requestId;
    },

    /** Shows it to the first viewer only; null for others, and if there is none. */
    async look(requestId: string, userId: string): Promise<OAuthRequest | null> {
      const viewer = viewerOf(requestId, userId);
      const seen = await updateItem(table, keyOf(requestId), {
        set: { viewer },
        condition: 'attribute_exists(#pk) AND (#viewer = :none OR #viewer = :viewer)',
        values: { ':none': null },
      });
      return seen && schema.parse(seen);
    },

    /** The request if this user has viewed it before; otherwise null. */
    async lookedAt(requestId: string, userId: string): Promise<OAuthRequest | null> {
      const { Item } = await client.send(new GetCommand({ TableName, Key: keyOf(requestId), ConsistentRead: true }));
      const found = Item ? schema.parse(Item) : null;
      return found?.viewer === viewerOf(requestId, userId) ? found : null;
    },

    /** Stores the decision together with its writes. `over`: it was decided before; `unwritten`: a condition of the writes failed. */
    async decide(
      requestId: string,
      now: Instant,
      writes: readonly WriteItem[],
    ): Promise<'decided' | 'over' | 'unwritten'> {
      const Update = {
        TableName,
        Key: keyOf(requestId),
        UpdateExpression: 'SET decidedAt = :now',
        ConditionExpression: 'attribute_exists(pk) AND decidedAt = :none',
        ExpressionAttributeValues: { ':now': now, ':none': null },
      };
      const failed = await writeAll(table, [{ Update }, ...writes]);
      if (failed.length === 0) return 'decided';
      return failed.includes(0) ? 'over' : 'unwritten';
    },
  };
};

export type RequestStore = ReturnType<typeof requestStore>;
