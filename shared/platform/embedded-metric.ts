import type { Measure } from '../contract/metrics.ts';
import { epochMilliseconds, systemClock } from '../time/instant.ts';
import { optionalSetting, variables } from './environment.ts';

/**
 * Measures in CloudWatch's embedded metric format, one line at once, under the dimension `service`: for functions that a
 * caller waits for, which load no library for it. Without a namespace nothing is written, as in the local stack.
 */
export const measureAs =
  (service: string): Measure =>
  ({ name: Name, unit: Unit }, value) => {
    const Namespace = optionalSetting(variables.metricsNamespace);
    if (!Namespace) return;
    const published = [{ Namespace, Dimensions: [['service']], Metrics: [{ Name, Unit }] }];
    const _aws = { Timestamp: epochMilliseconds(systemClock()), CloudWatchMetrics: published };
    process.stdout.write(`${JSON.stringify({ _aws, service, [Name]: value })}\n`);
  };
