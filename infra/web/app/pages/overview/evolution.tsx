import type { Overview } from '../../api/answers.ts';
import { FlowChart } from '../../charts/flow-chart.tsx';
import { LineChart } from '../../charts/line-chart.tsx';
import { overview as texts } from '../../texts/overview.ts';
import { Card } from './card.tsx';

/** The balance of ninety days, and twelve months. */
export const Evolution = ({ balance: { days }, months }: Pick<Overview, 'balance' | 'months'>) => {
  const known = days.flatMap(({ date, balance }) => (balance === null ? [] : [{ date, balance }]));
  return (
    <Card title={texts.evolution.title} kind="wide">
      <div class="plots">
        <div>
          <h3>{texts.evolution.balance}</h3>
          {known.length > 1 ? (
            <LineChart label={texts.balance.chart} head={texts.balance.head} points={known} />
          ) : (
            <p class="none">{texts.balance.none}</p>
          )}
        </div>
        <div>
          <h3>{texts.evolution.months}</h3>
          {months.length > 0 ? <FlowChart rows={months} /> : <p class="none">{texts.evolution.none}</p>}
        </div>
      </div>
    </Card>
  );
};
