import type { Schemas } from '../../api/contract.ts';
import type { Answer } from '../../api/use-answer.ts';
import { day, percent } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { planLists } from '../../texts/plan-lists.ts';
import { Icon } from '../../ui/icon.tsx';
import { Bar, Card } from './card.tsx';
import { Deeds, useDeed } from './deeds.tsx';
import { InUse } from './in-use.tsx';
import type { Ends, Limit, Said } from './open.ts';
import { timingOf } from './view.ts';

const texts = planLists.limits;
type RowProps = {
  limit: Limit;
  busy: boolean;
  setActive: (limit: Limit, isActive: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
};

const Row = ({ limit, busy, setActive, onEdit, onRemove }: RowProps) => {
  const { money } = useAmounts();
  const { category, limitAmount, currentSpending, period, status, isActive } = limit;
  const timing = timingOf(limit, Date.now());
  // The answer's own rest ends at 0, and its percentage at 100: by how much a limit was passed is worth knowing.
  const rest = limitAmount - currentSpending;
  const left = rest < 0 ? texts.over(money(-rest)) : texts.left(money(rest));
  const about = [
    texts.of(money(currentSpending), money(limitAmount), texts.periods[period] ?? ''),
    timing.kind === 'running' || timing.kind === 'ends' ? left : '',
    'date' in timing && texts[timing.kind](day(timing.date)),
  ].filter(Boolean);
  return (
    <li class={isActive ? status : 'off'}>
      <p>
        <span>{category}</span>
        <b>{percent(currentSpending / limitAmount)}</b>
      </p>
      <Bar share={currentSpending / limitAmount} />
      <small>{about.join(' · ')}</small>
      <Deeds
        name={category}
        busy={busy}
        of={[
          [planLists.edit, onEdit],
          isActive
            ? [planLists.pause, () => setActive(limit, false)]
            : [planLists.resume, () => setActive(limit, true)],
          [planLists.remove, onRemove],
        ]}
      />
    </li>
  );
};

type Props = Pick<Ends, 'onOpen' | 'onDone' | 'onDoubt'> & {
  answer: Answer<Schemas['ListSpendingLimitsResponse']>;
  said: Said | undefined;
};

/** How much may be spent, and how much has been. */
export const LimitsCard = ({ answer, said, onOpen, ...ends }: Props) => {
  const { busy, run } = useDeed('limits', ends);
  const limits = answer.data?.data ?? [];
  const setActive = ({ id: limitId }: Limit, isActive: boolean) =>
    void run({
      method: 'PUT',
      path: '/tools/api/update-spending-limit',
      body: { limitId, isActive },
      said: isActive ? texts.done.resumed : texts.done.paused,
    });
  const row = (limit: Limit) => (
    <Row
      key={limit.id}
      limit={limit}
      busy={busy}
      setActive={setActive}
      onEdit={() => onOpen({ kind: 'limit', limit, limits })}
      onRemove={() =>
        onOpen({ kind: 'remove', what: 'limits', id: limit.id, name: limit.category, isActive: limit.isActive })
      }
    />
  );
  return (
    <Card
      id="limites"
      title={texts.title}
      answer={answer}
      action={
        <button type="button" class="primary" onClick={() => onOpen({ kind: 'limit', limits })}>
          <Icon name="plus" /> {texts.add}
        </button>
      }
    >
      {({ data, quota }) => (
        <InUse
          active={data.filter(({ isActive }) => isActive)}
          others={data.filter(({ isActive }) => !isActive)}
          quota={quota}
          said={said}
          kind="limits"
          texts={texts}
        >
          {row}
        </InUse>
      )}
    </Card>
  );
};
