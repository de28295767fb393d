import type { ComponentChildren } from 'preact';
import { planLists } from '../../texts/plan-lists.ts';
import { Announcement, Later, Some } from './card.tsx';
import type { Said } from './open.ts';

type InUseProps<T> = {
  /** What counts toward the plan's quota, and the others, which are shown on demand. */
  active: readonly T[];
  others: readonly T[];
  quota: { currentCount: number; limit: number };
  said: Said | undefined;
  /** The list's class. */
  kind: string;
  texts: { none: string; noneLead: string; others: (count: number) => string };
  children: (one: T) => ComponentChildren;
};

/** Records of which a plan allows so many. */
export const InUse = <T,>({ active, others, quota, said, kind, texts, children }: InUseProps<T>) => (
  <>
    <small>{planLists.used(quota.currentCount, quota.limit)}</small>
    <Announcement said={said} />
    {active.length === 0 && (
      <p class="none">
        <b>{texts.none}</b> {texts.noneLead}
      </p>
    )}
    <Some of={active} kind={kind}>
      {children}
    </Some>
    {others.length > 0 && (
      <Later title={texts.others(others.length)}>
        {() => (
          <Some of={others} kind={kind}>
            {children}
          </Some>
        )}
      </Later>
    )}
  </>
);
