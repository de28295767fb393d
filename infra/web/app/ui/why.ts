import { isWithoutPlan, Problem } from '../api/call.ts';
import { common } from '../texts/common.ts';

/** Why a call failed, for the person who made it. @param known texts of the errors that the caller expects, by the API's words */
export const why = (error: unknown, known: Readonly<Record<string, string>> = {}): string => {
  if (!(error instanceof Problem) || error.status === 0) return common.failed.offline;
  const expected = known[error.message];
  if (expected) return expected;
  if (isWithoutPlan(error)) return common.failed.noPlan;
  if (error.status === 429) return common.failed.busy(error.body.retryAfter as number | undefined);
  return error.status >= 500 ? common.failed.server : common.failed.other;
};
