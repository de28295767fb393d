import { accountStore } from '../../shared/accounts/account-store.ts';
import { updateAccount as operation } from '../../shared/contract/operations/update-account.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { ownWordsStore } from '../../shared/own-words/own-words-store.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { presentAccount } from '../../shared/reports/present-account.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { itemStore } from '../../shared/sync/item-store.ts';
import { type NamingServices, nameAccount } from '../../shared/sync/name-account.ts';

type Request = RequestOf<typeof operation>;

export const updateAccount = (
  { userId, body, recordResponse }: Pick<Request, 'userId' | 'body' | 'recordResponse'>,
  services: NamingServices,
) => {
  const { accountId, customName: name } = body;
  if (name === undefined) throw new InvalidInputError('No updates provided', { message: 'Send customName' });
  return nameAccount(services, { userId, accountId, name }, async ({ account, item }) => {
    const answer = { data: presentAccount(account, item), message: 'Account updated successfully' };
    return { answer, extraWrites: await recordResponse(answer) };
  });
};

export const endpoint = defineEndpoint(
  operation,
  async (request, services: NamingServices) => updateAccount(request, services),
  () => {
    const table = openTable();
    return { table, accounts: accountStore(table), items: itemStore(table), words: ownWordsStore(table) };
  },
);
export const handler = apiHandler(endpoint);
