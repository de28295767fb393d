import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getMemories } from '../../shared/contract/operations/get-memories.ts';
import { startMem0 } from '../shared/memories/mem0-server.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';

type Answer = { success: true; memoriesForPrompt: string; memoryAdded: boolean };

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

  it('a long message is read as far as it makes sense and never refused', async () => {
    const told = await say('ana', `Sou alérgico a glúten. ${'bla '.repeat(1500)}`);
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
    expect(body).toEqual({ error: 'Internal server error' });
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
