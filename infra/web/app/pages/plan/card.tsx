import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Answer } from '../../api/use-answer.ts';
import { useAmounts } from '../../hidden.ts';
import { plan as texts } from '../../texts/plan.ts';
import { First, type FirstProps } from '../../ui/first.tsx';
import { Failure, Notice, Waiting } from '../../ui/states.tsx';
import type { Said } from './open.ts';

type CardProps<T> = {
  id: string;
  title: string;
  answer: Answer<T>;
  kind?: string;
  /** Of the head. */
  action?: ComponentChildren;
  lines?: number;
  children: (data: T) => ComponentChildren;
};

/** A part of the page with an answer of its own: it waits and fails alone. */
export const Card = <T,>({ id, title, answer, kind = '', action, lines = 5, children }: CardProps<T>) => (
  <section class={`card ${kind}`} id={id}>
    <header>
      <h2>{title}</h2>
      {action}
    </header>
    <Failure answer={answer} />
    {answer.data !== undefined && children(answer.data)}
    {answer.data === undefined && !answer.problem && <Waiting lines={lines} />}
  </section>
);

/** The first items of a card, and the others on demand. */
export const Some = <T,>(props: Partial<FirstProps<T>> & Pick<FirstProps<T>, 'of' | 'children'>) => (
  <First most={5} kind="rows" says={texts.more} {...props} />
);

/** Read, or drawn, when it is opened. */
export const Later = ({ title, children }: { title: string; children: () => ComponentChildren }) => {
  const [open, setOpen] = useState(false);
  return (
    <details class="later" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
};

/** Figures side by side. */
export const Figures = ({ of }: { of: readonly (readonly [string, string, string?])[] }) => (
  <dl class="month">
    {of.map(([name, amount, kind]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd class={kind}>{amount}</dd>
      </div>
    ))}
  </dl>
);

/** A part of a whole; the text beside it has the same value. @param share 1 is the whole */
export const Bar = ({ share }: { share: number }) => (
  <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.max(0, Math.min(1, share)) * 100} height="8" />
  </svg>
);

/** Amounts of any currency, hidden with the others. */
export const useMoneyOf = () => {
  const { hidden, money } = useAmounts();
  return (amount: number, currency = 'BRL'): string =>
    hidden || currency === 'BRL'
      ? money(amount)
      : new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(amount);
};

/** What became of the last change, beside the list that it changed. */
export const Announcement = ({ said }: { said: Said | undefined }) =>
  said ? (
    <Notice kind={said.kind}>
      {said.text} {said.plans && <a href="/planos">{texts.noPlans}</a>}
    </Notice>
  ) : null;
