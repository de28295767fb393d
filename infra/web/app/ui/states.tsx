import type { ComponentChildren } from 'preact';
import { isWithoutPlan } from '../api/call.ts';
import type { Answer } from '../api/use-answer.ts';
import { common } from '../texts/common.ts';
import { Icon } from './icon.tsx';
import { why } from './why.ts';

/** A notice that screen readers announce when it appears. */
export const Notice = ({
  children,
  kind = 'warn',
}: {
  children: ComponentChildren;
  kind?: 'warn' | 'bad' | 'good';
}) => (
  <div class={`notice ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
    <Icon name={kind === 'good' ? 'check' : 'alert'} />
    <div>{children}</div>
  </div>
);

/** The strip above the page has it. */
const isSaidByStrip = ({ data, problem }: Answer<unknown>): boolean => data !== undefined && problem?.status === 0;

/** The last request failed: the reason, whether older data is shown below, and a retry button. */
export const Failure = ({ answer, wide }: { answer: Answer<unknown>; wide?: boolean }) =>
  answer.problem && !isSaidByStrip(answer) ? (
    <div class={wide ? 'wide' : undefined}>
      <Notice kind="bad">
        <p>
          {why(answer.problem)} {answer.data !== undefined && common.failed.older}
        </p>
        {isWithoutPlan(answer.problem) ? (
          <a href="/planos">{common.pages['/planos']}</a>
        ) : (
          <button type="button" class="link" onClick={() => void answer.reload()}>
            {common.again}
          </button>
        )}
      </Notice>
    </div>
  ) : null;

export const Waiting = ({ lines = 3 }: { lines?: number }) => (
  <div class="wait" aria-busy="true">
    {Array.from({ length: lines }, (_, i) => (
      <p class="line" key={i} />
    ))}
  </div>
);
