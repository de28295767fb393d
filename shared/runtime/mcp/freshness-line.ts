import * as z from 'zod/mini';
import type { Fields } from './rows.ts';

const freshness = z.object({
  as_of: z.nullable(z.string()),
  is_stale: z.boolean(),
  connections: z.array(z.object({ connector_name: z.string(), needs: z.nullable(z.string()) })),
});
type Freshness = z.infer<typeof freshness>;

const lineOf = ({ as_of, is_stale, connections }: Freshness): string => {
  const age = as_of ? `Bank data as of ${as_of}${is_stale ? ' (stale)' : ''}` : 'No bank data yet';
  const waiting = connections.flatMap(({ connector_name, needs }) => (needs ? `${connector_name} needs ${needs}` : []));
  return [age, ...waiting].join('; ');
};

/** The response with its `freshness` shortened to one line for models. */
export const withFreshnessLine = (answer: Fields): Fields => {
  const found = freshness.safeParse(answer.freshness);
  return found.success ? { ...answer, freshness: lineOf(found.data) } : answer;
};

/** A schema of an answer whose `freshness` is an object, as on REST, or that line in the compact form. */
export const withFreshnessText = <S extends { properties: Record<string, object> }>(schema: S): S =>
  'freshness' in schema.properties ? { ...schema, properties: { ...schema.properties, freshness: {} } } : schema;
