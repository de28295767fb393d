import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type Alarms, FIVE_MINUTES } from './alarms.ts';
import type { HttpGateway } from './http-gateway.ts';

const SLOW_MS = 2000;

/** Calls of the API that fail, are slow or are refused. */
export const addApiAlarms = (alarms: Alarms, { stage }: HttpGateway): void => {
  const impact = 'callers of the API';
  const errors = stage.metricServerError({ period: FIVE_MINUTES, statistic: Stats.SUM });
  const calls = stage.metricCount({ period: FIVE_MINUTES, statistic: Stats.SUM });
  // One failure among few calls at night must not activate the alarm, so the share has a minimum count.
  const share = new MathExpression({
    expression: 'IF(errors > 2, 100 * errors / calls, 0)',
    usingMetrics: { errors, calls },
    period: FIVE_MINUTES,
    label: 'server errors, percent',
  });
  alarms.add({ name: 'api-errors', impact, metric: share, threshold: 1, periods: 2 });
  const latency = stage.metricLatency({ period: FIVE_MINUTES, statistic: Stats.percentile(99) });
  alarms.add({ name: 'api-slow', impact, metric: latency, threshold: SLOW_MS, periods: 3 });
  const clientErrors = stage.metricClientError({ period: FIVE_MINUTES, statistic: Stats.SUM });
  const refused = new MathExpression({
    expression: 'IF(refused > 100, 100 * refused / calls, 0)',
    usingMetrics: { refused: clientErrors, calls },
    period: FIVE_MINUTES,
    label: 'refused, percent',
  });
  alarms.add({
    name: 'api-throttled',
    impact: `${impact}: half of them are refused`,
    metric: refused,
    threshold: 50,
    periods: 2,
  });
};

const regional = (
  namespace: string,
  metricName: string,
  statistic: string,
  dimensionsMap: Record<string, string> = {},
) => new Metric({ namespace, metricName, statistic, period: FIVE_MINUTES, dimensionsMap });

/** Dependencies of the service: Lambda's concurrency, the table, the scheduler, SES. */
export const addPlatformAlarms = (
  alarms: Alarms,
  { table, groupName }: { table: TableV2; groupName: string },
): void => {
  const throttles = regional('AWS/Lambda', 'Throttles', Stats.SUM);
  alarms.add({
    name: 'function-throttles',
    impact: 'callers of the API',
    metric: throttles,
    threshold: 10,
    periods: 2,
  });
  const { tableName } = table;
  for (const kind of ['Read', 'Write']) {
    const metric = regional('AWS/DynamoDB', `${kind}ThrottleEvents`, Stats.SUM, { TableName: tableName });
    const name = `table-throttles-${kind.toLowerCase()}`;
    alarms.add({ name, impact: 'callers of the API, and imports', metric, threshold: 10, periods: 2 });
  }
  const dropped = regional('AWS/Scheduler', 'InvocationDroppedCount', Stats.SUM, { ScheduleGroup: groupName });
  alarms.add({
    name: 'schedules-dropped',
    impact: 'users whose reminder was not started',
    metric: dropped,
    threshold: 0,
  });
  const bounces = regional('AWS/SES', 'Reputation.BounceRate', Stats.AVERAGE);
  alarms.add({
    name: 'mail-reputation-bounces',
    impact: 'all mail: SES may pause the account',
    metric: bounces,
    threshold: 0.04,
  });
  const complaints = regional('AWS/SES', 'Reputation.ComplaintRate', Stats.AVERAGE);
  alarms.add({
    name: 'mail-reputation-complaints',
    impact: 'all mail: SES may pause the account',
    metric: complaints,
    threshold: 0.0008,
  });
};
