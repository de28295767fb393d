import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getMemories } from '../../shared/contract/operations/get-memories.ts';
import { startMem0 } from '../shared/memories/mem0-server.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';
import { browserAt, signedIn } from './web-caller.ts';

type Answer = { success: true; memoriesForPrompt: string; memoryAdded: boolean; memoryForgotten?: boolean };

let stack: TestStack;
const provider = process.env.MEMORY_PROVIDER;
beforeAll(async () => {
  stack = await startStack(household);
});
afterAll(() => stack.close());
afterEach(async () => {
  process.env.MEMORY_PROVIDER = 'dynamodb';
  await stack.control('DELETE', 'faults');
});
afterAll(() => {
  if (provider === undefined) delete process.env.MEMORY_PROVIDER;
  else process.env.MEMORY_PROVIDER = provider;
});

const path = '/tools/api/get-memories';
const call = async (user: string, query: Record<string, string> = {}) =>
  stack.call<Answer>('GET', path, { key: await stack.keyOf(user), query });
const say = async (user: string, message?: string) => {
  const reply = await call(user, message === undefined ? {} : { message });
  expect(reply.status).toBe(200);
  expect(getMemories.response().safeParse(reply.body).error).toBeUndefined();
  return reply.body;
};
const bullets = (answer: Answer) => answer.memoriesForPrompt.split('\n').slice(1);

describe('get-memories', () => {
  it('stores lasting facts of a message, reports it, and returns them to this user only', async () => {
    expect(await say('ana')).toMatchObject({
      memoryAdded: false,
      memoriesForPrompt: expect.stringMatching(/^Memórias/),
    });
    const told = await say('ana', 'Oi! Sou vegetariana e meu salário cai dia 5. Quanto gastei ontem?');
    expect(told.memoryAdded).toBe(true);
    expect(bullets(told)).toEqual(['- Sou vegetariana', '- Meu salário cai dia 5']);
    expect((await say('ana')).memoriesForPrompt.split('\n').sort()).toEqual(told.memoriesForPrompt.split('\n').sort());
    expect(bullets(await say('ending'))).toEqual([]);
  });

  it('keeps no duplicates, replaces contradictions, and adds nothing for a question', async () => {
    await say('bia', 'Prefiro respostas curtas');
    expect(bullets(await say('bia', 'PREFIRO respostas breves!'))).toEqual(['- Prefiro respostas curtas']);
    expect(bullets(await say('bia', 'prefiro respostas detalhadas'))).toEqual(['- Prefiro respostas detalhadas']);
    expect(await say('bia', 'Qual meu saldo?')).toMatchObject({ memoryAdded: true });
    expect(bullets(await say('bia', 'Lembre que minha senha é abacaxi'))).toEqual(['- Prefiro respostas detalhadas']);
  });

  it('forgets what a message asks to be forgotten, and says whether there was such a memory', async () => {
    expect(await say('ending', 'Moro em Recife. Sou vegetariana.')).not.toHaveProperty('memoryForgotten');
    const told = await say('ending', 'Esquece que eu sou vegetariana. Tenho um gato');
    expect([told.memoryForgotten, bullets(told).toSorted()]).toEqual([true, ['- Moro em Recife', '- Tenho um gato']]);
    expect(await say('ending', 'esquece que eu sou vegetariana')).toMatchObject({ memoryForgotten: false });
    expect(bullets(await say('ending', 'Esquece tudo que sabe sobre mim'))).toEqual([]);
  });

  it('a long message is read as far as it makes sense and never refused', async () => {
    const told = await say('ana', `Lembre que sou alérgico a glúten. ${'bla '.repeat(1500)}`);
    expect(bullets(told)).toContain('- Sou alérgico a glúten');
  });

  it('an empty message adds nothing', async () => expect(await say('bia', '')).toMatchObject({ memoryAdded: false }));

  it.each(['none', '', 'postgres'])('answers 503 and names the variable when the provider is %j', async (name) => {
    process.env.MEMORY_PROVIDER = name;
    const { status, body } = await call('ana', { message: 'Sou vegetariana' });
    expect(status).toBe(503);
    expect(body).toMatchObject({
      error: expect.stringContaining('not configured'),
      message: expect.stringContaining('MEMORY_PROVIDER'),
    });
  });

  it.each([['Query'], ['TransactWriteItems']])('answers 500 when %s fails', async (operation) => {
    const key = await stack.keyOf('ana');
    await stack.control('POST', 'faults', { target: 'dynamodb', operation, times: 8, error: '500' });
    const query = { message: `Gosto de ${operation}` };
    const { status, body } = await stack.call('GET', path, { key, query });
    expect(status).toBe(500);
    expect(body).toMatchObject({ error: 'Internal server error' });
  });

  it('reads within two round trips and learns within three, authentication included', async () => {
    const rounds = async (message?: string) => {
      await stack.control('DELETE', 'metrics');
      await say('ana', message);
      type Metrics = Record<string, { dynamodb: { sequentialRounds: number } }>;
      return (await stack.control<Metrics>('GET', 'metrics'))['get-memories']?.dynamodb.sequentialRounds;
    };
    await say('ana');
    expect(await rounds()).toBeLessThanOrEqual(2);
    expect(await rounds('Tenho um gato. Tenho um cachorro. Sou médica')).toBeLessThanOrEqual(3);
  });

  it('works the same over Mem0, and answers 500 when Mem0 fails', async () => {
    const server = await startMem0(process.env.MEM0_API_KEY ?? 'local-mem0-key');
    process.env.MEMORY_PROVIDER = 'mem0';
    process.env.MEM0_API_URL = server.url;
    try {
      expect(bullets(await say('ending', 'Adoro café'))).toEqual(['- Adoro café']);
      expect(bullets(await say('ending', 'odeio café!'))).toEqual(['- Odeio café']);
      // A read has three attempts.
      server.failing.push(...Array.from({ length: 3 }, () => ({ status: 500, body: {} })));
      expect(await call('ending')).toMatchObject({ status: 500, body: { error: 'Internal server error' } });
    } finally {
      delete process.env.MEM0_API_URL;
      await server.close();
    }
  });
});

