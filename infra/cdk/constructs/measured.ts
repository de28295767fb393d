import type { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { MetricSpec } from '../../../shared/contract/metrics.ts';
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
