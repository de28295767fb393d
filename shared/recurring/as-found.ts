import type { FoundStream } from './found-stream.ts';
import type { StreamWithId } from './stream-ids.ts';
import { streamTitle } from './stream-title.ts';

const isFixed = ({ rows, varies, priceChange }: StreamWithId): boolean => {
  const [latest, before] = [rows.at(-1), rows.at(-2)];
  return !varies && (!before || before.amount === latest?.amount || priceChange?.date === latest?.date);
};

/** What lasts of a stream, without its rows. */
export const asFound = (stream: StreamWithId): FoundStream => {
  const { id, rows, schedule, lastIndex, direction, average, last, varies, isSubscription, priceChange } = stream;
  const [oldest, latest] = [rows[0], rows.at(-1)];
  if (!oldest || !latest) throw new RangeError('A stream has rows');
  return {
    ...{ id, schedule, lastIndex, direction, average, last, varies, isSubscription, priceChange },
    title: streamTitle(latest),
    merchant: latest.merchant,
    category: latest.category,
    currencyCode: latest.currencyCode,
    inReais: oldest.currencyCode === 'BRL',
    accountId: latest.accountId,
    isFixed: isFixed(stream),
    description: latest.description,
    firstDate: oldest.date,
    lastDate: latest.date,
    rowIds: rows.map((row) => row.id),
  };
};
