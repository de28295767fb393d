import { createTransaction as operation } from '../../shared/contract/operations/create-transaction.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { createRow } from '../../shared/files/hand-rows.ts';
import { type FileServices, fileServices } from '../../shared/files/write-rows.ts';
import { toCentavos } from '../../shared/money.ts';
import { knownCategory } from '../../shared/own-words/known-category.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { presentAccount } from '../../shared/reports/present-account.ts';
import { rawTransactions } from '../../shared/reports/raw-transaction.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { limitEvaluation } from '../../shared/sync/import/word-services.ts';

type Request = Pick<RequestOf<typeof operation>, 'userId' | 'body' | 'now' | 'recordResponse'>;
type Services = { files: FileServices; evaluateLater(userId: string): Promise<void> };

/** @throws InvalidInputError with the names that may be meant */
const categoryOf = ({ category }: Request['body']): string | undefined => {
  if (category === undefined) return undefined;
  try {
    return knownCategory(category);
  } catch (error) {
    if (error instanceof InvalidInputError) throw new InvalidInputError('Invalid or missing category', error.details);
    throw error;
  }
};

export const createTransaction = async (
  { userId, body, now, recordResponse }: Request,
  { files, evaluateLater }: Services,
) => {
  const { accountId, date, description } = body;
  const asked = { userId, now, accountId, date, amount: toCentavos(body.amount), description };
  const answer = await createRow(files, { ...asked, category: categoryOf(body) }, async ({ row, account, item }) => {
    const [data] = rawTransactions([row], [account], () => null);
    const answer = { data, account: presentAccount(account, item), message: 'Transaction created successfully' };
    return { answer, extraWrites: await recordResponse(answer) };
  });
  await evaluateLater(userId);
  return answer;
};

export const endpoint = defineEndpoint(operation, createTransaction, () => ({
  files: fileServices(openTable()),
  evaluateLater: limitEvaluation(),
}));
export const handler = apiHandler(endpoint);
