import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoFixture } from '../../infra/sandbox/demo/demo.ts';
import type { Connection } from '../../infra/web/app/api/answers.ts';
import type { Schemas } from '../../infra/web/app/api/contract.ts';
import { billsOf, nextOf } from '../../infra/web/app/pages/plan/view.ts';
import type { overview as composed } from '../../shared/overview/overview.ts';
import { addDays, addMonths, addToMonth, firstDayOf, type IsoDate, monthOf } from '../../shared/time/calendar.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { today } from './a-household.ts';
import { browserAt, functionOf, signedIn } from './web-caller.ts';

type Overview = ReturnType<typeof composed>;
type Answer = Record<string, unknown>;

const PEOPLE = ['ana', 'bruno', 'carla', 'beto', 'karen'];

let stack: TestStack;
beforeAll(async () => {
  const { users } = demoFixture(today);
  const active = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
  stack = await startStack({
    users: [
      ...users.filter(({ id }) => PEOPLE.includes(id)),
      { id: 'nova', subscription: active },
      { id: 'gil', subscription: null },
    ],
  });
  for (const user of ['ana', 'carla']) {
    const key = await stack.keyOf(user);
    const make = (name: string, body: object) => stack.call('POST', `/tools/api/${name}`, { key, body });
    await make('create-spending-limit', { category: 'Supermercado', limitAmount: 812.34, period: 'monthly' });
    await make('create-spending-limit', { category: 'Alimentação', limitAmount: 1, period: 'weekly' });
    await make('create-payment-reminder', { title: 'Escola', dueDate: addMonths(today, 1), amount: 1250.75 });
    await make('create-payment-reminder', { title: 'Dentista', dueDate: today });
  }
});
afterAll(() => stack.close());
afterEach(() => stack.control('DELETE', 'faults'));

const known = new Map<string, Promise<Overview>>();
const ask = async (user: string): Promise<Overview> =>
  (await (await signedIn(stack, user)).ask<Overview>('overview')).body;
/** Asked for once: nothing changes while these tests run. */
const seen = (user: string): Promise<Overview> => {
  const asked = known.get(user) ?? ask(user);
  known.set(user, asked);
  return asked;
};
const told = async <Body = Answer>(user: string, name: string, query: Record<string, string> = {}): Promise<Body> =>
  (await stack.call<Body>('GET', `/tools/api/${name}`, { key: await stack.keyOf(user), query })).body;

