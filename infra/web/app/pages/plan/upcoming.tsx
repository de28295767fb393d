import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from '../../api/contract.ts';
import { type Answer, useAnswer } from '../../api/use-answer.ts';
import { day, dayNumber, month, shortDay } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { plan } from '../../texts/plan.ts';
import { Notice } from '../../ui/states.tsx';
import { BalanceLine } from './balance-line.tsx';
import { Card, Figures, Some } from './card.tsx';
import { FIRST_DAYS, upcomingOf } from './use-answers.ts';
import { byDay, hasBank, periodsFor } from './view.ts';

type Upcoming = Schemas['Upcoming'];
const texts = plan.upcoming;

const Item = ({ item }: { item: Schemas['UpcomingItem'] }) => {
  const { money } = useAmounts();
  const { kind, certainty, is_overdue, amount, description, so_far, expected } = item;
  const about = [
    texts.kinds[kind] ?? kind,
    certainty === 'estimated' && amount !== null && texts.estimated,
    is_overdue && texts.overdue,
    so_far !== null && expected !== null && expected > 0 && texts.parts(money(so_far), money(expected)),
  ].filter(Boolean);
  return (
    <li>
      <span>
        {description} <small>{about.join(' · ')}</small>
      </span>
      {amount === null ? (
        <small>{texts.noAmount}</small>
      ) : (
        <b class={amount > 0 ? 'in' : undefined}>
          {amount > 0 && '+'}
          {money(amount)}
        </b>
      )}
    </li>
  );
};

/** Of the usual line where there is one. */
const leftOn = ({ balance, usual_balance }: Schemas['UpcomingDay']): number | null => usual_balance ?? balance;

const Days = ({ data: { items, days } }: { data: Upcoming }) => {
  const { money } = useAmounts();
  const balances = new Map(days.map((one) => [one.date, leftOn(one)]));
  const left = (date: string) => balances.get(date) ?? null;
  return (
    <Some of={byDay(items)} most={7} kind="days">
      {({ date, items: ofDay }) => (
        <li key={date} class={ofDay.some(({ is_overdue }) => is_overdue) ? 'late' : undefined}>
          <time dateTime={date}>
            <b>{dayNumber(date)}</b>
            {month(date)}
          </time>
          <div>
            <ul>
              {ofDay.map((item, i) => (
                <Item key={`${item.source_id} ${i}`} item={item} />
              ))}
            </ul>
            {left(date) !== null && <small class="left">{texts.atEnd(money(left(date) ?? 0))}</small>}
          </div>
        </li>
      )}
    </Some>
  );
};

/** What the figures and the warning go by: everyday spending too where there is an estimate of it. */
const shownOf = ({ usual, lowest, lowest_usual, ending_balance, ending_usual }: Upcoming) =>
  usual ? { lowest: lowest_usual, ending: ending_usual } : { lowest, ending: ending_balance };

const Balances = ({ data, hasBank }: { data: Upcoming; hasBank: boolean }) => {
  const { money } = useAmounts();
  const { starting_balance, ending_balance, usual, basis } = data;
  const { lowest, ending } = shownOf(data);
  if (!hasBank)
    return (
      <p class="none">
        {texts.noBank} <a href="/bancos">{plan.banks}</a>
      </p>
    );
  if (starting_balance === null) return <p class="none">{texts.unknown}</p>;
  return (
    <>
      <Figures
        of={[
          [texts.now, money(starting_balance)],
          ...(lowest
            ? [[texts.lowest(shortDay(lowest.date)), money(lowest.balance), lowest.balance < 0 ? 'out' : ''] as const]
            : []),
          [texts.end, money(ending ?? starting_balance)],
          ...(usual ? [[texts.knownEnd, money(ending_balance ?? starting_balance)] as const] : []),
        ]}
      />
      {lowest && lowest.balance < 0 && <Notice>{texts.short(day(lowest.date), money(lowest.balance))}</Notice>}
      <BalanceLine days={data.days} usual={usual} lowest={lowest?.date} />
      <p>
        <small>{basis}</small>
      </p>
    </>
  );
};

const Forecast = ({ data, freshness }: Pick<Schemas['GetUpcomingResponse'], 'data' | 'freshness'>) => {
  const { items, left_out, unknown_balances } = data;
  return (
    <div class="forecast">
      <div>
        <Balances data={data} hasBank={hasBank(data, freshness)} />
        {unknown_balances > 0 && (
          <p>
            <small>{texts.unknownBalances(unknown_balances)}</small>
          </p>
        )}
      </div>
      <div>
        {items.length === 0 && <p class="none">{texts.none}</p>}
        <Days data={data} />
        {left_out > 0 && (
          <p>
            <small>{texts.leftOut(left_out)}</small>
          </p>
        )}
      </div>
    </div>
  );
};

type Got = Answer<Schemas['GetUpcomingResponse']>;
type WindowProps = { days: number; answer: Got; usual: Upcoming['usual'] | undefined; onDays: (days: number) => void };

const Window = ({ days, answer, usual, onDays }: WindowProps) => (
  <Card
    id="proximos"
    title={texts.title}
    kind="wide"
    answer={answer}
    lines={12}
    action={
      <select aria-label={texts.period} value={days} onChange={(event) => onDays(Number(event.currentTarget.value))}>
        {periodsFor(texts.periods, usual).map(([count, name]) => (
          <option key={count} value={count}>
            {name}
          </option>
        ))}
      </select>
    }
  >
    {({ data, freshness }) => <Forecast data={data} freshness={freshness} />}
  </Card>
);

type OtherProps = Omit<WindowProps, 'answer'> & { version: number };

const Other = ({ version, ...props }: OtherProps) => {
  const answer = useAnswer<Schemas['GetUpcomingResponse']>(upcomingOf(props.days));
  const { reload } = answer;
  useEffect(() => {
    if (version > 0) void reload();
  }, [version, reload]);
  return <Window {...props} answer={answer} />;
};

/**
 * What goes out and comes in, day by day, and how little is left.
 * @param first of the days shown first @param version another one, where a change elsewhere on the page moves the days
 */
export const UpcomingCard = ({ first, version }: { first: WindowProps['answer']; version: number }) => {
  const [chosen, setDays] = useState(FIRST_DAYS);
  const usual = first.data?.data.usual;
  // The estimate may go while a long window is open.
  const days = periodsFor(texts.periods, usual).some(([count]) => count === chosen) ? chosen : FIRST_DAYS;
  if (days === FIRST_DAYS) return <Window days={days} answer={first} usual={usual} onDays={setDays} />;
  // The key discards a late response for another window.
  return <Other key={days} days={days} version={version} usual={usual} onDays={setDays} />;
};
