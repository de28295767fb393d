import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { connect as texts } from '../texts/connect.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/states.tsx';
import type { Owner, Step } from './step.ts';
import { visit } from './visit.ts';

const Begin = ({
  title,
  onGo,
  children,
  go,
}: {
  title: string;
  go: string;
  onGo: () => void;
  children?: ComponentChildren;
}) => (
  <>
    <h1 class="shown">{title}</h1>
    {children}
    <button type="button" class="primary whole" onClick={onGo}>
      {go}
    </button>
  </>
);

const Points = () => (
  <ul class="points">
    {texts.own.points.map((point) => (
      <li key={point}>
        <Icon name="check" /> {point}
      </li>
    ))}
  </ul>
);

type ShownProps = { step: Step; early: boolean; onStart: () => void; onStop: () => void };

const Whose = ({ account, onStart, onStop }: Pick<ShownProps, 'onStart' | 'onStop'> & { account: Owner }) => (
  <>
    <Begin title={texts.whose.title} go={texts.whose.go} onGo={onStart}>
      <p class="lead">{texts.whose.lead}</p>
      <p class="who">
        <b>{account.name}</b>
        <small>{account.email}</small>
      </p>
      <p class="lead">{texts.whose.notMine}</p>
      <p class="lead">{texts.own.consent}</p>
    </Begin>
    <button type="button" class="quiet whole" onClick={onStop}>
      {texts.whose.stop}
    </button>
  </>
);

const Own = ({ early, onStart }: Pick<ShownProps, 'early' | 'onStart'>) => (
  <>
    <Begin
      title={visit.itemId ? texts.own.reconnect : texts.own.title}
      go={visit.itemId ? texts.own.goAgain : texts.own.go}
      onGo={onStart}
    >
      {early && <Notice>{texts.closedEarly}</Notice>}
      <p class="lead">{texts.own.lead}</p>
      <Points />
      <p class="lead">{texts.own.consent}</p>
    </Begin>
    {!visit.linkToken && (
      <a class="button quiet whole" href="/bancos">
        {texts.own.back}
      </a>
    )}
  </>
);

const Said = ({ title, lead, href, go }: { title: string; lead: string; href: string; go: string }) => (
  <>
    <h1 class="shown">{title}</h1>
    <p class="lead">{lead}</p>
    <a class="button primary whole" href={href}>
      {go}
    </a>
  </>
);

/** With the menu: the other pages are still there. */
const NoPlan = () => {
  useEffect(() => document.getElementById('menu')?.removeAttribute('hidden'), []);
  return (
    <>
      <h1 class="shown">{texts.own.title}</h1>
      <h2>{texts.noPlan.title}</h2>
      <p class="lead">{texts.noPlan.lead}</p>
      <a class="button primary whole" href="/planos">
        {texts.noPlan.plans}
      </a>
    </>
  );
};

const Done = ({ bank }: { bank: string }) => (
  <>
    <p class="mac">
      <Icon name="check" />
    </p>
    <h1 class="shown">{texts.done.title(bank)}</h1>
    <p class="lead">{texts.done.lead}</p>
    <a class="button primary whole" href="/">
      {texts.done.go}
    </a>
    {!visit.linkToken && (
      <a class="button quiet whole" href="/conectar">
        {texts.done.another}
      </a>
    )}
  </>
);

export const Shown = ({ step, early, onStart, onStop }: ShownProps) => {
  switch (step.name) {
    case 'whose':
      return <Whose account={step.account} onStart={onStart} onStop={onStop} />;
    case 'own':
      return <Own early={early} onStart={onStart} />;
    case 'waiting':
      return (
        <>
          <p class="mac turning">
            <Icon name="refresh" />
          </p>
          <h1 class="shown">{texts.waiting.title}</h1>
          <p class="lead">{step.slow ? texts.waiting.slow : texts.waiting.lead}</p>
        </>
      );
    case 'needs':
      return (
        <Begin title={texts.needs.title} go={texts.needs.go} onGo={onStart}>
          <p class="lead">{texts.needs.lead}</p>
        </Begin>
      );
    case 'done':
      return <Done bank={step.bank} />;
    case 'noPlan':
      return <NoPlan />;
    case 'stopped':
      return (
        <>
          <h1 class="shown">{texts.own.title}</h1>
          <p class="lead">{texts.whose.stopped}</p>
        </>
      );
    case 'expired':
      return <Said {...texts.expired} href="/entrar?volta=/conectar" />;
    case 'notYours':
      return <Said {...texts.notYours} href="/conectar" />;
    case 'failed':
      return (
        <Begin title={texts.failed.title} go={texts.failed.again} onGo={onStart}>
          <Notice kind="bad">{step.text}</Notice>
        </Begin>
      );
    case 'widget':
      return (
        <>
          <h1 class="shown">{texts.own.title}</h1>
          <p class="lead">{texts.widget}</p>
        </>
      );
    case 'opening':
      return (
        <>
          <h1 class="shown">{texts.own.title}</h1>
          <p class="lead">{texts.opening}</p>
        </>
      );
  }
};
