import { useEffect, useState } from 'preact/hooks';
import { isWithoutPlan } from '../api/call.ts';
import type { Schemas } from '../api/contract.ts';
import { ago } from '../format.ts';
import { common } from '../texts/common.ts';
import { plan as texts } from '../texts/plan.ts';
import { Icon } from '../ui/icon.tsx';
import { pageStyles } from '../ui/page-styles.ts';
import { Unloaded } from '../ui/part.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import type { Changed, Ends, Open, Said } from './plan/open.ts';
import { UpcomingCard } from './plan/upcoming.tsx';
import { useAnchor } from './plan/use-anchor.ts';
import { type Answers, useAnswers } from './plan/use-answers.ts';

// An address that the build fills in.
declare const PLAN_STYLES: string;
await pageStyles(PLAN_STYLES);

/** The lists that a change affects, and its message. */
const useEnds = (answers: Answers, onOpen: (open: Open | null) => void) => {
  const { upcoming, ahead, summary, past, reminders, limits, installments } = answers;
  const [said, setSaid] = useState<Partial<Record<Changed, Said>>>({});
  const [version, setVersion] = useState(0);
  const readAgain = (changed: Changed) => {
    const read = { limits: [limits], reminders: [reminders], bills: [summary, past, installments] }[changed];
    for (const answer of read) void answer.reload();
    // Reminders and bills are among what goes out.
    if (changed === 'limits') return;
    void upcoming.reload();
    void ahead.reload();
    setVersion((n) => n + 1);
  };
  const ends: Ends = {
    onOpen,
    onClose: () => onOpen(null),
    onDone: (changed, text) => {
      onOpen(null);
      setSaid({ [changed]: { kind: 'good', text } });
      readAgain(changed);
    },
    onDoubt: (changed, message) => {
      if (message) setSaid({ [changed]: message });
      readAgain(changed);
    },
  };
  return { ends, said, version };
};

const Jumps = () => (
  <ul class="wide jumps" aria-label={texts.parts}>
    {texts.jumps.map(([id, name]) => (
      <li key={id}>
        <a href={`#${id}`}>{name}</a>
      </li>
    ))}
  </ul>
);

/** A notice when the banks' last data is old: everything below is as old. */
const Age = ({ freshness }: { freshness: Schemas['Freshness'] | undefined }) =>
  freshness?.is_stale && freshness.as_of ? (
    <p class="fresh stale">
      <Icon name="clock" /> {common.stale(ago(freshness.as_of, Date.now()))} <a href="/bancos">{texts.banks}</a>
    </p>
  ) : null;

const Parts = ({ answers }: { answers: Answers }) => {
  const [open, setOpen] = useState<Open | null>(null);
  const { ends, said, version } = useEnds(answers, setOpen);
  const lists = useLoaded(() => import('./plan/lists.tsx'));
  // Under way with the lists, ahead of the first click.
  const dialogs = useLoaded(() => import('./plan/dialogs.tsx'));
  useAnchor();
  // What is below the days moves with nothing once they are there.
  const isFirstThere = answers.upcoming.data !== undefined || answers.upcoming.problem !== undefined;
  useEffect(() => {
    if (new URLSearchParams(location.search).get('novo') !== 'limite') return;
    history.replaceState(history.state, '', location.pathname);
    setOpen({ kind: 'limit', limits: answers.limits.data?.data ?? [] });
  }, []);
  return (
    <>
      <Jumps />
      <Age freshness={answers.upcoming.data?.freshness} />
      <UpcomingCard first={answers.upcoming} version={version} />
      {isFirstThere && lists.part && <lists.part.default answers={answers} said={said} {...ends} />}
      {!lists.part && lists.isMissing && <Unloaded text={common.failed.partUnloaded} onAgain={lists.again} />}
      {open && !dialogs.part && dialogs.isMissing && (
        <Unloaded text={common.failed.partUnloaded} onAgain={dialogs.again} />
      )}
      {open && dialogs.part && <dialogs.part.default open={open} {...ends} />}
    </>
  );
};

const Without = () => {
  const { part, isMissing, again } = useLoaded(() => import('./welcome.tsx'));
  if (part) return <part.WithoutPlan />;
  return isMissing ? <Unloaded text={common.failed.partUnloaded} onAgain={again} /> : null;
};

/** Upcoming bills and days, reminders, limits, installments and recurring payments. Each part loads and fails independently. */
const Plan = () => {
  const answers = useAnswers();
  const isWithout = Object.values(answers).some(({ data, problem }) => !data && isWithoutPlan(problem));
  return (
    <>
      <h1 class="shown">{texts.title}</h1>
      {isWithout ? <Without /> : <Parts answers={answers} />}
    </>
  );
};

export default Plan;
