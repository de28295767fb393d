import { type LogWriter, log, loggingTo } from '../../platform/log.ts';
import { answerFrom, type WireItem } from '../../platform/table/answer-from.ts';
import { keepOneConnection, openTable } from '../../platform/table/table.ts';
import { syntheticCaller } from './synthetic-records.ts';

// Opens what lines go to, and writes none.
const unheard: LogWriter = () => void process.stdout.write('');

/**
 * Runs something before there is a caller, on a made-up user: the table's client answers from the sample, and nothing
 * reaches the network or the log. What Node does once per process (compile, load, remember shapes) is then done while
 * Lambda initialises, with a full core, instead of while a caller waits, with the fraction of one that an invocation has.
 *
 * @param records of the sample user beyond who they are
 * @param run writes nothing and reaches nothing but the table
 * @returns null when it failed, which is logged and costs the first caller that time and nothing else
 */
export const warmUp = async <Result>(
  records: readonly WireItem[],
  run: () => Promise<Result>,
): Promise<Result | null> => {
  try {
    return await loggingTo(unheard, () => answerFrom(openTable(), [...syntheticCaller.records, ...records], run));
  } catch (error) {
    log.failure(error, { operation: 'warm-up' });
    return null;
  } finally {
    keepOneConnection();
  }
};
