import type { ComponentChildren } from 'preact';
import { percent } from '../format.ts';
import { useAmounts } from '../hidden.ts';

type Slice = { category: string; amount: number; share: number };

/** Of a hundred; a category of one real is still to be seen. */
const LEAST_ARC = 0.4;
const GAP = 1;
/** All that has no slice of its own: no category to look at. */
const REST = 'Outros';

/**
 * The list beside it holds the same numbers, so the ring itself is decoration; a category of which more was given back than
 * spent is in neither. `children`: in its middle.
 */
export const Donut = ({ slices: all, children }: { slices: readonly Slice[]; children: ComponentChildren }) => {
  const { money } = useAmounts();
  const slices = all.filter(({ amount }) => amount > 0);
  const whole = slices.reduce((sum, { amount }) => sum + amount, 0);
  const arcs = slices.map(({ amount }) => (amount / whole) * 100);
  const from = arcs.map((_, i) => arcs.slice(0, i).reduce((sum, arc) => sum + arc, 0));
  return (
    <div class="donut">
      <div class="ring">
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          {slices.map(({ category }, i) => (
            <circle
              key={category}
              class={`c${i}`}
              r={41}
              pathLength={100}
              stroke-dasharray={`${Math.max(LEAST_ARC, (arcs[i] ?? 0) - GAP)} 100`}
              stroke-dashoffset={-(from[i] ?? 0)}
            />
          ))}
        </svg>
        <p>{children}</p>
      </div>
      <ol>
        {slices.map(({ category, amount, share }, i) => (
          <li key={category}>
            <i class={`c${i}`} />
            <a href={category === REST ? undefined : `/lancamentos?categoria=${encodeURIComponent(category)}`}>
              {category}
            </a>
            <span>{percent(share)}</span>
            <b>{money(amount)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
};
