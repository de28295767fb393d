import { useState } from 'preact/hooks';
import type { Overview } from '../../api/answers.ts';
import { dayNumber, inDays, month } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { overview as texts } from '../../texts/overview.ts';
import { Card } from './card.tsx';

const MOST_DUE = 6;

export const Due = ({ due }: Pick<Overview, 'due'>) => {
  const { money } = useAmounts();
  const [all, setAll] = useState(false);
  const { kinds, none, noAmount, overdue, more, title } = texts.due;
  const late = due.filter(({ days_away }) => days_away < 0);
  const sum = late.reduce((total, { amount }) => total + Math.abs(amount ?? 0), 0);
  const shown = all ? due : due.slice(0, MOST_DUE);
  return (
    <Card title={title} kind="side">
      {late.length > 0 && <p class="late">{overdue(money(sum))}</p>}
      {due.length === 0 && <p class="none">{none}</p>}
      <ul class="due">
        {shown.map(({ date, description, amount, kind, days_away }, i) => (
          <li key={`${date} ${description} ${i}`} class={days_away < 0 ? 'late' : undefined}>
            <time dateTime={date}>
              <b>{dayNumber(date)}</b>
              {month(date)}
            </time>
            <span>
              {description}
              <small>
                {inDays(days_away)} · {kinds[kind] ?? kind}
              </small>
            </span>
            <b>{amount === null ? <small>{noAmount}</small> : money(Math.abs(amount))}</b>
          </li>
        ))}
      </ul>
      {shown.length < due.length && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {more(due.length - shown.length)}
        </button>
      )}
    </Card>
  );
};
