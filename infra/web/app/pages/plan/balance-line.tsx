import type { Schemas } from '../../api/contract.ts';
import { Chart } from '../../charts/chart.tsx';
import { day, month, shortDay } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { plan } from '../../texts/plan.ts';

const { chart, head, known, usual: usualName } = plan.upcoming;
type Day = Schemas['UpcomingDay'];
type Usual = Schemas['UsualSpending'] | null;

/** Longer windows name months, shorter ones every so many days. */
const MONTHS_FROM_DAYS = 100;
/** A label and the space around it, in px: no two of them touch. */
const LABEL_PX = 64;

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

const pathOf = (line: Line, x: Place, y: Place): string =>
  line.map((value, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');

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
  const isLong = days.length > MONTHS_FROM_DAYS;
  const stepOn = (width: number) =>
    Math.ceil((days.length - 1) / Math.max(1, Math.min(4, Math.floor(width / LABEL_PX) - 1)));
  const all = [...values, ...(lines ? [...lines.line, ...lines.low, ...lines.high] : [])];
  const both = (i: number) => [...(lines ? [money(lines.line[i] ?? 0)] : []), money(values[i] ?? 0)];
  return (
    <>
      <Chart
        label={chart}
        range={[Math.min(...all), Math.max(...all)]}
        count={days.length}
        hasLabel={(i, width) =>
          isLong ? on(i).endsWith('-01') && Number(on(i).slice(5, 7)) % 2 === 1 : i % stepOn(width) === 0
        }
        xLabel={(i) => (isLong ? month : shortDay)(on(i))}
        valueText={(i) => `${day(on(i))}: ${both(i).join(' / ')}`}
        head={lines ? [head[0] ?? '', usualName, known] : head}
        row={(i) => [day(on(i)), ...both(i)]}
      >
        {({ x, y, at, top }) => (
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
                <line class="cursor" x1={x(at)} x2={x(at)} y1={top} y2={y(0)} />
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
