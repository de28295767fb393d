import type { Life } from './life.ts';
import { recordOfStreams } from './releases.ts';
import type { Person } from './steps.ts';

type Dated = { date: string; amount: number };
type Month = { income: number; gross: number; refunds: number; spending: number; by_category: { amount: number }[] };
type Explained = Record<'change' | 'income' | 'spending' | 'own_moves' | 'carried' | 'shifted', number>;
type Flow = { months: Month[]; explained: Explained & { from: string; to: string } };
type Sums = { totals: { spending: number; gross: number; refunds: number }; groups: { amount: number }[] };

const GROUPINGS = ['category', 'merchant', 'month', 'account', 'day'] as const;
const MONTHS = 6;

const cents = (reais: number): number => Math.round(reais * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + cents(one), 0);

/** Every centavo of the bank's rows has one place, and all operations that sum money agree on it. */
export const checkMoney = async ({ call, problems, rows }: Life, person: Person): Promise<void> => {
  const { body } = await call(person, 'GET', 'get-cash-flow', { query: { months: MONTHS } });
  const { months, explained } = body.data as Flow;
  const { from, to } = explained;
  const within = ((rows.get(person) ?? []) as Dated[]).filter(
    ({ date }) => from <= date.slice(0, 10) && date.slice(0, 10) <= to,
  );
  const change = sum(within.map(({ amount }) => amount));
  const spent = -sum(within.map(({ amount }) => Math.min(0, amount)));
  const places: [string, number, number][] = [
    ['the change', cents(explained.change), change],
    ['income', cents(explained.income), change + spent],
    ['spending', cents(explained.spending), spent],
    ['other places', sum([explained.own_moves, explained.carried, explained.shifted]), 0],
    ['spending of the months', sum(months.map(({ spending }) => spending)), spent],
    ['gross and refunds of the months', sum(months.map(({ gross, refunds }) => gross - refunds)), spent],
    ['categories of the months', sum(months.flatMap((one) => one.by_category.map(({ amount }) => amount))), spent],
  ];
  const sums = await Promise.all(
    GROUPINGS.map(async (groupBy) => {
      const answer = await call(person, 'GET', 'summarize-spending', { query: { from, to, groupBy, top: 50 } });
      return [groupBy, answer.body.data as Sums & { others: { amount: number } | null }] as const;
    }),
  );
  for (const [groupBy, { totals, groups, others }] of sums) {
    places.push([`all by ${groupBy}`, cents(totals.spending), spent]);
    places.push([
      `groups by ${groupBy}`,
      sum([...groups, ...(others ? [others] : [])].map((one) => one.amount)),
      spent,
    ]);
  }
  const balance = await call(person, 'GET', 'get-balance');
  places.push(['the balance', cents((balance.body.data as { total_balance: number }).total_balance), 10_000]);
  for (const [place, told, wanted] of places)
    if (told !== wanted) problems.push(`${person}: ${place}: ${told} centavos instead of ${wanted}`);
};

/** What an import stored of the streams is what the rows say: the same answer without it. */
export const checkStreams = async (life: Life, person: Person): Promise<void> => {
  const { call, problems, world } = life;
  const streams = async (): Promise<string> =>
    JSON.stringify((await call(person, 'GET', 'get-recurring')).body.data ?? null);
  const told = await streams();
  const record = await recordOfStreams(world, person);
  const removed = { ...record, UpdateExpression: 'REMOVE packed', ConditionExpression: 'attribute_exists(packed)' };
  const { Attributes } = (await world.dynamoDb('UpdateItem', { ...removed, ReturnValues: 'ALL_OLD' })) as {
    Attributes?: { packed: object };
  };
  if (!Attributes) return;
  const found = await streams();
  await world.dynamoDb('UpdateItem', {
    ...record,
    UpdateExpression: 'SET packed = :packed',
    ConditionExpression: 'attribute_not_exists(packed)',
    ExpressionAttributeValues: { ':packed': Attributes.packed },
  });
  if (told !== found) problems.push(`${person}: streams stored ${told}, in the rows ${found}`);
};
