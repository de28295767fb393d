import { useState } from 'preact/hooks';
import { isWithoutPlan } from '../../api/call.ts';
import type { Schemas } from '../../api/contract.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { addDays, todayIn } from '../../days.ts';

/** Of the days shown first; the document preloads them. */
export const FIRST_DAYS = 30;

export const upcomingOf = (days: number): string => `/tools/api/get-upcoming?days=${days}`;

/** The next payment of a yearly stream is among these. */
const DAYS_AHEAD = 366;

/** The longest purchases in installments are of two years. */
const PURCHASES_OF_DAYS = 731;

/** The answers from which the page is drawn. The others follow the first: without a plan all of them would fail. */
export const useAnswers = () => {
  const upcoming = useAnswer<Schemas['GetUpcomingResponse']>(upcomingOf(FIRST_DAYS));
  const goesOn = upcoming.data !== undefined || (upcoming.problem !== undefined && !isWithoutPlan(upcoming.problem));
  const [since] = useState(() => addDays(todayIn(Date.now()), -PURCHASES_OF_DAYS));
  return {
    upcoming,
    ahead: useAnswer<Schemas['GetUpcomingResponse']>(upcomingOf(DAYS_AHEAD), goesOn),
    summary: useAnswer<Schemas['GetBillSummaryResponse']>('/tools/api/get-bill-summary', goesOn),
    past: useAnswer<Schemas['GetBillsResponse']>('/tools/api/get-bills', goesOn),
    reminders: useAnswer<Schemas['ListPaymentRemindersResponse']>(
      '/tools/api/list-payment-reminders?filter=all',
      goesOn,
    ),
    limits: useAnswer<Schemas['ListSpendingLimitsResponse']>(
      '/tools/api/list-spending-limits?includeInactive=true',
      goesOn,
    ),
    installments: useAnswer<Schemas['GetInstallmentsResponse']>(
      `/tools/api/get-installments?startDate=${since}`,
      goesOn,
    ),
    recurring: useAnswer<Schemas['GetRecurringResponse']>('/tools/api/get-recurring', goesOn),
  };
};

export type Answers = ReturnType<typeof useAnswers>;
