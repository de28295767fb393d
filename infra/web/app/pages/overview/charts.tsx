import type { Overview } from '../../api/answers.ts';
import { Donut } from '../../charts/donut.tsx';
import { FlowChart } from '../../charts/flow-chart.tsx';
import { LineChart } from '../../charts/line-chart.tsx';
import { monthName } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { overview as texts } from '../../texts/overview.ts';
import { Card } from './card.tsx';

/** From here on an amount is too long for its usual place. */
const LONG_FROM = 1e6;

export const Balance = ({ balance: { total, days } }: Pick<Overview, 'balance'>) => {
  const { money } = useAmounts();
  const known = days.flatMap(({ date, balance }) => (balance === null ? [] : [{ date, balance }]));
  return (
    <Card title={texts.balance.title} kind="hero">
      <p class={`big ${Math.abs(total ?? 0) < LONG_FROM ? '' : 'long'}`}>
        {total === null ? texts.balance.unknown : money(total)}
      </p>
      {known.length > 1 ? (
        <LineChart label={texts.balance.chart} head={texts.balance.head} points={known} />
      ) : (
        <p class="none">{texts.balance.none}</p>
      )}
    </Card>
  );
};

export const Month = ({ months }: Pick<Overview, 'months'>) => {
  const { money } = useAmounts();
  const now = months.at(-1) ?? { month: '', in: 0, out: 0, net: 0 };
  return (
    <Card title={texts.month.title}>
      <dl class="month">
        <div>
          <dt>{texts.month.in}</dt>
          <dd class="in">{money(Math.abs(now.in))}</dd>
        </div>
        <div>
          <dt>{texts.month.out}</dt>
          <dd class="out">{money(now.out)}</dd>
        </div>
        <div>
          <dt>{now.net < 0 ? texts.month.missing : texts.month.left}</dt>
          <dd>{money(Math.abs(now.net))}</dd>
        </div>
      </dl>
      {months.length > 0 && <FlowChart rows={months} />}
    </Card>
  );
};

export const Spending = ({ spending: { month: when, total, categories } }: Pick<Overview, 'spending'>) => {
  const { money, short } = useAmounts();
  return (
    <Card title={texts.spending.title}>
      {categories.length === 0 ? (
        <p class="none">{texts.spending.none}</p>
      ) : (
        <Donut slices={categories}>
          <small>{monthName(when)}</small>
          <b>{Math.abs(total) < LONG_FROM ? money(total) : `R$ ${short(total)}`}</b>
        </Donut>
      )}
    </Card>
  );
};
