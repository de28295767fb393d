import { deleteTransaction as operation } from '../../shared/contract/operations/delete-transaction.ts';
import { deleteRow } from '../../shared/files/hand-rows.ts';
import { type FileServices, fileServices } from '../../shared/files/write-rows.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { presentAccount } from '../../shared/reports/present-account.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { limitEvaluation } from '../../shared/sync/import/word-services.ts';

type Request = Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now' | 'recordResponse'>;
type Services = { files: FileServices; evaluateLater(userId: string): Promise<void> };

export const deleteTransaction = async (
  { userId, query, now, recordResponse }: Request,
  { files, evaluateLater }: Services,
) => {
  const { transactionId, accountId, currentDate } = query;
  const hint = currentDate && { accountId, date: currentDate };
  const answer = await deleteRow(files, { userId, now, transactionId, hint }, async ({ account, item }) => {
    const answer = { data: { transactionId }, account: presentAccount(account, item), message: 'Transaction deleted' };
    return { answer, extraWrites: await recordResponse(answer) };
  });
  await evaluateLater(userId);
  return answer;
};

export const endpoint = defineEndpoint(operation, deleteTransaction, () => ({
  files: fileServices(openTable()),
  evaluateLater: limitEvaluation(),
}));
export const handler = apiHandler(endpoint);
