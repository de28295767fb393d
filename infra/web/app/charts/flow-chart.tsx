import { month, monthLong } from '../format.ts';
import { useAmounts } from '../hidden.ts';
import { overview as texts } from '../texts/overview.ts';
import { Chart } from './chart.tsx';

type Flow = { month: string; in: number; out: number; net: number };

const WIDEST_BAR = 14;
const ALL_LABELS_FROM = 420;
const NONE: Flow = { month: '', in: 0, out: 0, net: 0 };

/** Income and spending as a pair of bars per month; a month whose refunds exceed its spending has no bar of it. */
export const FlowChart = ({ rows }: { rows: readonly Flow[] }) => {
  const { money } = useAmounts();
  const { chart, head, say } = texts.month;
  const flow = (i: number) => rows[i] ?? NONE;
  const inOf = (i: number) => Math.max(0, flow(i).in);
  const outOf = (i: number) => Math.max(0, flow(i).out);
  const highest = Math.max(...rows.flatMap((_, i) => [inOf(i), outOf(i)]));
  return (
    <Chart
      band
      label={chart}
      range={[0, highest]}
      count={rows.length}
      hasLabel={(i, width) => width > ALL_LABELS_FROM || (rows.length - 1 - i) % 2 === 0}
      xLabel={(i) => month(flow(i).month)}
      valueText={(i) =>
        say(
          monthLong(flow(i).month),
          money(flow(i).in),
          money(flow(i).out),
          money(Math.abs(flow(i).net)),
          flow(i).net >= 0,
        )
      }
      head={head}
      row={(i) => [monthLong(flow(i).month), money(flow(i).in), money(flow(i).out), money(flow(i).net)]}
    >
      {({ x, y, step, at }) =>
        rows.map((row, i) => {
          const width = Math.min(WIDEST_BAR, step * 0.36);
          return (
            <g key={row.month} class={at === undefined || at === i ? undefined : 'dim'}>
              <rect class="in" x={x(i) - width - 1} width={width} y={y(inOf(i))} height={y(0) - y(inOf(i))} rx={2} />
              <rect class="out" x={x(i) + 1} width={width} y={y(outOf(i))} height={y(0) - y(outOf(i))} rx={2} />
            </g>
          );
        })
      }
    </Chart>
  );
};
