import type { IsoDate } from '../../../shared/time/calendar.ts';
import { itemsOf } from './household.ts';
import { bankStyles, householdOf } from './plans.ts';
import { uuidFrom } from './random.ts';
import { windowUpTo } from './window.ts';

const OWNER = 'Titular do Teste';

const styleOf = (connectorId: number) =>
  Object.values(bankStyles).find(({ connector }) => connector.id === connectorId) ?? bankStyles.nubank;

/**
 * A checking account and a card of a user who has just connected a bank through the widget: a wage, a rent, groceries,
 * bills paid from the account. The same for the same item on the same day.
 */
export const accountsOfNewConnection = (itemId: string, connectorId: number, today: IsoDate) => {
  const person = { id: itemId, name: OWNER };
  const [household, other] = [householdOf(person, 'free'), householdOf(person, 'pro')];
  const bank = household.banks[0];
  const account = bank?.accounts[0];
  // Its bills are paid in whole.
  const card = other.banks.flatMap(({ cards }) => cards.map(({ refinancedMonthsAgo: _, ...one }) => one))[0];
  if (!bank || !account || !card) throw new Error('households.json has no account and card for a new connection');
  const ids = { account: uuidFrom(`${itemId} conta`), card: uuidFrom(`${itemId} cartão`) };
  const planned = {
    ...bank,
    itemId,
    style: styleOf(connectorId),
    accounts: [{ ...account, id: ids.account, marketingName: account.name }],
    cards: [{ ...card, id: ids.card, paidFrom: { ...card.paidFrom, accountId: ids.account } }],
  };
  const [item] = itemsOf({ ...household, owner: OWNER, transfers: [], banks: [planned] }, windowUpTo(today));
  return item?.accounts ?? [];
};
