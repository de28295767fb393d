import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { decodeFile } from '../../../shared/files/decode-file.ts';
import { createAccount } from '../../../shared/files/hand-accounts.ts';
import { importFile } from '../../../shared/files/import-file.ts';
import { fileServices } from '../../../shared/files/write-rows.ts';
import { ZERO } from '../../../shared/money.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { runs } from '../../support/histories.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { seededRandom } from '../ledger/realistic-rows.ts';
import { observeCalls, unitsOf } from '../ledger/store/observe-calls.ts';

const now = systemClock();
const userId = 'ana';
const FIRST = '2021-11-01' as IsoDate;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** @param days over which the rows stand @param noise letters of each text that no other has */
const fileOf = (count: number, days: number, { noise = 0, seed = 1 } = {}): string => {
  const random = seededRandom(seed);
  const text = () => Array.from({ length: noise }, () => LETTERS[Math.floor(random() * 26)]).join('');
  const rows = Array.from({ length: count }, (_, at) => {
    const day = addDays(FIRST, Math.floor((at * days) / count))
      .split('-')
      .reverse()
      .join('/');
    return `${day};COMPRA LOJA ${Math.floor(random() * 300)} SAO PAULO ${text()};-${Math.floor(random() * 900) + 1},${10 + (at % 90)}`;
  });
  return ['Data;Descrição;Valor', ...rows].join('\n');
};

const home = async () => {
  const services = fileServices(await inProcessTable());
  const account = (name: string) =>
    createAccount(
      services,
      { userId, now, made: { name, type: 'BANK', startingBalance: ZERO, startingDate: FIRST } },
      async (made) => ({ answer: made.account.id, extraWrites: [] }),
    );
  const bring = (id: string, text: string) =>
    importFile(
      services,
      {
        ...{ userId, now, name: null, preview: false, options: {} },
        file: decodeFile(Buffer.from(text)),
        account: { id },
      },
      async ({ plan }) => ({ answer: plan.rows.length, extraWrites: [] }),
    );
  return { services, account, bring };
};

const SECONDS_OF_FUNCTION = 29;
/** Of one partition, where a user's records are. */
const UNITS_A_SECOND = 1_000;
const YEARS = 1_825;

it.each([
  { texts: 'of a bank', noise: 0, most: 0.2, rows: 2_000 },
  { texts: 'that no other row has', noise: 160, most: 0.4, rows: 4_000 },
])(
  'rows of 60 months with texts $texts, beside other accounts and files, leave the table time',
  async ({ noise, most, rows }) => {
    const count = runs({ usual: rows, all: 20_000 });
    const { services, account, bring } = await home();
    const id = await account('Histórico');
    for (const other of ['a', 'b', 'c']) await bring(await account(other), fileOf(count / 4, YEARS, { seed: 7 }));
    await bring(id, fileOf(count / 2, YEARS, { seed: 9 }));
    const calls = observeCalls(services.table);
    await bring(id, fileOf(count, YEARS, { noise }));
    const writes = calls
      .filter(({ operation }) => operation.startsWith('TransactWrite'))
      .map((call) => unitsOf([call]));
    expect(Math.max(...writes)).toBeLessThan(UNITS_A_SECOND);
    const units = writes.reduce((sum, one) => sum + one, 0);
    expect(units).toBeLessThan(most * count);
    // Of 20,000 rows. The processor's time is as much again (README).
    expect((most * 20_000) / UNITS_A_SECOND).toBeLessThan(SECONDS_OF_FUNCTION / 3);
  },
);

it('a table that refuses each write three times for its rate takes all rows, once', async () => {
  const refused = new Map<string, number>();
  const { services, account, bring } = await home();
  const id = await account('Histórico');
  observeCalls(services.table, {
    before: ({ operation, input }) => {
      const token = String(input.ClientRequestToken);
      const times = refused.get(token) ?? 0;
      if (!operation.startsWith('TransactWrite') || times === 3) return {};
      refused.set(token, times + 1);
      throw new TransactionCanceledException({
        message: 'Transaction cancelled',
        $metadata: {},
        CancellationReasons: [{ Code: 'ThrottlingError' }],
      });
    },
  });
  expect(await bring(id, fileOf(6_000, YEARS))).toBe(6_000);
  expect(refused.size).toBeGreaterThan(2);
  const rows = await services.ledger.everything(userId);
  expect(rows).toHaveLength(6_000);
  const [{ balance } = {}] = await services.accounts.list(userId);
  expect(balance).toBe(rows.reduce((sum, { amount }) => sum + amount, 0));
  expect((await services.imports.list(userId)).map(({ completedAt }) => completedAt !== undefined)).toEqual([true]);
});
