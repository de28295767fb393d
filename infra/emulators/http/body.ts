import type { IncomingMessage } from 'node:http';

/** The request's whole body, or null when it is longer than `limit` bytes (the rest is read and dropped). */
export const readBody = async (request: IncomingMessage, limit = Number.POSITIVE_INFINITY): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
  }
  return length > limit ? null : Buffer.concat(chunks);
};
