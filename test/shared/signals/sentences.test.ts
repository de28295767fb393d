import { describe, expect, it } from 'vitest';
import { getUpcoming } from '../../../functions/api/get-upcoming.ts';
import { signalContent } from '../../../shared/notifications/notices/signal-notice.ts';
import { presentSignal, type Signal } from '../../../shared/signals/signal.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { type Household, INCIDENT_KINDS } from '../../bench/signals/format.ts';
import { generateHousehold } from '../../bench/signals/households.ts';
import { type Evaluated, replay } from '../../bench/signals/replay.ts';
import { runs } from '../../support/histories.ts';
import { aTransaction } from '../ledger/a-transaction.ts';
import { aConnection, kept, signalsIn, someAccounts } from './some-signals.ts';

/** Amounts in centavos, days and months of a sentence, in their order. */
type Said = { amounts: number[]; dates: string[]; month: string | null };

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

const said = (sentence: string): Said => {
  const month = /em (\p{L}+) de (\d{4})/u.exec(sentence);
  return {
    amounts: [...sentence.matchAll(/R\$\s([\d.]+,\d\d)/g)].map(([, text = '']) => Number(text.replaceAll(/\D/g, ''))),
    dates: [...sentence.matchAll(/(\d\d)\/(\d\d)\/(\d{4})/g)].map(([, day, of, year]) => `${year}-${of}-${day}`),
    month: month ? `${month[2]}-${String(MONTHS.indexOf(month[1] ?? '') + 1).padStart(2, '0')}` : null,
  };
};

const saidInEnglish = (sentence: string): Said => {
  const month = /in (\d{4}-\d\d)\.$/.exec(sentence);
  return {
    amounts: [...sentence.matchAll(/R\$\s([\d,]+\.\d\d)/g)].map(([, text = '']) => Number(text.replaceAll(/\D/g, ''))),
    dates: [...sentence.matchAll(/\d{4}-\d\d-\d\d/g)].map(([date]) => date),
    month: month?.[1] ?? null,
  };
};

