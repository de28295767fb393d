import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { updateItem } from '../platform/table/update.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { CLAIM_SECONDS, type ConnectLink, newLink } from './connect-link.ts';
import { hashOfSecret, mintLinkToken, type ParsedLink } from './link-token.ts';

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
