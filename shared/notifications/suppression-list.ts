import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type ItemChange, updateItem } from '../platform/table/update.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';

/** Then the address is tried again: mailboxes reopen and numbers are reassigned. */
const RETENTION_SECONDS = 90 * 86_400;
/** As long as the vendor's own list may hold the address, or repeat an older event about it. */
const LIFTED_SECONDS = 365 * 86_400;

/**
 * What is known of an address. `bounce`: a vendor refused it permanently; `complaint`: its owner marked a mail as spam; `stop`: its owner
 * asked for no more notices; `lifted`: one of these, until its owner or an operator lifted it.
 */
export type Suppression = 'bounce' | 'complaint' | 'stop' | 'lifted';

/** A suppressed address as its owner reads of it. */
export type AddressState = 'ok' | 'bouncing' | 'complained' | 'stopped';

const states = { bounce: 'bouncing', complaint: 'complained', stop: 'stopped', lifted: 'ok' } as const;

export const addressState = (found: Suppression | null): AddressState => (found ? states[found] : 'ok');

/** Records of the former form hold the vendor's own words, such as `bounce:Permanent`. */
const suppressionOf = (reason: string): Suppression => {
  if (reason === 'stop' || reason === 'lifted') return reason;
  return reason.startsWith('complaint') ? 'complaint' : 'bounce';
};

const record = z.object({
  reason: z.pipe(stored.text, z.transform(suppressionOf)),
  refusedAt: stored.instant,
  expiresAt: z.optional(stored.integer),
  /** What the vendor reported. */
  detail: z.optional(stored.text),
});

/** By hash and without a user: addresses that were refused, that complained, or that asked for an end of notices. */
export const suppressionListStore = (table: Table, clock: () => Instant) => {
  const { client, name: TableName } = table;
  const one = async (hash: string) => {
    const { Item } = await client.send(new GetCommand({ TableName, Key: keys.address(hash), ConsistentRead: true }));
    const found = Item && record.parse(Item);
    // The TTL deletes late.
    return found && (found.expiresAt ?? Number.POSITIVE_INFINITY) > epochSeconds(clock()) ? [found] : [];
  };

  const write = async (hash: string, change: ItemChange): Promise<boolean> =>
    (await updateItem(table, keys.address(hash), change, 'NONE')) !== null;

  const lifted = (at: Instant): ItemChange => ({
    set: { reason: 'lifted', refusedAt: at, expiresAt: epochSeconds(addSeconds(at, LIFTED_SECONDS)) },
    remove: ['detail'],
  });
  const stopped = (at: Instant): ItemChange => ({
    set: { reason: 'stop', refusedAt: at },
    remove: ['detail', 'expiresAt'],
  });

  const store = {
    /** The latest of what is known. @param hashes every possible hash of the address */
    async find(hashes: readonly string[]): Promise<Suppression | null> {
      return (await store.read(hashes))?.reason ?? null;
    },

    async read(hashes: readonly string[]): Promise<z.output<typeof record> | null> {
      const found = (await Promise.all(hashes.map(one))).flat();
      return found.toSorted((a, b) => (a.refusedAt < b.refusedAt ? 1 : -1))[0] ?? null;
    },

    /** What a vendor reports ends no `stop`, which has no end of its own. @param reported in the vendor's words */
    async add(hash: string, reported: string): Promise<void> {
      const now = clock();
      const expiresAt = epochSeconds(addSeconds(now, RETENTION_SECONDS));
      await write(hash, {
        set: { reason: suppressionOf(reported), detail: reported, refusedAt: now, expiresAt },
        condition: 'attribute_not_exists(pk) OR #reason <> :stop',
        values: { ':stop': 'stop' },
      });
    },

    /**
     * A person's own word of `at`. Events arrive late, repeated and in any order, so an older word than the one that is known
     * changes nothing.
     * @returns whether it is the latest
     */
    word: (hash: string, word: 'stop' | 'resume', at: Instant): Promise<boolean> =>
      write(hash, {
        ...(word === 'stop' ? stopped(at) : lifted(at)),
        condition: 'attribute_not_exists(pk) OR #refusedAt <= :at',
        values: { ':at': at },
      }),

    /** Notices go there again. @param hashes every possible hash of the address, the current one first */
    async lift([current, ...older]: readonly string[]): Promise<void> {
      if (current === undefined) return;
      await write(current, lifted(clock()));
      await Promise.all(older.map((hash) => client.send(new DeleteCommand({ TableName, Key: keys.address(hash) }))));
    },
  };
  return store;
};

export type SuppressionListStore = ReturnType<typeof suppressionListStore>;
