import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';

type List = { kind: 'list'; format: 'raw' | 'structured' };
/** `rows` are only counted and summed, before anything is presented. */
type Kind = List | { kind: 'rows' } | { kind: 'categories' } | { kind: 'limits' } | { kind: Ahead };

/** Questions that no peer answers: only our two ledgers are compared. */
export const AHEAD = ['recurring', 'upcoming', 'cash-flow', 'spending'] as const;
export type Ahead = (typeof AHEAD)[number];

/** A request to every side. Dates are inclusive. */
export type Question = Kind & { name: string; first: IsoDate; last: IsoDate };

export const isAhead = (question: Question): question is Question & { kind: Ahead } =>
  AHEAD.some((kind) => kind === question.kind);

/** The rows alone, without the key's check, accounts or JSON. */
export const isReading = ({ kind }: Question): boolean => kind === 'rows';

/** A request of a client. */
export type Asked = Exclude<Question, { kind: 'rows' }>;

/** The questions of a day: 90 days and 12 months as lists, the most expensive categories, ten limits. */
export const questionsOf = (today: IsoDate): Question[] => {
  const quarter = { first: addDays(today, -89), last: today };
  const year = { first: addDays(today, -364), last: today };
  return [
    { name: '90 days, rows alone', kind: 'rows', ...quarter },
    { name: '90 days, raw', kind: 'list', format: 'raw', ...quarter },
    { name: '90 days, structured', kind: 'list', format: 'structured', ...quarter },
    { name: '12 months, raw', kind: 'list', format: 'raw', ...year },
    { name: '12 months, structured', kind: 'list', format: 'structured', ...year },
    { name: 'top categories of 90 days', kind: 'categories', ...quarter },
    { name: 'ten limits', kind: 'limits', ...quarter },
    ...AHEAD.map((kind): Question => ({ name: `money ahead: ${kind}`, kind, ...year })),
  ];
};
