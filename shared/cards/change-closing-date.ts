import { type Account, isCreditCard } from '../accounts/account.ts';
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

/** `recordResponse` makes the writes that record the response of an idempotent call. */
type Writing = { userId: string; now: Instant; recordResponse: (answer: object) => Promise<WriteItem[]> };

type Stores = Pick<ClosingDateServices, 'closingDates'>;

export type ClosingDateCall = Writing & {
  body: ClosingDateChanges & { accountId?: string | undefined; closingDateId?: string | undefined };
};

const ITS_ID = 'the id of a credit card that operation LIST_ACCOUNTS lists';
const HINT = 'Operation GET lists the closing dates; INSERT adds one';

/** @throws NotOwnerError, NotFoundError */
const refuseMissing = async (userId: string, id: string, { closingDates }: ClosingDateServices): Promise<never> => {
  if (await closingDates.isOwnedElsewhere(userId, id)) throw new NotOwnerError('Closing date does not belong to user');
  throw new NotFoundError('Closing date not found', HINT);
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

/** @throws NotFoundError, InvalidInputError */
const requireCard = (account: Account | null, itsId: string): void => {
  if (!account) throw new NotFoundError('Account not found', `accountId must be ${itsId}`);
  if (isCreditCard(account)) return;
  throw new InvalidInputError('Account is not a credit card', {
    param: 'accountId',
    message: `accountId must be ${itsId}`,
  });
};

type NewDay = ClosingDateChanges & { accountId: string; closingDay: number };

/** Null when the card has a closing date. */
const inserted = async ({ userId, now, recordResponse }: Writing, day: NewDay, { closingDates }: Stores) => {
  const record = newClosingDate(userId, day, now);
  const answer = { message: 'Closing date created successfully', data: presentClosingDate(record) };
  const outcome = await closingDates.insert(record, await recordResponse(answer));
  if (outcome === 'erased') throw new ErasedUserError();
  return outcome === 'saved' ? answer : null;
};

const givenOf = ({ closingDay, isActive, notes }: ClosingDateChanges): ClosingDateChanges =>
  Object.fromEntries(Object.entries({ closingDay, isActive, notes }).filter(([, value]) => value !== undefined));

/** Null when the record is gone. */
const updated = async (
  { now, recordResponse }: Writing,
  { record, changes }: { record: ClosingDate; changes: ClosingDateChanges },
  { closingDates }: Stores,
) => {
  const answer = { message: 'Closing date updated successfully', data: presentClosingDate({ ...record, ...changes }) };
  const isSaved = await closingDates.update(record, { ...changes, updatedAt: now }, await recordResponse(answer));
  return isSaved ? answer : null;
};

export const insertClosingDate = async (
  { userId, body, ...writing }: ClosingDateCall,
  services: ClosingDateServices,
) => {
  const { accountId, closingDay } = body;
  if (!accountId || closingDay === undefined) {
    throw new InvalidInputError('Account ID and closing day are required for INSERT operation', {
      param: accountId ? 'closingDay' : 'accountId',
      message: `Send accountId, ${ITS_ID}, and closingDay, an integer from 1 to 31`,
    });
  }
  requireCard(await services.accounts.findOpen(userId, accountId), ITS_ID);
  const answer = await inserted({ userId, ...writing }, { ...body, accountId, closingDay }, services);
  if (answer) return answer;
  throw new InvalidInputError('Closing date already exists for this account', {
    param: 'accountId',
    message: 'The card has a closing date: send operation UPDATE to change it',
  });
};

export const updateClosingDate = async (
  { userId, body, ...writing }: ClosingDateCall,
  services: ClosingDateServices,
) => {
  const { accountId } = body;
  if (!accountId) {
    throw new InvalidInputError('Account ID is required for UPDATE operation', {
      param: 'accountId',
      message: `Send accountId, ${ITS_ID}`,
    });
  }
  const changes = givenOf(body);
  if (Object.keys(changes).length === 0) {
    throw new InvalidInputError('No updates provided', {
      message: 'Send at least one of closingDay, isActive, notes',
    });
  }
  const record = await closingDateOfCard(userId, accountId, services);
  const answer = await updated({ userId, ...writing }, { record, changes }, services);
  if (answer) return answer;
  throw new NotFoundError('Closing date not found', HINT);
};

/** Attempts of a call that another one of the same card precedes. */
const ATTEMPTS = 3;

/** Adds the closing date of a card, or changes that which it has. @throws NotFoundError, InvalidInputError */
export const setClosingDate = async (
  { body, ...writing }: Writing & { body: NewDay },
  services: ClosingDateServices,
) => {
  const { userId } = writing;
  const { accountId } = body;
  const [account, known] = await Promise.all([
    services.accounts.findOpen(userId, accountId),
    services.closingDates.find(userId, accountId),
  ]);
  requireCard(account, 'the id of a credit card that listClosingDates lists');
  let record = known;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = record
      ? await updated(writing, { record, changes: givenOf(body) }, services)
      : await inserted(writing, body, services);
    if (answer) return answer;
    record = await services.closingDates.find(userId, accountId);
  }
  throw new NotFoundError('Closing date not found');
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
  throw new NotFoundError('Closing date not found', HINT);
};
