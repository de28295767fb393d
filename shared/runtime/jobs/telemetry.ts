import { Metrics } from '@aws-lambda-powertools/metrics';
import type { Context } from 'aws-lambda';
import type { Measure } from '../../contract/metrics.ts';
import { optionalSetting, variables } from '../../platform/environment.ts';
import { loggingTo } from '../../platform/log.ts';
import { jobLogger, writerOf } from './job-log.ts';

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
