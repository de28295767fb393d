import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import type { Memory } from '../../../shared/memories/memory.ts';
import { memoryStore } from '../../../shared/memories/memory-store.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { type Instant, parseInstant } from '../../../shared/time/instant.ts';
import { describeEachEngine } from '../../support/dynamo-engines.ts';

const at = (text: string): Instant => {
  const instant = parseInstant(text);
  if (!instant) throw new Error(`${text} is no instant`);
  return instant;
};

const cat: Memory = { topic: 'has:gat', meaning: '', text: 'Tenho um gato', updatedAt: at('2026-06-01T12:00:00.000Z') };
const job: Memory = { topic: 'is:x', meaning: 'yes', text: 'Sou médica', updatedAt: at('2026-05-01T12:00:00.000Z') };
const forgotten: Memory[] = [];

describeEachEngine('the memories of a table', (engine) => {
  const store = () => memoryStore(engine().table);

  it('are returned oldest first, to their owner only', async () => {
    await store().write('ana', { learned: [cat, job], forgotten });
    expect(await store().list('ana')).toEqual([job, cat]);
    expect(await store().list('bia')).toEqual([]);
  });

  it('are one per topic: what is learned last replaces, also when many learn at once', async () => {
    const reworded = { ...cat, text: 'Tenho dois gatos', updatedAt: at('2026-07-01T12:00:00.000Z') };
    await Promise.all([cat, cat, cat, cat].map((one) => store().write('ana', { learned: [one], forgotten })));
    expect(await store().list('ana')).toEqual([cat]);
    await store().write('ana', { learned: [reworded], forgotten });
    expect(await store().list('ana')).toEqual([reworded]);
  });

  it('are forgotten when asked, and nothing to do is fine', async () => {
    await store().write('ana', { learned: [cat, job], forgotten });
    await store().write('ana', { learned: [], forgotten: [cat] });
    await store().write('ana', { learned: [], forgotten });
    expect(await store().list('ana')).toEqual([job]);
  });

  it('are not written for a user who is being erased', async () => {
    const { client, tableName } = engine();
    await client.send(new PutCommand({ TableName: tableName, Item: keys.tombstone('ana') }));
    await store().write('ana', { learned: [cat], forgotten });
    expect(await store().list('ana')).toEqual([]);
  });
});
