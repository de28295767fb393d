import type { Overview } from '../../api/answers.ts';
import { month } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { overview as texts } from '../../texts/overview.ts';
import { Card } from './card.tsx';

export const Installments = ({ installments }: Pick<Overview, 'installments'>) => {
  const { money } = useAmounts();
  const most = Math.max(...installments.map(({ amount }) => Math.abs(amount)), 0);
  return (
    <Card title={texts.installments.title}>
      {most === 0 ? (
        <p class="none">{texts.installments.none}</p>
      ) : (
        <ul class="ahead">
          {installments.map(({ month: when, amount }) => (
            <li key={when}>
              <span>{month(when)}</span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(Math.abs(amount) / most) * 100} height="8" />
              </svg>
              <b>{money(Math.abs(amount))}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
