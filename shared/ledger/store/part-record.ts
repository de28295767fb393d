import * as z from 'zod/mini';
import { keys, ledgerPartOfKey } from '../../storage/keys.ts';
import type { IsoMonth } from '../../time/calendar.ts';

const partRecord = z.object({
  sk: z.string(),
  data: z.instanceof(Uint8Array),
  count: z.int(),
  /** First and last date of the part's rows; absent when it has none. */
  minDate: z.optional(z.string()),
  maxDate: z.optional(z.string()),
  hash: z.string(),
  generation: z.int(),
  parts: z.int(),
  besides: z.optional(z.record(z.string(), z.int())),
});

/** One item of an account-month. All but `data` can be read in a console. */
export type StoredPart = {
  accountId: string;
  month: IsoMonth;
  /** 0-based, of `parts`. */
  part: number;
  parts: number;
  /** The rows, as `encodeRows` writes them. */
  data: Uint8Array;
  count: number;
  minDate?: string | undefined;
  maxDate?: string | undefined;
  /** Content hash of the whole account-month. */
  hash: string;
  /** Counts the writes of the account-month; also the version that a write expects. */
  generation: number;
  /** Month -> least generation of it that belongs beside this one, because a row moved between the two. */
  besides: Readonly<Record<string, number>>;
};

export const parsePart = (item: Record<string, unknown>): StoredPart => {
  const { sk, besides = {}, ...content } = partRecord.parse(item);
  return { ...ledgerPartOfKey(sk), besides, ...content };
};

export const toItem = (userId: string, { accountId, month, part, besides, ...content }: StoredPart) => ({
  ...keys.ledgerPart(userId, month, accountId, part),
  ...content,
  ...(Object.keys(besides).length > 0 && { besides }),
});
