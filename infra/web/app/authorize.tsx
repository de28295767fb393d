import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnswerOfDecision, Me, OAuthRequest } from './api/answers.ts';
import { Problem } from './api/call.ts';
import { Cancelled, read } from './api/read.ts';
import { change } from './api/session.ts';
import { onSignedOut, tellSignedOut } from './api/tabs.ts';
import { Asked } from './authorize/asked.tsx';
import { isAnswerTo } from './authorize/leads-where.ts';
import { forgetRequest, requestIdOf } from './authorize/request-id.ts';
import { Said } from './authorize/said.tsx';
import { type Step, stepOf } from './authorize/step.ts';
import { authorize as texts } from './texts/authorize.ts';
import { useTask } from './ui/use-task.ts';
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

  const start = () => {
    show({ name: 'opening' });
    open().then(show, (error) => show(stepOf(error)));
  };
  useEffect(start, []);

  const { busy, wrong, run } = useTask((error) => {
    if (!isOver(error)) return error instanceof Cancelled ? undefined : why(error);
    show(stepOf(error));
    return undefined;
  });

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
      tellSignedOut();
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
  // Asks again who is signed in.
  onSignedOut(() => location.reload());
  main.replaceChildren();
  render(<Authorize />, main);
}
