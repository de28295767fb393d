import { createHash, randomUUID } from 'node:crypto';

/** A message as it is stored; instants in epoch milliseconds. */
export type Message = {
  id: string;
  body: string;
  sentAt: number;
  /** Hidden until then: its delay, or the pause before it is tried again. */
  visibleAt: number;
  receives: number;
  firstReceivedAt: number | null;
  /** Texts by their names; absent where there are none. */
  attributes?: Readonly<Record<string, string>> | undefined;
};

/** A message as it is sent. @param sentAt epoch milliseconds */
export const newMessage = (
  body: string,
  sentAt: number,
  delaySeconds: number,
  attributes?: Message['attributes'],
): Message => ({
  id: randomUUID(),
  body,
  sentAt,
  visibleAt: sentAt + delaySeconds * 1000,
  receives: 0,
  firstReceivedAt: null,
  ...(attributes && { attributes }),
});

/** The digest of a body that SDKs verify. */
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
