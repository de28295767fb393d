import type { NewEvent } from '../events/event.ts';
import type { KnownStream } from './stream-ids.ts';

/** What is news of a stream: not that it went on, which is its next row. */
const newsOf = ({ frequency, lastAmount, name, accountId }: KnownStream): string =>
  JSON.stringify([frequency, lastAmount, name, accountId]);

/** What webhooks are told when an import changes the record of a user's streams; nothing where they only went on. */
export const streamEvent = (before: readonly KnownStream[], after: readonly KnownStream[]): NewEvent[] => {
  const known = new Map(before.map((stream) => [stream.id, stream]));
  const left = new Set(after.map(({ id }) => id));
  const added = after.filter(({ id }) => !known.has(id)).length;
  const removed = before.filter(({ id }) => !left.has(id)).length;
  const changed = after.filter((stream) => {
    const former = known.get(stream.id);
    return former !== undefined && newsOf(former) !== newsOf(stream);
  }).length;
  return added + removed + changed > 0 ? [{ type: 'recurring.changed', data: { added, changed, removed } }] : [];
};
