import { manualUpdate as operation } from '../../shared/contract/operations/manual-update.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { numericSetting, variables } from '../../shared/platform/environment.ts';
import type { RateCounter } from '../../shared/platform/table/rate-counter.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { tooManyRequests } from '../../shared/runtime/http-errors.ts';
import { hasRateLimits } from '../../shared/runtime/write-rate.ts';
import { isManual } from '../../shared/sync/item.ts';
import { syncDetails } from '../../shared/sync/sync-groups.ts';
import type { ManualUpdateParts } from '../../shared/sync/update/update-run.ts';
import { expiring } from '../../shared/time/host.ts';

// Below the gateway's 30 s, with time for the last import.
const WAIT_SECONDS = 20;

const PER_HOUR = { name: 'manual-update', most: 6, windowSeconds: 3600 };

/** `rates`: null where calls are not counted. */
type Services = ManualUpdateParts & { rates: RateCounter | null; waitSeconds: number };

const NOTHING_CONNECTED = {
  message: 'The user has no connected accounts to synchronize.',
  nextSteps: ['Connect a bank account through Open Finance', 'Call this operation again once it is connected'],
};

// Loaded on demand: `/mcp` includes this operation and rarely runs it.
const synchronization = () => import('../../shared/sync/update/update-one-item.ts');

export const manualUpdate = async (
  { userId, now, begun }: Pick<RequestOf<typeof operation>, 'userId' | 'now' | 'begun'>,
  { rates, waitSeconds, ...parts }: Services,
) => {
  const [all] = await Promise.all([parts.items.list(userId), begun]);
  const items = all.filter((item) => !isManual(item));
  if (items.length === 0) throw new InvalidInputError('No connected accounts found', NOTHING_CONNECTED);
  const taken = await rates?.take({ ...PER_HOUR, subject: userId }, now);
  if (taken && !taken.granted) throw tooManyRequests(taken.resetSeconds, PER_HOUR);
  const { updateItems, updateMessage } = await synchronization();
  const signal = expiring(1_000 * waitSeconds);
  const details = syncDetails(await updateItems(parts, items, { now, signal }));
  return { message: updateMessage(details), details };
};

const services = async (): Promise<Services> => {
  const [{ syncServices }, { everydayOfUser }, { rateCounter }] = await Promise.all([
    import('../../shared/sync/sync-services.ts'),
    import('../../shared/forecast/forecast-store.ts'),
    import('../../shared/platform/table/rate-counter.ts'),
  ]);
  const parts = syncServices(everydayOfUser);
  const waitSeconds = numericSetting(variables.manualUpdateWaitSeconds, WAIT_SECONDS);
  return { ...parts, waitSeconds, rates: hasRateLimits() ? rateCounter(parts.table) : null };
};

export const endpoint = defineEndpoint(operation, manualUpdate, services);
export const handler = apiHandler(endpoint);
