import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { InvalidInputError } from '../../domain-errors.ts';
import { isSameBytes } from '../../platform/bytes.ts';
import { addSeconds, type Instant, parseInstant } from '../../time/instant.ts';

/**
 * The position in a listing, the instant of its first page (later pages look at the same default period), and a
 * fingerprint of the rows before.
 */
export type Position = { offset: number; at: Instant; before: string };
/** The call that a cursor belongs to. */
export type Binding = { userId: string; tool: string; input: Record<string, unknown> };

/** Lifetime of a cursor in seconds. */
const LIFETIME = 3600;

const payloadSchema = z.tuple([z.int().check(z.gte(0)), z.string(), z.string()]);

/** The value with sorted object keys: the order of arguments has no meaning. */
export const canonical = (value: unknown): unknown => {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, canonical(part)] as const);
  return entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
};

const signature = (payload: string, { userId, tool, input }: Binding, key: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([payload, userId, tool, canonical(input)]))
    .digest('base64url');

const invalid = () =>
  new InvalidInputError('Invalid cursor', {
    message: 'The cursor is not of this listing, or is older than an hour; ask again without it.',
  });

/** Rows were added or removed since: the next page would repeat or omit some. */
export const listingChanged = () =>
  new InvalidInputError('Invalid cursor', {
    message: 'The listing has changed since its last page; ask again without the cursor.',
  });

/** A text that is valid for this user, tool and input only. @param key the secret that signs cursors */
export const signPageCursor = ({ offset, at, before }: Position, binding: Binding, key: string): string => {
  const payload = Buffer.from(JSON.stringify([offset, at, before])).toString('base64url');
  return `${payload}.${signature(payload, binding, key)}`;
};

const sameText = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return isSameBytes(left, right);
};

/** @throws InvalidInputError for a cursor that was modified, belongs to another call, or is older than an hour */
export const readPageCursor = (cursor: string, binding: Binding, key: string, now: Instant): Position => {
  const [payload = '', signed = '', ...more] = cursor.split('.');
  if (more.length > 0 || !sameText(signed, signature(payload, binding, key))) throw invalid();
  // Signed by us, so it is JSON.
  const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const at = parsed.success ? parseInstant(parsed.data[1]) : null;
  if (!parsed.success || !at || addSeconds(at, LIFETIME) < now) throw invalid();
  const [offset, , before] = parsed.data;
  return { offset, at, before };
};
