import * as z from 'zod/mini';

/** An advisory that is known and accepted until a date, with the reason. */
const acceptedAdvisories = z.array(
  z.strictObject({ id: z.string(), reason: z.string().check(z.minLength(10)), until: z.iso.date() }),
);

const advisory = z.object({ url: z.string(), title: z.string(), severity: z.string() });
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), via: z.array(z.union([z.string(), advisory])) })),
});

const GRAVE = ['high', 'critical'];
const idOf = ({ url }: { url: string }): string => url.split('/').at(-1) ?? url;

/**
 * What the report of `npm audit --json` has that must not be shipped: each advisory of severity high or critical that is not
 * accepted, and each acceptance that is over. Null: this is no report, so nothing is known.
 * @param today YYYY-MM-DD; an acceptance holds up to and including its last day
 */
export const advisoryProblems = (audited: unknown, accepted: unknown, today: string): string[] | null => {
  const read = report.safeParse(audited);
  if (!read.success) return null;
  const known = acceptedAdvisories.parse(accepted);
  const isAccepted = (id: string): boolean => known.some((one) => one.id === id && today <= one.until);
  const found = Object.values(read.data.vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((one) => (typeof one === 'string' || !GRAVE.includes(one.severity) ? [] : [{ name, ...one }])),
  );
  const open = found
    .filter((one) => !isAccepted(idOf(one)))
    .map((one) => `${one.name}: ${one.severity}: ${one.title} (${idOf(one)})`);
  return [...new Set(open)].sort();
};
