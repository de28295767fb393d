import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';
import { Metrics } from '@aws-lambda-powertools/metrics';
import type { Context } from 'aws-lambda';
import type { Measure } from '../../contract/metrics.ts';
import { optionalSetting, variables } from '../../platform/environment.ts';
import { type LogWriter, loggingTo } from '../../platform/log.ts';

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Log lines in the format of the API, with fields of the invocation. Objects in fields are left out, because they could contain anything. */
class PlainLines extends LogFormatter {
  override formatAttributes(
    { logLevel, message, timestamp, serviceName, xRayTraceId, lambdaContext }: UnformattedAttributes,
    fields: LogAttributes,
  ): LogItem {
    const line = {
      level: logLevel,
      message,
      timestamp: timestamp.toISOString(),
      service: serviceName,
      commit: optionalSetting(variables.commit),
      requestId: lambdaContext?.awsRequestId,
      coldStart: lambdaContext?.coldStart,
      traceId: xRayTraceId,
    };
    const plain = Object.entries(fields).filter(([, value]) => isPlain(value));
    return new LogItem({ attributes: { ...line, ...Object.fromEntries(plain) } });
  }

  // Nothing passes an error; should one get here, its message stays out all the same: it can hold a whole record.
  override formatError({ name }: Error): LogAttributes {
    return { name };
  }
}

/** The logger of one job: Powertools, since no caller waits for its cold start. */
const jobLogger = (service: string): Logger =>
  new Logger({ serviceName: service, logLevel: 'INFO', logFormatter: new PlainLines() });

/** Writes through the logger, each line with the ids of the current work. */
const writerOf =
  (logger: Logger, ids: Parameters<LogWriter>[2] = {}): LogWriter =>
  (level, message, fields) =>
    logger[level === 'ERROR' ? 'error' : 'info'](message, { ...ids, ...fields });

// Without a namespace they are unused, as in the local stack.
const openMetrics = (serviceName: string): Metrics | null => {
  const namespace = optionalSetting(variables.metricsNamespace);
  return namespace ? new Metrics({ namespace, serviceName }) : null;
};

/** Logs and metrics of one job. @param job its name: `service` in both */
export const telemetry = (job: string) => {
  const logger = jobLogger(job);
  const metrics = openMetrics(job);

  return {
    /** Metrics in the embedded metric format, flushed when the invocation ends. */
    measure: ((metric, value) => metrics?.addMetric(metric.name, metric.unit, value)) satisfies Measure,

    /** Runs one invocation with the job's logger and flushes its metrics, also when it fails. */
    async invocation<Result>(context: Context | undefined, run: () => Promise<Result>): Promise<Result> {
      if (context) logger.addContext(context);
      try {
        return await loggingTo(writerOf(logger), run);
      } finally {
        if (metrics?.hasStoredMetrics()) metrics.publishStoredMetrics();
      }
    },

    /** Inside an invocation: lines of `run` carry these ids. */
    about: <Result>(ids: Readonly<Record<string, string | number>>, run: () => Promise<Result>): Promise<Result> =>
      loggingTo(writerOf(logger, ids), run),
  };
};
