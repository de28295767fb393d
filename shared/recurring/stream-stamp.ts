import { createHash } from 'node:crypto';
import type { Account } from '../accounts/account.ts';
import { billsFrom } from '../cards/account-snapshot.ts';
import type { Bill } from '../cards/bill.ts';
import { addMonths, addToMonth, firstDayOf, type IsoDate, lastDayOf, monthOf } from '../time/calendar.ts';

const MONTHS_BACK = 13;
const MONTHS_AHEAD = 1;

/**
 * The dates, both included, whose rows decide the streams: whole months, so that the oldest row of a stream stays the
 * same from day to day.
 */
export const datesOfStreams = (today: IsoDate): { first: IsoDate; last: IsoDate } => ({
  first: firstDayOf(addToMonth(monthOf(today), -MONTHS_BACK)),
  last: addMonths(today, MONTHS_AHEAD),
});

/** Yearly streams are looked for further back: two rows a year apart, the next one within a year. */
const YEARLY_MONTHS_BACK = 26;
export const firstDateOfYearly = (today: IsoDate): IsoDate =>
  firstDayOf(addToMonth(monthOf(today), -YEARLY_MONTHS_BACK));

/** The last date that the streams of any day of this month are decided by. */
export const lastDateOfMonthsStreams = (today: IsoDate): IsoDate => lastDayOf(addToMonth(monthOf(today), MONTHS_AHEAD));

/** Raise it with every change of detection: older results are then not used. */
const RULES = 4;

/**
 * What an import leaves with its connection: the streams in the record are those that the rows hold, for as long as all
 * that they were found in is the same.
 */
export type StreamStamp = {
  /** The day of the import; the stamp is not valid for earlier days. */
  since: IsoDate;
  /** The first row behind the dates that were looked at; null where there is none in the month. */
  until: IsoDate | null;
  /** A digest of the inputs and of the result. */
  inputs: string;
};

/** `rowsVersion`: the import version under which its rows last changed. */
export type RowsOfConnection = { id: string; rowsVersion: number };

export type StreamInputs = {
  found: Uint8Array;
  connections: readonly RowsOfConnection[];
  accounts: readonly Account[];
  bills: readonly Bill[];
};

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

/** From which due date bills decide which rows are payments of bills; undefined: all of them. */
export const firstBillOfStreams = (today: IsoDate): IsoDate | undefined =>
  billsFrom(datesOfStreams(today).first, today);

const billsOfStreams = (bills: readonly Bill[], today: IsoDate): readonly Bill[] => {
  const first = firstBillOfStreams(today);
  return first === undefined ? bills : bills.filter(({ dueDate }) => dueDate >= first);
};

/** Of accounts and bills only what decides which rows move the user's own money: balances change every day. */
export const inputsDigest = ({ found, connections, accounts, bills }: StreamInputs, today: IsoDate): string => {
  const facts = [
    RULES,
    datesOfStreams(today).first,
    connections.toSorted(byId).map(({ id, rowsVersion }) => [id, rowsVersion]),
    accounts.toSorted(byId).map(({ id, type, owner, connectorName }) => [id, type, owner, connectorName]),
    billsOfStreams(bills, today)
      .toSorted(byId)
      .map((bill) => [bill.id, bill.accountId, bill.dueDate, bill.closingDate, bill.totalAmount, bill.currencyCode]),
  ];
  return createHash('sha256').update(found).update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
};

/** Whether a stamp is that of these inputs and valid on that day. */
export const stampHolds = ({ since, until, inputs }: StreamStamp, read: string, today: IsoDate): boolean =>
  inputs === read && since <= today && (until === null || datesOfStreams(today).last < until);

/** Whether a stamp is valid on no later day, so that the next import must write another. */
export const isOutdated = (stamp: StreamStamp | null, today: IsoDate): boolean => {
  if (!stamp || datesOfStreams(stamp.since).first !== datesOfStreams(today).first) return true;
  return stamp.until !== null && datesOfStreams(today).last >= stamp.until;
};
