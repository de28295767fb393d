import type { PlanAnswer } from '../../../../shared/contract/web/plan.ts';
import { useAnswer } from '../api/use-answer.ts';
import { stateOf, planWords as texts } from '../texts/plans.ts';
import { Failure, Waiting } from '../ui/states.tsx';

type Offer = PlanAnswer['plans'][number];
const KINDS = ['paymentReminders', 'spendingLimits', 'apiKeys'] as const;

const State = ({ plan, subscription, plans_url: url }: PlanAnswer) => (
  <section class={`card wide welcome plan-state ${subscription.has_access ? '' : 'over'}`}>
    <h2>{subscription.has_access ? texts.yours(texts.names[plan] ?? plan) : texts.without}</h2>
    <p class="lead">
      {subscription.has_access ? `${texts.is} ${stateOf(subscription)}.` : texts.ends[subscription.status]}
      {subscription.status === 'canceled' && subscription.has_access && ` ${texts.canceledLead}`}
    </p>
    {url ? (
      <p class="actions">
        <a class={`button ${subscription.has_access ? 'quiet' : 'primary'}`} href={url}>
          {subscription.has_access ? texts.manage : texts.choose}
        </a>
      </p>
    ) : (
      <p>{texts.noPage}</p>
    )}
  </section>
);

const Card = ({ offer, isYours }: { offer: Offer; isYours: boolean }) => (
  <section class="card plan-card" aria-current={isYours ? 'true' : undefined}>
    <header>
      <h2>{texts.names[offer.name] ?? offer.name}</h2>
      {isYours && <span class="tag">{texts.current}</span>}
    </header>
    <dl>
      {KINDS.map((kind) => (
        <div key={kind}>
          <dt>{texts.quotas[kind]}</dt>
          <dd>{offer[kind]}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The state of one's subscription, and what each plan offers. */
const Plans = () => {
  const answer = useAnswer<PlanAnswer>('/app/api/plan');
  const { data } = answer;
  return (
    <>
      <h1 class="shown">{texts.title}</h1>
      <Failure answer={answer} wide />
      {!data && !answer.problem && (
        <section class="card wide">
          <Waiting lines={4} />
        </section>
      )}
      {data && <State {...data} />}
      <div class="wide plans">
        {data?.plans.map((offer) => (
          <Card key={offer.name} offer={offer} isYours={data.subscription.has_access && offer.name === data.plan} />
        ))}
      </div>
      {data && <p class="wide none">{texts.all}</p>}
    </>
  );
};

export default Plans;
