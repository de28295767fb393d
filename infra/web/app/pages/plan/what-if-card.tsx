import { useState } from 'preact/hooks';
import { common } from '../../texts/common.ts';
import { planLists } from '../../texts/plan-lists.ts';
import { Unloaded } from '../../ui/part.tsx';
import { Waiting } from '../../ui/states.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { Answers } from './use-answers.ts';

const texts = planLists.whatIf;

/** The question; its form is loaded when it is asked. */
export const WhatIfCard = ({ answers }: { answers: Answers }) => {
  const [open, setOpen] = useState(false);
  const { part, isMissing, again } = useLoaded(() => import('./what-if.tsx'), open);
  return (
    <section class="card wide" id="e-se">
      <header>
        <h2>{texts.title}</h2>
      </header>
      {!open && (
        <>
          <p>{texts.about}</p>
          <p class="actions">
            <button type="button" class="quiet" onClick={() => setOpen(true)}>
              {texts.start}
            </button>
          </p>
        </>
      )}
      {open && part && <part.default answers={answers} />}
      {open && !part && (isMissing ? <Unloaded text={common.failed.partUnloaded} onAgain={again} /> : <Waiting />)}
    </section>
  );
};
