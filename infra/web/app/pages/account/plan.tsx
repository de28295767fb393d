import type { PlanAnswer } from '../../../../../shared/contract/web/plan.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { account as texts } from '../../texts/account.ts';
import { planWords, stateOf } from '../../texts/plans.ts';
import { Meter } from '../../ui/meter.tsx';
import { Failure, Waiting } from '../../ui/states.tsx';

const KINDS = ['paymentReminders', 'spendingLimits', 'apiKeys'] as const;

const Quota = ({ kind, quota }: { kind: (typeof KINDS)[number]; quota: PlanAnswer['quotas']['apiKeys'] }) => {
  const { currentCount, limit } = quota;
  const filled = Math.min(100, (100 * currentCount) / Math.max(1, limit));
  const said = texts.quotas.of(currentCount, limit);
  return (
    <li class={currentCount >= limit ? 'warning' : 'ok'}>
      <p>
        <span id={`cota-${kind}`}>{planWords.quotas[kind]}</span>
        <b>{said}</b>
      </p>
      <Meter id={`cota-${kind}`} value={filled} text={said} />
    </li>
  );
};

/** The plan, and the use of its limits. */
export const Plan = () => {
  const answer = useAnswer<PlanAnswer>('/app/api/plan');
  const { data } = answer;
  return (
    <section class="card">
      <header>
        <h2>{texts.profile.plan}</h2>
        <a class="button quiet small" href="/planos">
          {texts.quotas.see}
        </a>
      </header>
      <Failure answer={answer} />
      {!data && !answer.problem && <Waiting lines={4} />}
      {data && (
        <>
          <p>
            <b>{planWords.names[data.plan] ?? data.plan}</b> · {stateOf(data.subscription)}
          </p>
          <ul class="limits">
            {KINDS.map((kind) => (
              <Quota key={kind} kind={kind} quota={data.quotas[kind]} />
            ))}
          </ul>
          <p class="none">{texts.quotas.connections(data.connections)}</p>
        </>
      )}
    </section>
  );
};
