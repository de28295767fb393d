import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Overview as OverviewAnswer } from '../api/answers.ts';
import { isWithoutPlan } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { Donut } from '../charts/donut.tsx';
import { FlowChart } from '../charts/flow-chart.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { ago, dayNumber, inDays, month, monthName, percent } from '../format.ts';
import { useAmounts } from '../hidden.ts';
import { common } from '../texts/common.ts';
import { overview as texts } from '../texts/overview.ts';
import { Icon } from '../ui/icon.tsx';
import { part } from '../ui/part.ts';
import { Failure, Notice } from '../ui/states.tsx';

// Seen once, or never: not part of the first load.
const Welcome = part(() => import('./welcome.tsx').then(({ Welcome }) => ({ default: Welcome })));
const WithoutPlan = part(() => import('./welcome.tsx').then(({ WithoutPlan }) => ({ default: WithoutPlan })));

const Card = ({ title, kind = '', children }: { title: string; kind?: string; children: ComponentChildren }) => (
  <section class={`card ${kind}`}>
    <h2>{title}</h2>
    {children}
  </section>
);

const Health = ({ data }: { data: OverviewAnswer }) => {
  const { connections, as_of, is_stale } = data;
  const waiting = connections.flatMap(({ needs, ...one }) => (needs ? [{ ...one, needs }] : []));
  const age = as_of && ago(as_of, Date.now());
  return (
    <>
      {age && !is_stale && (
        <p class="fresh">
          <Icon name="check" /> {texts.updated(age, connections.length)}
        </p>
      )}
      {!age && connections.length > 0 && waiting.length === 0 && (
        <p class="fresh">
          <Icon name="clock" /> {texts.never}
        </p>
      )}
      {age && is_stale && (
        <p class="fresh stale">
          <Icon name="clock" /> {texts.stale(age)}
        </p>
      )}
      {waiting.length > 0 && (
        <div class="wide stack">
          {waiting.map(({ item_id, connector_name, needs }) => (
            <Notice key={item_id}>
              {texts.needs[needs](connector_name)}{' '}
              <a href={`/conectar?item=${encodeURIComponent(item_id)}`}>{texts.fix}</a>
            </Notice>
          ))}
        </div>
      )}
    </>
  );
};

const Balance = ({ balance: { total, days } }: Pick<OverviewAnswer, 'balance'>) => {
  const { money } = useAmounts();
  return (
    <Card title={texts.balance.title} kind="hero">
      <p class="big">{money(total)}</p>
      {days.length > 1 ? (
        <LineChart label={texts.balance.chart} head={texts.balance.head} points={days} />
      ) : (
        <p class="none">{texts.balance.none}</p>
      )}
    </Card>
  );
};

const MOST_DUE = 6;

const Due = ({ due }: Pick<OverviewAnswer, 'due'>) => {
  const { money } = useAmounts();
  const [all, setAll] = useState(false);
  const { kinds, none, noAmount, overdue, more, title } = texts.due;
  const late = due.filter(({ days_away }) => days_away < 0);
  const sum = late.reduce((total, { amount }) => total + Math.abs(amount ?? 0), 0);
  const shown = all ? due : due.slice(0, MOST_DUE);
  return (
    <Card title={title} kind="side">
      {late.length > 0 && <p class="late">{overdue(money(sum))}</p>}
      {due.length === 0 && <p class="none">{none}</p>}
      <ul class="due">
        {shown.map(({ date, description, amount, kind, days_away }, i) => (
          <li key={`${date} ${description} ${i}`} class={days_away < 0 ? 'late' : undefined}>
            <time dateTime={date}>
              <b>{dayNumber(date)}</b>
              {month(date)}
            </time>
            <span>
              {description}
              <small>
                {inDays(days_away)} · {kinds[kind] ?? kind}
              </small>
            </span>
            <b>{amount === null ? <small>{noAmount}</small> : money(Math.abs(amount))}</b>
          </li>
        ))}
      </ul>
      {shown.length < due.length && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {more(due.length - shown.length)}
        </button>
      )}
    </Card>
  );
};

const Month = ({ months }: Pick<OverviewAnswer, 'months'>) => {
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
          <dd class="out">{money(Math.abs(now.out))}</dd>
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

const Spending = ({ spending: { month: when, total, categories } }: Pick<OverviewAnswer, 'spending'>) => {
  const { money } = useAmounts();
  return (
    <Card title={texts.spending.title}>
      {categories.length === 0 ? (
        <p class="none">{texts.spending.none}</p>
      ) : (
        <Donut slices={categories}>
          <small>{monthName(when)}</small>
          <b>{money(total)}</b>
        </Donut>
      )}
    </Card>
  );
};

/** Beyond the first the bar is a warning, beyond the second a danger. */
const WARNING = 0.5;
const DANGER = 0.75;
const stateOf = (share: number): string => (share < WARNING ? 'ok' : share < DANGER ? 'warning' : 'danger');

const Limit = ({ limit_id, category, period, amount, spent, exceeded }: OverviewAnswer['limits'][number]) => {
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

const Limits = ({ limits }: Pick<OverviewAnswer, 'limits'>) => (
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

const Installments = ({ installments }: Pick<OverviewAnswer, 'installments'>) => {
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
      {data && <Content data={data} />}
      {!data && !problem && <section class="card wide wait tall" />}
    </>
  );
};
