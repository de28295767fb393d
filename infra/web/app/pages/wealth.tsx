import { useState } from 'preact/hooks';
import type { Investments, Loans, NetWorth } from '../api/answers.ts';
import { isWithoutPlan } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { Chart } from '../charts/chart.tsx';
import { addDays } from '../days.ts';
import { initials, moneyIn, monthLong, month as monthShort, numericDay, percent } from '../format.ts';
import { useAmounts } from '../hidden.ts';
import { common } from '../texts/common.ts';
import { wealth as texts } from '../texts/wealth.ts';
import { part } from '../ui/part.tsx';
import { Failure, Waiting } from '../ui/states.tsx';
import { Card } from './overview/card.tsx';
import { Track } from './overview/track.tsx';

const WithoutPlan = part(
  () => import('./welcome.tsx'),
  (it) => it.WithoutPlan,
);

type Month = NetWorth['history'][number];

const NONE: Month = {
  ...{ month: '', date: '', bank: null, investments: null, cards: null, loans: null, net: null, known: 0 },
  complete: false,
};
const MOST_SHOWN = 10;
/** From here on an amount is too long for its usual place. */
const LONG_FROM = 1e6;

/** A date as an instant at noon, so it is the same day in São Paulo. */
const dated = (date: string): string => numericDay(`${date}T12:00:00Z`);

const useShown = () => {
  const { money, hidden } = useAmounts();
  const known = (amount: number | null): string => (amount === null ? texts.unknownOne : money(amount));
  const inCurrency = (amount: number, currency: string): string =>
    currency === 'BRL' || hidden ? money(amount) : moneyIn(currency)(amount);
  return { money, known, inCurrency };
};

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

/** Months that follow each other and are known: each is a line of its own, and a gap stays one. */
const linesOf = (months: readonly Month[]): number[][] =>
  months.reduce<number[][]>((lines, { net }, i) => {
    if (net === null) return lines;
    const last = lines.at(-1);
    if (last?.at(-1) === i - 1) last.push(i);
    else lines.push([i]);
    return lines;
  }, []);

const Months = ({ data: { history, unknown } }: { data: NetWorth }) => {
  const { money, known } = useShown();
  const first = history.findLastIndex(({ known: value, complete }) => complete || value !== 0);
  const months = history.slice(0, Math.max(2, first + 1)).reverse();
  const at = (i: number): Month => months[i] ?? NONE;
  const values = months.flatMap(({ net }) => net ?? []);
  const told = (i: number): string => {
    const { net } = at(i);
    return net === null ? texts.notKnown : money(net);
  };
  const reasons = [
    ...new Set(
      unknown.map(({ reason, name, until }) =>
        reason === 'balance_missing' || !until ? texts.noBalance(name) : texts.before(dated(addDays(until, 1)), name),
      ),
    ),
  ];
  return (
    <Card title={texts.months}>
      {values.length < 2 ? (
        <p class="none">{texts.noLine}</p>
      ) : (
        <Chart
          label={texts.chart}
          range={[Math.min(...values, 0), Math.max(...values, 0)]}
          count={months.length}
          hasLabel={(i) => (months.length - 1 - i) % Math.ceil(months.length / 6) === 0}
          xLabel={(i) => monthShort(at(i).month)}
          valueText={(i) => `${monthLong(at(i).month)}: ${told(i)}`}
          head={texts.head}
          row={(i) => [
            monthLong(at(i).month),
            told(i),
            ...[at(i).bank, at(i).investments, at(i).cards, at(i).loans].map(known),
          ]}
        >
          {({ x, y, at: cursor, top }) => {
            const end = cursor ?? months.length - 1;
            const { net } = at(end);
            return (
              <>
                {linesOf(months).map((line) => (
                  <path
                    key={line[0]}
                    class="line"
                    d={line
                      .map((i, n) => `${n ? 'L' : 'M'}${x(i).toFixed(1)} ${y(at(i).net ?? 0).toFixed(1)}`)
                      .join('')}
                  />
                ))}
                {cursor !== undefined && <line class="cursor" x1={x(end)} x2={x(end)} y1={top} y2={y(0)} />}
                {net !== null && <circle class="dot" cx={x(end)} cy={y(net)} r={5} />}
              </>
            );
          }}
        </Chart>
      )}
      {reasons.map((reason) => (
        <p key={reason} class="say">
          {reason}
        </p>
      ))}
    </Card>
  );
};

const Bars = ({ rows, most }: { rows: readonly (readonly [string, number, string?])[]; most: number }) => {
  const { money } = useShown();
  return (
    <ul class="against">
      {rows.map(([name, amount, beside]) => (
        <li key={name}>
          <p>
            <span>{name}</span>
            <span>
              {beside && <small>{beside}</small>} <b>{money(amount)}</b>
            </span>
          </p>
          <Track amount={amount} most={most} />
        </li>
      ))}
    </ul>
  );
};

