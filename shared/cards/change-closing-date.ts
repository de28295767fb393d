import { isCreditCard } from '../accounts/account.ts';
import { type AccountStore, accountStore } from '../accounts/account-store.ts';
import { BadRequestError, ForbiddenError, NotFoundError } from '../http/errors.ts';
import { openTable } from '../storage/table.ts';
import type { WriteItem } from '../storage/transact.ts';
import type { Instant } from '../time/instant.ts';
import { type ClosingDate, type ClosingDateChanges, closingDateIdOf, newClosingDate } from './closing-date.ts';
import { type ClosingDateStore, closingDateStore } from './closing-date-store.ts';
import { presentClosingDate } from './present-closing-date.ts';

export type ClosingDateServices = { accounts: Pick<AccountStore, 'list' | 'find'>; closingDates: ClosingDateStore };

export const openClosingDateServices = (): ClosingDateServices => {
  const table = openTable();
  return { accounts: accountStore(table), closingDates: closingDateStore(table) };
};

/** The caller's input, and what records the answer of an idempotent call beside the change. */
export type ClosingDateCall = {
  userId: string;
  body: ClosingDateChanges & { accountId?: string | undefined; closingDateId?: string | undefined };
  now: Instant;
  recordAnswer: (answer: object) => WriteItem[];
};

/** @throws ForbiddenError when another user has this closing date, NotFoundError when nobody has */
const refuseMissing = async (userId: string, id: string, { closingDates }: ClosingDateServices): Promise<never> => {
  if (await closingDates.isOwnedElsewhere(userId, id)) throw new ForbiddenError('Closing date does not belong to user');
  throw new NotFoundError('Closing date not found');
};

/** The caller's closing date of the card. @throws as `refuseMissing` */
export const closingDateOfCard = async (
  userId: string,
  accountId: string,
  services: ClosingDateServices,
): Promise<ClosingDate> =>
  (await services.closingDates.find(userId, accountId)) ?? refuseMissing(userId, closingDateIdOf(accountId), services);

export const insertClosingDate = async (
  { userId, body, now, recordAnswer }: ClosingDateCall,
  services: ClosingDateServices,
) => {
  const { accountId, closingDay } = body;
  if (!accountId || closingDay === undefined) {
    throw new BadRequestError('Account ID and closing day are required for INSERT operation');
  }
  const account = await services.accounts.find(userId, accountId);
  if (!account) throw new NotFoundError('Account not found');
  if (!isCreditCard(account)) throw new BadRequestError('Account is not a credit card');
  const record = newClosingDate(userId, { ...body, accountId, closingDay }, now);
  const answer = { message: 'Closing date created successfully', data: presentClosingDate(record) };
  if (await services.closingDates.insert(record, recordAnswer(answer))) return answer;
  throw new BadRequestError('Closing date already exists for this account');
};

export const updateClosingDate = async (
  { userId, body, now, recordAnswer }: ClosingDateCall,
  services: ClosingDateServices,
) => {
  const { accountId, closingDay, isActive, notes } = body;
  if (!accountId) throw new BadRequestError('Account ID is required for UPDATE operation');
  const changes = Object.fromEntries(
    Object.entries({ closingDay, isActive, notes }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(changes).length === 0) throw new BadRequestError('No updates provided');
  const record = await closingDateOfCard(userId, accountId, services);
  const answer = { message: 'Closing date updated successfully', data: presentClosingDate({ ...record, ...changes }) };
  if (await services.closingDates.update(record, { ...changes, updatedAt: now }, recordAnswer(answer))) return answer;
  throw new NotFoundError('Closing date not found');
};

export const deleteClosingDate = async (
  { userId, body, recordAnswer }: ClosingDateCall,
  services: ClosingDateServices,
) => {
  const { closingDateId } = body;
  if (!closingDateId) throw new BadRequestError('Closing date ID is required for DELETE operation');
  const own = (await services.closingDates.list(userId)).find(({ id }) => id === closingDateId);
  const record = own ?? (await refuseMissing(userId, closingDateId, services));
  const data = { deletedId: record.id, accountId: record.accountId };
  const answer = { message: 'Closing date deleted successfully', data };
  if (await services.closingDates.remove(record, recordAnswer(answer))) return answer;
  throw new NotFoundError('Closing date not found');
};
