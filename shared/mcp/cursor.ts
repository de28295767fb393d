import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { BadRequestError } from '../http/errors.ts';
import { addSeconds, type Instant, parseInstant } from '../time/instant.ts';

/** Where a listing goes on, and the moment of its first page: later pages look at the same default period. */
export type Position = { offset: number; at: Instant };
/** What a cursor is good for. */
export type Binding = { userId: string; tool: string; input: Record<string, unknown> };

/** Seconds that a listing may be gone on with. */
const LIFETIME = 3600;

const payloadSchema = z.tuple([z.int().check(z.gte(0)), z.string()]);

const canonical = (input: Record<string, unknown>): unknown =>
  Object.entries(input).toSorted(([one], [other]) => (one < other ? -1 : 1));

const signature = (payload: string, { userId, tool, input }: Binding, key: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([payload, userId, tool, canonical(input)]))
    .digest('base64url');

const invalid = () =>
  new BadRequestError('Invalid cursor', {
    message: 'The cursor is not of this listing, or is older than an hour; ask again without it.',
  });

/** A text that only this user, tool and input can go on with. @param key the secret that signs cursors */
export const signCursor = ({ offset, at }: Position, binding: Binding, key: string): string => {
  const payload = Buffer.from(JSON.stringify([offset, at])).toString('base64url');
  return `${payload}.${signature(payload, binding, key)}`;
};

const sameText = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** @throws BadRequestError for a cursor that was changed, is another's, or is older than an hour */
export const readCursor = (cursor: string, binding: Binding, key: string, now: Instant): Position => {
  const [payload = '', signed = '', ...more] = cursor.split('.');
  if (more.length > 0 || !sameText(signed, signature(payload, binding, key))) throw invalid();
  // Signed by us, so it is JSON.
  const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const at = parsed.success ? parseInstant(parsed.data[1]) : null;
  if (!parsed.success || !at || addSeconds(at, LIFETIME) < now) throw invalid();
  return { offset: parsed.data[0], at };
};
