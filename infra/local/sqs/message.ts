import { createHash, randomUUID } from 'node:crypto';

export type MessageAttribute = { DataType: string; StringValue?: string | undefined; BinaryValue?: string | undefined };
export type MessageAttributes = Record<string, MessageAttribute>;

/** A message as it is kept; instants in epoch milliseconds. */
export type Message = {
  id: string;
  body: string;
  attributes: MessageAttributes;
  sentAt: number;
  /** Before that nobody receives it: its delay, or the pause before it is tried again. */
  visibleAt: number;
  receives: number;
  firstReceivedAt: number | null;
  /** The queue that gave it up; null while it was never dead. */
  deadFrom: string | null;
};

/** A message as it is sent. @param sentAt epoch milliseconds */
export const newMessage = (
  body: string,
  attributes: MessageAttributes,
  { sentAt, delaySeconds }: { sentAt: number; delaySeconds: number },
): Message => {
  const blank = { receives: 0, firstReceivedAt: null, deadFrom: null };
  return { id: randomUUID(), body, attributes, sentAt, visibleAt: sentAt + delaySeconds * 1000, ...blank };
};

export const md5 = (text: string | Buffer): string => createHash('md5').update(text).digest('hex');

const withLength = (bytes: Buffer): Buffer[] => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return [length, bytes];
};

/** The digest of message attributes that SDKs verify: name, type and value by name, each with its length. */
export const md5OfAttributes = (attributes: MessageAttributes): string => {
  const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = sorted.flatMap(([name, { DataType, StringValue, BinaryValue }]) => [
    ...withLength(Buffer.from(name)),
    ...withLength(Buffer.from(DataType)),
    Buffer.from([BinaryValue === undefined ? 1 : 2]),
    ...withLength(BinaryValue === undefined ? Buffer.from(StringValue ?? '') : Buffer.from(BinaryValue, 'base64')),
  ]);
  return md5(Buffer.concat(parts));
};
