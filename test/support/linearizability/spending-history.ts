import { setImmediate as turn } from 'node:timers/promises';
import type { ImportOutcome } from '../../../shared/sync/import/import-item.ts';
import { type BankRows, changingBank } from './changing-bank.ts';
import { type Call, recorder } from './history.ts';
import type { SpendingAnswer, SpendingCall } from './spending-model.ts';
import { type AroundNotice, type Broken, spendingService } from './spending-service.ts';
import { type CallSpec, idIn, unreliableWorld } from './unreliable-world.ts';

export type SpendingHistory = { calls: Call<SpendingCall, SpendingAnswer>[]; versions: readonly BankRows[] };

const CLIENTS = 2;
const CALLS_OF_A_CLIENT = 3;
const CATEGORIES = ['Supermercado', 'Lazer'] as const;
const REAIS = [40, 60, 100] as const;
/** Among so many first calls of an import, an evaluation or a word the process may die. */
const [CALLS_OF_IMPORT, CALLS_OF_EVALUATION, CALLS_OF_WORD] = [25, 8, 12];

/**
 * Lets clients change limits and say words on rows, while imports, evaluations and renewals are under way, with processes that
 * die. Evaluations are repeated until one ends, as their queue does; a last import completes what an earlier one left.
 */
export const spendingHistory = async (seed: number, quota: number, broken?: Broken): Promise<SpendingHistory> => {
  const world = await unreliableWorld(seed, quota, seed % 2 === 0);
  const { upTo, attempt } = world;
  const bank = changingBank(upTo);
  const { calls, record, note, moment } = recorder<SpendingCall, SpendingAnswer>();
  const one = <Choice>(choices: readonly [Choice, ...Choice[]]): Choice => choices[upTo(choices.length)] ?? choices[0];

  const aroundNotice: AroundNotice = async (id, threshold, write) => {
    let outcome: Awaited<ReturnType<typeof write>> = 'stale';
    await record({ does: 'tell', id, threshold }, async () => {
      outcome = await write();
      return outcome === 'saved' ? 'done' : 'refused';
    });
    return outcome;
  };
  const service = spendingService(world, bank, aroundNotice, broken);
  const ids = new Map<number, string>();
  let imported = 0;

  /** What it read and did not bring as its end may have been brought, until another took its place. */
  const importRows = async (run: (work: () => Promise<ImportOutcome>) => Promise<unknown>): Promise<void> => {
    const pulled: number[] = [];
    const invoked = moment();
    const outcome = await run(() => service.import(pulled));
    const kind = Object(outcome).kind;
    const isDone = kind === 'imported' || kind === 'unchanged';
    const last = isDone ? pulled.pop() : undefined;
    for (const version of new Set(pulled)) note({ does: 'import', version }, undefined, invoked);
    if (last === undefined) return;
    imported = last;
    note({ does: 'import', version: last }, 'done', invoked);
  };
  const unsafeImport = (): Promise<void> => importRows((work) => attempt(work, CALLS_OF_IMPORT));
  const surely = <Result>(work: () => Promise<Result>): Promise<Result> => work();

  let made = 0;
  const create = (): Promise<unknown> => {
    made += 1;
    const id = made;
    const [category, centavos] = [one(CATEGORIES), one(REAIS) * 100 + id];
    const heard = (body: object): void => {
      const recordId = idIn(body);
      if (recordId) ids.set(id, recordId);
    };
    return record({ does: 'create', id, category, centavos }, () =>
      world.send(service.create(category, centavos), { heard }),
    );
  };

  const sendWord = (spec: CallSpec) => world.send(spec, { calls: CALLS_OF_WORD });
  const say = (): Promise<unknown> => {
    const shown = Object.values(bank.versions[imported] ?? {});
    const [rowId = 'none', category, ofMerchant] = [
      shown[upTo(shown.length)],
      one([...CATEGORIES, 'Moradia', null]),
      upTo(3) === 0,
    ];
    return record({ does: 'say', rowId, category, ofMerchant }, () =>
      sendWord(service.say(rowId, category, ofMerchant)),
    );
  };

  const changeLimit = (): Promise<unknown> => {
    const known = [...ids];
    const [id, recordId] = known[upTo(Math.max(1, known.length))] ?? [];
    if (id === undefined || recordId === undefined) return create();
    const what = upTo(7);
    if (what === 0) return record({ does: 'delete', id }, () => world.send(service.delete(recordId)));
    if (what < 3) {
      const isActive = upTo(2) === 0;
      return record({ does: 'switch', id, isActive }, () => world.send(service.edit(recordId, { isActive })));
    }
    if (what < 5) {
      const category = one(CATEGORIES);
      return record({ does: 'edit', id, category }, () => world.send(service.edit(recordId, { category })));
    }
    const centavos = one(REAIS) * 100 + id;
    return record({ does: 'edit', id, centavos }, () =>
      world.send(service.edit(recordId, { limitAmount: centavos / 100 })),
    );
  };

  const client = async (): Promise<void> => {
    for (let count = 0; count < CALLS_OF_A_CLIENT; count += 1) {
      const what = upTo(10);
      if (what < 4) await say();
      else if (what < 5) await create();
      else if (what < 8) await changeLimit();
      else if (what < 9) await record({ does: 'rows' }, () => attempt(service.rows));
      else await record({ does: 'limits' }, () => attempt(service.limits));
    }
  };

  const imports = async (most: number): Promise<void> => {
    for (let count = 0; count < most; count += 1) {
      if (upTo(3) > 0) bank.change();
      await unsafeImport();
    }
  };

  const evaluate = async (run: typeof attempt | typeof surely): Promise<void> => {
    const message = service.messages.shift();
    if (!message) return void (await turn());
    const ended = await run(async () => {
      await service.evaluate(message);
      return 'ended' as const;
    }, CALLS_OF_EVALUATION);
    if (ended !== 'ended') service.messages.push(message);
  };
  let isBusy = true;
  const evaluations = async (): Promise<void> => {
    while (isBusy) await evaluate(attempt);
  };

  const drain = async (): Promise<void> => {
    while (service.messages.length > 0) await evaluate(surely);
  };

  /** Of the first limit: a renewed one counts nothing of this month. */
  const renewal = async (): Promise<void> => {
    for (const [id, recordId] of [...ids].slice(0, 1)) {
      await record({ does: 'renew', id, isQuiet: false }, () =>
        attempt(async () => {
          await service.renew(recordId);
          return 'done' as const;
        }),
      );
    }
  };

  await service.link();
  await importRows(surely);
  await world.during(async () => {
    await create();
    const others = [
      ...Array.from({ length: CLIENTS }, client),
      imports(2),
      imports(1),
      ...(upTo(3) === 0 ? [renewal()] : []),
    ];
    const evaluating = [evaluations(), evaluations()];
    await Promise.all(others);
    isBusy = false;
    await Promise.all(evaluating);
    service.pass(60);
    await importRows(surely);
    await drain();
    // Nothing but its own evaluation follows this word, unless a process died during a call: then the evaluation may be lost,
    // and the next import that changes a row makes up for it.
    await say();
    if (world.hasLostCalls()) {
      bank.end();
      await importRows(surely);
    }
    await drain();
    await record({ does: 'rows' }, service.rows);
    await record({ does: 'limits' }, service.limits);
    await record({ does: 'rest' }, service.atRest);
  });
  return { calls, versions: bank.versions };
};