describe('memories at the dashboard', () => {
  type Listed = { memories: { memory_id: string; text: string }[] };
  const fail = (operation: string) =>
    stack.control('POST', 'faults', { target: 'dynamodb', operation, times: 8, error: '500' });

  it('are listed, the newest first, and forgotten one by one, within the round trips of reads and writes', async () => {
    await say('ending', 'Sou vegetariano');
    await say('ending', 'Meu salário cai dia 5. Tenho um gato');
    const her = await signedIn(stack, 'ending');
    const list = async () => (await her.ask<Listed>('memories')).body.memories;
    await stack.control('DELETE', 'metrics');
    const before = await list();
    expect(before.map(({ text }) => text)).toContain('Tenho um gato');
    expect(before.at(-1)?.text).toBe('Sou vegetariano');
    const cat = before.find(({ text }) => text === 'Tenho um gato')?.memory_id ?? '';
    const gone = await her.ask('forget-memory', { query: { memory_id: cat }, body: {} });
    expect([gone.status, gone.body]).toEqual([200, { deleted: 1 }]);
    expect(await list()).toEqual(before.filter(({ memory_id }) => memory_id !== cat));
    expect(bullets(await say('ending'))).not.toContain('- Tenho um gato');
    type Metrics = Record<string, { dynamodb: { sequentialRounds: number } }>;
    const metrics = await stack.control<Metrics>('GET', 'metrics');
    expect(metrics['web-forget-memory']?.dynamodb.sequentialRounds).toBeLessThanOrEqual(3);
    // Told again, it is known again.
    await say('ending', 'Tenho um gato');
    expect((await list())[0]).toEqual({ memory_id: cat, text: 'Tenho um gato' });
  });

  it('of others, unknown ones and those forgotten before are not found', async () => {
    await say('ana', 'Adoro chá');
    await say('bia', 'Adoro café');
    const [ana, bia] = [await signedIn(stack, 'ana'), await signedIn(stack, 'bia')];
    const [hers] = (await bia.ask<Listed>('memories')).body.memories;
    for (const memory_id of [hers?.memory_id ?? '', 'nowhere', 'MEMORY#x', '__proto__']) {
      const { status, body } = await ana.ask('forget-memory', { query: { memory_id }, body: {} });
      expect([status, body.error]).toEqual([404, 'Memory not found']);
    }
    const twice = () => bia.ask('forget-memory', { query: { memory_id: hers?.memory_id ?? '' }, body: {} });
    expect([(await twice()).status, (await twice()).status]).toEqual([200, 404]);
  });

  it('need a session; without a plan they are not listed, and an own one can be forgotten', async () => {
    const nobody = browserAt(stack);
    expect((await nobody.ask('memories')).status).toBe(401);
    expect((await nobody.ask('forget-memory', { query: { memory_id: 'x' }, body: {} })).status).toBe(401);
    const lapsed = await signedIn(stack, 'none');
    expect((await lapsed.ask('memories')).body).toMatchObject({ error: 'No active subscription' });
    const { status } = await lapsed.ask('forget-memory', { query: { memory_id: 'x' }, body: {} });
    expect(status).toBe(404);
  });

  it('are refused without a provider, and fail with the store, which keeps them', async () => {
    await say('ana', 'Adoro viajar');
    const ana = await signedIn(stack, 'ana');
    const [first] = (await ana.ask<Listed>('memories')).body.memories;
    const forget = () => ana.ask('forget-memory', { query: { memory_id: first?.memory_id ?? '' }, body: {} });
    process.env.MEMORY_PROVIDER = 'none';
    for (const { status, body } of [await ana.ask('memories'), await forget()])
      expect([status, body.error]).toEqual([503, 'Memory provider not configured']);
    process.env.MEMORY_PROVIDER = 'dynamodb';
    await fail('TransactWriteItems');
    expect((await forget()).status).toBe(500);
    await stack.control('DELETE', 'faults');
    await fail('Query');
    expect((await ana.ask('memories')).status).toBe(500);
    await stack.control('DELETE', 'faults');
    expect((await ana.ask<Listed>('memories')).body.memories[0]).toEqual(first);
  });
});
