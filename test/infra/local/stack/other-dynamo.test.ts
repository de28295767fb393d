import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../../../support/dynamo-engines.ts';
import { dynoxide, startDynoxide } from '../../../support/dynoxide.ts';
import { startStack } from '../../../support/stack.ts';
import { spawnRefused, spawnStack } from '../../../support/stack-process.ts';

const binary = 'path' in dynoxide ? dynoxide.path : '';
const OPERATION = '/tools/api/list-payment-reminders';

describe.skipIf(!binary)('DYNAMODB_ENDPOINT', () => {
  let engine: Awaited<ReturnType<typeof startDynoxide>>;
  beforeAll(async () => {
    engine = await startDynoxide(binary);
  });
  afterAll(() => engine.close());

  const tables = async (): Promise<string[]> => {
    const client = clientOf(engine.endpoint);
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    client.destroy();
    return TableNames;
  };

  it('holds the table of the whole stack, which counts and fails its calls as those of its own engine', async () => {
    const stack = await spawnStack({ DYNAMODB_ENDPOINT: engine.endpoint, SALDO_FIXTURE: 'test/support/one-user.json' });
    expect(await tables()).toEqual([expect.stringMatching(/^saldo-local-/)]);
    const key = await stack.keyOf('ana');
    await stack.control('DELETE', 'metrics');
    expect((await stack.call('GET', OPERATION, { key })).status).toBe(200);
    const counted = await stack.control<Record<string, { dynamodb: Record<string, number> }>>('GET', 'metrics');
    const { calls = 0, readUnits = 0 } = counted['list-payment-reminders']?.dynamodb ?? {};
    expect([calls > 0, readUnits > 0]).toEqual([true, true]);
    await stack.control('POST', 'faults', { target: 'dynamodb', times: 50, error: '500' });
    expect((await stack.call('GET', OPERATION, { key })).status).toBe(500);
    expect(await stack.end('SIGTERM')).toBe(0);
    expect(await tables()).toEqual([]);
  });

  it('holds the tables of the stacks of one process, one after the other', async () => {
    const fixture = { users: [{ id: 'ana', subscription: { plan: 'pro' as const, currentPeriodEnd: null } }] };
    for (let run = 0; run < 2; run += 1) {
      const stack = await startStack(fixture, { dynamoDbEndpoint: engine.endpoint });
      const { status } = await stack.call('GET', OPERATION, { key: await stack.keyOf('ana') });
      await stack.close();
      expect({ run, status, tables: await tables() }).toEqual({ run, status: 200, tables: [] });
    }
  });

  it.each([
    ['ftp://127.0.0.1', 'DYNAMODB_ENDPOINT must be an address, not "ftp://127.0.0.1"'],
    ['http://127.0.0.1:9', 'DYNAMODB_ENDPOINT: no DynamoDB answers at http://127.0.0.1:9'],
  ])('%s is refused in one line', async (DYNAMODB_ENDPOINT, message) => {
    const { code, err } = await spawnRefused({ DYNAMODB_ENDPOINT });
    expect([code, err.trim()]).toEqual([1, message]);
  });
});
