import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { accessStore } from '../../../shared/access/access-store.ts';
import { AddressTakenError, addressOwners } from '../../../shared/access/address-owners.ts';
import { userCreator } from '../../../shared/access/create-user.ts';
import { addressHashes, emailClaim } from '../../../shared/notifications/address-hashes.ts';
import { backfillOwners } from '../../../shared/personal-data/backfill-owners.ts';
import { rekeyAddresses } from '../../../shared/personal-data/rekey-addresses.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';

const now = '2026-03-01T12:00:00.000Z' as Instant;
const hashes = addressHashes({ key: 'first' });
const claim = (email: string) => emailClaim(email, hashes);
const person = (email: string) => ({ name: 'Ana', email, phone: null });

describe('an e-mail address', () => {
  it('belongs to one user, however it is written and however many ask at the same time', async () => {
    const access = userCreator(await inProcessTable());
    const asked = ['ana@example.com', 'Ana@Example.com', ' ana@example.com '].map((email) =>
      access(person(email), now, claim(email)),
    );
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(AddressTakenError);
  });

  it('is freed when its user has another, and of a refused change nothing is written', async () => {
    const table = await inProcessTable();
    const access = userCreator(table);
    const [ana, bia] = [
      await access(person('ana@example.com'), now, claim('ana@example.com')),
      await access(person('bia@example.com'), now, claim('bia@example.com')),
    ];
    const move = (userId: string, from: string, to: string) =>
      accessStore(table).putProfile(userId, person(to), [], { taken: claim(to), freed: claim(from) });
    await expect(move(ana, 'ana@example.com', 'bia@example.com')).rejects.toThrow(AddressTakenError);
    expect((await accessStore(table).read(ana)).profile?.email).toBe('ana@example.com');
    await move(ana, 'ana@example.com', 'new@example.com');
    await move(bia, 'bia@example.com', 'ana@example.com');
    expect(await addressOwners(table).find(claim('ana@example.com'))).toMatchObject({ userId: bia });
  });

  it('is given to users from before, once; those that share one are listed', async () => {
    const table = await inProcessTable();
    const access = userCreator(table);
    const [ana, twin] = [
      await access(person('ana@example.com'), now, []),
      await access(person('ANA@example.com'), now, []),
    ];
    const owned = await access(person('bia@example.com'), now, claim('bia@example.com'));
    await access({ name: 'Caio', email: null, phone: null }, now, []);
    const first = await backfillOwners(table, hashes);
    expect(first).toMatchObject({ owned: 1, taken: 1, duplicates: [{ userId: expect.any(String) }] });
    const owner = (await addressOwners(table).find(claim('ana@example.com')))?.userId;
    expect([ana, twin]).toContain(owner);
    expect(first.duplicates).toEqual([{ userId: owner === ana ? twin : ana, owner }]);
    expect(await backfillOwners(table, hashes)).toEqual({ ...first, owned: 2, taken: 0 });
    expect(await addressOwners(table).find(claim('bia@example.com'))).toMatchObject({ userId: owned });
  });

  it('keeps its owner under a new key of the hashes', async () => {
    const table = await inProcessTable();
    const ana = await userCreator(table)(person('ana@example.com'), now, claim('ana@example.com'));
    const both = addressHashes({ key: 'first', key2: 'second' });
    const [newest = '', oldest = ''] = emailClaim('ana@example.com', both);
    await expect(userCreator(table)(person('ana@example.com'), now, [newest, oldest])).rejects.toThrow(
      AddressTakenError,
    );
    await rekeyAddresses(table, both);
    expect(await addressOwners(table).find([oldest])).toBeNull();
    expect(await addressOwners(table).find([newest])).toEqual({ userId: ana, hash: newest });
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.emailOwner(newest) }));
  });
});
