import type { ComponentChildren } from 'preact';
import { authorize as texts } from '../texts/authorize.ts';
import { common } from '../texts/common.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/states.tsx';
import type { Step } from './step.ts';

const Words = ({ title, lead, children }: { title: string; lead: string; children?: ComponentChildren }) => (
  <>
    <h1 class="shown">{title}</h1>
    <p class="lead">{lead}</p>
    {children}
  </>
);

const Link = ({ href, go }: { href: string; go: string }) => (
  <a class="button quiet whole" href={href}>
    {go}
  </a>
);

const Answered = ({ approved, location }: { approved: boolean; location: string }) => (
  <>
    {approved && (
      <p class="mac">
        <Icon name="check" />
      </p>
    )}
    <Words {...(approved ? texts.approved : texts.denied)}>
      {/* For programs that the browser opens only on a click. */}
      <Link href={location} go={texts.goOn} />
    </Words>
  </>
);

/** Everything but the question itself. */
export const Said = ({ step, onAgain }: { step: Exclude<Step, { name: 'asked' }>; onAgain: () => void }) => {
  switch (step.name) {
    case 'opening':
      return <Words title={texts.title} lead={texts.opening} />;
    case 'answered':
      return <Answered {...step} />;
    case 'failed':
      return (
        <>
          <h1 class="shown">{texts.title}</h1>
          <Notice kind="bad">{step.text}</Notice>
          <button type="button" class="primary whole" onClick={onAgain}>
            {common.again}
          </button>
        </>
      );
    case 'none':
      return (
        <Words {...texts.none}>
          <Link href="/acessos" go={texts.none.go} />
        </Words>
      );
    default:
      return (
        <Words {...texts[step.name]}>
          <Link href="/" go={texts.home} />
        </Words>
      );
  }
};
