import * as z from 'zod/mini';
import { parseIsoDate } from '../../time/calendar.ts';
import { parseInstant } from '../../time/instant.ts';

const DATE_RULE = 'must be an existing date in the form YYYY-MM-DD';
const INSTANT_RULE =
  'must be an ISO 8601 date-time such as 2026-12-05T12:00:00Z, or an existing date in the form YYYY-MM-DD';
/** Years from 0001; the calendar checks whether the day exists. */
const DATE_PATTERN = '^(?!0000)\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$';

// A bare date is ISO 8601 and means midnight UTC, as in the bill periods that clients read.
const instantOf = (text: string) =>
  parseInstant(text) ?? (parseIsoDate(text) ? parseInstant(`${text}T00:00:00.000Z`) : null);

const orNull = <Value>(instant: Value | null) => instant && { instant };

// Documented as text. Other types fail the same rule, so every refusal names the form.
const documentedText = (description: string, pattern?: string) =>
  z.unknown().check(z.meta({ type: 'string', description, ...(pattern ? { format: 'date', pattern } : {}) }));

/** A non-text value, or a text that `parse` rejects, fails with `error`. */
const parsedAs = <Value>(parse: (text: string) => Value | null, rule: string, error = 'Invalid input') =>
  z.transform((given: unknown, context): Value => {
    const value = typeof given === 'string' ? parse(given) : null;
    if (value !== null) return value;
    context.issues.push({ code: 'custom', input: given, message: error, params: { rule } });
    return z.NEVER;
  });

export const isoDate = (description: string, error?: string) =>
  z.pipe(documentedText(description, DATE_PATTERN), parsedAs(parseIsoDate, DATE_RULE, error));

/** Converted to UTC. */
export const isoInstant = (description: string, error?: string) =>
  z.pipe(documentedText(description), parsedAs(instantOf, INSTANT_RULE, error));

const NEVER = 'never';

/** As `isoInstant`; null for `never`. */
export const isoInstantOrNever = (description: string, error?: string) =>
  z.pipe(
    documentedText(description),
    z.pipe(
      parsedAs((text) => (text === NEVER ? { instant: null } : orNull(instantOf(text))), INSTANT_RULE, error),
      z.transform(({ instant }) => instant),
    ),
  );

/** With the original text, for answers that echo it. */
export const isoInstantAsGiven = (description: string) =>
  z.pipe(
    documentedText(description),
    parsedAs((given) => {
      const instant = instantOf(given);
      return instant && { given, instant };
    }, INSTANT_RULE),
  );
