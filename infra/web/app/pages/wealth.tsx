import type { Investments, Loans, NetWorth } from '../api/answers.ts';
import { isWithoutPlan } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { common } from '../texts/common.ts';
import { wealth as texts } from '../texts/wealth.ts';
import { part } from '../ui/part.tsx';
import { Failure, Waiting } from '../ui/states.tsx';
import { Card } from './overview/card.tsx';
import { Kinds, Positions } from './wealth/investments.tsx';
import { Owed } from './wealth/loans.tsx';
import { Months } from './wealth/months.tsx';
import { useShown } from './wealth/shown.ts';

const WithoutPlan = part(
  () => import('./welcome.tsx'),
  (it) => it.WithoutPlan,
);

/** From here on an amount is too long for its usual place. */
const LONG_FROM = 1e6;

const Today = ({ today }: Pick<NetWorth, 'today'>) => {
  const { money, known } = useShown();
  const { net, bank, investments, cards, loans, cards_ahead } = today;
  const value = net ?? today.known;
  const parts = [
    [texts.bank, bank],
    [texts.invested, investments],
    [texts.cards, cards],
    [texts.loans, loans],
  ] as const;
  return (
    <Card title={texts.today}>
      <dl class="sums">
        <div class="whole">
          <dt>
            {texts.net} {net === null && <small>{texts.partial}</small>}
          </dt>
          <dd class={`big ${Math.abs(value) < LONG_FROM ? '' : 'long'}`}>{money(value)}</dd>
        </div>
        {parts.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class={amount !== null && amount < 0 ? 'minus' : undefined}>{known(amount)}</dd>
          </div>
        ))}
      </dl>
      {cards_ahead < 0 && <p class="say">{texts.ahead(money(-cards_ahead))}</p>}
    </Card>
  );
};

const Nothing = () => (
  <Card title={texts.none}>
    <p class="none">{texts.noneWhy}</p>
  </Card>
);

/** What is owned less what is owed: today, by month, and where it is. */
const Wealth = () => {
  const worth = useAnswer<{ data: NetWorth }>('/tools/api/get-net-worth?months=24');
  const invested = useAnswer<{ data: Investments }>('/tools/api/get-investments');
  const owed = useAnswer<{ data: Loans }>('/tools/api/get-loans');
  const answers = [worth, invested, owed];
  const failed = answers.find(({ problem }) => problem);
  if (isWithoutPlan(failed?.problem)) return <WithoutPlan />;
  const isRead = worth.data && invested.data && owed.data;
  const isEmpty = isRead && invested.data?.data.positions.length === 0 && owed.data?.data.loans.length === 0;
  return (
    <>
      <h1 class="shown wide">{common.pages['/patrimonio']}</h1>
      {failed && <Failure answer={failed} wide />}
      {!isRead && !failed && (
        <section class="card wide tall">
          <Waiting lines={8} />
        </section>
      )}
      {worth.data && invested.data && owed.data && (
        <div class="wide columns">
          <div>
            <Today today={worth.data.data.today} />
            <Months data={worth.data.data} />
            <Kinds data={invested.data.data} />
          </div>
          <div>
            {isEmpty && <Nothing />}
            <Owed data={owed.data.data} />
            <Positions data={invested.data.data} />
          </div>
        </div>
      )}
    </>
  );
};

export default Wealth;
