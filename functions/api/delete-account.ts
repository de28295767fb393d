import { deleteAccount as operation } from '../../shared/contract/operations/delete-account.ts';
import { deleteAccount as remove } from '../../shared/files/delete-account.ts';
import { type FileServices, fileServices } from '../../shared/files/write-rows.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { limitEvaluation } from '../../shared/sync/import/word-services.ts';

type Request = Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now' | 'recordResponse' | 'begun'>;
type Services = { files: FileServices; evaluateLater(userId: string): Promise<void> };

export const deleteAccount = async (
  { userId, query, now, recordResponse, begun }: Request,
  { files, evaluateLater }: Services,
) => {
  await begun;
  const { accountId } = query;
  const answer = await remove(files, { userId, accountId, now }, async ({ account }) => {
    const answer = { data: { accountId, name: account.customName ?? account.name }, message: 'Account deleted' };
    return { answer, extraWrites: await recordResponse(answer) };
  });
  await evaluateLater(userId);
  return answer;
};

export const endpoint = defineEndpoint(operation, deleteAccount, () => ({
  files: fileServices(openTable()),
  evaluateLater: limitEvaluation(),
}));
export const handler = apiHandler(endpoint);
