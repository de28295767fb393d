import type { STREAM_DIRECTIONS } from '../contract/resources/recurring.ts';
import { monthlyAmount } from './present-stream.ts';
import type { StreamWithId } from './stream-ids.ts';
import { streamTitle } from './stream-title.ts';

/** What narrows the list of streams; an undefined filter lets everything through. */
export type StreamFilter = {
  direction?: (typeof STREAM_DIRECTIONS)[number] | undefined;
  status: 'active' | 'ended' | 'all';
  accountId?: string | undefined;
};

const titleOf = ({ rows }: StreamWithId): string => {
  const last = rows.at(-1);
  return last ? streamTitle(last) : '';
};

const byAmountThenTitle = (a: StreamWithId, b: StreamWithId): number => {
  const difference = monthlyAmount(b) - monthlyAmount(a);
  if (difference !== 0) return difference;
  const [left, right] = [`${titleOf(a)} ${a.id}`, `${titleOf(b)} ${b.id}`];
  return left < right ? -1 : 1;
};

/** The streams that are asked for, the largest a month first. */
export const listStreams = (
  streams: readonly StreamWithId[],
  { direction, status, accountId }: StreamFilter,
): StreamWithId[] =>
  streams
    .filter(
      (stream) =>
        (direction === undefined || stream.direction === direction) &&
        (status === 'all' || (stream.status === 'ended') === (status === 'ended')) &&
        (accountId === undefined || stream.rows.at(-1)?.accountId === accountId),
    )
    .sort(byAmountThenTitle);
