import type { FaultKind } from '../../emulators/faults.ts';
import type { VendorResponse } from '../http/serve.ts';
import { AggregatorError, errorResponse, tooManyRequests, tooSoon } from './errors.ts';

/** How the aggregator shows an injected fault. A timeout is a broken connection. */
export const faultResponse = (fault: FaultKind): VendorResponse => {
  if (fault === 'timeout') return 'hang-up';
  if (fault === 'throttle') return errorResponse(tooManyRequests(20, 1));
  if (fault === 'conflict') return errorResponse(tooSoon(null));
  return errorResponse(new AggregatorError(500, 'Internal server error'));
};
