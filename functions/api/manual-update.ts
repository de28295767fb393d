import { manualUpdate as operation } from '../../shared/contract/operations/manual-update.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { BadRequestError } from '../../shared/http/errors.ts';
import { syncDetails } from '../../shared/sync/sync-groups.ts';
import type { ManualUpdateParts } from '../../shared/sync/update-one-item.ts';

// Below the gateway's 30 s, with time to write what came at the last moment.
const WITHIN_MS = 20_000;

const NOTHING_CONNECTED = {
  message: 'The user has no connected accounts to synchronize.',
  nextSteps: ['Connect a bank account through Open Finance', 'Call this operation again once it is connected'],
};

// Loaded at the first call: `/mcp` has this operation too, and seldom runs it.
const synchronization = () => import('../../shared/sync/manual-update.ts');

export const manualUpdate = async (
  { userId, now }: Pick<RequestOf<typeof operation>, 'userId' | 'now'>,
  parts: ManualUpdateParts,
) => {
  const items = await parts.items.list(userId);
  if (items.length === 0) throw new BadRequestError('No connected accounts found', NOTHING_CONNECTED);
  const { updateItems, updateMessage } = await synchronization();
  const details = syncDetails(await updateItems(parts, items, { now, withinMs: WITHIN_MS }));
  return { message: updateMessage(details), details };
};

const services = async (): Promise<ManualUpdateParts> => (await import('../../shared/sync/services.ts')).syncServices();

export const endpoint = defineEndpoint(operation, manualUpdate, services);
export const handler = apiHandler(endpoint);
