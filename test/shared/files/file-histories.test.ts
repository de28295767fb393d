import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planFile } from '../../../shared/files/plan-file.ts';
import type { FileRow } from '../../../shared/files/read-statement.ts';
import { mergeImport } from '../../../shared/ledger/merge.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { centavos } from '../../../shared/money.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { aBankAccount } from '../cards/a-card.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

/** What happened; a file and the bank tell it in words of their own. */
type Fact = { day: number; amount: number; merchant: string };
type Act =
  | { kind: 'file'; from: number; to: number; style: 0 | 1 }
  | { kind: 'undo'; file: number }
  | { kind: 'sync'; until: number };

const FIRST = '2026-03-20' as IsoDate;
const DAYS = 24;
const dateOf = (day: number): IsoDate => addDays(FIRST, day);
const account = aBankAccount({ id: 'conta' });

const facts = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: DAYS }),
    amount: fc.constantFrom(-450, -1000, 2000),
    merchant: fc.constantFrom('PADARIA SOL', 'LOJA AZUL', 'CAFE DA PRAÇA'),
  }),
  { maxLength: 25 },
);
const acts = fc.array(
  fc.oneof(
    fc
      .record({
        kind: fc.constant('file' as const),
        from: fc.integer({ min: 0, max: DAYS }),
        length: fc.integer({ min: 0, max: DAYS }),
        style: fc.constantFrom(0 as const, 1 as const),
      })
      .map(({ from, length, ...rest }) => ({ ...rest, from, to: Math.min(DAYS, from + length) })),
    fc.record({ kind: fc.constant('undo' as const), file: fc.nat(5) }),
    fc.record({ kind: fc.constant('sync' as const), until: fc.integer({ min: 0, max: DAYS }) }),
  ),
  { maxLength: 9 },
);

const STYLES = [(merchant: string) => merchant, (merchant: string) => `Compra no débito - ${merchant} 00123`] as const;

type File = { from: number; to: number; brought: readonly string[] };

const play = (happened: readonly Fact[], bankFrom: number, history: readonly Act[]) => {
  let rows: readonly Transaction[] = [];
  let files: File[] = [];
  let known = -1;
  const within = (from: number, to: number) => happened.filter(({ day }) => day >= from && day <= to);
  for (const act of history) {
    if (act.kind === 'file') {
      const told = within(act.from, act.to).map(
        ({ day, amount, merchant }, line): FileRow => ({
          line,
          date: dateOf(day),
          amount: centavos(amount),
          description: STYLES[act.style](merchant),
          installment: null,
          reference: null,
        }),
      );
      const period = { start: dateOf(act.from), end: dateOf(act.to) };
      const periods = files.map(({ from, to }) => ({ start: dateOf(from), end: dateOf(to) }));
      const plan = planFile({ rows: told, period, currencyCode: null }, account, rows, periods);
      const added = plan.rows.flatMap(({ row, status }) => (status === 'known' ? [] : row));
      const window = { from: period.start, to: period.end };
      rows = mergeImport(rows, { accountId: 'conta', rows: added, window, dropped: new Set() }).rows;
      files.push({ from: act.from, to: act.to, brought: plan.brought });
    } else if (act.kind === 'undo') {
      const file = files[act.file];
      if (!file) continue;
      files = files.filter((one) => one !== file);
      const kept = new Set(files.flatMap(({ brought }) => brought));
      const dropped = new Set(file.brought.filter((id) => !kept.has(id)));
      const window = { from: FIRST, to: dateOf(DAYS) };
      rows = mergeImport(rows, { accountId: 'conta', rows: [], window, dropped }).rows;
    } else {
      known = Math.max(known, act.until);
      const reported = happened.flatMap(({ day, amount, merchant }, at) =>
        day >= bankFrom && day <= known
          ? aTransaction({
              id: `b-${at}`,
              accountId: 'conta',
              date: dateOf(day),
              reais: amount / 100,
              description: `COMPRA CARTAO ${merchant}`,
            })
          : [],
      );
      rows = mergeImport(rows, {
        accountId: 'conta',
        rows: reported,
        window: { from: dateOf(bankFrom), to: dateOf(DAYS) },
      }).rows;
    }
  }
  return { rows, files, known };
};

const told = (day: string, amount: number, description: string): string =>
  `${day} ${amount} ${['PADARIA SOL', 'LOJA AZUL', 'CAFE DA PRAÇA'].find((merchant) => description.includes(merchant))}`;

it('files and a bank in every order, with undos, end in their union', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 0, max: DAYS }), acts, (happened, bankFrom, history) => {
      // A bank that lags behind the files brings the rest later.
      const last: Act[] = history.some(({ kind }) => kind === 'sync') ? [{ kind: 'sync', until: DAYS }] : [];
      const { rows, files, known } = play(happened, bankFrom, [...history, ...last]);
      const covered = happened.filter(
        ({ day }) => (day >= bankFrom && day <= known) || files.some(({ from, to }) => day >= from && day <= to),
      );
      expect(rows.map(({ date, amount, description }) => told(date, amount, description)).toSorted()).toEqual(
        covered.map(({ day, amount, merchant }) => told(dateOf(day), amount, merchant)).toSorted(),
      );
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }),
    { numRuns: Number(process.env.HISTORIES ?? 300) },
  );
});
