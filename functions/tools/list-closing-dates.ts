import { closingDateIdOf } from '../../shared/cards/closing-date.ts';
import { listClosingDates as operation } from '../../shared/contract/tools/closing-date-tools.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { listAccounts, openServices, type Services } from '../api/manage-closing-date.ts';

export const listClosingDates = async (
  request: Pick<RequestOf<typeof operation>, 'userId' | 'now'>,
  services: Services,
) => {
  const { data, ...rest } = await listAccounts(request, services);
  const accounts = data.accounts.map((card) => ({
    ...card,
    closingDateId: card.hasClosingDate ? closingDateIdOf(card.id) : null,
  }));
  return { ...rest, data: { ...data, accounts } };
};

export const endpoint = defineEndpoint(operation, listClosingDates, openServices);
