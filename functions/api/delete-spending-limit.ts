import { deleteSpendingLimit as operation } from '../../shared/contract/operations/delete-spending-limit.ts';
import { NotFoundError, NotOwnerError } from '../../shared/domain-errors.ts';
import type { SpendingLimit } from '../../shared/limits/limit.ts';
import { changedLimit } from '../../shared/limits/limit-change.ts';
import { type LimitStore, limitStore } from '../../shared/limits/limit-store.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { writeOwned } from '../../shared/platform/table/write-owned.ts';
import { type AskedOf, defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

type Services = { limits: Pick<LimitStore, 'find' | 'isAbsent' | 'isOwnedElsewhere' | 'remove' | 'replace'> };

const answerFor = ({ id, category }: SpendingLimit, hardDelete: boolean) => ({
  data: { id, category, action: hardDelete ? 'deleted permanently' : 'cancelled', hardDelete },
  message: hardDelete ? 'Spending limit deleted permanently' : 'Spending limit cancelled successfully',
});

/** Without `hardDelete` the limit stays, inactive; one that was not active answers alike. */
export const deleteSpendingLimit = async (
  { userId, query: { limitId, hardDelete }, now, recordResponse }: RequestOf<typeof operation>,
  { limits }: Services,
) => {
  const written = await writeOwned({ records: limits, userId, id: limitId }, async (limit) => {
    const answer = answerFor(limit, hardDelete);
    const options = { extraWrites: await recordResponse(answer) };
    const outcome = hardDelete
      ? await limits.remove(limit, options)
      : await limits.replace(limit, changedLimit(limit, { isActive: false }, now), options);
    return { outcome, result: answer };
  });
  if (written === 'notOwner') throw new NotOwnerError('Access denied');
  if (typeof written === 'string')
    throw new NotFoundError(
      'Spending limit not found',
      'list-spending-limits lists the ids, with includeInactive=true those of inactive ones too',
    );
  return written;
};

const categoryOf = async ({ userId, query }: AskedOf<typeof operation>, { limits }: Services) =>
  (await limits.find(userId, query.limitId))?.category ?? null;

const services = (): Services => ({ limits: limitStore(openTable()) });

export const endpoint = defineEndpoint(operation, deleteSpendingLimit, services, categoryOf);
export const handler = apiHandler(endpoint);
