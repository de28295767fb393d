import { GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { keys } from '../../../../shared/platform/table/keys.ts';
import { addSeconds } from '../../../../shared/time/instant.ts';
import { type Household, household, sharedDynamoDb, start } from '../import-support.ts';
import { anAccount, aRow, faultsFor, runningSandbox } from '../support.ts';

const dynamoDb = sharedDynamoDb();
const [CNPJ, OTHER, OWN, CPF] = ['11222333000181', '45997418000153', '33000167000101', '52998224725'];
const company = { cnpj: CNPJ, name: 'Edifício Azul', cnae: '8112500' };

const paid = (id: string, value: string, over: Record<string, unknown> = {}) =>
  aRow({
    id,
    description: 'PIX ENVIADO AZUL XPTO',
    paymentData: { receiver: { documentNumber: { value } }, paymentMethod: 'PIX' },
    ...over,
  });

const calls = ({ bank }: Household): string[] =>
  bank.requests.filter(({ path }) => path === '/merchants').map(({ query }) => query);

const has = (home: Household, transactions: unknown[]): void =>
  home.has([anAccount({ taxNumber: OWN }, { transactions })], {}, { merchants: [company] });

const rowsById = async (home: Household) =>
  Object.fromEntries((await home.rows()).map(({ id, category, merchant }) => [id, { category, merchant }]));

const rows = [
  paid('pix', '11.222.333/0001-81'),
  paid('unknown', OTHER),
  paid('person', CPF),
  paid('own', OWN),
  paid('said', CNPJ, { categoryId: '17010000', category: 'Rent' }),
  paid('named', CNPJ, { merchant: { name: 'Azul do banco' } }),
  paid('coded', OTHER, { merchant: { cnpj: OTHER, cnae: '8513900' } }),
];

describe('a payee with a CNPJ alone', () => {
  it('is looked up at the first import, and read from the table at the next', async () => {
    const home = await household(dynamoDb);
    has(home, rows);
    await home.link();
    await home.import();
    expect(calls(home)).toEqual([`cnpjs=${CNPJ}%2C${OTHER}`]);
    const first = await rowsById(home);
    expect(first).toMatchObject({
      pix: { category: 'Moradia', merchant: 'Edifício Azul' },
      unknown: { category: 'Transferência - PIX', merchant: null },
      person: { category: 'Transferência - PIX', merchant: null },
      own: { category: 'Transferência mesma titularidade - PIX' },
      said: { category: 'Aluguel', merchant: null },
      named: { category: 'Moradia', merchant: 'Azul do banco' },
      coded: { category: 'Escola' },
    });
    await home.import(addSeconds(start, 2 * 86_400));
    expect(calls(home)).toHaveLength(1);
    expect(await rowsById(home)).toEqual(first);
  });

  it('is kept apart from users, with no CPF and an end', async () => {
    const home = await household(dynamoDb);
    has(home, rows);
    await home.link();
    await home.import();
    const { client, name: TableName } = home.table;
    const { Item } = await client.send(new GetCommand({ TableName, Key: keys.merchant(CNPJ) }));
    expect(Item).toEqual({
      ...keys.merchant(CNPJ),
      company: { name: 'Edifício Azul', businessName: null, cnae: '8112500', category: null },
      freshUntil: addSeconds(start, 180 * 86_400),
      expiresAt: Math.floor(Date.parse(start) / 1000) + 180 * 86_400,
    });
    const { Items = [] } = await client.send(new ScanCommand({ TableName }));
    const kept = Items.filter(({ pk }) => String(pk).startsWith('MERCHANT#'));
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain('user-1');
    expect(JSON.stringify(Items)).not.toContain(CPF);
  });

  it('costs an import without one no call', async () => {
    const home = await household(dynamoDb);
    has(home, [aRow(), paid('person', CPF)]);
    await home.link();
    await home.import();
    expect(calls(home)).toEqual([]);
  });

  it.each([403, 404, 500] as const)(
    'imports by the words where the look-up answers %s, and asks again',
    async (status) => {
      const faults = faultsFor({ operation: 'GET /merchants', error: '500', times: 3 });
      const home = await household(dynamoDb, await runningSandbox(status === 500 ? { faults } : {}));
      if (status !== 500) home.bank.script.merchants = status;
      has(home, rows);
      await home.link();
      expect(await home.import()).toMatchObject({ kind: 'imported', failedAccounts: 0 });
      expect((await rowsById(home)).pix).toEqual({ category: 'Transferência - PIX', merchant: null });
      expect(home.bank.requests.filter(({ path }) => path === '/merchants').map((one) => one.status)).toEqual(
        Array(status === 500 ? 3 : 1).fill(status),
      );
      home.bank.script.merchants = 200;
      await home.import(addSeconds(start, 2 * 86_400));
      expect((await rowsById(home)).pix).toEqual({ category: 'Moradia', merchant: 'Edifício Azul' });
      // A contract without the option is no reason to sign in anew.
      expect(home.bank.counters['POST /auth']).toBe(1);
    },
  );
});
