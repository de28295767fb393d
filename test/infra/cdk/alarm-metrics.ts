import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod/mini';

const metric = z.object({
  MetricName: z.string(),
  Namespace: z.string(),
  Dimensions: z._default(z.array(z.object({ Name: z.string(), Value: z.unknown() })), []),
});
const alarm = z.object({
  AlarmName: z.string(),
  MetricName: z.optional(z.string()),
  Metrics: z._default(z.array(z.object({ MetricStat: z.optional(z.object({ Metric: metric })) })), []),
});

/** One metric that an alarm reads. */
export type AlarmMetric = { alarm: string; namespace: string; name: string; dimensions: Record<string, unknown> };

/** Every metric of every alarm of the stack, those inside of expressions too. */
export const alarmMetrics = (monitoring: Template): AlarmMetric[] =>
  Object.values(monitoring.findResources('AWS::CloudWatch::Alarm')).flatMap(({ Properties }) => {
    const { AlarmName, MetricName, Metrics } = alarm.parse(Properties);
    const own = MetricName === undefined ? [] : [metric.parse(Properties)];
    const inside = Metrics.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : []));
    return [...own, ...inside].map(({ Namespace, MetricName: name, Dimensions }) => ({
      alarm: AlarmName,
      namespace: Namespace,
      name,
      dimensions: Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value])),
    }));
  });

/**
 * What AWS publishes of what the alarms may read: by namespace and metric, the sets of dimensions under which it does.
 * A metric under any other set has no values, and its alarm no voice.
 */
const published: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'AWS/Lambda': {
    Errors: ['', 'FunctionName'],
    Invocations: ['', 'FunctionName'],
    Throttles: ['', 'FunctionName'],
    ConcurrentExecutions: ['', 'FunctionName'],
  },
  'AWS/SQS': { ApproximateAgeOfOldestMessage: ['QueueName'], ApproximateNumberOfMessagesVisible: ['QueueName'] },
  // Of an HTTP API; a REST API has other names and dimensions.
  'AWS/ApiGateway': {
    '4xx': ['ApiId', 'ApiId,Stage'],
    '5xx': ['ApiId', 'ApiId,Stage'],
    Count: ['ApiId', 'ApiId,Stage'],
    Latency: ['ApiId', 'ApiId,Stage'],
  },
  'AWS/DynamoDB': {
    ReadThrottleEvents: ['TableName', 'GlobalSecondaryIndexName,TableName'],
    WriteThrottleEvents: ['TableName', 'GlobalSecondaryIndexName,TableName'],
  },
  'AWS/Backup': Object.fromEntries(
    ['Failed', 'Aborted', 'Expired', 'Completed'].map((state) => [`NumberOfBackupJobs${state}`, ['BackupVaultName']]),
  ),
  'AWS/CertificateManager': { DaysToExpiry: ['CertificateArn'] },
  'AWS/Route53': { HealthCheckStatus: ['HealthCheckId'] },
  'AWS/Scheduler': { InvocationDroppedCount: ['', 'ScheduleGroup'] },
  'AWS/SES': { Send: [''], 'Reputation.BounceRate': [''], 'Reputation.ComplaintRate': [''] },
};

/** Whether AWS publishes the metric under these dimensions. */
export const isPublishedByAws = ({ namespace, name, dimensions }: AlarmMetric): boolean =>
  published[namespace]?.[name]?.includes(Object.keys(dimensions).toSorted().join()) ?? false;
