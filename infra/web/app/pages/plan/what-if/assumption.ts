import { centavos, parseAmount } from '../../../amount.ts';
import type { Schemas } from '../../../api/contract.ts';
import { addDays, daysBetween } from '../../../days.ts';
import { whatIf as texts } from '../../../texts/what-if.ts';

type Stream = Pick<Schemas['RecurringStream'], 'id' | 'direction' | 'currency_code' | 'status' | 'description'>;

/** As typed. */
export type WhatIfFields = {
  form: 'purchase' | 'monthly' | 'change';
  name: string;
  amount: string;
  date: string;
  /** Of what comes every month. */
  until: string;
  how: 'once' | 'parts';
  /** A card; empty: from the bank accounts. */
  account: string;
  parts: string;
  direction: 'out' | 'in';
  stream: string;
  /** Of an inflow; what goes out can only end. */
  change: 'without' | 'income';
};
export type WhatIfErrors = Partial<Record<keyof WhatIfFields, string>>;

export const newWhatIf = (today: string): WhatIfFields => ({
  ...{ form: 'purchase', name: '', amount: '', date: today, until: '', how: 'once', account: '' },
  ...{ parts: '10', direction: 'out', stream: '', change: 'without' },
});

/** What the API accepts. */
const LARGEST = 100_000_000;
const DAYS_AHEAD = 366;
const [FEWEST, MOST] = [2, 48];

const isAhead = (date: string, today: string): boolean => {
  const days = /^\d{4}-\d\d-\d\d$/.test(date) ? daysBetween(today, date) : -1;
  return days >= 0 && days <= DAYS_AHEAD;
};

/** The streams that can be left out or changed, by direction. */
export const streamsToChange = <S extends Stream>(streams: readonly S[]): { outflows: S[]; inflows: S[] } => {
  const live = streams.filter(({ status, currency_code }) => status !== 'ended' && currency_code === 'BRL');
  return {
    outflows: live.filter(({ direction }) => direction === 'outflow'),
    inflows: live.filter(({ direction }) => direction === 'inflow'),
  };
};

const isIncome = ({ form, stream, change }: WhatIfFields, streams: readonly Stream[]): boolean =>
  form === 'change' &&
  change === 'income' &&
  streams.some(({ id, direction }) => id === stream && direction === 'inflow');

/** What is wrong with what was typed. @param today of São Paulo */
export const whatIfErrors = (fields: WhatIfFields, streams: readonly Stream[], today: string): WhatIfErrors => {
  const { form, amount, date, until, how, account, parts, stream } = fields;
  const hasAmount = form !== 'change' || isIncome(fields, streams);
  const isParted = form === 'purchase' && how === 'parts';
  const typed = parseAmount(amount) ?? 0;
  const [number, isUntil] = [Number(parts), form === 'monthly' && until !== ''];
  return {
    ...(hasAmount && (typed <= 0 || typed > LARGEST) ? { amount: texts.amountWrong } : {}),
    ...(hasAmount && !isAhead(date, today) ? { date: texts.dateWrong } : {}),
    ...(isUntil && (!isAhead(until, today) || until < date) ? { until: texts.untilWrong } : {}),
    ...(isParted && account === '' ? { account: texts.cardMissing } : {}),
    ...(isParted && !(Number.isInteger(number) && number >= FEWEST && number <= MOST)
      ? { parts: texts.partsWrong }
      : {}),
    ...(form === 'change' && stream === '' ? { stream: texts.streamMissing } : {}),
  };
};

/** `assume` of what was typed without errors. */
export const assumeOf = (fields: WhatIfFields, streams: readonly Stream[]): string => {
  const { form, date, until, how, account, parts, direction, stream } = fields;
  const amount = parseAmount(fields.amount) ?? 0;
  const name = fields.name.trim() ? { name: fields.name.trim() } : {};
  const entryOf = () => {
    if (form === 'monthly')
      return {
        ...{ kind: 'monthly', amount: direction === 'out' ? -amount : amount, from: date, ...name },
        ...(until ? { until } : {}),
      };
    if (form === 'change')
      return isIncome(fields, streams)
        ? { kind: 'income', streamId: stream, amount, from: date }
        : { kind: 'without', streamId: stream };
    if (how === 'parts')
      return { kind: 'installments', amount: -amount, n: Number(parts), accountId: account, date, ...name };
    return { kind: 'once', amount: -amount, date, ...(account ? { accountId: account } : {}), ...name };
  };
  return JSON.stringify([entryOf()]);
};

/** The last day that an assumption may have. */
export const latestDay = (today: string): string => addDays(today, DAYS_AHEAD);

/** Whether two balances are the same to the centavo. */
export const isSame = (one: number, other: number): boolean => centavos(one) === centavos(other);
