import * as z from 'zod/mini';
import { type Centavos, centavos } from '../../money.ts';
import { type IsoDate, parseIsoDate } from '../../time/calendar.ts';
import { type Instant, parseInstant } from '../../time/instant.ts';

const text = z.string();
const integer = z.int();

const read = <Value>(parse: (text: string) => Value | null, what: string) =>
  z.pipe(
    text,
    z.transform((value: string, context): Value => {
      const parsed = parse(value);
      if (parsed !== null) return parsed;
      context.issues.push({ code: 'custom', input: '', message: `not ${what}` });
      return z.NEVER;
    }),
  );

const instant = read<Instant>(parseInstant, 'an instant');
const amount = z.pipe(
  integer,
  z.transform((value: number): Centavos => centavos(value)),
);

/** Schemas of stored values, shared because building a schema costs start time. */
export const stored = {
  text,
  maybeText: z.nullable(text),
  flag: z.boolean(),
  integer,
  instant,
  maybeInstant: z.nullable(instant),
  date: read<IsoDate>(parseIsoDate, 'a date'),
  centavos: amount,
  maybeCentavos: z.nullable(amount),
};
