import type { Overview } from '../../api/answers.ts';
import { dayNumber, inDays, month } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { overview as texts } from '../../texts/overview.ts';
import { Card } from './card.tsx';

const MOST_DUE = 5;

const Payment = ({ date, description, amount, days_away, account_name, certainty }: Overview['due'][number]) => {
  const { money } = useAmounts();
  const { noAmount, estimated } = texts.due;
  return (
    <li class={days_away < 0 ? 'late' : undefined}>
      <time class="mark" dateTime={date}>
        {dayNumber(date)}
        <small>{month(date)}</small>
      </time>
      <span class="who">
        {description}
        <small>{[account_name, inDays(days_away)].filter(Boolean).join(' · ')}</small>
      </span>
      <span class="end">
        <b>{amount === null ? <small>{noAmount}</small> : money(Math.abs(amount))}</b>
        {amount !== null && certainty === 'estimated' && <small>{estimated}</small>}
      </span>
    </li>
  );
};

/** What is to be paid within thirty days. */
export const Due = ({ due }: Pick<Overview, 'due'>) => {
  const { money } = useAmounts();
  const { none, overdue, all, title, within } = texts.due;
  const sumOf = (of: Overview['due']) => of.reduce((total, { amount }) => total + Math.abs(amount ?? 0), 0);
  const late = due.filter(({ days_away }) => days_away < 0);
  const aside = due.length > 0 && (
    <span>
      <b>{money(sumOf(due))}</b> <small>{within}</small>
    </span>
  );
  return (
    <Card title={title} aside={aside}>
      {late.length > 0 && <p class="late">{overdue(money(sumOf(late)))}</p>}
      {due.length === 0 && <p class="none">{none}</p>}
      <ul class="places">
        {due.slice(0, MOST_DUE).map((payment, i) => (
          <Payment key={`${payment.date} ${payment.description} ${i}`} {...payment} />
        ))}
      </ul>
      {due.length > 0 && (
        <a class="more-of" href="/planejar">
          {all(due.length)}
        </a>
      )}
    </Card>
  );
};
