import * as z from 'zod/mini';
import { type History, rings } from '../cdk/alarm-history.ts';

/** One value of a metric. `of`: the function, queue, operation or table that it is about; empty for the whole account. */
export type Sample = { at: number; namespace: string; name: string; of: string; value: number };

const metric = z.object({
  MetricName: z.string(),
  Namespace: z.string(),
  Dimensions: z._default(z.array(z.object({ Name: z.string(), Value: z.unknown() })), []),
});
type Metric = z.output<typeof metric>;
const alarm = z.object({
  Period: z.optional(z.number()),
  MetricName: z.optional(z.string()),
  Metrics: z._default(
    z.array(
      z.object({
        Expression: z.optional(z.string()),
        Period: z.optional(z.number()),
        MetricStat: z.optional(z.object({ Metric: metric, Period: z.number() })),
      }),
    ),
    [],
  ),
});

/** What is not known before a deployment, such as the id of the API, there is one of. */
const placeOf = ({ Namespace, Dimensions }: Metric): string =>
  Namespace === 'AWS/ApiGateway'
    ? 'api'
    : Dimensions.map(({ Value }) => (typeof Value === 'string' ? Value.replace(/^saldo-prod-/, '') : '')).join(' ');

const query = /SELECT \w+\((\w+)\) FROM SCHEMA\("([\w/]+)"/;

type Read = { seconds: number; of(sample: Sample): { metric: string; value: History[string][number][number] } | null };

/** What the alarm reads of the samples, by the template. */
const readingOf = (properties: unknown): Read => {
  const given = alarm.parse(properties);
  const expression = given.Metrics.map(({ Expression = '' }) => query.exec(Expression)).find(Boolean);
  const metrics = given.Metrics.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : []));
  if (given.MetricName) metrics.push(metric.parse(properties));
  const places = new Set(metrics.map((one) => `${one.Namespace} ${one.MetricName} ${placeOf(one)}`));
  const seconds =
    given.Period ?? given.Metrics.map(({ Period, MetricStat }) => Period ?? MetricStat?.Period).find(Boolean) ?? 0;
  return {
    seconds,
    of({ namespace, name, of, value }) {
      if (expression) {
        const [, selected, from] = expression;
        return name === selected && namespace === from ? { metric: name, value: [of, value] } : null;
      }
      return places.has(`${namespace} ${name} ${of}`) ? { metric: name, value } : null;
    },
  };
};

/**
 * Minutes from `from` until the alarm is active: the end of the period in which it rings. Null: it stays quiet until `until`.
 * @param properties of the alarm, as the template has them
 */
export const minutesUntil = (
  properties: unknown,
  samples: readonly Sample[],
  { from, until }: { from: number; until: number },
): number | null => {
  const { seconds, of } = readingOf(properties);
  const periods = Math.floor((until - from) / (seconds * 1_000));
  const history: Record<string, History[string][number][number][][]> = {
    '': Array.from({ length: periods }, () => []),
  };
  for (const sample of samples) {
    const found = of(sample);
    const at = Math.floor((sample.at - from) / (seconds * 1_000));
    if (!found || at < 0 || at >= periods) continue;
    history[found.metric] ??= Array.from({ length: periods }, () => []);
    history[found.metric]?.[at]?.push(found.value);
  }
  for (let length = 1; length <= periods; length += 1) {
    const cut = Object.fromEntries(Object.entries(history).map(([name, all]) => [name, all.slice(0, length)]));
    if (rings(properties, cut)) return (length * seconds) / 60;
  }
  return null;
};
