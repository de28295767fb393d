import { useState } from 'preact/hooks';
import type { Overview as OverviewAnswer } from '../api/answers.ts';
import { isWithoutPlan } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { takeConnected } from '../connected.ts';
import { common } from '../texts/common.ts';
import { part } from '../ui/part.tsx';
import { RefusedStrip } from '../ui/refused.tsx';
import { Failure } from '../ui/states.tsx';
import { Due } from './overview/due.tsx';
import { Evolution } from './overview/evolution.tsx';
import { Limits } from './overview/limits.tsx';
import { Money } from './overview/money.tsx';
import { Month } from './overview/month.tsx';
import { Spending } from './overview/spending.tsx';
import { Warnings } from './overview/warnings.tsx';
import { Wealth } from './overview/wealth-card.tsx';

// Seen once, or never: not part of the first load.
const load = () => import('./welcome.tsx');
const Welcome = part(load, (it) => it.Welcome);
const WithoutPlan = part(load, (it) => it.WithoutPlan);

const FirstBank = part(
  () => import('./overview/first-bank.tsx'),
  (it) => it.FirstBank,
);

const Content = ({ data }: { data: OverviewAnswer }) =>
  data.connections.length === 0 ? (
    <Welcome />
  ) : (
    <>
      <Warnings data={data} />
      <div class="wide columns">
        <div>
          <Money data={data} />
          <Wealth wealth={data.wealth} />
          <Month month={data.month} />
        </div>
        <div>
          <Due due={data.due} />
          <Limits limits={data.limits} />
          <Spending spending={data.spending} />
        </div>
      </div>
      <Evolution balance={data.balance} months={data.months} />
    </>
  );

/** The first picture of one's money, in the order of importance. */
export const Overview = () => {
  const answer = useAnswer<OverviewAnswer>('/app/api/overview');
  const { data, problem } = answer;
  const [connected] = useState(takeConnected);
  if (isWithoutPlan(problem))
    return (
      <>
        <h1>{common.pages['/']}</h1>
        <WithoutPlan />
      </>
    );
  return (
    <>
      <h1>{common.pages['/']}</h1>
      <Failure answer={answer} wide />
      {data && <RefusedStrip />}
      {connected && data?.connections.length === 1 && <FirstBank itemId={connected} />}
      {data && <Content data={data} />}
      {!data && !problem && <section class="card wide wait tall" />}
    </>
  );
};
