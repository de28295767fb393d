import { createHash } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import type { OAuthClient } from './client.ts';

const schema = z.object({
  clientId: stored.text,
  host: stored.maybeText,
  name: stored.text,
  redirectUris: z.array(stored.text),
  freshUntil: stored.instant,
});

const keyOf = (url: string) => keys.oauthDocument(createHash('sha256').update(url).digest('hex'));

/** Cached metadata documents of clients; the client's site sets the lifetime. */
export const documentStore = ({ client, name: TableName }: Table) => ({
  async find(url: string, now: Instant): Promise<OAuthClient | null> {
    const { Item } = await client.send(new GetCommand({ TableName, Key: keyOf(url) }));
    const found = Item ? schema.parse(Item) : null;
    if (!found || found.freshUntil <= now) return null;
    const { freshUntil: _, ...known } = found;
    return known;
  },

  async keep(known: OAuthClient, seconds: number, now: Instant): Promise<void> {
    const freshUntil = addSeconds(now, seconds);
    const Item = { ...keyOf(known.clientId), ...known, freshUntil, expiresAt: epochSeconds(freshUntil) };
    await client.send(new PutCommand({ TableName, Item }));
  },
});

export type DocumentStore = ReturnType<typeof documentStore>;
