// Before any client of the SDK is made.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

import '../support/quiet.ts';
import { MissingError } from './engines/missing.ts';
import type { Outcome } from './engines/process.ts';
import { parts } from './parts.ts';

/** A part that cannot start ends the others as little as one that fails. */
const outcomeOfError = (error: unknown): Outcome => {
  if (error instanceof MissingError) return { holds: true, skipped: error.message };
  console.error(error);
  return { holds: false, ran: 'broke off' };
};

const outcome = (await parts[process.argv[2] ?? '']?.prove().catch(outcomeOfError)) ?? { holds: false };
process.send?.(outcome, () => process.exit(0));
