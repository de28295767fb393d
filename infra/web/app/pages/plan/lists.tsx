import { BillsCard } from './bills.tsx';
import { InstallmentsCard } from './installments.tsx';
import { LimitsCard } from './limits.tsx';
import type { Changed, Ends, Said } from './open.ts';
import { RecurringCard } from './recurring.tsx';
import { RemindersCard } from './reminders.tsx';
import type { Answers } from './use-answers.ts';
import { WhatIfCard } from './what-if-card.tsx';

export type ListsProps = Ends & { answers: Answers; said: Partial<Record<Changed, Said>> };

/** The part below the first screen; its script is loaded after the page's. */
const Lists = ({ answers, said, ...ends }: ListsProps) => {
  // One amount for one thing: bills and recurring rows show the payment that the days above have.
  const items = (answers.ahead.data ?? answers.upcoming.data)?.data.items ?? [];
  return (
    <>
      <WhatIfCard answers={answers} />
      <BillsCard answer={answers.summary} items={items} past={answers.past} said={said.bills} onOpen={ends.onOpen} />
      <RemindersCard answer={answers.reminders} said={said.reminders} {...ends} />
      <LimitsCard answer={answers.limits} said={said.limits} {...ends} />
      <InstallmentsCard answer={answers.installments} />
      <RecurringCard answer={answers.recurring} items={items} />
    </>
  );
};

export default Lists;
