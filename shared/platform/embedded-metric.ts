import { type Measure, type MetricSpec, metrics } from '../contract/metrics.ts';
import { epochMilliseconds, systemClock } from '../time/instant.ts';
import { optionalSetting, variables } from './environment.ts';

// CloudWatch's embedded metric format. Without a namespace nothing is written, as in the local stack.
const writeMetric = (
  dimension: Readonly<Record<string, string>>,
  { name: Name, unit: Unit }: MetricSpec,
  value: number,
) => {
  const Namespace = optionalSetting(variables.metricsNamespace);
  if (!Namespace) return;
  const published = [{ Namespace, Dimensions: [Object.keys(dimension)], Metrics: [{ Name, Unit }] }];
  const _aws = { Timestamp: epochMilliseconds(systemClock()), CloudWatchMetrics: published };
  process.stdout.write(`${JSON.stringify({ _aws, ...dimension, [Name]: value })}\n`);
};

/** Measures one line at once, under the dimension `service`: for functions that a caller waits for, which load no library for it. */
export const measureAs =
  (service: string): Measure =>
  (metric, value) =>
    writeMetric({ service }, metric, value);

/**
 * Counts a call that failed by our fault. A refusal is none.
 * @param operation name of the operation over every surface; of the function where there is no operation
 */
export const countFailedCall = (operation: string): void => writeMetric({ operation }, metrics.callsFailed, 1);
