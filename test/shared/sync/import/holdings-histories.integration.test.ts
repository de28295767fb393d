import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inConnections } from '../../../../shared/accounts/holding.ts';
import { feedStore } from '../../../../shared/feed/feed-store.ts';
import { keys } from '../../../../shared/platform/table/keys.ts';
import { queryPrefix } from '../../../../shared/platform/table/query-pages.ts';
import { wasImported } from '../../../../shared/sync/item.ts';
import { addMonths, type IsoDate, lastDayOf, monthOf } from '../../../../shared/time/calendar.ts';
import { addSeconds } from '../../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../../shared/time/sao-paulo.ts';
import { netWorthOf } from '../../../../shared/wealth/net-worth.ts';
import { runs } from '../../../support/histories.ts';
import { household, listenTo, sharedDynamoDb, start } from '../import-support.ts';
import { anAccount, faultsFor, runningSandbox } from '../support.ts';

const dynamoDb = sharedDynamoDb();
const DAY = 24 * 3600;
const accounts = [anAccount({ name: 'Conta', balance: 100 })];

const aHolding = fc.record({
  name: fc.integer({ min: 0, max: 4 }),
  balance: fc.integer({ min: 1, max: 900 }),
  currency: fc.constantFrom('BRL', 'BRL', 'USD'),
  bought: fc.integer({ min: 0, max: 4 }),
});
const aStep = fc.record({
  held: fc.uniqueArray(aHolding, { selector: ({ name }) => name, maxLength: 5 }),
  days: fc.constantFrom(0.1, 0.4, 0.9, 3, 40),
  kind: fc.constantFrom(
    'complete',
    'complete',
    'not brought',
    'failed',
    'without movements',
    'renumbered',
    'reordered',
    'killed',
  ),
  survived: fc.integer({ min: 0, max: 5 }),
});
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;

const listOf = ({ held, kind }: Pick<Step, 'held' | 'kind'>, ids: number) => {
  const ordered = kind === 'reordered' ? held.toReversed() : held;
  return ordered.map(({ name, balance, currency, bought }) => ({
    id: `${name}-${ids}`,
    type: 'FIXED_INCOME',
    name: `CDB ${name}`,
    currencyCode: currency,
    balance,
    amountOriginal: bought,
    transactions: Array.from({ length: bought }, (_, at) => ({
      id: `${name}-${ids}-${at}`,
      type: 'BUY',
      date: `2026-01-0${at + 1}`,
      amount: 10 + at,
    })),
  }));
};

