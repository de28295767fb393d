import type { STREAM_DIRECTIONS } from '../contract/resources/recurring.ts';
import type { ToldStream } from './found-stream.ts';
import { monthlyAmount } from './present-stream.ts';

/** What narrows the list of streams; an undefined filter lets everything through. */
export type StreamFilter = {
  direction?: (typeof STREAM_DIRECTIONS)[number] | undefined;
  status: 'active' | 'ended' | 'all';
  accountId?: string | undefined;
};

const byAmountThenTitle = (a: ToldStream, b: ToldStream): number => {
  const difference = monthlyAmount(b) - monthlyAmount(a);
  if (difference !== 0) return difference;
  const [left, right] = [`${a.title} ${a.id}`, `${b.title} ${b.id}`];
  return left < right ? -1 : 1;
};

/** The streams that are asked for, the largest a month first. */
export const listStreams = (
  streams: readonly ToldStream[],
  { direction, status, accountId }: StreamFilter,
): ToldStream[] =>
  streams
    .filter(
      (stream) =>
        (direction === undefined || stream.direction === direction) &&
        (status === 'all' || (stream.status === 'ended') === (status === 'ended')) &&
        (accountId === undefined || stream.accountId === accountId),
    )
    .sort(byAmountThenTitle);
