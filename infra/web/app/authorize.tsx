import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnswerOfDecision, Me, OAuthRequest } from './api/answers.ts';
import { Problem } from './api/call.ts';
import { Cancelled, change, read } from './api/session.ts';
import { Asked } from './authorize/asked.tsx';
import { isAnswerTo } from './authorize/leads-where.ts';
import { forgetRequest, requestIdOf } from './authorize/request-id.ts';
import { Said } from './authorize/said.tsx';
import { type Step, stepOf } from './authorize/step.ts';
import { authorize as texts } from './texts/authorize.ts';
import { why } from './ui/why.ts';

const requestId = requestIdOf(location);
const path = `/app/api/oauth/requests/${requestId}`;

const open = async (): Promise<Step> => {
  if (!requestId) return { name: 'none' };
  const [me, { request }] = await Promise.all([read<Me>('/app/api/me'), read<{ request: OAuthRequest }>(path)]);
  return { name: 'asked', request, me };
};

const isOver = (error: unknown): boolean => error instanceof Problem && (error.status === 404 || error.status === 410);

const Authorize = () => {
  const [step, show] = useState<Step>({ name: 'opening' });
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();

  const start = () => {
    show({ name: 'opening' });
    open().then(show, (error) => show(stepOf(error)));
  };
  useEffect(start, []);

  /** Runs one thing at a time, and says on the page why it failed. */
  const run = async (task: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    try {
      await task();
    } catch (error) {
      if (isOver(error)) show(stepOf(error));
      else if (!(error instanceof Cancelled)) setWrong(why(error));
    }
    setBusy(false);
  };

  const decide = ({ redirect }: OAuthRequest, approved: boolean) =>
    run(async () => {
      const answer = await change<AnswerOfDecision>('POST', path, { decision: approved ? 'approve' : 'deny' });
      forgetRequest();
      if (!isAnswerTo(redirect, answer.location)) return show({ name: 'failed', text: texts.strange });
      show({ name: 'answered', approved, location: answer.location });
      location.href = answer.location;
    });

  const leave = () =>
    run(async () => {
      await change('POST', '/app/api/sign-out', { which: 'this' });
      forgetRequest();
      show({ name: 'left' });
    });

  return (
    <section class="card door" aria-live="polite" aria-busy={step.name === 'opening'}>
      {step.name === 'asked' ? (
        <Asked
          request={step.request}
          me={step.me}
          busy={busy}
          wrong={wrong}
          onDecide={(approves) => void decide(step.request, approves)}
          onLeave={() => void leave()}
        />
      ) : (
        <Said step={step} onAgain={start} />
      )}
    </section>
  );
};

const main = document.querySelector('main');
if (main) {
  main.replaceChildren();
  render(<Authorize />, main);
}
