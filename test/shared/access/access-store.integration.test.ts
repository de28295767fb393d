import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { accessStore } from '../../../shared/access/access-store.ts';
import { userCreator } from '../../../shared/access/create-user.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { describeEachEngine } from '../../support/dynamo-engines.ts';

const now = '2026-03-10T12:00:00.000Z' as Instant;
const ana = { name: 'Ana', email: 'ana@example.com', phone: '+5511999990001' };
const moved = { name: 'Ana Souza', email: null, phone: '+5521999990001' };

describeEachEngine('a profile', (engine) => {
  const record = async (userId: string) => {
    const { client, name } = engine().table;
    return (await client.send(new GetCommand({ TableName: name, Key: keys.profile(userId) }))).Item;
  };

  it('that changes keeps when it was created', async () => {
    const store = accessStore(engine().table);
    const userId = await userCreator(engine().table)(ana, now, []);
    await store.putProfile(userId, moved, [], { taken: [], freed: [] });
    expect((await store.read(userId)).profile).toEqual({ ...moved, createdAt: now });
    expect(await record(userId)).toEqual({ ...keys.profile(userId), ...moved, createdAt: now });
  });

  it('of nobody is not made by a change', async () => {
    await accessStore(engine().table).putProfile('nobody', moved, ['v1-hash'], { taken: ['v1-mail'], freed: [] });
    expect(await record('nobody')).toBeUndefined();
  });
});
