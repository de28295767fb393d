import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { tableDefinition } from '../../../shared/platform/table/table-definition.ts';
import { names } from '../names.ts';
import { type Alarms, FIVE_MINUTES, QUARTER } from './alarms.ts';
import { API_LATENCY, type HttpGateway } from './http-gateway.ts';
import { failedCalls } from './measured.ts';
import type { TableAddress } from './service-resources.ts';

const SLOW_MS = 2000;

/** Calls of the API that fail, are slow or are refused. */
export const addApiAlarms = (alarms: Alarms, { stage }: HttpGateway, env: string): void => {
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
  const latency = new Metric({
    namespace: names.metrics(env),
    metricName: API_LATENCY,
    period: FIVE_MINUTES,
    statistic: Stats.percentile(99),
  });
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

/** One broken operation among many, which no share of all calls shows; a tool of MCP that fails answers 200. */
export const addFailedCallAlarms = (alarms: Alarms, env: string): void => {
  alarms.add({
    name: 'calls-failing',
    impact: 'callers of REST and MCP, and users of the dashboard',
    metric: failedCalls(env, FIVE_MINUTES),
    threshold: 10,
    periods: 2,
  });
  alarms.add({
    name: 'operation-failing',
    impact: 'callers of one operation',
    metric: failedCalls(env, QUARTER, 'worst'),
    threshold: 2,
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
  { table, groupName }: { table: TableAddress; groupName: string },
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
    // An index has a capacity of its own, and throttles writes to its table.
    for (const { name: index } of Object.values(tableDefinition.indexes)) {
      const ofIndex = { TableName: tableName, GlobalSecondaryIndexName: index };
      const throttled = regional('AWS/DynamoDB', `${kind}ThrottleEvents`, Stats.SUM, ofIndex);
      const impact = 'callers of the API, imports, and jobs that look for what is due';
      alarms.add({ name: `${name}-${index}`, impact, metric: throttled, threshold: 10, periods: 2 });
    }
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
