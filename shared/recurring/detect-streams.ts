import type { Account } from '../accounts/account.ts';
import { isInvestmentMove } from '../categories/category-groups.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Transfers } from '../transfers/classify-transfers.ts';
import type { Draft } from './draft.ts';
import { familiesOf } from './families.ts';
import { draftsOf } from './find-drafts.ts';
import { isWorthTelling } from './outlook.ts';
import { joinRenamed } from './renamed.ts';
import { type Stream, streamOf } from './stream.ts';

const NEVER_RECURRING =
  /\b(?:estornos?|devol\w*|reembolsos?|chargeback|cancelamento|cashback|aplicac\w*|aplicaç\w*|resgate|rendimentos?)\b/i;
// Of a card that may not be connected; the word alone is also a phone's or a shop's.
const CARD_BILL =
  /\b(?:pag\w*|pgto|deb\w*|gastos|liq\w*)\b.*\bcart(?:ao|oes)\b(?!.*\b(?:visita|presente)\b)|^pag\w* (?:de |da )?fatura$/;
const CASH = /^\s*saque\b/i;

/** Whether a row may belong to a stream: no move of the user's own money, no installment, no refund. */
export const mayRecur = (row: Transaction, isCard: (accountId: string) => boolean, transfers: Transfers): boolean => {
  if (transfers.has(row.id) || isInvestmentMove(row.category) || row.amount === 0) return false;
  if (NEVER_RECURRING.test(row.description) || CASH.test(row.description)) return false;
  if (!isCard(row.accountId)) return !CARD_BILL.test(normalizeText(row.description));
  return row.type === 'DEBIT' && (row.installment === null || row.installment.total < 2);
};

const byFirstRow = (a: Draft, b: Draft): number => ((a.rows[0]?.id ?? '') < (b.rows[0]?.id ?? '') ? -1 : 1);

/**
 * The streams among a user's rows. Pure; the order of the rows does not matter.
 * @param today the date in America/Sao_Paulo
 */
export const detectStreams = (
  transactions: readonly Transaction[],
  accounts: readonly Pick<Account, 'id' | 'type'>[],
  transfers: Transfers,
  today: IsoDate,
): Stream[] => {
  const cards = new Set(accounts.filter(({ type }) => type === 'CREDIT').map(({ id }) => id));
  const isCard = (accountId: string): boolean => cards.has(accountId);
  const rows = transactions.filter((row) => mayRecur(row, isCard, transfers));
  const drafts = joinRenamed(familiesOf(rows).flatMap(draftsOf)).sort(byFirstRow);
  return drafts
    .map((draft) => streamOf(draft, isCard, today))
    .filter(({ rows, status }) => isWorthTelling(rows.length, status));
};
