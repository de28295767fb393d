import { describe, expect, it } from 'vitest';
import { HOUSEHOLDS as DEVELOPMENT } from './development/index.ts';
import { HOUSEHOLDS as HELD_OUT } from './held-out/index.ts';
import { daysBetween, type Frequency, thirteenMonthsBefore } from './schedules.ts';

const DAYS: Record<Frequency, number> = {
  weekly: 7,
  biweekly: 14,
  monthly: 30.4,
  bimonthly: 61,
  quarterly: 91.3,
  semiannual: 182.6,
  yearly: 365.25,
};

const sets = { development: DEVELOPMENT, 'held-out': HELD_OUT };

describe.each(Object.entries(sets))('the %s set', (_name, households) => {
  it('is large enough and has every frequency and status', () => {
    const streams = households.flatMap((household) => household.expected);
    expect(households.length).toBeGreaterThanOrEqual(14);
    expect(streams.length).toBeGreaterThanOrEqual(110);
    expect(new Set(streams.map((stream) => stream.frequency)).size).toBe(7);
    expect(new Set(streams.map((stream) => stream.status)).size).toBe(4);
  });

  it('gives every row its own id', () => {
    const ids = households.flatMap((household) => household.rows.map((row) => row.id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each([...DEVELOPMENT, ...HELD_OUT].map((household) => [household.name, household] as const))(
  '%s',
  (_name, { today, accounts, rows, expected }) => {
    const byId = new Map(rows.map((row) => [row.id, row]));

    it('has sound rows', () => {
      for (const row of rows) {
        expect(accounts.map((account) => account.id)).toContain(row.accountId);
        expect(row.date >= thirteenMonthsBefore(today), `${row.id} ${row.date}`).toBe(true);
        if (row.date > today) expect([row.status, row.totalInstallments === null]).toEqual(['PENDING', false]);
        expect(row.description).not.toMatch(/[{}]/);
      }
      expect(new Set(expected.map((stream) => stream.name)).size).toBe(expected.length);
      const used = expected.flatMap((stream) => stream.rowIds);
      expect(new Set(used).size).toBe(used.length);
    });

    it.each(expected.map((stream) => [stream.name, stream] as const))('expects %s soundly', (_stream, stream) => {
      const own = stream.rowIds.map((id) => byId.get(id));
      const dates: string[] = [];
      const amounts: number[] = [];
      for (const row of own) {
        if (row === undefined) throw new Error('a row is missing');
        expect(row.isOwnTransfer || row.isBillPayment || row.isInvestment || row.totalInstallments !== null).toBe(
          false,
        );
        expect(row.amount > 0).toBe(stream.direction === 'inflow');
        dates.push(row.date);
        amounts.push(Math.abs(row.amount));
      }
      const last = dates.at(-1) ?? '';
      const period = DAYS[stream.frequency];
      const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? '', date));
      const regular = gaps.filter((gap) => Math.abs(gap - period) <= Math.max(1, Math.min(8, period * 0.2)));
      expect(gaps.length - regular.length).toBeLessThanOrEqual(1);

      const steps = amounts.slice(1).map((amount, index) => Math.abs(amount / (amounts[index] ?? 1) - 1));
      const large = steps.filter((step) => step > 0.05).length;
      if (stream.amountVaries) expect(large / steps.length).toBeGreaterThan(0.6);
      else expect(large).toBeLessThanOrEqual(1);
      if (stream.priceChange !== null) expect(dates).toContain(stream.priceChange.date);
      if (stream.isSubscription === true) expect(stream.direction).toBe('outflow');

      const idle = daysBetween(last, today) / period;
      const window = stream.nextDateWindow;
      expect(window === null).toBe(stream.status === 'ended');
      if (window !== null) expect(window.from > last && window.from <= window.to).toBe(true);
      if (stream.status === 'early') expect(dates.length).toBeLessThanOrEqual(2);
      else expect(dates.length).toBeGreaterThanOrEqual(3);
      if (dates.length === 1) expect(own[0]?.description).toMatch(/MENSALIDADE|ASSINATURA/);
      if (stream.status === 'ended') expect(idle).toBeGreaterThan(2.6);
      else if (stream.status === 'late') {
        expect(idle).toBeGreaterThan(1.35);
        expect(idle).toBeLessThan(1.8);
        expect((window?.to ?? '') < today).toBe(true);
      } else expect((window?.to ?? '') > today).toBe(true);
    });
  },
);
