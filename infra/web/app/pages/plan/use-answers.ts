import { useState } from 'preact/hooks';
import type { Schemas } from '../../api/contract.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { addDays, todayIn } from '../../days.ts';

/** The longest purchases in installments are of two years. */
const PURCHASES_OF_DAYS = 731;

/** The answers from which the page is drawn. */
export const useAnswers = () => {
  const [since] = useState(() => addDays(todayIn(Date.now()), -PURCHASES_OF_DAYS));
  return {
    summary: useAnswer<Schemas['GetBillSummaryResponse']>('/tools/api/get-bill-summary'),
    past: useAnswer<Schemas['GetBillsResponse']>('/tools/api/get-bills'),
    reminders: useAnswer<Schemas['ListPaymentRemindersResponse']>('/tools/api/list-payment-reminders?filter=all'),
    limits: useAnswer<Schemas['ListSpendingLimitsResponse']>('/tools/api/list-spending-limits?includeInactive=true'),
    installments: useAnswer<Schemas['GetInstallmentsResponse']>(`/tools/api/get-installments?startDate=${since}`),
    recurring: useAnswer<Schemas['GetRecurringResponse']>('/tools/api/get-recurring'),
  };
};

export type Answers = ReturnType<typeof useAnswers>;
