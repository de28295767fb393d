import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ErrorBoundary } from 'preact-iso/lazy';
import { month, shortDay } from '../format.ts';
import { useAmounts } from '../hidden.ts';
import { overview as texts } from '../texts/overview.ts';
import { part } from '../ui/part.tsx';
import type { TableProps } from './table.tsx';
import { ticksOf } from './ticks.ts';

const LEFT = 48;
const BOTTOM = 26;
const TOP = 10;

/** The size of the box in px, so text keeps its own on every screen. */
const useSize = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<readonly [number, number]>([0, 0]);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize([Math.round(entry.contentRect.width), Math.round(entry.contentRect.height)]);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, ...size] as const;
};

export type Frame = {
  x: (index: number) => number;
  y: (value: number) => number;
  /** Of one value, in px. */
  step: number;
  top: number;
  /** Where the cursor is. */
  at: number | undefined;
};

/** A line through a value at each index. */
export const pathOf = (line: readonly number[], x: Frame['x'], y: Frame['y']): string =>
  line.map((value, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');

/** The upright line where the cursor is. */
export const Cursor = ({ of: { x, y, top }, at }: { of: Frame; at: number }) => (
  <line class="cursor" x1={x(at)} x2={x(at)} y1={top} y2={y(0)} />
);

/** Longer windows of days name months, shorter ones every so many days. */
const MONTHS_FROM_DAYS = 100;
/** A label and the space around it, in px: no two of them touch. */
const LABEL_PX = 64;

/** The labels below a line over days. */
export const daysAxis = (count: number, on: (index: number) => string) => {
  const isLong = count > MONTHS_FROM_DAYS;
  const stepOn = (width: number) => Math.ceil((count - 1) / Math.max(1, Math.min(4, Math.floor(width / LABEL_PX) - 1)));
  return {
    hasLabel: (i: number, width: number): boolean =>
      isLong ? on(i).endsWith('-01') && Number(on(i).slice(5, 7)) % 2 === 1 : i % stepOn(width) === 0,
    xLabel: (i: number): string => (isLong ? month : shortDay)(on(i)),
  };
};

type ChartProps = TableProps & {
  /** Least and largest value. */
  range: readonly [number, number];
  /** Values fill their width (bars), or are points on its borders (lines). */
  band?: boolean;
  xLabel: (index: number) => string;
  hasLabel?: (index: number, width: number) => boolean;
  valueText: (index: number) => string;
  children: (frame: Frame) => ComponentChildren;
};

// A few hundred cells, for those who open it.
const Table = part(
  () => import('./table.tsx'),
  (it) => it.Table,
);

const Numbers = (props: TableProps) => {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.table}</summary>
      {open && (
        <ErrorBoundary>
          <Table {...props} />
        </ErrorBoundary>
      )}
    </details>
  );
};

/** Axes, a cursor that keyboard, finger and mouse move (a range input), and the same numbers as a table. */
export const Chart = (props: ChartProps) => {
  const { label, range, count, band = false, xLabel, hasLabel = () => true, valueText, children } = props;
  const [box, width, height] = useSize();
  const [at, setAt] = useState<number>();
  const { short, hidden } = useAmounts();
  const ticks = ticksOf(...range);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const inner = width - LEFT;
  const last = Math.max(1, count - 1);
  const y = (value: number) => TOP + ((height - TOP - BOTTOM) * (high - value)) / (high - low);
  const x = (i: number) => LEFT + (band ? (inner * (i + 0.5)) / count : (inner * i) / last);
  const shown = at ?? count - 1;
  const pick = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const part = (event.clientX - event.currentTarget.getBoundingClientRect().left) / inner;
    const index = band ? Math.floor(part * count) : Math.round(part * last);
    setAt(Math.max(0, Math.min(count - 1, index)));
  };
  const anchor = (i: number) => (band || (i > 0 && i < count - 1) ? 'middle' : i ? 'end' : 'start');
  return (
    <figure class="chart">
      <div class="plot" ref={box}>
        {width > 0 && (
          <svg width={width} height={height} aria-hidden="true">
            {ticks.map((tick) => (
              <g key={tick}>
                <line class={tick === 0 ? 'zero' : 'grid'} x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
                <text x={LEFT - 8} y={y(tick) + 4} text-anchor="end">
                  {hidden ? '' : short(tick)}
                </text>
              </g>
            ))}
            {Array.from(
              { length: count },
              (_, i) =>
                hasLabel(i, inner) && (
                  <text key={i} x={x(i)} y={height - 6} text-anchor={anchor(i)}>
                    {xLabel(i)}
                  </text>
                ),
            )}
            {children({ x, y, step: inner / count, top: TOP, at })}
          </svg>
        )}
        <input
          type="range"
          min={0}
          max={count - 1}
          value={shown}
          aria-label={label}
          aria-valuetext={valueText(shown)}
          onInput={(event) => setAt(Number(event.currentTarget.value))}
          onFocus={() => setAt(shown)}
          onBlur={() => setAt(undefined)}
          onPointerMove={pick}
          onPointerLeave={() => setAt(undefined)}
        />
      </div>
      <figcaption>
        <output>{valueText(shown)}</output>
      </figcaption>
      <Numbers {...props} />
    </figure>
  );
};
