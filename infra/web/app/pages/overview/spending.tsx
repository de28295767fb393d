import { useState } from 'preact/hooks';
import type { Overview } from '../../api/answers.ts';
import type { Schemas } from '../../api/contract.ts';
import { spendingOf } from '../../api/spending-address.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { percent } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { overview as texts } from '../../texts/overview.ts';
import { Failure, Waiting } from '../../ui/states.tsx';
import { Card } from './card.tsx';
import { Track } from './track.tsx';

type Slice = Overview['spending']['categories'][number];

/** Of a hundred; a category of one real is still to be seen. */
const LEAST_ARC = 0.4;
const GAP = 1;
/** All that has no slice of its own: no category to look at. */
const REST = 'Outros';

/** The list below it holds the same numbers: the ring is decoration. */
const Ring = ({ slices }: { slices: readonly Slice[] }) => {
  const from = slices.map((_, i) => slices.slice(0, i).reduce((sum, { share }) => sum + share * 100, 0));
  return (
    <svg class="ring" viewBox="-50 -50 100 100" aria-hidden="true">
      {slices.map(({ category, share }, i) => (
        <circle
          key={category}
          class={`c${i}`}
          r={41}
          pathLength={100}
          stroke-dasharray={`${Math.max(LEAST_ARC, share * 100 - GAP)} 100`}
          stroke-dashoffset={-(from[i] ?? 0)}
        />
      ))}
    </svg>
  );
};

const SliceRow = ({ slice, most, kind, onOpen }: { slice: Slice; most: number; kind: string; onOpen?: () => void }) => {
  const { money } = useAmounts();
  const { category, amount, share } = slice;
  return (
    <li>
      <p>
        {onOpen ? (
          <button type="button" class="link" onClick={onOpen}>
            {category}
          </button>
        ) : (
          <a href={spendingOf({ category })}>{category}</a>
        )}
        <span>
          <small>{percent(share)}</small> <b>{money(amount)}</b>
        </span>
      </p>
      <Track amount={amount} most={most} kind={kind} />
    </li>
  );
};

const OF_ALL = '/tools/api/summarize-spending?groupBy=category';

/** The categories that the picture had no place for. */
const Rest = ({ shown, most }: { shown: ReadonlySet<string>; most: number }) => {
  const answer = useAnswer<Schemas['SummarizeSpendingResponse']>(OF_ALL);
  const groups = answer.data?.data.groups.filter(({ name, amount }) => amount > 0 && !shown.has(name));
  return (
    <>
      <Failure answer={answer} />
      {!groups && !answer.problem && <Waiting lines={2} />}
      <ul class="against">
        {groups?.map(({ name, amount, share }) => (
          <SliceRow key={name} slice={{ category: name, amount, share: share ?? 0 }} most={most} kind="c7" />
        ))}
      </ul>
    </>
  );
};

export const Spending = ({ spending: { total, categories } }: Pick<Overview, 'spending'>) => {
  const { money } = useAmounts();
  const [all, setAll] = useState(false);
  const most = Math.max(...categories.map(({ amount }) => amount), 0);
  const shown = categories.filter(({ category }) => !all || category !== REST);
  return (
    <Card title={texts.spending.title} aside={categories.length > 0 && <b>{money(total)}</b>}>
      {categories.length === 0 ? (
        <p class="none">{texts.spending.none}</p>
      ) : (
        <>
          <Ring slices={categories} />
          <ul class="against">
            {shown.map((slice, i) => (
              <SliceRow
                key={slice.category}
                slice={slice}
                most={most}
                kind={`c${i}`}
                {...(slice.category === REST ? { onOpen: () => setAll(true) } : {})}
              />
            ))}
          </ul>
          {all && <Rest shown={new Set(categories.map(({ category }) => category))} most={most} />}
        </>
      )}
    </Card>
  );
};
