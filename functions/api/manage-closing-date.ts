import { hasBills, openAccounts } from '../../shared/accounts/account.ts';
import {
  type ClosingDateServices,
  closingDateOfCard,
  deleteClosingDate,
  insertClosingDate,
  openClosingDateServices,
  updateClosingDate,
} from '../../shared/cards/change-closing-date.ts';
import { presentCards, presentClosingDate } from '../../shared/cards/closing-date.ts';
import { manageClosingDate as operation } from '../../shared/contract/operations/manage-closing-date.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { type AskedOf, defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';

export type Services = ClosingDateServices & { connections: ReadConnections };

export const listAccounts = async (
  { userId, now }: Pick<RequestOf<typeof operation>, 'userId' | 'now'>,
  { accounts, closingDates, connections }: Services,
) => {
  const [all, registered, connected] = await Promise.all([
    accounts.list(userId),
    closingDates.list(userId),
    connections(userId),
  ]);
  const cards = openAccounts(all).filter(hasBills);
  return {
    message: 'Credit card accounts retrieved successfully',
    data: presentCards(cards, registered),
    freshness: freshnessOf(connectionsOf(connected, cards), now),
  };
};

const getClosingDates = async (userId: string, accountId: string | undefined, services: ClosingDateServices) => {
  if (accountId) {
    return {
      message: 'Closing date retrieved successfully',
      data: await closingDateOfCard(userId, accountId, services),
    };
  }
  const [registered, known] = await Promise.all([services.closingDates.list(userId), services.accounts.list(userId)]);
  const open = openAccounts(known);
  const left = new Set(known.filter((one) => !open.includes(one)).map(({ id }) => id));
  const shown = registered.filter((one) => !left.has(one.accountId));
  return { message: 'Closing dates retrieved successfully', data: shown.map(presentClosingDate) };
};

export const manageClosingDate = async (request: RequestOf<typeof operation>, services: Services) => {
  const { userId, body } = request;
  switch (body.operation) {
    case 'LIST_ACCOUNTS':
      return listAccounts(request, services);
    case 'GET':
      return getClosingDates(userId, body.accountId, services);
    case 'INSERT':
      return insertClosingDate(request, services);
    case 'UPDATE':
      return updateClosingDate(request, services);
    case 'DELETE':
      return deleteClosingDate(request, services);
  }
};

/** Names the record that a call deletes. */
export const dayOf = async (
  { userId, body }: Pick<AskedOf<typeof operation>, 'userId'> & { body: { closingDateId?: string | undefined } },
  { accounts, closingDates }: ClosingDateServices,
) => {
  const found = (await closingDates.list(userId)).find(({ id }) => id === body.closingDateId);
  if (!found) return null;
  const card = await accounts.find(userId, found.accountId);
  return `${card?.name ?? 'cartão'}, dia ${found.closingDay}`;
};

export const openServices = (): Services => ({
  ...openClosingDateServices(),
  connections: connectionReader(openTable()),
});

export const endpoint = defineEndpoint(operation, manageClosingDate, openServices, dayOf);
export const handler = apiHandler(endpoint);
