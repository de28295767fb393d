import { isCreditCard } from '../../shared/accounts/account.ts';
import {
  type ClosingDateServices,
  closingDateOfCard,
  deleteClosingDate,
  insertClosingDate,
  openClosingDateServices,
  updateClosingDate,
} from '../../shared/cards/change-closing-date.ts';
import { presentCards, presentClosingDate } from '../../shared/cards/present-closing-date.ts';
import { manageClosingDate as operation } from '../../shared/contract/operations/manage-closing-date.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

const listAccounts = async (userId: string, { accounts, closingDates }: ClosingDateServices) => {
  const [all, registered] = await Promise.all([accounts.list(userId), closingDates.list(userId)]);
  return {
    message: 'Credit card accounts retrieved successfully',
    data: presentCards(all.filter(isCreditCard), registered),
  };
};

const getClosingDates = async (userId: string, accountId: string | undefined, services: ClosingDateServices) => {
  if (accountId) {
    return {
      message: 'Closing date retrieved successfully',
      data: await closingDateOfCard(userId, accountId, services),
    };
  }
  const registered = await services.closingDates.list(userId);
  return { message: 'Closing dates retrieved successfully', data: registered.map(presentClosingDate) };
};

export const manageClosingDate = async (request: RequestOf<typeof operation>, services: ClosingDateServices) => {
  const { userId, body } = request;
  switch (body.operation) {
    case 'LIST_ACCOUNTS':
      return listAccounts(userId, services);
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

export const endpoint = defineEndpoint(operation, manageClosingDate, openClosingDateServices);
export const handler = apiHandler(endpoint);
