import type { FixtureUser } from '../../../../infra/sandbox/fixture/fixture.ts';
import type { AccountEntry } from '../../../../infra/sandbox/fixture/item.ts';
import type { AggregatorTransaction } from '../../../../infra/sandbox/fixture/transaction.ts';
import { toCentavos } from '../../../../shared/money.ts';
import { type IsoDate, parseIsoDate } from '../../../../shared/time/calendar.ts';
import { dateInSaoPaulo } from '../../../../shared/time/sao-paulo.ts';

export const onDay = (text: string): IsoDate => {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`${text} is no date`);
  return date;
};

export const CARD_PAYMENT = '05100000';

export const accountsOf = (user: FixtureUser): AccountEntry[] => user.items.flatMap(({ accounts }) => accounts);
export const isCard = ({ account }: AccountEntry): boolean => account.type === 'CREDIT';
export const cardsOf = (user: FixtureUser) => accountsOf(user).filter(isCard);
export const calendarDate = ({ date }: AggregatorTransaction): IsoDate =>
  date.endsWith('T00:00:00.000Z') ? onDay(date.slice(0, 10)) : dateInSaoPaulo(date);
export const inBrl = (row: AggregatorTransaction): number => toCentavos(row.amountInAccountCurrency ?? row.amount);
export const total = (rows: readonly AggregatorTransaction[]): number => rows.reduce((sum, row) => sum + inBrl(row), 0);
