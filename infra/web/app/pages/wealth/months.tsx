import type { NetWorth } from '../../api/answers.ts';
import { Chart, Cursor, pathOf } from '../../charts/chart.tsx';
import { addDays } from '../../days.ts';
import { monthLong, month as monthShort } from '../../format.ts';
import { wealth as texts } from '../../texts/wealth.ts';
import { Card } from '../overview/card.tsx';
import { dated, useShown } from './shown.ts';

type Month = NetWorth['history'][number];

const NONE: Month = {
  ...{ month: '', date: '', bank: null, investments: null, cards: null, loans: null, net: null, known: 0 },
  complete: false,
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

export const Months = ({ data: { history, unknown } }: { data: NetWorth }) => {
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
          {(frame) => {
            const { x, y, at: cursor } = frame;
            const end = cursor ?? months.length - 1;
            const { net } = at(end);
            return (
              <>
                {linesOf(months).map((line) => (
                  <path
                    key={line[0]}
                    class="line"
                    d={pathOf(
                      line.map((i) => at(i).net ?? 0),
                      (n) => x(line[n] ?? 0),
                      y,
                    )}
                  />
                ))}
                {cursor !== undefined && <Cursor of={frame} at={end} />}
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
