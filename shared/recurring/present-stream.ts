import type { Account } from '../accounts/account.ts';
import { type Centavos, centavos, sum, toAmount } from '../money.ts';
import { PACES } from './frequency.ts';
import type { StreamWithId } from './stream-ids.ts';
import { streamTitle } from './stream-title.ts';

/** What a stream moves a month, rounded to the centavo. */
export const monthlyAmount = ({ average, frequency }: Pick<StreamWithId, 'average' | 'frequency'>): Centavos =>
  centavos(Math.round(average * PACES[frequency].perMonth));

/** One stream of get-recurring; its latest occurrence decides what it is called. */
export const presentStream = (stream: StreamWithId, accounts: ReadonlyMap<string, Account>) => {
  const { rows, next, priceChange } = stream;
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) throw new RangeError('A stream has rows');
  const account = accounts.get(last.accountId);
  return {
    id: stream.id,
    description: streamTitle(last),
    merchant: last.merchant,
    category: last.category,
    direction: stream.direction,
    frequency: stream.frequency,
    currency_code: last.currencyCode,
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
    first_date: first.date,
    last_date: last.date,
    occurrences: rows.length,
    next_date: next?.date ?? null,
    next_from: next?.from ?? null,
    next_to: next?.to ?? null,
    status: stream.status,
    account_id: last.accountId,
    account_name: account?.name ?? '',
    custom_name: account?.customName ?? null,
    connector_name: account?.connectorName ?? null,
    transaction_ids: rows.map(({ id }) => id).reverse(),
  };
};

export type PresentedStream = ReturnType<typeof presentStream>;

const inReais = ({ rows }: StreamWithId): boolean => rows[0]?.currencyCode === 'BRL';

/** BRL a month of the streams that go on. */
export const summarizeStreams = (streams: readonly StreamWithId[]) => {
  const running = streams.filter((stream) => stream.status !== 'ended' && inReais(stream));
  const monthly = (counts: (stream: StreamWithId) => boolean) =>
    toAmount(sum(running.filter(counts).map(monthlyAmount)));
  return {
    monthly_inflow: monthly(({ direction }) => direction === 'inflow'),
    monthly_outflow: monthly(({ direction }) => direction === 'outflow'),
    monthly_subscriptions: monthly(({ isSubscription }) => isSubscription),
    active_count: running.length,
  };
};
