import type { IsoDate } from '../../../shared/time/calendar.ts';
import type { Precision } from './window.ts';

/** What moves money on a bank account; the sign follows from it. */
export type Kind =
  | 'pixOut'
  | 'pixIn'
  | 'ownOut'
  | 'ownIn'
  | 'boleto'
  | 'autoDebit'
  | 'debitCard'
  | 'salary'
  | 'billPayment'
  | 'invest'
  | 'redeem'
  | 'yield'
  | 'fee'
  | 'tax'
  | 'cashback'
  | 'refund'
  | 'withdrawal';

const incoming: ReadonlySet<Kind> = new Set(['pixIn', 'ownIn', 'salary', 'redeem', 'yield', 'cashback', 'refund']);
export const isIncoming = (kind: Kind): boolean => incoming.has(kind);

/** How a bank prints a statement line: `{name}` is the other side, `{dd/mm}` the day. */
export type BankStyle = {
  connector: { id: number; name: string };
  precision: Precision;
  lines: Readonly<Record<Kind, string>>;
};

/** The statement's text for a move. @param name the other side, as it appears in print */
export const printed = (style: BankStyle, kind: Kind, name: string, date: IsoDate): string =>
  style.lines[kind]
    .replace('{name}', name)
    .replace('{dd/mm}', `${date.slice(8)}/${date.slice(5, 7)}`)
    .trim();
