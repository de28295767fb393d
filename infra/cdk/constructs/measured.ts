import type { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type MetricSpec, metrics } from '../../../shared/contract/metrics.ts';
import { names } from '../names.ts';
import { FIVE_MINUTES } from './alarms.ts';

/** @param job name of a queue or scheduled job, and so of its function */
export type Measured = { metric: MetricSpec; job: string; statistic: string; period?: Duration };

/** A job's metric in CloudWatch. */
export const measured = (env: string, { metric, job, statistic, period = FIVE_MINUTES }: Measured): Metric =>
  new Metric({
    namespace: names.metrics(env),
    metricName: metric.name,
    dimensionsMap: { service: job },
    statistic,
    period,
    label: `${job} ${metric.name}`,
  });

/**
 * Calls that failed by our fault, as a query of Metrics Insights: the metric has a value only for operations that failed, so no
 * list of operations is needed. @param by absent: of all operations together
 */
export const failedCalls = (env: string, period: Duration, by?: 'worst'): MathExpression => {
  const { name } = metrics.callsFailed;
  const query = `SELECT SUM(${name}) FROM SCHEMA("${names.metrics(env)}", operation)`;
  const worst = ' GROUP BY operation ORDER BY SUM() DESC LIMIT 1';
  return new MathExpression({ expression: by ? query + worst : query, usingMetrics: {}, period, label: name });
};
