import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { decodeFile, unpackFile } from '../../../shared/files/decode-file.ts';
import { deleteAccount } from '../../../shared/files/delete-account.ts';
import { createAccount } from '../../../shared/files/hand-accounts.ts';
import { changeRow, createRow, deleteRow } from '../../../shared/files/hand-rows.ts';
import { importFile } from '../../../shared/files/import-file.ts';
import { presentListed, undoImport } from '../../../shared/files/undo-import.ts';
import { type FileServices, fileServices } from '../../../shared/files/write-rows.ts';
import { centavos } from '../../../shared/money.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { queryPrefix } from '../../../shared/platform/table/query-pages.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { runs } from '../../support/histories.ts';
import { type Around, inProcessTable } from '../../support/in-process-dynamo.ts';

const now = systemClock();
const today = dateInSaoPaulo(now);
const userId = 'ana';
const nothing = { extraWrites: [] };

class Killed extends Error {}

let around: Around;
let services: FileServices;
beforeEach(async () => {
  around = (call) => call();
  services = fileServices(await inProcessTable((call) => around(call)));
});

/** The process ends at that call, before or after it has taken effect. */
const killedAt = (last: number, isAfter: boolean): void => {
  let calls = 0;
  around = async (call) => {
    calls += 1;
    if (calls > last || (calls === last && !isAfter)) throw new Killed();
    const answer = await call();
    if (calls >= last) throw new Killed();
    return answer;
  };
};
const revived = (): void => {
  around = (call) => call();
};

const made = (name = 'Carteira', startingBalance = 0): Promise<string> =>
  createAccount(
    services,
    { userId, now, made: { name, type: 'BANK', startingBalance: centavos(startingBalance), startingDate: START } },
    async ({ account }) => ({ ...nothing, answer: account.id }),
  );
const START = addDays(today, -5000);
type Given = { accountId?: string; date?: IsoDate; amount?: number; description?: string; category?: string };
const added = ({ accountId, date = today, amount = -100, description = 'FEIRA', category }: Given): Promise<string> =>
  createRow(
    services,
    { userId, now, accountId, date, amount: centavos(amount), description, category },
    async ({ row }) => ({ ...nothing, answer: row.id }),
  );
const changed = (transactionId: string, set: { date?: IsoDate; amount?: number }): Promise<string> =>
  changeRow(
    services,
    {
      ...{ userId, now, transactionId, change: {} },
      set: { date: set.date, amount: set.amount === undefined ? undefined : centavos(set.amount) },
    },
    async ({ row }) => ({ ...nothing, answer: row.id }),
  );
const removed = (transactionId: string): Promise<string> =>
  deleteRow(services, { userId, now, transactionId }, async ({ row }) => ({ ...nothing, answer: row.id }));
const dropped = (accountId: string): Promise<string> =>
  deleteAccount(services, { userId, now, accountId }, async ({ account }) => ({ ...nothing, answer: account.id }));

const csv = (rows: readonly { date: IsoDate; amount: number; description: string }[]): string =>
  [
    'Data;Descrição;Valor',
    ...rows.map(({ date, amount, description }) =>
      [date.split('-').reverse().join('/'), description, (amount / 100).toFixed(2).replace('.', ',')].join(';'),
    ),
  ].join('\n');
const brought = (accountId: string, text: string): Promise<string | null> =>
  importFile(
    services,
    {
      ...{ userId, now, name: null, preview: false, options: { statement: undefined, skip: [], mapping: undefined } },
      file: decodeFile(unpackFile(text, 'text')),
      account: { id: accountId },
    },
    async ({ record }) => ({ ...nothing, answer: record?.importId ?? null }),
  );
const undone = (importId: string): Promise<number> =>
  undoImport(services, { userId, importId, now }, async (answer) => ({ ...nothing, answer: answer.removed }));

const rows = () => services.ledger.everything(userId);
const account = async (id: string) => (await services.accounts.list(userId)).find((one) => one.id === id);
const total = (all: readonly { amount: number; date: IsoDate }[]): number =>
  all.reduce((sum, { amount, date }) => (date <= today ? sum + amount : sum), 0);
