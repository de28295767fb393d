import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';
import { optionalSetting, variables } from '../../platform/environment.ts';
import type { LogWriter } from '../../platform/log.ts';

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
export const jobLogger = (service: string): Logger =>
  new Logger({ serviceName: service, logLevel: 'INFO', logFormatter: new PlainLines() });

/** Writes through the logger, each line with the ids of the current work. */
export const writerOf =
  (logger: Logger, ids: Parameters<LogWriter>[2] = {}): LogWriter =>
  (level, message, fields) =>
    logger[level === 'ERROR' ? 'error' : 'info'](message, { ...ids, ...fields });
