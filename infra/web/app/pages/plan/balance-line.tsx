import type { Schemas } from '../../api/contract.ts';
import { Chart } from '../../charts/chart.tsx';
import { day, month } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { plan } from '../../texts/plan.ts';

const { chart, head } = plan.upcoming;
type Day = Schemas['UpcomingDay'];

const NONE: Pick<Day, 'date' | 'balance'> = { date: '', balance: 0 };
/** Longer windows name months, shorter ones every so many days. */
const MONTHS_FROM_DAYS = 100;
const LABELS = 3;

/** The balance at the end of each day. @param lowest the day that is marked */
export const BalanceLine = ({ days, lowest }: { days: readonly Day[]; lowest: string | undefined }) => {
  const { money } = useAmounts();
  const on = (i: number) => days[i] ?? NONE;
  const values = days.map(({ balance }) => balance);
  const low = days.findIndex(({ date }) => date === lowest);
  const isLong = days.length > MONTHS_FROM_DAYS;
  const step = Math.ceil((days.length - 1) / LABELS);
  return (
    <Chart
      label={chart}
      range={[Math.min(...values), Math.max(...values)]}
      count={days.length}
      hasLabel={(i) =>
        isLong ? on(i).date.endsWith('-01') && Number(on(i).date.slice(5, 7)) % 2 === 1 : i % step === 0
      }
      xLabel={(i) => (isLong ? month : day)(on(i).date)}
      valueText={(i) => `${day(on(i).date)}: ${money(on(i).balance)}`}
      head={head}
      row={(i) => [day(on(i).date), money(on(i).balance)]}
    >
      {({ x, y, at, top }) => {
        const d = days.map(({ balance }, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(balance).toFixed(1)}`).join('');
        return (
          <>
            <path class="area" d={`${d}V${y(0)}H${x(0)}Z`} />
            <path class="line" d={d} />
            {low >= 0 && <circle class="dot low" cx={x(low)} cy={y(on(low).balance)} r={6} />}
            {at !== undefined && (
              <>
                <line class="cursor" x1={x(at)} x2={x(at)} y1={top} y2={y(0)} />
                <circle class="dot" cx={x(at)} cy={y(on(at).balance)} r={5} />
              </>
            )}
          </>
        );
      }}
    </Chart>
  );
};
