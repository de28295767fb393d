import type { Overview as OverviewAnswer } from '../api/answers.ts';
import { isWithoutPlan } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { common } from '../texts/common.ts';
import { part } from '../ui/part.tsx';
import { RefusedStrip } from '../ui/refused.tsx';
import { Failure } from '../ui/states.tsx';
import { Balance, Month, Spending } from './overview/charts.tsx';
import { Due } from './overview/due.tsx';
import { Health } from './overview/health.tsx';
import { Installments } from './overview/installments.tsx';
import { Limits } from './overview/limits.tsx';

// Seen once, or never: not part of the first load.
const load = () => import('./welcome.tsx');
const Welcome = part(load, (it) => it.Welcome);
const WithoutPlan = part(load, (it) => it.WithoutPlan);

const Content = ({ data }: { data: OverviewAnswer }) =>
  data.connections.length === 0 ? (
    <Welcome />
  ) : (
    <>
      <Health data={data} />
      <Balance balance={data.balance} />
      <Due due={data.due} />
      <Month months={data.months} />
      <Spending spending={data.spending} />
      <Limits limits={data.limits} />
      <Installments installments={data.installments} />
    </>
  );

/** The first picture of one's money, in the order of importance. */
export const Overview = () => {
  const answer = useAnswer<OverviewAnswer>('/app/api/overview');
  const { data, problem } = answer;
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
      {data && <Content data={data} />}
      {!data && !problem && <section class="card wide wait tall" />}
    </>
  );
};
