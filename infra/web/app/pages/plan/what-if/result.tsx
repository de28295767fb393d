import { useEffect, useRef } from 'preact/hooks';
import type { Schemas } from '../../../api/contract.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { Chart, Cursor, daysAxis, pathOf } from '../../../charts/chart.tsx';
import { day, dayNumber } from '../../../format.ts';
import { useAmounts } from '../../../hidden.ts';
import { plan } from '../../../texts/plan.ts';
import { whatIf as texts } from '../../../texts/what-if.ts';
import { Failure, Notice, Waiting } from '../../../ui/states.tsx';
import { upcomingOf } from '../use-answers.ts';
import { isSame } from './assumption.ts';

type Upcoming = Schemas['Upcoming'];
type Day = Schemas['UpcomingDay'];

/** As the days above have it: with everyday spending where it is estimated. */
const balanceOf = ({ balance, usual_balance }: Day): number => usual_balance ?? balance ?? 0;

/** `3/12` */
const numbers = (date: string): string => `${dayNumber(date)}/${Number(date.slice(5, 7))}`;

/** Both balances of each day, without the assumption and with it. */
const Lines = ({ now, then }: { now: readonly Day[]; then: readonly Day[] }) => {
  const { money } = useAmounts();
  const [before, after] = [now.map(balanceOf), then.map(balanceOf)];
  const on = (i: number) => then[i]?.date ?? '';
  const both = (i: number) => [money(before[i] ?? 0), money(after[i] ?? 0)];
  return (
    <>
      <Chart
        label={texts.chart}
        range={[Math.min(...before, ...after), Math.max(...before, ...after)]}
        count={then.length}
        {...daysAxis(then.length, on)}
        valueText={(i) => `${day(on(i))}: ${texts.now} ${both(i)[0]}, ${texts.changed} ${both(i)[1]}`}
        head={texts.head}
        row={(i) => [day(on(i)), ...both(i)]}
      >
        {(frame) => {
          const { x, y, at } = frame;
          return (
            <>
              <path class="line usual before" d={pathOf(before, x, y)} />
              <path class="line" d={pathOf(after, x, y)} />
              {at !== undefined && (
                <>
                  <Cursor of={frame} at={at} />
                  <circle class="dot" cx={x(at)} cy={y(after[at] ?? 0)} r={5} />
                </>
              )}
            </>
          );
        }}
      </Chart>
      <p class="legend">
        <small>
          <i class="dashed before" /> {texts.now}
        </small>
        <small>
          <i /> {texts.changed}
        </small>
      </p>
    </>
  );
};

const Sentences = ({ data }: { data: Upcoming }) => {
  const { money } = useAmounts();
  const { usual, baseline, lowest, lowest_usual, ending_balance, ending_usual } = data;
  const [low, end] = usual ? [lowest_usual, ending_usual] : [lowest, ending_balance];
  const [before, endBefore] = usual
    ? [baseline?.lowest_usual, baseline?.ending_usual]
    : [baseline?.lowest, baseline?.ending_balance];
  if (!low || !before || end === null) return <p class="none">{plan.upcoming.unknown}</p>;
  return (
    <div role="status">
      <p>
        <b>
          {isSame(before.balance, low.balance)
            ? texts.lowestStays(money(low.balance), numbers(low.date))
            : texts.lowest(money(before.balance), money(low.balance), numbers(low.date))}
        </b>
      </p>
      <p>
        {isSame(endBefore ?? end, end)
          ? texts.endingStays(money(end))
          : texts.ending(money(endBefore ?? end), money(end))}
      </p>
      {low.balance < 0 && <Notice>{plan.upcoming.short(day(low.date), money(low.balance))}</Notice>}
    </div>
  );
};

type Got = Schemas['GetUpcomingResponse'];

/** The days with the assumption beside those without it. Its key is both, so that no late answer is of another one. */
export const Result = ({ days, assume }: { days: number; assume: string }) => {
  const now = useAnswer<Got>(upcomingOf(days));
  const then = useAnswer<Got>(`${upcomingOf(days)}&assume=${encodeURIComponent(assume)}`);
  const failed = then.problem ? then : now;
  const [box, isThere] = [useRef<HTMLDivElement>(null), now.data !== undefined && then.data !== undefined];
  // On a phone it is below the form.
  useEffect(() => {
    if (isThere) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  return (
    <div ref={box}>
      <Failure answer={failed} />
      {then.data && <Sentences data={then.data.data} />}
      {now.data && then.data && then.data.data.starting_balance !== null && (
        <Lines now={now.data.data.days} then={then.data.data.days} />
      )}
      {!failed.problem && !(now.data && then.data) && <Waiting lines={6} />}
    </div>
  );
};