/** The balance is what all rows until today say. */
const expectBalanced = async (id: string, start = 0): Promise<void> => {
  const own = (await rows()).filter(({ accountId }) => accountId === id);
  expect((await account(id))?.balance).toBe(start + total(own));
};

describe('at once', () => {
  it('rows that come, change and go, and a file, lose no amount', async () => {
    const id = await made('Carteira', 5_000);
    const ids = await Promise.all([1, 2, 3, 4].map((amount) => added({ accountId: id, amount, category: 'Moradia' })));
    await Promise.all([
      ...[7, 11].map((amount) => added({ accountId: id, amount, date: addDays(today, amount - 10) })),
      changed(String(ids[0]), { amount: 900, date: addDays(today, -40) }),
      removed(String(ids[1])),
      brought(id, csv([{ date: addDays(today, -3), amount: -1234, description: 'LOJA' }])),
    ]);
    const left = await rows();
    expect(left.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-1234, 3, 4, 7, 11, 900]);
    await expectBalanced(id, 5_000);
  });

  it('the first two rows make one "Dinheiro", and the fiftieth account is one', async () => {
    await Promise.all([added({}), added({ amount: -50 })]);
    expect(await services.accounts.list(userId)).toMatchObject([{ name: 'Dinheiro', balance: -150 }]);
    for (let count = 1; count < 49; count += 1) await made();
    const told = await Promise.allSettled([made(), made(), made()]);
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await services.accounts.list(userId)).toHaveLength(50);
  });

  it('an account that goes takes the row that comes meanwhile, or the row finds no account', async () => {
    const id = await made();
    await added({ accountId: id });
    await Promise.allSettled([dropped(id), added({ accountId: id, date: addDays(today, -90) })]);
    expect(await account(id)).toBeUndefined();
    expect(await rows()).toEqual([]);
  });
});

describe('a process that ends at any call', () => {
  const everywhere = async (
    most: number,
    work: () => Promise<unknown>,
    holds: (isDone: boolean) => Promise<void>,
  ): Promise<void> => {
    for (let call = 1; call <= most; call += 1)
      for (const isAfter of [false, true]) {
        killedAt(call, isAfter);
        const isDone = await work().then(
          () => true,
          (error: unknown) => {
            revived();
            if (!(error instanceof Killed)) throw error;
            return false;
          },
        );
        revived();
        await holds(isDone);
        if (isDone) return;
      }
    throw new Error('It makes more calls');
  };

  it('leaves a row with its words and its balance, or none', async () => {
    const id = await made('Carteira', 100);
    await everywhere(
      12,
      () => added({ accountId: id, category: 'Moradia' }),
      async () => {
        await expectBalanced(id, 100);
        const [all, said] = await Promise.all([rows(), services.words.everything(userId)]);
        expect(said.rows.map(({ row }) => row.id).toSorted()).toEqual(all.map((row) => row.id).toSorted());
      },
    );
    const moved = String((await rows())[0]?.id);
    let far = -40;
    await everywhere(
      12,
      () => {
        far -= 1;
        return changed(moved, { date: addDays(today, far) });
      },
      () => expectBalanced(id, 100),
    );
    await everywhere(
      12,
      () => removed(moved),
      () => expectBalanced(id, 100),
    ).catch((error) => expect(error).toMatchObject({ message: 'Transaction not found' }));
    await expectBalanced(id, 100);
  });

  it('leaves an account of many months to a call that is repeated', async () => {
    const kept = await made('Fica');
    await added({ accountId: kept, amount: 77 });
    for (const [call, isAfter] of [5, 8, 9, 10, 11, 12].flatMap((one) => [
      [one, false] as const,
      [one, true] as const,
    ])) {
      const id = await made();
      const months = Array.from({ length: 70 }, (_, month) => ({
        date: addDays(today, -30 * month),
        amount: -100 - month,
        description: `LOJA ${month}`,
      }));
      await brought(id, csv(months));
      await added({ accountId: id, category: 'Moradia' });
      killedAt(call, isAfter);
      await dropped(id).catch((error) => expect(error).toBeInstanceOf(Killed));
      revived();
      // It may have ended in full.
      await dropped(id).catch((error) => expect(error).toMatchObject({ message: 'Account not found' }));
      expect((await rows()).map(({ amount }) => amount)).toEqual([77]);
      expect((await services.words.everything(userId)).rows).toEqual([]);
      expect(await services.imports.list(userId)).toEqual([]);
      expect(await queryPrefix(services.table, keys.fileRowsOf(userId, id))).toEqual([]);
      expect(await services.accounts.listAll(userId)).toMatchObject({ accounts: [{ id: kept }], leaving: [] });
      expect((await services.items.list(userId))[0]?.ownAccounts).toBe(1);
    }
  });
});