describe.each(PEOPLE)('the overview of %s', (user) => {
  it('has the balances of get-balance, and a line that ends with them', async () => {
    const { balance } = await seen(user);
    const { data } = await told<{ data: { total_balance: number; accounts: Answer[] } }>(user, 'get-balance');
    expect(balance.total).toBe(data.total_balance);
    expect(balance.accounts).toEqual(
      data.accounts.map(({ id, name, connector_name, balance: amount, account_subtype }) => ({
        account_id: id,
        name,
        connector_name,
        balance: amount,
        subtype: account_subtype,
      })),
    );
    expect(balance.days.at(-1)).toEqual({ date: today, balance: data.total_balance });
  });

  it('has what get-accounts says is owed on cards, and what is left without it', async () => {
    const { cards, net, balance } = await seen(user);
    type Account = { id: string; type: string; accountBalance: number | null; accountCurrencyCode: string };
    const { data } = await told<{ data: Account[] }>(user, 'get-accounts');
    const owed = data.filter(({ type }) => type === 'CREDIT');
    expect(cards.map(({ account_id, owed: amount }) => [account_id, amount])).toEqual(
      owed.map(({ id, accountBalance }) => [id, accountBalance && -accountBalance]),
    );
    const inReais = owed.filter(({ accountCurrencyCode }) => accountCurrencyCode === 'BRL');
    const sum = inReais.reduce((all, one) => all + Math.round((one.accountBalance ?? 0) * 100), 0);
    expect(Math.round((net ?? 0) * 100)).toBe(Math.round((balance.total ?? 0) * 100) + sum);
  });

  it('has the running month of get-cash-flow for seven months', async () => {
    const { month } = await seen(user);
    type Category = { category: string; amount: number; average: number | null; change: number | null };
    type Flow = {
      months: {
        month: string;
        is_partial: boolean;
        income: number;
        spending: number;
        net: number;
        by_category: Category[];
      }[];
      averages: { spending: number | null };
      comparison: { previous_spending: number; change: number | null };
    };
    const { data } = await told<{ data: Flow }>(user, 'get-cash-flow', { months: '7' });
    // A person whose banks have given nothing yet has no months there, and an empty one here.
    const empty = { month: monthOf(today), is_partial: true, income: 0, spending: 0, net: 0, by_category: [] };
    const running = data.months[0] ?? empty;
    expect(month).toEqual({
      ...{ month: running.month, is_partial: running.is_partial, income: running.income },
      ...{ spending: running.spending, net: running.net },
      ...{ previous_spending: data.comparison.previous_spending, change: data.comparison.change },
      usual_spending: data.averages.spending,
      categories: running.by_category.map(({ category, amount, average, change }) => ({
        ...{ category, amount, change },
        usual: average,
      })),
    });
  });

  it('has, for each past day, the balance that the rows of get-transactions lead to', async () => {
    const { balance } = await seen(user);
    const startDate = balance.days[0]?.date ?? '';
    type Row = { account_type: string; date: string; amount: number; status: string };
    const query = { startDate, endDate: today };
    const { data: rows } = await told<{ data: Row[] }>(user, 'get-transactions', query);
    for (let index = 1; index < balance.days.length; index += 1) {
      const [before, day] = [balance.days[index - 1], balance.days[index]];
      const moved = rows
        .filter((row) => row.account_type === 'BANK' && row.status === 'POSTED' && row.date === day?.date)
        .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      expect(Math.round((day?.balance ?? 0) * 100)).toBe(Math.round((before?.balance ?? 0) * 100) + moved);
    }
  });

  it('has the payments of get-upcoming for thirty days, money to come in aside', async () => {
    const { due } = await seen(user);
    type Item = {
      date: string;
      description: string;
      amount: number | null;
      kind: string;
      is_overdue: boolean;
      account_id: string | null;
      certainty: string;
    };
    const { data } = await told<{ data: { items: Item[] } }>(user, 'get-upcoming', { days: '30' });
    const payments = data.items.filter(({ amount }) => amount === null || amount < 0);
    type Account = { id: string; name: string };
    const { data: accounts } = await told<{ data: Account[] }>(user, 'get-accounts');
    const nameOf = (id: string | null) => accounts.find((account) => account.id === id)?.name ?? null;
    type Named = Pick<Item, 'description' | 'amount' | 'kind' | 'certainty'> & { account_name: string | null };
    const key = ({ description, amount, kind, certainty, account_name }: Named) =>
      `${kind} ${description} ${amount} ${certainty} ${account_name}`;
    expect(due.map(key).toSorted()).toEqual(
      payments.map((one) => key({ ...one, account_name: nameOf(one.account_id) })).toSorted(),
    );
    const inTime = payments.filter(({ is_overdue }) => !is_overdue).map(({ date }) => date);
    expect(due.filter(({ days_away }) => days_away >= 0).map(({ date }) => date)).toEqual(inTime);
    expect(due.map(({ date }) => date)).toEqual(due.map(({ date }) => date).toSorted());
  });

  it('has of every bill, account and recurring payment the amount that the other pages have', async () => {
    const { due, balance, cards } = await seen(user);
    type Item = Schemas['UpcomingItem'];
    const { data } = await told<{ data: { items: Item[] } }>(user, 'get-upcoming', { days: '366' });
    const { data: summaries } = await told<{ data: Schemas['BillSummary'][] }>(user, 'get-bill-summary');
    const isDue = (item: Item | undefined) =>
      due.some(({ amount, date, kind }) => amount === item?.amount && date === item?.date && kind === item?.kind);
    const isNear = ({ date, is_overdue }: Item) => !is_overdue && date <= addDays(today, 30);
    for (const { account_id, currency_code, net_bill_amount, closed_bill } of summaries) {
      const bills = billsOf(data.items, account_id);
      expect(bills.filter(isNear).every(isDue)).toBe(true);
      const open = bills.find(({ kind }) => kind === 'open_bill');
      if (open)
        expect([open.so_far, open.amount]).toEqual([net_bill_amount, -((open.so_far ?? 0) + (open.expected ?? 0))]);
      const left = currency_code === 'BRL' && closed_bill && closed_bill.remaining_amount;
      if (!left) continue;
      const closed = bills.find(({ kind, source_id }) => kind === 'bill' && source_id === closed_bill.bill_id);
      expect([closed?.amount, closed?.date]).toEqual([-left, expect.any(String)]);
    }
    const { data: streams } = await told<{ data: Schemas['RecurringStream'][] }>(user, 'get-recurring');
    const next = streams.flatMap((stream) => nextOf(data.items, stream.id) ?? []);
    expect(next.length > 0).toBe(
      streams.some(({ account_id }) => balance.accounts.some((one) => one.account_id === account_id)),
    );
    expect(next.filter((item) => isNear(item) && (item.amount ?? -1) < 0).every(isDue)).toBe(true);
    const { connections } = (await (await signedIn(stack, user)).ask<{ connections: Connection[] }>('connections'))
      .body;
    const known = new Map(connections.flatMap(({ accounts }) => accounts).map((one) => [one.account_id, one.balance]));
    for (const { account_id, balance: amount } of balance.accounts) expect(known.get(account_id)).toBe(amount);
    for (const { account_id, owed } of cards) expect(known.get(account_id)).toBe(owed);
  });

  it('has the twelve months of get-cash-flow, oldest first', async () => {
    const { months } = await seen(user);
    type Month = { month: string; income: number; spending: number; net: number };
    const { data } = await told<{ data: { months: Month[] } }>(user, 'get-cash-flow', { months: '12' });
    expect(months).toEqual(
      data.months.map(({ month, income, spending, net }) => ({ month, in: income, out: spending, net })).reverse(),
    );
  });

  it("has this month's seven largest categories of summarize-spending, and the rest in one", async () => {
    const { spending } = await seen(user);
    type Group = { name: string; amount: number; share: number };
    type Summary = { totals: { spending: number }; groups: Group[]; others: { amount: number } | null };
    const { data } = await told<{ data: Summary }>(user, 'summarize-spending', { groupBy: 'category', top: '7' });
    expect(spending.month).toBe(monthOf(today));
    expect(spending.total).toBe(data.totals.spending);
    const rest = data.others ? [expect.objectContaining({ category: 'Outros', amount: data.others.amount })] : [];
    expect(spending.categories).toEqual([
      ...data.groups.map(({ name, amount, share }) => ({ category: name, amount, share })),
      ...rest,
    ]);
    const sum = spending.categories.reduce((all, { amount }) => all + Math.round(amount * 100), 0);
    expect(sum).toBe(Math.round(spending.total * 100));
  });

  it('has the limits of list-spending-limits', async () => {
    const { limits } = await seen(user);
    type Limit = { id: string; category: string; period: string; limitAmount: number; currentSpending: number };
    const { data } = await told<{ data: (Limit & { percentageUsed: number })[] }>(user, 'list-spending-limits');
    expect(limits.map(({ share: _, exceeded: __, ...limit }) => limit)).toEqual(
      data.map(({ id, category, period, limitAmount, currentSpending }) => ({
        limit_id: id,
        category,
        period,
        amount: limitAmount,
        spent: currentSpending,
      })),
    );
    for (const [index, limit] of limits.entries()) {
      expect(limit.share * 100).toBeCloseTo(data[index]?.percentageUsed ?? -1, 6);
      expect(limit.exceeded).toBe(limit.spent > limit.amount);
    }
  });

  it('has what get-installments leaves to pay in each of the next six months', async () => {
    const { installments } = await seen(user);
    type Purchase = {
      installments: { amount: number; dueDate: string }[];
      amountPaid: number;
      amountRemaining: number;
      installmentsPaid: number;
    };
    const startDate = firstDayOf(addToMonth(monthOf(today), -12));
    const { data } = await told<{ data: { purchases: Purchase[] } }>(user, 'get-installments', {
      startDate,
      endDate: today,
    });
    const months = [1, 2, 3, 4, 5, 6].map((ahead) => addToMonth(monthOf(today), ahead));
    expect(installments.map(({ month }) => month)).toEqual(months);
    for (const { month, amount } of installments) {
      // Paid ones come first, and lie before the month that follows.
      const sum = data.purchases
        .flatMap((purchase) => purchase.installments.slice(purchase.installmentsPaid))
        .filter(({ dueDate }) => dueDate.slice(0, 7) === month)
        .reduce((all, one) => all + Math.round(one.amount * 100), 0);
      expect(Math.round(amount * 100)).toBe(sum);
    }
  });

  it('has the health of every connection', async () => {
    const { as_of, is_stale, connections } = await seen(user);
    type Freshness = { as_of: string; is_stale: boolean; connections: (Answer & { status: string })[] };
    const { freshness } = await told<{ freshness: Freshness }>(user, 'get-accounts');
    expect({ as_of, is_stale }).toEqual({ as_of: freshness.as_of, is_stale: freshness.is_stale });
    expect(connections).toEqual(freshness.connections.map(({ status: _, ...connection }) => connection));
  });
});