const middle = (amounts: readonly number[]): number => {
  const sorted = [...amounts].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return Math.round(((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2);
};
const total = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

type Shown = ReturnType<typeof presentSignal>;
type Seen = { house: Household; evaluated: Evaluated; signal: Signal; shown: Shown };

const rowsOf = (house: Household, ids: readonly string[]) =>
  ids.map((id) => {
    const row = house.transactions.find((one) => one.id === id);
    if (!row) throw new Error(`no row ${id}`);
    return { ...row, cost: Math.abs(row.amount) };
  });
const streamOf = ({ house, evaluated, shown }: Seen) => {
  const stream = evaluated.sources.streams.find(({ id }) => id === shown.evidence.stream_id);
  return rowsOf(house, stream?.rowIds ?? []).sort((a, b) => (a.date < b.date ? -1 : 1));
};
const said1 = (amounts: number[], dates: string[], month: string | null = null): Said => ({ amounts, dates, month });
const charge = (row: { cost: number; date: string } | undefined): Said => said1([row?.cost ?? 0], [row?.date ?? '']);

/** What each sentence must say, from the rows, bills and accounts as the bank lists them. */
const EXPECTED: Record<string, (seen: Seen) => Said | Promise<Said>> = {
  double_charge: ({ house, shown }) => {
    const [first, second] = rowsOf(house, shown.evidence.transaction_ids);
    expect(first?.cost).toBe(second?.cost);
    return said1([second?.cost ?? 0], [...new Set([first?.date ?? '', second?.date ?? ''])]);
  },
  price_rise: (seen) => {
    const [first] = rowsOf(seen.house, seen.shown.evidence.transaction_ids);
    const before = streamOf(seen).filter(({ date }) => date < (first?.date ?? ''));
    return said1([before.at(-1)?.cost ?? 0, first?.cost ?? 0], [first?.date ?? '']);
  },
  new_subscription: ({ house, shown }) => {
    const rows = rowsOf(house, shown.evidence.transaction_ids);
    return said1([rows.at(-1)?.cost ?? 0], [rows[0]?.date ?? '']);
  },
  trial_turned_paid: ({ house, shown }) => {
    const rows = rowsOf(house, shown.evidence.transaction_ids);
    expect(rows[0]?.cost).toBeLessThanOrEqual(500);
    return charge(rows[1]);
  },
  subscription_after_cancel: ({ house, shown }) => charge(rowsOf(house, shown.evidence.transaction_ids)[0]),
  unusual_amount: ({ house, shown }) => {
    const [row] = rowsOf(house, shown.evidence.transaction_ids);
    const same = house.transactions.filter(
      ({ description, date }) => description === row?.description && date < row.date && days(date, row.date) <= 355,
    );
    return said1([row?.cost ?? 0, middle(same.map(({ amount }) => -amount))], [row?.date ?? '']);
  },
  fee_charged: ({ house, shown }) => {
    const rows = rowsOf(house, shown.evidence.transaction_ids);
    return said1([total(rows.map(({ cost }) => cost))], [], rows[0]?.date.slice(0, 7) ?? null);
  },
  income_missing: (seen) => {
    const rows = streamOf(seen);
    const stream = seen.evaluated.sources.streams.find(({ id }) => id === seen.shown.evidence.stream_id);
    const mean = Math.round(total(rows.map(({ cost }) => cost)) / rows.length);
    expect(days(rows.at(-1)?.date ?? '', seen.shown.date)).toBeLessThan(37);
    return said1([stream?.varies ? mean : (rows.at(-1)?.cost ?? 0)], [seen.shown.date]);
  },
  bill_higher: ({ house, shown }) => {
    const bill = house.bills.find(({ id }) => id === shown.evidence.bill_id);
    const before = house.bills
      .filter((one) => one.accountId === bill?.accountId && one.dueDate < bill.dueDate)
      .sort((a, b) => (a.dueDate < b.dueDate ? -1 : 1))
      .slice(-6);
    const owed = bill?.total ?? 0;
    return said1([owed, owed - middle(before.map((one) => one.total))], []);
  },
  low_balance_ahead: async ({ evaluated }) => {
    const now = `${evaluated.on}T15:00:00.000Z` as Instant;
    const { data } = await getUpcoming({ userId: 'u', query: { days: 17 }, now }, evaluated.stores);
    const lowest = data.lowest_usual ?? data.lowest;
    return said1([Math.round(-(lowest?.balance ?? 0) * 100)], [lowest?.date ?? '']);
  },
};

/** Households that have every planted kind among them; all of the open set in the long run. */
const COVERING = [66, 133, 304, 324, 351, 356];
const SEEDS = runs({ usual: 0, all: 1 }) === 0 ? COVERING : Array.from({ length: 363 }, (_, at) => at + 1);
const seen = new Set<string>();

describe('every figure of a sentence', () => {
  it.each(SEEDS)('is one of its evidence, household %i', async (seed) => {
    const house = generateHousehold(
      seed,
      ['2026-11-28', '2026-01-25', '2026-04-15', '2026-07-31'][seed % 4] ?? '',
      'open',
    );
    await replay(house, 84, async (evaluated) => {
      for (const signal of evaluated.signals) {
        const shown = presentSignal(signal);
        seen.add(shown.kind);
        const expected = await EXPECTED[shown.kind]?.({ house, evaluated, signal, shown });
        const about = `${shown.kind}, ${seed} on ${evaluated.on}: ${shown.sentence}`;
        expect(said(shown.sentence), about).toEqual(expected);
        expect(saidInEnglish(shown.sentence_en), about).toEqual(expected);
        const notice = { kind: 'signal' as const, signalIds: [shown.id], sentences: [shown.sentence] };
        const { subject, text, template } = signalContent(notice, { name: 'Ana', email: null, phone: null });
        expect(subject.endsWith(shown.sentence)).toBe(true);
        expect(text).toContain(shown.sentence);
        expect(template?.parameters[0]).toBe(shown.sentence);
      }
    });
  });

  it('was looked at of every kind that households have', () => {
    expect(INCIDENT_KINDS.filter((kind) => !seen.has(kind))).toEqual([]);
  });

  it('of an authorization is the day of its end in São Paulo, of a second connection there is none', () => {
    const [account] = someAccounts();
    if (!account) throw new Error('no account');
    const rows = (accountId: string) =>
      Array.from({ length: 6 }, (_, at) =>
        aTransaction({
          id: `${accountId}-${at}`,
          accountId,
          date: `2026-11-1${at}`,
          description: `PIX ${at}`,
          reais: -at - 7,
        }),
      );
    const { found } = signalsIn({
      accounts: [account, { ...account, id: 'acc-2', itemId: 'item-2' }],
      connections: [aConnection({ consentExpiresAt: '2026-12-05T02:00:00.000Z' as Instant })],
      transactions: [...rows('acc-1'), ...rows('acc-2')],
    });
    const told = found.map((one) => presentSignal(kept(one)));
    expect(
      told.map(({ kind, sentence, sentence_en: english }) => [kind, said(sentence), saidInEnglish(english)]),
    ).toEqual([
      ['duplicate_connection', said1([], []), said1([], [])],
      ['consent_ending', said1([], ['2026-12-04']), said1([], ['2026-12-04'])],
    ]);
  });
});
