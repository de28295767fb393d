import { day, month } from '../format.ts';
import { useAmounts } from '../hidden.ts';
import { Chart, Cursor, pathOf } from './chart.tsx';

type Point = { date: string; balance: number };
type LineProps = { label: string; head: readonly string[]; points: readonly Point[] };

const NONE: Point = { date: '', balance: 0 };

/** A balance over days. */
export const LineChart = ({ label, head, points }: LineProps) => {
  const { money } = useAmounts();
  const point = (i: number) => points[i] ?? NONE;
  const values = points.map(({ balance }) => balance);
  return (
    <Chart
      label={label}
      range={[Math.min(...values), Math.max(...values)]}
      count={points.length}
      hasLabel={(i) => point(i).date.endsWith('-01')}
      xLabel={(i) => month(point(i).date)}
      valueText={(i) => `${day(point(i).date)}: ${money(point(i).balance)}`}
      head={head}
      row={(i) => [day(point(i).date), money(point(i).balance)]}
    >
      {(frame) => {
        const { x, y, at } = frame;
        const d = pathOf(values, x, y);
        const end = at ?? points.length - 1;
        return (
          <>
            <path class="area" d={`${d}V${y(0)}H${x(0)}Z`} />
            <path class="line" d={d} />
            {at !== undefined && <Cursor of={frame} at={at} />}
            <circle class="dot" cx={x(end)} cy={y(point(end).balance)} r={5} />
          </>
        );
      }}
    </Chart>
  );
};