/** Of many months: several transactions. */
const manyMonths = (first = 0, text = 'LOJA') =>
  Array.from({ length: 100 }, (_, month) => ({
    date: addDays(today, -30 * month),
    amount: -100 - month,
    description: `${text} ${'ABCDEFGHIJ'[month % 10]?.repeat(4)} ${first}`,
  }));

describe('a file that ends at any call', () => {
  const CALLS = 30;
  /** Kills the work at each call; `holds` is what is left then. */
  const killedEverywhere = async (
    begin: () => Promise<string>,
    work: (id: string) => Promise<unknown>,
    holds: (id: string, isDone: boolean) => Promise<void>,
  ): Promise<void> => {
    // After one call is before the next one; the first five read.
    for (let call = 5; call <= CALLS; call += 1) {
      services = fileServices(await inProcessTable((made) => around(made)));
      const id = await begin();
      killedAt(call, true);
      const isDone = await work(id).then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof Killed)) throw error;
          return false;
        },
      );
      revived();
      await holds(id, isDone);
      if (isDone) return;
    }
    throw new Error('It makes more calls');
  };
  const text = csv(manyMonths());
  const sorted = (all: readonly { amount: number }[]) => all.map(({ amount }) => amount).toSorted((a, b) => a - b);
  const expectRows = async (id: string, amounts: readonly number[]): Promise<void> => {
    expect(sorted(await rows())).toEqual([...amounts].toSorted((a, b) => a - b));
    await expectBalanced(id, 900);
  };
  const start = async (): Promise<string> => {
    const id = await made('Carteira', 900);
    await added({ accountId: id, amount: 7, date: addDays(today, -3) });
    return id;
  };
  const all = manyMonths().map(({ amount }) => amount);
  const states = async () => (await services.imports.list(userId)).map((one) => presentListed(one).finished);

  it('goes on when it comes again, and says so until then', () =>
    killedEverywhere(
      start,
      (id) => brought(id, text),
      async (id, isDone) => {
        if (isDone) expect(await states()).toEqual([true]);
        const held = (await rows()).length === all.length + 1;
        if (!held) expect(await states()).not.toContain(true);
        await brought(id, text);
        expect(await states()).toEqual([true]);
        await expectRows(id, [...all, 7]);
      },
    ));

  it('is undone as far as it came, also beside another one', () =>
    killedEverywhere(
      start,
      (id) => brought(id, text),
      async (id) => {
        const [record] = await services.imports.list(userId);
        await brought(id, csv([{ date: addDays(today, -1), amount: -4321, description: 'OUTRA' }]));
        if (record) await undone(record.importId);
        await expectRows(id, [7, -4321]);
        expect(await services.imports.list(userId)).toHaveLength(1);
      },
    ));

  const startBrought = async () => {
    const id = await start();
    await brought(id, text);
    return id;
  };
  const undoFirst = async () => undone(String((await services.imports.list(userId))[0]?.importId));

  it('whose undoing ends anywhere is undone the second time', () =>
    killedEverywhere(startBrought, undoFirst, async (id) => {
      const [record] = await services.imports.list(userId);
      if (record) await undone(record.importId);
      await expectRows(id, [7]);
      expect(await services.imports.list(userId)).toEqual([]);
    }));

  it('whose undoing ended anywhere comes again whole', () =>
    killedEverywhere(startBrought, undoFirst, async (id) => {
      await brought(id, text);
      await expectRows(id, [...all, 7]);
      expect(await states()).toEqual([true]);
    }));

  it('and its undoing at once leave all its rows or none, and their balance', async () => {
    const id = await start();
    const importId = String(await brought(id, text));
    await Promise.allSettled([undone(importId), brought(id, text), undone(importId)]);
    const left = await services.imports.list(userId);
    await expectRows(id, left.length > 0 ? [...all, 7] : [7]);
  });
});

