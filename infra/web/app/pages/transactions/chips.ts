import type { Interpretation } from '../../api/statement.ts';
import { transactionEdit } from '../../texts/transaction-edit.ts';
import { transactionSearch } from '../../texts/transaction-search.ts';

/** One filter that was read from the words. `part`: its name, by which it is taken away. */
export type Chip = { part: string; text: string };

type Say = { money: (amount: number) => string; day: (date: string) => string };

const { chips } = transactionSearch;
const { methods } = transactionEdit.details;

const periodText = ({ startDate, endDate }: Interpretation, day: Say['day']): string | null => {
  if (startDate && endDate) return startDate === endDate ? day(startDate) : chips.between(day(startDate), day(endDate));
  if (startDate) return chips.since(day(startDate));
  return endDate ? chips.until(day(endDate)) : null;
};

const installmentsText = (asked: NonNullable<Interpretation['installments']>): string => {
  const { which, number, total, minTotal, maxTotal } = asked;
  if (which === 'none') return chips.atOnce;
  const parts = [
    which === 'last' ? chips.lastInstallment : number ? chips.installment(number) : chips.installments,
    total && chips.times(total),
    minTotal && chips.timesFrom(minTotal),
    maxTotal && chips.timesTo(maxTotal),
  ];
  return parts.filter((part) => part).join(' ');
};

const rankingText = (rankings: Interpretation['ranking']): string =>
  rankings
    .map(
      ({ by, count, within }) =>
        `${chips.order[by](count)}${within ? ` ${chips.within(chips.order[within.by](within.count))}` : ''}`,
    )
    .join(', ');

/** All filters in words; empty ones have no chip. */
export const chipsOf = (asked: Interpretation, { money, day }: Say): Chip[] => {
  const one = (part: string, text: string | null | undefined | false): Chip[] => (text ? [{ part, text }] : []);
  const each = (part: string, values: readonly string[], say: (value: string) => string): Chip[] =>
    values.map((value) => ({ part: `${part}:${value}`, text: say(value) }));
  const same = (text: string): string => text;
  return [
    ...one('period', periodText(asked, day)),
    ...one(
      'excludedPeriods',
      asked.excludedPeriods.length > 0 &&
        chips.without(asked.excludedPeriods.map((one) => periodText({ ...asked, ...one }, day)).join(', ')),
    ),
    ...one('type', asked.type && chips.types[asked.type]),
    ...each('categories', asked.categories, same),
    ...each('merchants', asked.merchants, (name) => chips.named(name)),
    ...each('excludedCategories', asked.excludedCategories, chips.without),
    ...each('excludedMerchants', asked.excludedMerchants, (name) => chips.without(chips.named(name))),
    ...one('ownMoves', asked.ownMoves && chips.ownMoves[asked.ownMoves]),
    ...asked.paymentMethods.map((method) => ({ part: `paymentMethods:${method}`, text: methods[method] })),
    ...asked.excludedPaymentMethods.map((method) => ({
      part: `excludedPaymentMethods:${method}`,
      text: chips.without(methods[method]),
    })),
    ...one('minAmount', asked.minAmount !== null && chips.atLeast(money(asked.minAmount))),
    ...one('maxAmount', asked.maxAmount !== null && chips.atMost(money(asked.maxAmount))),
    ...one('accountType', asked.accountType && (chips.accounts[asked.accountType] ?? asked.accountType)),
    ...one('accountSubtype', asked.accountSubtype && (chips.accounts[asked.accountSubtype] ?? asked.accountSubtype)),
    ...asked.accounts.map(({ id, name }) => ({ part: `accounts:${id}`, text: name })),
    ...one('status', asked.status.map((status) => chips.statuses[status]).join(', ')),
    ...one('installments', asked.installments && installmentsText(asked.installments)),
    ...one('ranking', rankingText(asked.ranking)),
    ...one('texts', asked.texts.length > 0 && chips.texts(asked.texts.join(' '))),
  ];
};
