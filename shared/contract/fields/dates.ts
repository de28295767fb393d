import * as z from 'zod/mini';
import { parseIsoDate } from '../../time/calendar.ts';
import { parseInstant } from '../../time/instant.ts';

const DATE_RULE = 'must be an existing date in the form YYYY-MM-DD';
const INSTANT_RULE = 'must be an ISO 8601 date-time';

// A bare date is ISO 8601 too; it means midnight UTC, as in the bill periods clients read.
const instantOf = (text: string) =>
  parseInstant(text) ?? (parseIsoDate(text) ? parseInstant(`${text}T00:00:00.000Z`) : null);

/** What `parse` makes of a text; a text that it makes nothing of breaks `rule`. */
const parsedAs = <Value>(parse: (text: string) => Value | null, rule: string, error = 'Invalid input') =>
  z.transform((text: string, context): Value => {
    const value = parse(text);
    if (value !== null) return value;
    context.issues.push({ code: 'custom', input: text, message: error, params: { rule } });
    return z.NEVER;
  });

/** An existing calendar day `YYYY-MM-DD`. */
export const isoDate = (description: string, error?: string) =>
  z.pipe(
    z.string(error).check(z.describe(description), z.regex(/^\d{4}-\d{2}-\d{2}$/, error)),
    parsedAs(parseIsoDate, DATE_RULE, error),
  );

/** An ISO 8601 date-time, read into UTC. */
export const isoInstant = (description: string, error?: string) =>
  z.pipe(z.string(error).check(z.describe(description)), parsedAs(instantOf, INSTANT_RULE, error));

/** A date-time and the text that stood for it, for an answer that echoes what it was given. */
export const isoInstantAsGiven = (description: string) =>
  z.pipe(
    z.string().check(z.describe(description)),
    parsedAs((given) => {
      const instant = instantOf(given);
      return instant && { given, instant };
    }, INSTANT_RULE),
  );
