import * as z from 'zod/mini';
import { groupBy } from '../../../shared/group-by.ts';

/** Values of a metric in one period; of one with a dimension to group by, with the dimension's value. */
export type Sample = number | readonly [group: string, value: number];
/** By the name of a metric, the samples of each period, oldest first. */
export type History = Readonly<Record<string, readonly (readonly Sample[])[]>>;

const stat = z.object({ Metric: z.object({ MetricName: z.string() }), Stat: z.string() });
const alarm = z.object({
  Threshold: z.number(),
  ComparisonOperator: z.enum(['GreaterThanThreshold', 'LessThanThreshold']),
  EvaluationPeriods: z.number(),
  TreatMissingData: z.enum(['breaching', 'notBreaching']),
  MetricName: z.optional(z.string()),
  Statistic: z.optional(z.string()),
  ExtendedStatistic: z.optional(z.string()),
  Metrics: z._default(
    z.array(
      z.object({
        Id: z.string(),
        Expression: z.optional(z.string()),
        MetricStat: z.optional(stat),
        ReturnData: z._default(z.boolean(), true),
      }),
    ),
    [],
  ),
});
type Alarm = z.output<typeof alarm>;

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const statisticOf = (samples: readonly Sample[], statistic: string): number | null => {
  const values = samples.map((sample) => (typeof sample === 'number' ? sample : sample[1])).toSorted((a, b) => a - b);
  if (values.length === 0) return null;
  const percentile = /^p(\d+)$/.exec(statistic)?.[1];
  if (percentile) return values[Math.ceil((Number(percentile) / 100) * values.length) - 1] ?? null;
  const all: Record<string, number> = {
    Sum: total(values),
    Average: total(values) / values.length,
    Maximum: Math.max(...values),
    Minimum: Math.min(...values),
  };
  const value = all[statistic];
  if (value === undefined) throw new Error(`Unknown statistic ${statistic}`);
  return value;
};

const query = /^SELECT SUM\((\w+)\) FROM SCHEMA\("[\w/]+", (\w+)\)( GROUP BY \2 ORDER BY SUM\(\) DESC LIMIT 1)?$/;

/** A query of Metrics Insights: the sum over all groups, or of the one with the largest. */
const selected = (expression: string, samplesOf: (metric: string) => readonly Sample[]): number | null => {
  const [, metric = '', , grouped] = query.exec(expression) ?? [];
  if (!metric) throw new Error(`Not understood: ${expression}`);
  const samples = samplesOf(metric);
  if (!grouped) return statisticOf(samples, 'Sum');
  const groups = groupBy(samples, (sample) => (typeof sample === 'number' ? '' : sample[0]));
  return statisticOf(
    [...groups.values()].map((group) => statisticOf(group, 'Sum') ?? 0),
    'Maximum',
  );
};

/** Metric math: IF and FILL over numbers; an operand without data leaves the result without any. */
const computed = (expression: string, values: Readonly<Record<string, number | null>>): number | null => {
  const filled = new Set([...expression.matchAll(/FILL\((\w+), 0\)/g)].map(([, name]) => name));
  if (Object.entries(values).some(([name, value]) => value === null && !filled.has(name))) return null;
  const names = Object.keys(values);
  const run = new Function('IF', 'FILL', ...names, `return ${expression}`);
  return run(
    (condition: boolean, yes: number, no: number) => (condition ? yes : no),
    (value: number | null, otherwise: number) => value ?? otherwise,
    ...Object.values(values),
  );
};

const valueIn = (given: Alarm, samplesOf: (metric: string) => readonly Sample[]): number | null => {
  if (given.MetricName) {
    return statisticOf(samplesOf(given.MetricName), given.Statistic ?? given.ExtendedStatistic ?? '');
  }
  const shown = given.Metrics.find(({ ReturnData }) => ReturnData);
  if (shown?.MetricStat) return statisticOf(samplesOf(shown.MetricStat.Metric.MetricName), shown.MetricStat.Stat);
  if (!shown?.Expression) throw new Error('The alarm shows no expression');
  if (shown.Expression.startsWith('SELECT ')) return selected(shown.Expression, samplesOf);
  const values = given.Metrics.flatMap(({ Id, MetricStat }) =>
    MetricStat ? [[Id, statisticOf(samplesOf(MetricStat.Metric.MetricName), MetricStat.Stat)] as const] : [],
  );
  return computed(shown.Expression, Object.fromEntries(values));
};

/** Whether the alarm was active in any period of the history. @param properties as the template has them */
export const rings = (properties: unknown, history: History): boolean => {
  const given = alarm.parse(properties);
  const length = Math.max(...Object.values(history).map((periods) => periods.length));
  const breaching = Array.from({ length }, (_, at) => {
    const value = valueIn(given, (metric) => history[metric]?.[at] ?? []);
    if (value === null) return given.TreatMissingData === 'breaching';
    return given.ComparisonOperator === 'GreaterThanThreshold' ? value > given.Threshold : value < given.Threshold;
  });
  const { EvaluationPeriods: needed } = given;
  return breaching.some((_, at) => at + needed <= length && breaching.slice(at, at + needed).every(Boolean));
};
