import type { Overview } from '../../api/answers.ts';
import { percent } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { overview as texts } from '../../texts/overview.ts';
import { Meter } from '../../ui/meter.tsx';
import { Card } from './card.tsx';

/** Beyond the first the bar is a warning, beyond the second a danger. */
const WARNING = 0.5;
const DANGER = 0.75;
const stateOf = (share: number): string => (share < WARNING ? 'ok' : share < DANGER ? 'warning' : 'danger');

/** One bar. */
export const Limit = ({ limit_id, category, period, amount, spent, share, exceeded }: Overview['limits'][number]) => {
  const { money } = useAmounts();
  const of = texts.limits.of(money(spent), money(amount), texts.limits.periods[period] ?? '');
  return (
    <li class={stateOf(share)}>
      <p>
        <span id={`limite-${limit_id}`}>{category}</span>
        <b>
          {percent(share)}
          {exceeded && ` · ${texts.limits.exceeded}`}
        </b>
      </p>
      <Meter id={`limite-${limit_id}`} value={Math.min(1, share) * 100} text={of} />
      <small>{of}</small>
    </li>
  );
};

export const Limits = ({ limits }: Pick<Overview, 'limits'>) => (
  <Card title={texts.limits.title} aside={<a href="/planejar?novo=limite">{texts.limits.create}</a>}>
    {limits.length === 0 ? (
      <p class="none">{texts.limits.none}</p>
    ) : (
      <ul class="limits">
        {limits.map((limit) => (
          <Limit key={limit.limit_id} {...limit} />
        ))}
      </ul>
    )}
  </Card>
);
