import { useLocation } from 'preact-iso/router';
import type { SpendingHistory } from '../api/answers.ts';
import { isWithoutPlan } from '../api/call.ts';
import { spendingOf } from '../api/spending-address.ts';
import { useAnswer } from '../api/use-answer.ts';
import { Chart } from '../charts/chart.tsx';
import { monthLong, month as monthShort, percent } from '../format.ts';
import { useAmounts } from '../hidden.ts';
import { common } from '../texts/common.ts';
import { overview } from '../texts/overview.ts';
import { spending as texts } from '../texts/spending.ts';
import { part } from '../ui/part.tsx';
import { Failure, Waiting } from '../ui/states.tsx';
import { Card } from './overview/card.tsx';
import { Limit } from './overview/limits.tsx';
import { Track } from './overview/track.tsx';

const WithoutPlan = part(
  () => import('./welcome.tsx'),
  (it) => it.WithoutPlan,
);

type Asked = { category: string } | { merchant: string };
type Month = SpendingHistory['months'][number];

const NONE: Month = { month: '', amount: 0, count: 0 };
const WIDEST_BAR = 22;
const ALL_LABELS_FROM = 420;
const MOST_GROUPS = 12;

const ThisMonth = ({ asked, data: { months, average } }: { asked: Asked; data: SpendingHistory }) => {
  const { money } = useAmounts();
  const { amount, count } = months.at(-1) ?? NONE;
  const above = average !== null && amount > average;
  const change = average !== null && average > 0 ? `+${percent((amount - average) / average)}` : null;
  const rows = new URLSearchParams('category' in asked ? { categoria: asked.category } : { busca: asked.merchant });
  return (
    <Card title={texts.month}>
      <p class="lead">
        <b>{money(amount)}</b> <small>{texts.count(count)}</small>
      </p>
      <Track amount={amount} usual={average} most={Math.max(amount, average ?? 0)} />
      <p class="say">
        {average === null
          ? texts.noUsual
          : above
            ? `${overview.month.above(money(amount - average), change)} · ${overview.month.usual(money(average))}`
            : overview.month.usual(money(average))}
      </p>
      <a class="more-of" href={`/lancamentos?${rows}`}>
        {texts.rows}
      </a>
    </Card>
  );
};

const Months = ({ data: { months } }: { data: SpendingHistory }) => {
  const { money } = useAmounts();
  const at = (i: number) => months[i] ?? NONE;
  const heightOf = (i: number) => Math.max(0, at(i).amount);
  if (months.every(({ amount, count }) => amount === 0 && count === 0))
    return (
      <Card title={texts.months}>
        <p class="none">{texts.none}</p>
      </Card>
    );
  return (
    <Card title={texts.months}>
      <Chart
        band
        label={texts.chart}
        range={[0, Math.max(...months.map((_, i) => heightOf(i)))]}
        count={months.length}
        hasLabel={(i, width) => width > ALL_LABELS_FROM || (months.length - 1 - i) % 2 === 0}
        xLabel={(i) => monthShort(at(i).month)}
        valueText={(i) => `${monthLong(at(i).month)}: ${money(at(i).amount)}, ${texts.count(at(i).count)}`}
        head={texts.head}
        row={(i) => [monthLong(at(i).month), money(at(i).amount), String(at(i).count)]}
      >
        {({ x, y, step, at: cursor }) =>
          months.map(({ month }, i) => {
            const width = Math.min(WIDEST_BAR, step * 0.6);
            return (
              <g key={month} class={cursor === undefined || cursor === i ? undefined : 'dim'}>
                <rect
                  class="out"
                  x={x(i) - width / 2}
                  width={width}
                  y={y(heightOf(i))}
                  height={y(0) - y(heightOf(i))}
                  rx={2}
                />
              </g>
            );
          })
        }
      </Chart>
    </Card>
  );
};

const Groups = ({ data }: { data: SpendingHistory }) => {
  const { money } = useAmounts();
  const groups = (data.merchants ?? data.categories ?? []).filter(({ amount }) => amount > 0).slice(0, MOST_GROUPS);
  const most = Math.max(...groups.map(({ amount }) => amount), 0);
  return (
    <Card title={data.merchants ? texts.merchants : texts.categories}>
      {groups.length === 0 && <p class="none">{texts.none}</p>}
      <ul class="against">
        {groups.map(({ name, amount, count }) => (
          <li key={name}>
            <p>
              <a href={spendingOf(data.merchants ? { merchant: name } : { category: name })}>{name}</a>
              <span>
                <small>{texts.count(count)}</small> <b>{money(amount)}</b>
              </span>
            </p>
            <Track amount={amount} most={most} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const OwnLimit = ({ data: { limit } }: { data: SpendingHistory }) => (
  <Card
    title={overview.limits.title}
    aside={limit ? undefined : <a href="/planejar?novo=limite">{overview.limits.create}</a>}
  >
    {limit ? (
      <ul class="limits">
        <Limit {...limit} />
      </ul>
    ) : (
      <p class="none">{texts.noLimit}</p>
    )}
  </Card>
);

const Found = ({ asked }: { asked: Asked }) => {
  const answer = useAnswer<SpendingHistory>(`/app/api/spending-history?${new URLSearchParams(asked)}`);
  const { data, problem } = answer;
  if (isWithoutPlan(problem)) return <WithoutPlan />;
  return (
    <>
      <Failure answer={answer} wide />
      {!data && !problem && (
        <section class="card wide tall">
          <Waiting lines={8} />
        </section>
      )}
      {data && (
        <div class="wide columns">
          <div>
            <ThisMonth asked={asked} data={data} />
            <Months data={data} />
          </div>
          <div>
            <OwnLimit data={data} />
            <Groups data={data} />
          </div>
        </div>
      )}
    </>
  );
};

/** One category or shop: this month against the usual one, and twelve months of it. */
const Spending = () => {
  const { query } = useLocation();
  const [category = '', merchant = ''] = [query.categoria?.trim(), query.quem?.trim()];
  const asked = category ? { category } : merchant ? { merchant } : null;
  return (
    <>
      <h1 class="shown wide">{category || merchant || common.pages['/gastos']}</h1>
      {asked ? (
        <Found key={JSON.stringify(asked)} asked={asked} />
      ) : (
        <section class="card wide">
          <p class="none">
            {texts.choose} <a href="/">{common.pages['/']}</a>
          </p>
        </section>
      )}
    </>
  );
};

export default Spending;
