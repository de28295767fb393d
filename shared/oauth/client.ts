import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { ClientName } from '../access/grants/grant-record.ts';
import { randomBytes } from '../platform/bytes.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { updateItem } from '../platform/table/update.ts';
import { visibleText } from '../text/normalize-text.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';

/** A program that may request access from users. */
export type OAuthClient = ClientName & { clientId: string; redirectUris: readonly string[] };

const LONGEST_NAME = 80;

/** The client's name for itself, as one short line; unverified. */
export const shownName = (name: string): string =>
  visibleText(name).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

/** A registration without consent expires after a day, one with consent after 400. */
const UNUSED_SECONDS = 86_400;
const USED_SECONDS = 400 * 86_400;

const SHAPE = /^reg-[\w-]{22}$/;

const schema = z.object({
  clientId: stored.text,
  name: stored.text,
  redirectUris: z.array(stored.text),
  validUntil: stored.instant,
});

/** Whether the id is of a program that registered itself. */
export const isRegisteredId = (clientId: string): boolean => SHAPE.test(clientId);

/** Programs that registered themselves (RFC 7591); their metadata is unverified. */
export const clientStore = (table: Table) => ({
  async register(wanted: Pick<OAuthClient, 'name' | 'redirectUris'>, now: Instant): Promise<string> {
    const clientId = `reg-${randomBytes(16).toString('base64url')}`;
    const validUntil = addSeconds(now, UNUSED_SECONDS);
    const Item = {
      ...keys.oauthClient(clientId),
      ...{ clientId, name: wanted.name, redirectUris: wanted.redirectUris, createdAt: now, validUntil },
      expiresAt: epochSeconds(validUntil),
    };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    return clientId;
  },

  async find(clientId: string, now: Instant): Promise<OAuthClient | null> {
    if (!isRegisteredId(clientId)) return null;
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.oauthClient(clientId), ConsistentRead: true }),
    );
    const found = Item ? schema.parse(Item) : null;
    if (!found || found.validUntil <= now) return null;
    const { name, redirectUris } = found;
    return { clientId, host: null, name, redirectUris };
  },

  /** Keeps the registration of a client with consent; nothing for one that is described by its own site. */
  async used(clientId: string, now: Instant): Promise<void> {
    if (!isRegisteredId(clientId)) return;
    const validUntil = addSeconds(now, USED_SECONDS);
    const set = { validUntil, expiresAt: epochSeconds(validUntil) };
    await updateItem(table, keys.oauthClient(clientId), { set, condition: 'attribute_exists(#pk)' });
  },
});

export type ClientStore = ReturnType<typeof clientStore>;
