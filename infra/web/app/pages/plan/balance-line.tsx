import type { Schemas } from '../../api/contract.ts';
import { Chart, Cursor, daysAxis, pathOf } from '../../charts/chart.tsx';
import { day } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { plan } from '../../texts/plan.ts';

const { chart, head, known, usual: usualName } = plan.upcoming;
type Day = Schemas['UpcomingDay'];
type Usual = Schemas['UsualSpending'] | null;

type Line = readonly number[];
type Place = (value: number) => number;

/** The usual line, and the band of a cheap and of a dear month around it; none without an estimate. */
const usualLines = (days: readonly Day[], usual: Usual): { line: Line; low: Line; high: Line } | null => {
  if (!usual || days.some(({ usual_balance }) => usual_balance === null)) return null;
  const at = (share: number) =>
    days.map(({ balance, usual_balance }) => {
      const from = balance ?? 0;
      return from - (from - (usual_balance ?? from)) * share;
    });
  const share = (amount: number): number => (usual.per_month > 0 ? amount / usual.per_month : 1);
  return { line: at(1), low: at(share(usual.low)), high: at(share(usual.high)) };
};

const bandOf = (low: Line, high: Line, x: Place, y: Place): string => {
  const back = high.map((value, i) => `L${x(i).toFixed(1)} ${y(value).toFixed(1)}`).reverse();
  return `${pathOf(low, x, y)}${back.join('')}Z`;
};

const Legend = () => (
  <p class="legend">
    <small>
      <i class="dashed" /> {usualName}
    </small>
    <small>
      <i /> {known}
    </small>
  </p>
);

/** The balance at the end of each day, by what is known and with everyday spending. @param lowest the day that is marked */
export const BalanceLine = ({
  days,
  usual,
  lowest,
}: {
  days: readonly Day[];
  usual: Usual;
  lowest?: string | undefined;
}) => {
  const { money } = useAmounts();
  const on = (i: number) => days[i]?.date ?? '';
  const values = days.map(({ balance }) => balance ?? 0);
  const lines = usualLines(days, usual);
  const shown = lines?.line ?? values;
  const low = days.findIndex(({ date }) => date === lowest);
  const all = [...values, ...(lines ? [...lines.line, ...lines.low, ...lines.high] : [])];
  const both = (i: number) => [...(lines ? [money(lines.line[i] ?? 0)] : []), money(values[i] ?? 0)];
  return (
    <>
      <Chart
        label={chart}
        range={[Math.min(...all), Math.max(...all)]}
        count={days.length}
        {...daysAxis(days.length, on)}
        valueText={(i) => `${day(on(i))}: ${both(i).join(' / ')}`}
        head={lines ? [head[0] ?? '', usualName, known] : head}
        row={(i) => [day(on(i)), ...both(i)]}
      >
        {({ x, y, at, ...frame }) => (
          <>
            {lines ? (
              <path class="band" d={bandOf(lines.low, lines.high, x, y)} />
            ) : (
              <path class="area" d={`${pathOf(values, x, y)}V${y(0)}H${x(0)}Z`} />
            )}
            <path class="line" d={pathOf(values, x, y)} />
            {lines && <path class="line usual" d={pathOf(lines.line, x, y)} />}
            {low >= 0 && <circle class="dot low" cx={x(low)} cy={y(shown[low] ?? 0)} r={6} />}
            {at !== undefined && (
              <>
                <Cursor of={{ ...frame, x, y, at }} at={at} />
                <circle class="dot" cx={x(at)} cy={y(shown[at] ?? 0)} r={5} />
              </>
            )}
          </>
        )}
      </Chart>
      {lines && <Legend />}
    </>
  );
};
