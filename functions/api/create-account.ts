import { createAccount as operation } from '../../shared/contract/operations/create-account.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { createAccount as create } from '../../shared/files/hand-accounts.ts';
import { type FileServices, fileServices } from '../../shared/files/write-rows.ts';
import { toCentavos } from '../../shared/money.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { presentAccount } from '../../shared/reports/present-account.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

type Request = RequestOf<typeof operation>;

export const createAccount = async (
  { userId, body, now, recordResponse }: Pick<Request, 'userId' | 'body' | 'now' | 'recordResponse'>,
  files: FileServices,
) => {
  const today = dateInSaoPaulo(now);
  const { startingBalance = 0, startingDate = today, ...named } = body;
  if (named.type === 'CREDIT' && named.subtype !== undefined)
    throw new InvalidInputError('Invalid or missing subtype', { message: 'A CREDIT has no subtype' });
  const made = { ...named, startingBalance: toCentavos(startingBalance), startingDate };
  return create(files, { userId, now, made }, async ({ account, item }) => {
    const answer = { data: presentAccount(account, item), message: 'Account created successfully' };
    return { answer, extraWrites: await recordResponse(answer) };
  });
};

export const endpoint = defineEndpoint(operation, createAccount, () => fileServices(openTable()));
export const handler = apiHandler(endpoint);
