import * as z from 'zod/mini';
import type { CategorizerInput } from '../../../shared/categorizer/categorize.ts';
import { jsonLinesFiles, readJsonLines } from '../frame/json-lines.ts';

/** Why no answer is right: nobody could know what the line is; or it is known, and no leaf of the tree says it. */
const none = z.enum(['unknowable', 'leafless']);

const record = z
  .strictObject({
    account: z.enum(['BANK', 'CREDIT']),
    type: z.enum(['DEBIT', 'CREDIT']),
    /** In reais, as the author wrote it. */
    amount: z.string().check(z.regex(/^[\d.]+$/)),
    description: z.string(),
    mcc: z.optional(z.string()),
    merchant: z.optional(z.string()),
    /** Every category that would be right, the leaf that a careful person would choose first. */
    accepted: z.optional(z.array(z.string()).check(z.minLength(1))),
    none: z.optional(none),
  })
  .check(
    z.refine(({ accepted, none }) => (accepted === undefined) !== (none === undefined), 'Either accepted or none'),
  );
type LineRecord = z.infer<typeof record>;

/** A line with the leaf that a careful person would choose; null where none is right. */
export type LabelledLine = {
  input: CategorizerInput;
  leaf: string | null;
  /** Every category that would be right: the leaf, and where the author names them its parents or other leaves. */
  accepted: string[];
  none: z.infer<typeof none> | null;
  /** Name of the file, without its date. */
  set: string;
  isHeldOut: boolean;
};

const SEED = 20_251;
const HELD_OUT_OF_TEN = 4;

// FNV-1a: which part a line belongs to depends on the line alone, not on what else the set holds.
const hash = (text: string): number => {
  let value = 0x811c9dc5 ^ SEED;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
};

/** The line as one text, which decides whether it is held out. */
const textOf = ({ account, type, amount, description, mcc, merchant }: LineRecord): string =>
  [
    `${account === 'CREDIT' ? 'c' : 'b'}${type === 'DEBIT' ? 'd' : 'c'} ${amount} ${description}`,
    ...(mcc === undefined ? [] : [`;mcc=${mcc}`]),
    ...(merchant === undefined ? [] : [`;merchant=${merchant}`]),
  ].join(' ');

const lineOf = (line: LineRecord, set: string): LabelledLine => {
  const { account, type, description, mcc, merchant, accepted = [], none = null } = line;
  return {
    input: { description, mcc, merchantName: merchant, type, accountType: account },
    leaf: accepted[0] ?? null,
    accepted,
    none,
    set,
    isHeldOut: hash(textOf(line)) % 10 < HELD_OUT_OF_TEN,
  };
};

const linesIn = (folder: string): LabelledLine[] =>
  jsonLinesFiles(new URL(folder, import.meta.url)).flatMap(({ name, file }) =>
    readJsonLines(file, record).map((line) => lineOf(line, name)),
  );

/** Every line labelled by the author of the rules; about four in ten are held out: nothing may be learnt from them. */
export const labelledLines = (): LabelledLine[] => linesIn('labelled/');

/** Whether the mistakes in a set of `blindLines` may be looked at; those in the others never. */
export const isDevelopment = (set: string): boolean => set === 'second' || /^[a-z]+-dev(-|$)/.test(set);

/** Every line labelled by somebody who saw neither the rules nor the other lines, whatever its `isHeldOut`. */
export const blindLines = (): LabelledLine[] => linesIn('blind/');

/**
 * Lines of which often only the parent is knowable, labelled by somebody who saw neither the rules nor the other lines.
 * The mistakes in `dev` may be looked at, those in `final` never.
 */
export const parentLines = (): LabelledLine[] => linesIn('parents/');
