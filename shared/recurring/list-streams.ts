import type { Account } from '../accounts/account.ts';
import type { STREAM_DIRECTIONS } from '../contract/resources/recurring.ts';
import { type Centavos, centavos, sum, toAmount } from '../money.ts';
import { type CurrentStream, nextExpected } from './found-stream.ts';
import { PACES } from './schedule.ts';

/** What a stream moves a month, rounded to the centavo. */
const monthlyAmount = ({ average, schedule }: Pick<CurrentStream, 'average' | 'schedule'>): Centavos =>
  centavos(Math.round(average * PACES[schedule.frequency].perMonth));

/** One stream of get-recurring; its latest occurrence gives its name. */
export const presentStream = (stream: CurrentStream, accounts: ReadonlyMap<string, Account>) => {
  const { next, priceChange } = stream;
  const expected = nextExpected(stream);
  const account = accounts.get(stream.accountId);
  return {
    id: stream.id,
    description: stream.title,
    merchant: stream.merchant,
    category: stream.category,
    direction: stream.direction,
    frequency: stream.schedule.frequency,
    currency_code: stream.currencyCode,
    average_amount: toAmount(stream.average),
    last_amount: toAmount(stream.last),
    amount_varies: stream.varies,
    is_subscription: stream.isSubscription,
    price_change: priceChange && {
      from: toAmount(priceChange.from),
      to: toAmount(priceChange.to),
      date: priceChange.date,
    },
    monthly_amount: toAmount(monthlyAmount(stream)),
    first_date: stream.firstDate,
    last_date: stream.lastDate,
    occurrences: stream.rowIds.length,
    expected_amount: expected && toAmount(expected.amount),
    next_date: expected?.date ?? null,
    next_from: next?.from ?? null,
    next_to: next?.to ?? null,
    status: stream.status,
    account_id: stream.accountId,
    account_name: account?.name ?? '',
    custom_name: account?.customName ?? null,
    connector_name: account?.connectorName ?? null,
    transaction_ids: stream.rowIds.toReversed(),
  };
};

export type PresentedStream = ReturnType<typeof presentStream>;

/** BRL a month of the streams that go on. */
export const summarizeStreams = (streams: readonly CurrentStream[]) => {
  const running = streams.filter((stream) => stream.status !== 'ended' && stream.inReais);
  const monthly = (counts: (stream: CurrentStream) => boolean) =>
    toAmount(sum(running.filter(counts).map(monthlyAmount)));
  return {
    monthly_inflow: monthly(({ direction }) => direction === 'inflow'),
    monthly_outflow: monthly(({ direction }) => direction === 'outflow'),
    monthly_subscriptions: monthly(({ isSubscription }) => isSubscription),
    active_count: running.length,
  };
};

/** Filters of the list of streams; an undefined one excludes nothing. */
export type StreamFilter = {
  direction?: (typeof STREAM_DIRECTIONS)[number] | undefined;
  status: 'active' | 'ended' | 'all';
  accountId?: string | undefined;
};

const byAmountThenTitle = (a: CurrentStream, b: CurrentStream): number => {
  const difference = monthlyAmount(b) - monthlyAmount(a);
  if (difference !== 0) return difference;
  const [left, right] = [`${a.title} ${a.id}`, `${b.title} ${b.id}`];
  return left < right ? -1 : 1;
};

/** The streams that are asked for, the largest a month first. */
export const listStreams = (
  streams: readonly CurrentStream[],
  { direction, status, accountId }: StreamFilter,
): CurrentStream[] =>
  streams
    .filter(
      (stream) =>
        (direction === undefined || stream.direction === direction) &&
        (status === 'all' || (stream.status === 'ended') === (status === 'ended')) &&
        (accountId === undefined || stream.accountId === accountId),
    )
    .sort(byAmountThenTitle);