const PositionRow = ({ position }: { position: Investments['positions'][number] }) => {
  const { inCurrency } = useShown();
  const { name, connector_name, kind, rate, balance, profit, due_date, as_of, currency_code } = position;
  const about = [connector_name, texts.kinds[kind], rate, due_date && texts.due(dated(due_date))];
  return (
    <li>
      <span class="mark" aria-hidden="true">
        {initials(connector_name || name)}
      </span>
      <span class="who">
        {name}
        <small>{about.filter(Boolean).join(' · ')}</small>
      </span>
      <span class="end">
        <b>{balance === null ? <small>{texts.unknownOne}</small> : inCurrency(balance, currency_code)}</b>
        {profit !== null && (
          <small>
            {texts.earned} {inCurrency(profit, currency_code)}
          </small>
        )}
        {balance !== null && as_of && <small>{texts.asOf(dated(as_of))}</small>}
      </span>
    </li>
  );
};

/** By kind, and by when the money is there. */
const Kinds = ({ data: { totals } }: { data: Investments }) => {
  const { liquidity, by_kind } = totals;
  const when = [
    [texts.now, liquidity.now],
    ...liquidity.at_due.map(({ date, amount }) => [texts.atDue(dated(date)), amount] as const),
    [texts.market, liquidity.market],
    [texts.noWord, liquidity.unknown],
  ].filter((row): row is [string, number] => Number(row[1]) !== 0);
  return (
    <>
      {by_kind.length > 0 && (
        <Card title={texts.byKind}>
          <Bars
            most={by_kind[0]?.balance ?? 0}
            rows={by_kind.map(({ kind, balance, share }) => [texts.kinds[kind] ?? kind, balance, percent(share / 100)])}
          />
        </Card>
      )}
      {when.length > 0 && (
        <Card title={texts.when}>
          <Bars most={Math.max(...when.map(([, amount]) => amount))} rows={when} />
        </Card>
      )}
    </>
  );
};

const Positions = ({ data: { positions, totals, left_out } }: { data: Investments }) => {
  const { money, known } = useShown();
  const [all, setAll] = useState(false);
  if (positions.length === 0) return null;
  const shown = all ? positions : positions.slice(0, MOST_SHOWN);
  return (
    <Card title={texts.investments}>
      <dl class="sums">
        <div>
          <dt>{texts.invested}</dt>
          <dd>{known(totals.balance)}</dd>
        </div>
        <div>
          <dt>{texts.earned}</dt>
          <dd class={(totals.profit ?? 0) < 0 ? 'minus' : undefined}>{known(totals.profit)}</dd>
        </div>
        {totals.income_12_months > 0 && (
          <div>
            <dt>{texts.income}</dt>
            <dd>{money(totals.income_12_months)}</dd>
          </div>
        )}
      </dl>
      <ul class="places">
        {shown.map((position) => (
          <PositionRow key={position.id} position={position} />
        ))}
      </ul>
      {shown.length < positions.length && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {texts.all(positions.length)}
        </button>
      )}
      {left_out > 0 && <p class="say">{texts.otherCurrencies(left_out)}</p>}
    </Card>
  );
};

const LoanRow = ({ loan }: { loan: Loans['loans'][number] }) => {
  const { inCurrency } = useShown();
  const { name, connector_name, outstanding, currency_code, installment_amount, next_date, installments } = loan;
  const { total, paid, overdue } = installments;
  const next =
    next_date &&
    (installment_amount === null
      ? texts.nextDate(dated(next_date))
      : texts.next(inCurrency(installment_amount, currency_code), dated(next_date)));
  const lines = [
    [connector_name, loan.paid_by === 'payroll' && texts.payroll],
    [next],
    [total !== null && paid !== null && texts.left(paid, total), loan.ends_on && texts.ends(dated(loan.ends_on))],
    [loan.annual_cost_percent !== null && texts.cost(percent(loan.annual_cost_percent / 100))],
  ].map((line) => line.filter(Boolean).join(' · '));
  return (
    <li class={(overdue ?? 0) > 0 ? 'late' : undefined}>
      <span class="mark" aria-hidden="true">
        {initials(connector_name || name)}
      </span>
      <span class="who">
        {name}
        {(overdue ?? 0) > 0 && <small>{texts.overdue(overdue ?? 0)}</small>}
        {lines.filter(Boolean).map((line) => (
          <small key={line} class={line === next ? 'amounts' : undefined}>
            {line}
          </small>
        ))}
      </span>
      <b>{outstanding === null ? <small>{texts.unknownOne}</small> : inCurrency(outstanding, currency_code)}</b>
    </li>
  );
};

const Owed = ({ data: { loans, totals } }: { data: Loans }) => {
  const { money, known } = useShown();
  if (loans.length === 0) return null;
  const aside = totals.monthly !== null && totals.monthly > 0 && (
    <span>
      <b>{money(totals.monthly)}</b> <small>{texts.monthly}</small>
    </span>
  );
  return (
    <Card title={texts.loans} aside={aside}>
      <p class="lead">
        <small>{texts.owed}</small> <b>{known(totals.outstanding)}</b>
      </p>
      <ul class="places">
        {loans.map((loan) => (
          <LoanRow key={loan.id} loan={loan} />
        ))}
      </ul>
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