type Act =
  | { kind: 'hand'; fact: number }
  | { kind: 'edit'; fact: number; days: number }
  | { kind: 'drop'; fact: number }
  | { kind: 'file'; from: number; to: number }
  | { kind: 'undo'; file: number };

const DAYS = 20;
const dayOf = (day: number): IsoDate => addDays(today, day - DAYS + 2);
const facts = fc.array(
  fc.record({ day: fc.integer({ min: 0, max: DAYS }), amount: fc.constantFrom(-450, -1000, 2000) }),
  { minLength: 1, maxLength: 8 },
);
const acts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('hand' as const), fact: fc.nat(7) }),
    fc.record({ kind: fc.constant('drop' as const), fact: fc.nat(7) }),
    fc.record({ kind: fc.constant('file' as const), from: fc.nat(DAYS), to: fc.nat(DAYS) }),
    fc.record({ kind: fc.constant('undo' as const), file: fc.nat(3) }),
  ),
  { maxLength: 8 },
);

it('files, rows by hand and undos end in their union, and the balance is theirs', async () => {
  await fc.assert(
    fc.asyncProperty(facts, acts, async (happened, history: readonly Act[]) => {
      services = fileServices(await inProcessTable());
      const id = await made();
      // Each fact has a text of its own; a person writes down what the account lacks.
      const factOf = (at: number) => {
        const fact = happened[at];
        // No two share a word, so that no text is like another.
        return fact && { date: dayOf(fact.day), amount: fact.amount, description: 'ABCDEFGH'[at]?.repeat(5) ?? '' };
      };
      const written = new Map<number, string>();
      const files: { importId: string; brings: number[] }[] = [];
      const inFiles = (at: number): boolean => files.some(({ brings }) => brings.includes(at));
      for (const act of history) {
        if (act.kind === 'hand') {
          const fact = factOf(act.fact);
          if (fact && !written.has(act.fact) && !inFiles(act.fact))
            written.set(act.fact, await added({ accountId: id, ...fact }));
        } else if (act.kind === 'drop') {
          const row = written.get(act.fact);
          if (row) await removed(row);
          written.delete(act.fact);
        } else if (act.kind === 'file') {
          const within = happened.flatMap((fact, at) =>
            (fact.day >= act.from && fact.day <= act.to) || (fact.day >= act.to && fact.day <= act.from) ? at : [],
          );
          if (within.length === 0) continue;
          const importId = await brought(id, csv(within.flatMap((at) => factOf(at) ?? [])));
          // What stands by hand is known: the file does not bring it.
          if (importId && !files.some((one) => one.importId === importId))
            files.push({ importId, brings: within.filter((at) => !written.has(at)) });
        } else if (act.kind === 'undo') {
          const [file] = files.splice(act.file, 1);
          if (file) await undone(file.importId);
        }
      }
      const all = await rows();
      const union = happened.flatMap((_, at) =>
        written.has(at) || inFiles(at) ? (factOf(at)?.description ?? []) : [],
      );
      expect(all.map(({ description }) => description).toSorted()).toEqual(union.toSorted());
      await expectBalanced(id);
    }),
    { numRuns: runs({ usual: 25, all: 500 }) },
  );
}, 60_000);
