import type { Account } from '../../shared/accounts/account.ts';
import { accountStore } from '../../shared/accounts/account-store.ts';
import { updateAccount as operation } from '../../shared/contract/operations/update-account.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { toCentavos } from '../../shared/money.ts';
import { ownWordsStore } from '../../shared/own-words/own-words-store.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { presentAccount } from '../../shared/reports/present-account.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import type { Item } from '../../shared/sync/item.ts';
import { itemStore } from '../../shared/sync/item-store.ts';
import { type NamingServices, nameAccount } from '../../shared/sync/name-account.ts';

type Request = RequestOf<typeof operation>;

export const updateAccount = async (
  { userId, body, now, recordResponse }: Pick<Request, 'userId' | 'body' | 'now' | 'recordResponse'>,
  services: NamingServices,
) => {
  const { accountId, customName: name, startingBalance, startingDate } = body;
  const beside = async ({ account, item }: { account: Account; item: Item }) => {
    const answer = { data: presentAccount(account, item), message: 'Account updated successfully' };
    return { answer, extraWrites: await recordResponse(answer) };
  };
  if (startingBalance !== undefined || startingDate !== undefined) {
    const start = startingBalance === undefined ? undefined : toCentavos(startingBalance);
    const [{ changeAccount }, { fileServices }] = await Promise.all([
      import('../../shared/files/hand-accounts.ts'),
      import('../../shared/files/write-rows.ts'),
    ]);
    const files = fileServices(services.table);
    return changeAccount(files, { userId, now, accountId, name, startingBalance: start, startingDate }, beside);
  }
  if (name !== undefined) return nameAccount(services, { userId, accountId, name }, beside);
  throw new InvalidInputError('No updates provided', {
    message: 'Send at least one of customName, startingBalance, startingDate',
  });
};

export const endpoint = defineEndpoint(operation, updateAccount, (): NamingServices => {
  const table = openTable();
  return { table, accounts: accountStore(table), items: itemStore(table), words: ownWordsStore(table) };
});
export const handler = apiHandler(endpoint);
