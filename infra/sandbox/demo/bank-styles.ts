import type { IsoDate } from '../../../shared/time/calendar.ts';
import type { BankStyle, Kind } from './plans.ts';

const incoming: ReadonlySet<Kind> = new Set(['pixIn', 'ownIn', 'salary', 'redeem', 'yield', 'cashback', 'refund']);
/** The sign of a row follows from its kind. */
export const isIncoming = (kind: Kind): boolean => incoming.has(kind);

/** The statement's text for a move. @param name the other side, as it appears in print */
export const printed = (style: BankStyle, kind: Kind, name: string, date: IsoDate): string =>
  style.lines[kind]
    .replace('{name}', name)
    .replace('{dd/mm}', `${date.slice(8)}/${date.slice(5, 7)}`)
    .trim();
