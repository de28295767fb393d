import { type CategoryId, type CategoryName, categoryByName, isWithin } from './category-tree.ts';

/** Texts that banks send as a category and that are not in the tree. */
const INVESTMENT_TEXTS: readonly string[] = ['Aplicação', 'Resgate'];
const CARD_PAYMENT: CategoryName = 'Pagamento de cartão de crédito';
export const YIELDS: CategoryName = 'Juros de rendimentos de dividendos';

/** Whether a canonical name is one of `ids` or below it; cached per name, because totals call it for every row. */
const within = (ids: readonly CategoryId[]): ((name: string | null) => boolean) => {
  const answers = new Map<string, boolean>();
  const answer = (name: string): boolean => {
    const category = categoryByName(name);
    if (!category) return false;
    const isInside = ids.some((id) => isWithin(category, id));
    answers.set(name, isInside);
    return isInside;
  };
  return (name) => name !== null && (answers.get(name) ?? answer(name));
};

/** Money moved between the user's own accounts: the same-person family and transfers inside one institution. */
export const isOwnTransferCategory = within(['04000000', '05060000']);

/** A card's bill being paid. Banks sometimes put it on debit purchases too: look at the account as well. */
export const isCardPaymentCategory = (name: string | null): boolean => name === CARD_PAYMENT;

const isAnyTransfer = within(['04000000', '05000000']);
const isInvestment = within(['03000000']);

/** Any kind of transfer to or from another party, except card payments. */
export const isTransferCategory = (name: string | null): boolean => isAnyTransfer(name) && !isCardPaymentCategory(name);

/** Any kind of transfer, card payments included. */
export const isTransferOrCardPayment = (name: string | null): boolean =>
  isAnyTransfer(name) || isCardPaymentCategory(name);

/** Investments, redemptions and yields. */
export const isInvestmentMove = (name: string | null): boolean =>
  name !== null && (INVESTMENT_TEXTS.includes(name) || isInvestment(name));

/** Interest and dividends, which are earned. */
export const isYield = (name: string | null): boolean => name === YIELDS;

/** Texts outside the tree that count as lying within `id`. */
export const textsWithin = (id: CategoryId): readonly string[] => (id === '03000000' ? INVESTMENT_TEXTS : []);
