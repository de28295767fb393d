import type { Overview } from '../../api/answers.ts';
import { percent } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { overview as texts } from '../../texts/overview.ts';
import { Card } from './card.tsx';

/** Beyond the first the bar is a warning, beyond the second a danger. */
const WARNING = 0.5;
const DANGER = 0.75;
const stateOf = (share: number): string => (share < WARNING ? 'ok' : share < DANGER ? 'warning' : 'danger');

const Limit = ({ limit_id, category, period, amount, spent, exceeded }: Overview['limits'][number]) => {
  const { money } = useAmounts();
  // The answer's `share` ends at 1; by how much a limit was passed is worth knowing.
  const share = spent / amount;
  const filled = Math.min(1, share) * 100;
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
      {/* biome-ignore lint/a11y/useSemanticElements: a styled <meter> is drawn at half its height in Chromium */}
      <svg
        class="bar"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        role="meter"
        aria-labelledby={`limite-${limit_id}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(filled)}
        aria-valuetext={`${percent(share)}: ${of}`}
      >
        <rect width={filled} height="8" />
      </svg>
      <small>{of}</small>
    </li>
  );
};

export const Limits = ({ limits }: Pick<Overview, 'limits'>) => (
  <Card title={texts.limits.title}>
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
