import * as z from 'zod/mini';
import { type Centavos, centavos } from '../money.ts';
import { type IsoDate, parseIsoDate } from '../time/calendar.ts';
import { type Instant, parseInstant } from '../time/instant.ts';

const read = <Value>(parse: (text: string) => Value | null, what: string) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context): Value => {
      const value = parse(text);
      if (value !== null) return value;
      context.issues.push({ code: 'custom', input: '', message: `not ${what}` });
      return z.NEVER;
    }),
  );

/** Schemas of values inside records that the service has written itself. */
export const stored = {
  instant: () => read<Instant>(parseInstant, 'an instant'),
  date: () => read<IsoDate>(parseIsoDate, 'a date'),
  centavos: () =>
    z.pipe(
      z.int(),
      z.transform((value: number): Centavos => centavos(value)),
    ),
  maybeText: () => z.nullable(z.string()),
};