describe('the overview', () => {
  it('is whole for somebody without a bank', async () => {
    expect(await seen('nova')).toMatchObject({ as_of: null, connections: [], due: [], months: [], limits: [] });
  });

  it('shows troubled connections', async () => {
    const needs = (await seen('karen')).connections.map((connection) => connection.needs);
    expect(needs).toEqual(expect.arrayContaining(['reconnect', 'user_input', null]));
  });

  it('warns of them first', async () => {
    const { warnings, connections } = await seen('karen');
    const waiting = connections.filter(({ needs }) => needs !== null).map(({ item_id }) => item_id);
    expect(warnings.slice(0, waiting.length).map(({ kind, item_id }) => [kind, item_id])).toEqual(
      waiting.map((id) => ['needs_user', id]),
    );
  });

  it('is refused without a session, from another page, and without a subscription', async () => {
    expect((await browserAt(stack).ask('overview')).status).toBe(401);
    const ana = await signedIn(stack, 'ana');
    expect((await ana.ask('overview', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await (await signedIn(stack, 'gil')).ask('overview')).status).toBe(401);
  });

  it('takes two round trips after the one that admits', async () => {
    const ana = await signedIn(stack, 'ana');
    await ana.ask('overview');
    await stack.control('DELETE', 'metrics');
    await ana.ask('overview');
    const metrics = await stack.control<Record<string, { dynamodb: { sequentialRounds: number } }>>('GET', 'metrics');
    expect(metrics[functionOf('overview')]?.dynamodb.sequentialRounds).toBeLessThanOrEqual(3);
  });

  it('is a 500 without a part where the store fails', async () => {
    const ana = await signedIn(stack, 'ana');
    await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'Query', times: 40, error: '500' });
    const { status, body } = await ana.ask('overview');
    expect([status, body]).toMatchObject([500, { error: 'Internal server error' }]);
  });
});