it('any history of imports ends in what was last said completely, and each month has the last total in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 6 }), async (steps) => {
      const faults = faultsFor();
      const home = await household(dynamoDb, await runningSandbox({ faults }));
      let dying: number | null = null;
      home.table.client.middlewareStack.add(
        (next, context) => (args) => {
          if (dying !== null && /Put|Update|Delete|Write/.test(context.commandName ?? '')) dying -= 1;
          if (dying !== null && dying < 0) throw new Error('killed');
          return next(args);
        },
        { step: 'initialize' },
      );
      const stored = () => home.parts.holdings.find('user-1', 'item-1');
      const totals = new Map<string, number>();
      let [passed, ids] = [0, 0];
      await home.link();
      await listenTo(home, 'investment.changed');
      const heldNow = async () =>
        ((await stored())?.positions ?? []).filter(({ endedOn }) => endedOn === null).map(({ id }) => id);
      // What the first import brings is not told.
      let told: string[] | null = null;

      const lookAt = async (step: Pick<Step, 'held' | 'kind' | 'survived'>, after: number): Promise<void> => {
        passed += after * DAY;
        if (step.kind === 'renumbered') ids += 1;
        const isBrought = step.kind !== 'not brought';
        home.has(
          accounts,
          { lastUpdatedAt: addSeconds(start, passed), ...(!isBrought && { executionStatus: 'PARTIAL_SUCCESS' }) },
          { investments: listOf(step, ids), loans: [] },
        );
        if (step.kind === 'failed')
          faults.add({ target: 'pluggy', operation: 'GET /investments', error: '500', times: 3 });
        if (step.kind === 'without movements')
          faults.add({ target: 'pluggy', operation: 'GET /investments/', error: '500', times: 3 });
        dying = step.kind === 'killed' ? step.survived : null;
        const isDone = await home.import(addSeconds(start, passed)).then(
          () => true,
          () => false,
        );
        faults.clear();
        dying = null;
        home.pass(after * DAY);
        const item = await home.items.find('user-1', 'item-1');
        if (told === null && item && wasImported(item)) told = await heldNow();
        const held = (await stored())?.positions.filter(({ endedOn }) => endedOn === null) ?? [];
        const known = held
          .filter(({ currencyCode }) => currencyCode === 'BRL')
          .reduce((sum, { balance }) => sum + (balance ?? 0), 0);
        if (isDone && (await stored())) totals.set(monthOf(dateInSaoPaulo(addSeconds(start, passed))), known);
      };
      for (const step of steps) await lookAt(step, step.days);

      const { held = [] } = steps.at(-1) ?? {};
      // Twice, a day and more apart, is sure whatever was said before.
      for (const after of [0.9, 0.9]) await lookAt({ held, kind: 'complete', survived: 0 }, after);
      const last = listOf({ held, kind: 'complete' }, ids);
      const sure = (await stored())?.positions.filter(({ endedOn }) => endedOn === null) ?? [];
      const byName = <One extends { name: string }>(list: readonly One[]) =>
        list.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      expect(byName(sure).map(({ name, currencyCode, balance }) => [name, currencyCode, balance])).toEqual(
        byName(last).map(({ name, currencyCode, balance }) => [name, currencyCode, balance * 100]),
      );
      const rows = await home.parts.movements.everything('user-1');
      for (const { id, name, moves, lacksMoves } of sure) {
        const { transactions = [] } = last.find((one) => one.name === name) ?? {};
        const amounts = transactions.map(({ amount }) => amount * 100).sort();
        expect(
          rows
            .filter(({ accountId }) => accountId === id)
            .map(({ amount }) => amount as number)
            .sort(),
        ).toEqual(amounts);
        expect(moves.map(([, , amount]) => amount as number).sort()).toEqual(amounts);
        expect(lacksMoves).toBe(false);
      }

      // A follower of the events knows what is held, whichever writes died.
      const events = (await queryPrefix(home.table, keys.hookEventsOf('user-1'))).map(
        ({ body }) => JSON.parse(String(body)).data as { added: string[]; ended: string[] },
      );
      const known = new Set<string>(told ?? []);
      for (const { added, ended } of events) {
        for (const id of ended) expect(known.delete(id)).toBe(true);
        for (const id of added) expect(known.has(id)).toBe(false);
        for (const id of added) known.add(id);
      }
      expect([...known].sort()).toEqual((await heldNow()).sort());
      const entries = await feedStore(home.table).after('user-1', 'item-1', '');
      expect(entries.entries.filter(({ isOfHoldings }) => isOfHoldings).length).toBeGreaterThanOrEqual(
        Math.min(1, events.length),
      );

      const now = dateInSaoPaulo(addSeconds(start, passed));
      const records = await home.parts.holdings.list('user-1');
      const connection = { id: 'item-1', connectorName: 'Nubank', lastUpdatedAt: addSeconds(start, passed) };
      const sources = { accounts: [], bills: [], closingDates: [], transactions: [], isPayment: () => false };
      const { history } = netWorthOf({ ...sources, holdings: inConnections(records, [connection]) }, 12, now);
      const ever = records.some(({ positions }) => positions.length > 0);
      for (const { month, date, investments } of history) {
        const before = [...totals].filter(([one]) => one <= month).sort(([a], [b]) => (a < b ? -1 : 1));
        const expected = before.at(-1)?.[1];
        expect(date).toBe(month === monthOf(now) ? now : lastDayOf(month as ReturnType<typeof monthOf>));
        expect([month, investments]).toEqual([month, ever ? (expected === undefined ? null : expected / 100) : 0]);
      }
      expect(addMonths(now, -11) <= (history.at(-1)?.date as IsoDate)).toBe(true);
    }),
    { numRuns: runs({ usual: 6, all: 200 }) },
  );
}, 120_000);
