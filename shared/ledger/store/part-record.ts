import * as z from 'zod/mini';
import { keys, ledgerPartOfKey } from '../../platform/table/keys.ts';
import { stored } from '../../platform/table/stored.ts';
import type { Table } from '../../platform/table/table.ts';
import type { ItemChange } from '../../platform/table/update.ts';
import type { IsoMonth } from '../../time/calendar.ts';

const partRecord = z.object({
  sk: stored.text,
  data: z.instanceof(Uint8Array),
  count: stored.integer,
  minDate: z.optional(stored.text),
  maxDate: z.optional(stored.text),
  hash: stored.text,
  generation: stored.integer,
  parts: stored.integer,
  /** The stored name of `minSiblingGenerations`. */
  besides: z.optional(z.record(stored.text, stored.integer)),
});

/** One item of an account-month; all attributes except `data` are readable in a console. */
export type StoredPart = {
  accountId: string;
  month: IsoMonth;
  /** 0-based, of `parts`. */
  part: number;
  parts: number;
  data: Uint8Array;
  count: number;
  minDate?: string | undefined;
  maxDate?: string | undefined;
  hash: string;
  /** Counts the writes of the account-month; a write expects the generation that it read. */
  generation: number;
  /** Month -> lowest generation of it that is consistent with this one, because a row moved between the two. */
  minSiblingGenerations: Readonly<Record<string, number>>;
};

export const parsePart = (item: Record<string, unknown>): StoredPart => {
  const { sk, besides = {}, ...content } = partRecord.parse(item);
  return { ...ledgerPartOfKey(sk), minSiblingGenerations: besides, ...content };
};

const attributesOf = ({ accountId: _, month: __, part: ___, minSiblingGenerations, ...content }: StoredPart) => ({
  ...content,
  ...(Object.keys(minSiblingGenerations).length > 0 && { besides: minSiblingGenerations }),
});

/** Where the parts of the rows are that the table stands for. */
export const partKeys = ({ rows }: Pick<Table, 'rows'>) =>
  rows === 'movements'
    ? { part: keys.movesPart, range: keys.movesRange }
    : { part: keys.ledgerPart, range: keys.ledgerRange };

export const toItem = (table: Table, userId: string, part: StoredPart) => ({
  ...partKeys(table).part(userId, part.month, part.accountId, part.part),
  ...attributesOf(part),
});

const OPTIONAL = ['minDate', 'maxDate', 'besides'];

/** Makes the stored part of a generation to this one; the attributes of a later release stay. */
export const changeTo = (part: StoredPart, generation: number): ItemChange => {
  const set = Object.fromEntries(Object.entries(attributesOf(part)).filter(([, value]) => value !== undefined));
  return {
    set,
    remove: OPTIONAL.filter((name) => !(name in set)),
    condition: '#generation = :read',
    values: { ':read': generation },
  };
};
