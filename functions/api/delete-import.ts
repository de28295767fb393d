import { deleteImport as operation } from '../../shared/contract/operations/delete-import.ts';
import { undoImport } from '../../shared/files/undo-import.ts';
import { type FileServices, fileServices } from '../../shared/files/write-rows.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { limitEvaluation } from '../../shared/sync/import/word-services.ts';

type Services = { files: FileServices; evaluateLater(userId: string): Promise<void> };

export const deleteImport = async (
  {
    userId,
    query,
    now,
    recordResponse,
    begun,
  }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now' | 'recordResponse' | 'begun'>,
  { files, evaluateLater }: Services,
) => {
  await begun;
  const answer = await undoImport(files, { userId, importId: query.importId, now }, async (data) => {
    const answer = { data, message: `${data.removed} transactions removed` };
    return { answer, extraWrites: await recordResponse(answer) };
  });
  await evaluateLater(userId);
  return answer;
};

export const endpoint = defineEndpoint(operation, deleteImport, () => ({
  files: fileServices(openTable()),
  evaluateLater: limitEvaluation(),
}));
export const handler = apiHandler(endpoint);
