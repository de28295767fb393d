import { isCreditCard } from '../accounts/account.ts';
import { type AccountStore, accountStore } from '../accounts/account-store.ts';
import { ErasedUserError, InvalidInputError, NotFoundError, NotOwnerError } from '../domain-errors.ts';
import { openTable } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import {
  type ClosingDate,
  type ClosingDateChanges,
  closingDateIdOf,
  newClosingDate,
  presentClosingDate,
} from './closing-date.ts';
import { type ClosingDateStore, closingDateStore } from './closing-date-store.ts';

export type ClosingDateServices = {
  accounts: Pick<AccountStore, 'list' | 'find' | 'findOpen'>;
  closingDates: ClosingDateStore;
};

export const openClosingDateServices = (): ClosingDateServices => {
  const table = openTable();
  return { accounts: accountStore(table), closingDates: closingDateStore(table) };
};

/** `extraWrites` record the response of an idempotent call. */
export type ClosingDateCall = {
  userId: string;
  body: ClosingDateChanges & { accountId?: string | undefined; closingDateId?: string | undefined };
  now: Instant;
  recordResponse: (answer: object) => Promise<WriteItem[]>;
};

const ITS_ID = 'the id of a credit card that operation LIST_ACCOUNTS lists';

/** @throws NotOwnerError, NotFoundError */
const refuseMissing = async (userId: string, id: string, { closingDates }: ClosingDateServices): Promise<never> => {
  if (await closingDates.isOwnedElsewhere(userId, id)) throw new NotOwnerError('Closing date does not belong to user');
  throw new NotFoundError('Closing date not found', 'Operation GET lists the closing dates; INSERT adds one');
};

/** @throws as `refuseMissing` */
export const closingDateOfCard = async (
  userId: string,
  accountId: string,
  services: ClosingDateServices,
): Promise<ClosingDate> => {
  const [found, account] = await Promise.all([
    services.closingDates.find(userId, accountId),
    services.accounts.findOpen(userId, accountId),
  ]);
  return (account && found) ?? refuseMissing(userId, closingDateIdOf(accountId), services);
};

export const insertClosingDate = async (
  { userId, body, now, recordResponse }: ClosingDateCall,
  services: ClosingDateServices,
) => {
  const { accountId, closingDay } = body;
  if (!accountId || closingDay === undefined) {
    throw new InvalidInputError('Account ID and closing day are required for INSERT operation', {
      param: accountId ? 'closingDay' : 'accountId',
      message: `Send accountId, ${ITS_ID}, and closingDay, an integer from 1 to 31`,
    });
  }
  const account = await services.accounts.findOpen(userId, accountId);
  if (!account) throw new NotFoundError('Account not found', `accountId must be ${ITS_ID}`);
  if (!isCreditCard(account)) {
    throw new InvalidInputError('Account is not a credit card', {
      param: 'accountId',
      message: `accountId must be ${ITS_ID}`,
    });
  }
  const record = newClosingDate(userId, { ...body, accountId, closingDay }, now);
  const answer = { message: 'Closing date created successfully', data: presentClosingDate(record) };
  const outcome = await services.closingDates.insert(record, await recordResponse(answer));
  if (outcome === 'saved') return answer;
  if (outcome === 'erased') throw new ErasedUserError();
  throw new InvalidInputError('Closing date already exists for this account', {
    param: 'accountId',
    message: 'The card has a closing date: send operation UPDATE to change it',
  });
};

export const updateClosingDate = async (
  { userId, body, now, recordResponse }: ClosingDateCall,
  services: ClosingDateServices,
) => {
  const { accountId, closingDay, isActive, notes } = body;
  if (!accountId) {
    throw new InvalidInputError('Account ID is required for UPDATE operation', {
      param: 'accountId',
      message: `Send accountId, ${ITS_ID}`,
    });
  }
  const changes = Object.fromEntries(
    Object.entries({ closingDay, isActive, notes }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(changes).length === 0) {
    throw new InvalidInputError('No updates provided', {
      message: 'Send at least one of closingDay, isActive, notes',
    });
  }
  const record = await closingDateOfCard(userId, accountId, services);
  const answer = { message: 'Closing date updated successfully', data: presentClosingDate({ ...record, ...changes }) };
  if (await services.closingDates.update(record, { ...changes, updatedAt: now }, await recordResponse(answer)))
    return answer;
  throw new NotFoundError('Closing date not found', 'Operation GET lists the closing dates; INSERT adds one');
};

export const deleteClosingDate = async (
  { userId, body, recordResponse }: ClosingDateCall,
  services: ClosingDateServices,
) => {
  const { closingDateId } = body;
  if (!closingDateId) {
    throw new InvalidInputError('Closing date ID is required for DELETE operation', {
      param: 'closingDateId',
      message: 'Send closingDateId, an id that operation GET lists',
    });
  }
  const own = (await services.closingDates.list(userId)).find(({ id }) => id === closingDateId);
  const record = own ?? (await refuseMissing(userId, closingDateId, services));
  const data = { deletedId: record.id, accountId: record.accountId };
  const answer = { message: 'Closing date deleted successfully', data };
  if (await services.closingDates.remove(record, await recordResponse(answer))) return answer;
  throw new NotFoundError('Closing date not found', 'Operation GET lists the closing dates; INSERT adds one');
};
