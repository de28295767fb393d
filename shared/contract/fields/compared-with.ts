import * as z from 'zod/mini';
import { type IsoDate, type IsoMonth, monthOf, parseIsoDate } from '../../time/calendar.ts';

/** The period to compare with: the previous one, a month, or dates, both included. */
export type Comparison =
  | { kind: 'previous' }
  | { kind: 'month'; month: IsoMonth }
  | { kind: 'dates'; from: IsoDate; to: IsoDate };

const RULE = 'must be `previous`, a month YYYY-MM or two dates YYYY-MM-DD..YYYY-MM-DD in order';

const read = (text: string): Comparison | null => {
  if (text === 'previous') return { kind: 'previous' };
  const month = parseIsoDate(`${text}-01`);
  if (month && text.length === 'YYYY-MM'.length) return { kind: 'month', month: monthOf(month) };
  const [from, to, ...others] = text.split('..').map(parseIsoDate);
  return from && to && from <= to && others.length === 0 ? { kind: 'dates', from, to } : null;
};

const unsetIfEmpty = z.transform((value: unknown) => (value === '' ? undefined : value));

/** A period to compare with; undefined when absent or empty. */
export const comparedWith = (description: string) =>
  z.optional(
    z.pipe(
      unsetIfEmpty,
      z.optional(
        z.pipe(
          z.string().check(z.describe(description)),
          z.transform((text: string, context): Comparison => {
            const comparison = read(text);
            if (comparison) return comparison;
            context.issues.push({ code: 'custom', input: text, message: 'Invalid input', params: { rule: RULE } });
            return z.NEVER;
          }),
        ),
      ),
    ),
  );
