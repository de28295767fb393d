import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Mem0Error, mem0 } from '../../../shared/memories/mem0.ts';
import type { Memory } from '../../../shared/memories/memory.ts';
import { unlessErasedMeanwhile } from '../../../shared/memories/provider.ts';
import { parseInstant } from '../../../shared/time/instant.ts';
import { startMem0 } from './mem0-server.ts';

const updatedAt = parseInstant('2026-06-01T12:00:00.000Z');
if (!updatedAt) throw new Error('not an instant');
const memory = (topic: string, text: string): Memory => ({ topic, meaning: 'yes', text, updatedAt });
const [cat, job] = [memory('has:gat', 'Tenho um gato'), memory('is:medic', 'Sou médica')];
const forgotten: Memory[] = [];

let server: Awaited<ReturnType<typeof startMem0>>;
beforeEach(async () => {
  server = await startMem0('key-1');
});
afterEach(() => server.close());
const provider = (key = 'key-1') =>
  mem0({ baseUrl: `${server.url}/`, apiKey: async () => key, deadlineMs: 500, pauseMs: 5 });
const known = async (userId = 'ana') => (await provider().list(userId)).map(({ topic, text }) => [topic, text]);

describe('memories at Mem0', () => {
  it('that were written while their owner was erased are erased again, and those of others stay', async () => {
    const guarded = unlessErasedMeanwhile(provider(), async (userId) => userId === 'ana');
    for (const userId of ['ana', 'bia']) await guarded.write(userId, { learned: [cat], forgotten });
    expect([await known('ana'), await known('bia')]).toEqual([[], [['has:gat', 'Tenho um gato']]]);
  });

  it('are returned to their owner only, oldest first, with their topics', async () => {
    await provider().write('ana', { learned: [cat], forgotten });
    await provider().write('ana', { learned: [job], forgotten });
    expect(await known()).toEqual([
      ['has:gat', 'Tenho um gato'],
      ['is:medic', 'Sou médica'],
    ]);
    expect(await known('bia')).toEqual([]);
  });

  it('are stored word for word, and replaced where the topic is known', async () => {
    await provider().write('ana', { learned: [cat, job], forgotten });
    await provider().write('ana', { learned: [memory('has:gat', 'Tenho dois gatos')], forgotten });
    expect(await known()).toEqual(expect.arrayContaining([['has:gat', 'Tenho dois gatos']]));
    expect(server.kept()).toHaveLength(2);
  });

  it('are forgotten one by one, and all together, of this user alone', async () => {
    await provider().write('ana', { learned: [cat, job], forgotten });
    await provider().write('bia', { learned: [cat], forgotten });
    await provider().write('ana', { learned: [], forgotten: [cat] });
    expect(await known()).toEqual([['is:medic', 'Sou médica']]);
    await provider().eraseAll('ana');
    expect(await known()).toEqual([]);
    expect(await known('bia')).toHaveLength(1);
  });

  it('are read to the last page', async () => {
    const many = Array.from({ length: 130 }, (_, index) => memory(`note:${index}`, `Nota ${index}`));
    // A message brings ten at most; all at once would race the deadline on a busy machine.
    for (let at = 0; at < many.length; at += 10)
      await provider().write('ana', { learned: many.slice(at, at + 10), forgotten });
    expect(await known()).toHaveLength(130);
  });

  it('ask nothing of the vendor when there is nothing to write', async () => {
    await provider().write('ana', { learned: [], forgotten });
    expect(server.calls).toEqual([]);
  });
});

describe('a failing Mem0', () => {
  it.each([
    [{ status: 500, body: { detail: 'Tenho um gato' } }, 500],
    [{ status: 429, body: {} }, 429],
    [{ status: 200, body: { memories: 'changed' } }, null],
    ['hang-up', null],
  ] as const)('%j is an error with its status and nothing of the answer', async (failure, status) => {
    server.failing.push(failure, failure, failure);
    const error = await provider()
      .list('ana')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Mem0Error);
    expect(error).toMatchObject({ status });
    expect(String(error)).not.toContain('gato');
  });

  it.each([500, 503, 429])('that answers %i is asked again', async (status) => {
    await provider().write('ana', { learned: [cat], forgotten });
    server.failing.push({ status, body: {} }, { status, body: {} });
    expect(await known()).toHaveLength(1);
  });

  it('is not asked again to add what it may have added already', async () => {
    const calls = () => server.calls.filter((call) => call === 'POST /v1/memories/').length;
    const write = () => provider().write('ana', { learned: [cat], forgotten });
    server.onCall('POST /v1/memories/', { status: 502, body: {} });
    await expect(write()).rejects.toMatchObject({ status: 502 });
    expect(calls()).toBe(1);
    server.onCall('POST /v1/memories/', { status: 429, body: {} });
    await write();
    expect(calls()).toBe(3);
  });

  it('with a wrong key is reported by its status', async () => {
    await expect(provider('other').list('ana')).rejects.toMatchObject({ status: 401 });
  });

  it('that never answers is given up at the deadline', async () => {
    server.stall();
    await expect(provider().list('ana')).rejects.toMatchObject({ status: null });
  });
});
