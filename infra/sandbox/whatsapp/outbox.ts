import type { Instant } from '../../../shared/time/instant.ts';
import type { SectionSource } from '../http/ports.ts';

/** A message that the stand-in accepted; `payload` is the request's whole body. */
export type SentMessage = { id: string; to: string; type: string; payload: unknown; at: Instant };

/** Accepted messages in order of sending, kept in the journal's section `outbox.messages`. */
export const messageOutbox = (journal: SectionSource) => {
  const saved = journal.section<SentMessage>('outbox.messages');
  const messages = new Map([...saved.entries()].sort(([a], [b]) => (a < b ? -1 : 1)));
  let last = Math.max(0, ...[...messages.keys()].map(Number));
  return {
    record(message: SentMessage): void {
      last += 1;
      const key = String(last).padStart(12, '0');
      messages.set(key, message);
      saved.put(key, message);
    },
    list: (): SentMessage[] => [...messages.values()],
    find: (id: string): SentMessage | undefined => [...messages.values()].find((message) => message.id === id),
    clear(): void {
      for (const key of messages.keys()) saved.delete(key);
      messages.clear();
    },
  };
};