type Month = { month: string; amount: number; count: number };
type Group = { name: string; amount: number; count: number };
type History = {
  months: Month[];
  average: number | null;
  merchants?: Group[];
  categories?: Group[];
  limit: { limit_id: string; spent: number } | null;
};
const centsOf = (groups: readonly { amount: number }[]) =>
  groups.reduce((all, { amount }) => all + Math.round(amount * 100), 0);

describe('the history of spending', () => {
  const historyOf = async (user: string, query: Record<string, string>) =>
    (await (await signedIn(stack, user)).ask<History>('spending-history', { query })).body;

  it('of a category has the months and the average of get-cash-flow, and the shops that add up to them', async () => {
    type Flow = { month: string; by_category: { category: string; amount: number; average: number | null }[] };
    const { data } = await told<{ data: { months: Flow[] } }>('ana', 'get-cash-flow', { months: '12' });
    for (const { category, average } of data.months[0]?.by_category.slice(0, 4) ?? []) {
      const history = await historyOf('ana', { category });
      const amounts = data.months.map(({ month, by_category }) => [
        month,
        by_category.find((one) => one.category === category)?.amount ?? 0,
      ]);
      expect(history.months.map(({ month, amount }) => [month, amount])).toEqual(amounts.reverse());
      expect(history.average).toBe(average);
      expect(centsOf(history.merchants ?? [])).toBe(centsOf(history.months));
      expect(history.categories).toBeUndefined();
    }
  });

  it('of a shop has what summarize-spending says of each month, and its categories', async () => {
    type Summary = { data: { groups: { name: string; amount: number; count: number }[] } };
    const { data } = await told<Summary>('carla', 'summarize-spending', { groupBy: 'merchant' });
    const merchant = data.groups[0]?.name ?? '';
    const history = await historyOf('carla', { merchant: merchant.toUpperCase() });
    const months = [history.months.at(-1), history.months.at(-2), history.months[0]].flatMap((one) => one ?? []);
    for (const { month, amount, count } of months) {
      const from = `${month}-01`;
      const to = month === monthOf(today) ? today : addDays(addMonths(firstDayOf(monthOf(from as IsoDate)), 1), -1);
      const { data: asked } = await told<Summary>('carla', 'summarize-spending', { groupBy: 'merchant', from, to });
      const group = asked.groups.find(({ name }) => name === merchant);
      expect([month, amount, count]).toEqual([month, group?.amount ?? 0, group?.count ?? 0]);
    }
    expect(centsOf(history.categories ?? [])).toBe(centsOf(history.months));
    expect(history.merchants).toBeUndefined();
  });

  it('names the limit on it, as list-spending-limits counts', async () => {
    type Limits = { data: { id: string; category: string; currentSpending: number }[] };
    const { data } = await told<Limits>('ana', 'list-spending-limits');
    const limit = data.find(({ category }) => category === 'Supermercado');
    expect((await historyOf('ana', { category: 'supermercado' })).limit).toMatchObject({
      limit_id: limit?.id,
      spent: limit?.currentSpending,
    });
    expect((await historyOf('ana', { category: 'Viagens' })).limit).toBeNull();
  });

  it.each<Record<string, string>>([{ category: 'xyzzy' }, { merchant: 'xyzzy' }])(
    'is zeros where nothing is known of $category$merchant',
    async (query) => {
      const { months, average, merchants = [], categories = [] } = await historyOf('ana', query);
      expect(months).toHaveLength(12);
      expect(months.every(({ amount, count }) => amount === 0 && count === 0)).toBe(true);
      expect([average, merchants, categories]).toEqual([0, [], []]);
      expect((await historyOf('nova', query)).average).toBeNull();
    },
  );

  it.each<Record<string, string>>([{}, { category: 'Viagens', merchant: 'Uber' }, { category: ' ' }])(
    'is refused for %j',
    async (query) => {
      const { status, body } = await (await signedIn(stack, 'ana')).ask('spending-history', { query });
      expect([status, body.error]).toEqual([400, 'Invalid category']);
    },
  );

  it('is refused without a session and without a plan, and a 500 where the store fails', async () => {
    const query = { category: 'Viagens' };
    expect((await browserAt(stack).ask('spending-history', { query })).status).toBe(401);
    expect((await (await signedIn(stack, 'gil')).ask('spending-history', { query })).status).toBe(401);
    const ana = await signedIn(stack, 'ana');
    await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'Query', times: 40, error: '500' });
    expect((await ana.ask('spending-history', { query })).status).toBe(500);
  });
});
