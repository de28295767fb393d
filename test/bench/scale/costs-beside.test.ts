import { expect, it } from 'vitest';
import { feedWrites } from '../../../shared/feed/feed-writes.ts';
import { rateCounter } from '../../../shared/platform/table/rate-counter.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { entryStore } from '../../../shared/sign-in/entry-store.ts';
import { signInRates } from '../../../shared/sign-in/sign-in-rates.ts';
import { at } from '../../shared/limits/builders.ts';
import { hookWorld } from '../../shared/webhooks/world.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { writeUnitsOf } from '../imports/write-units.ts';
import { costs } from './costs.ts';

const NOW = at('2026-03-09T12:00:00Z');
const place = { userId: 'ana', itemId: 'item-1', version: 1, step: 1 };
const changes = [{ accountId: 'acc-1', added: ['a', 'b', 'c'], changed: [], removed: [] }];

it('an entry of the feed costs the write units that the simulation counts', async () => {
  const table = await inProcessTable();
  const written = await writeUnitsOf(table, async () => writeAll(table, await feedWrites(table, place, changes, NOW)));
  expect(written.units).toBe(costs.feedEntry);
});

it('a code that is begun costs the write units that the simulation counts', async () => {
  const table = await inProcessTable();
  const [rates, entries] = [signInRates(rateCounter(table)), entryStore(table)];
  const counted = await writeUnitsOf(table, () => rates.network('127.0.0.1', 'network', NOW));
  expect(counted.units).toBe(costs.codeCounted);
  const begun = await writeUnitsOf(table, async () => {
    await rates.mail('address', [{ kind: 'stranger' }], NOW);
    await entries.begin({ purpose: 'sign-in', addressHash: 'address' }, NOW, () => 'hash');
  });
  expect(begun.units).toBe(costs.codeBegun);
});

it('a webhook’s event, its handing over and its call cost the write units that the simulation counts', async () => {
  const table = await inProcessTable();
  const world = hookWorld(table);
  const { webhookId } = await world.endpoint();
  expect((await writeUnitsOf(table, () => world.change())).units).toBe(costs.webhookEvent);
  expect((await writeUnitsOf(table, () => world.work({ userId: 'ana' }))).units).toBe(costs.webhookHandOver);
  const turn = () => world.work({ userId: 'ana', webhookId });
  expect((await writeUnitsOf(table, turn)).units).toBe(costs.webhookTurn + costs.webhookCall);
  expect((await writeUnitsOf(table, turn)).units).toBe(costs.webhookTurn);
});
