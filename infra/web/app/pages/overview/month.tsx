import type { Overview } from '../../api/answers.ts';
import { spendingOf } from '../../api/spending-address.ts';
import { monthBefore, todayIn } from '../../days.ts';
import { dayLong, percent } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { overview as texts } from '../../texts/overview.ts';
import { Card } from './card.tsx';
import { Track } from './track.tsx';

type Category = Overview['month']['categories'][number];

const MOST_CATEGORIES = 5;

/** In reais; null without a usual month to compare with. */
const excessOf = ({ amount, usual }: Category): number | null => (usual === null ? null : amount - usual);

/** The largest excess first; a month without others goes by its amounts. */
const byExcess = (a: Category, b: Category): number => (excessOf(b) ?? 0) - (excessOf(a) ?? 0) || b.amount - a.amount;

const Against = ({ category, most }: { category: Category; most: number }) => {
  const { money } = useAmounts();
  const { category: name, amount, usual, change } = category;
  const excess = excessOf(category);
  // A month that is not over has no share to be below of.
  const above = excess !== null && excess > 0;
  return (
    <li>
      <p>
        <a href={spendingOf({ category: name })}>{name}</a>
        <b>{money(amount)}</b>
      </p>
      <Track amount={amount} usual={usual} most={most} />
      {usual !== null && (
        <small>
          {above
            ? texts.month.above(money(excess), change === null ? null : `+${percent(change / 100)}`)
            : texts.month.usual(money(usual))}
        </small>
      )}
    </li>
  );
};

/** This month against the usual one. */
export const Month = ({ month }: Pick<Overview, 'month'>) => {
  const { money } = useAmounts();
  const { income, spending, net, previous_spending, usual_spending, categories } = month;
  const shown = [...categories].sort(byExcess).slice(0, MOST_CATEGORIES);
  const most = Math.max(...shown.map(({ amount, usual }) => Math.max(amount, usual ?? 0)), 0);
  const difference = Math.round((spending - previous_spending) * 100) / 100;
  const until = dayLong(monthBefore(todayIn(Date.now())));
  return (
    <Card title={texts.month.title}>
      <p class="lead">
        <small>{texts.month.out}</small> <b>{money(spending)}</b>
      </p>
      <Track amount={spending} usual={usual_spending} most={Math.max(spending, usual_spending ?? 0)} />
      <p class="say">
        {previous_spending > 0 && texts.month.than(money(Math.abs(difference)), Math.sign(difference), until)}
        {previous_spending > 0 && usual_spending !== null && ' · '}
        {usual_spending !== null && texts.month.usualMonth(money(usual_spending))}
      </p>
      <dl class="sums">
        <div>
          <dt>{texts.month.in}</dt>
          <dd class={income > 0 ? 'plus' : undefined}>
            {income > 0 && '+'}
            {money(income)}
          </dd>
        </div>
        <div>
          <dt>{net < 0 ? texts.month.missing : texts.month.left}</dt>
          <dd>{money(Math.abs(net))}</dd>
        </div>
      </dl>
      {shown.length > 0 && (
        <ul class="against">
          {shown.map((category) => (
            <Against key={category.category} category={category} most={most} />
          ))}
        </ul>
      )}
    </Card>
  );
};
