import type { PlanAnswer } from '../../../../shared/contract/web/plan.ts';
import { change } from '../api/session.ts';
import { useAnswer } from '../api/use-answer.ts';
import { moreThan, nameOf, priceOf, stateOf, planWords as texts } from '../texts/plans.ts';
import { Failure, Notice, Waiting } from '../ui/states.tsx';
import { useTask } from '../ui/use-task.ts';
import { why } from '../ui/why.ts';

type Plan = PlanAnswer['plans'][number];

const isPaid = ({ plan, subscription }: PlanAnswer): boolean => subscription.has_access && plan !== 'free';

/** The state in one line, and the operator's page for what no card has. */
const State = ({ data }: { data: PlanAnswer }) => {
  const { plan, plans, subscription, plans_url: url } = data;
  const own = plans.find(({ name }) => name === plan);
  const isPriced = plans.some(({ offers }) => offers.length > 0);
  return (
    <section class={`card wide stack plan-state ${subscription.has_access ? '' : 'over'}`}>
      <p>
        {subscription.has_access ? (
          <>
            {texts.yours} <b>{own ? nameOf(own) : (texts.names[plan] ?? plan)}</b>: {stateOf(subscription)}.
          </>
        ) : (
          texts.ends[subscription.status]
        )}
      </p>
      {url && (isPaid(data) || !isPriced) && (
        <p class="actions">
          <a class={`button ${subscription.has_access ? 'quiet' : 'primary'}`} href={url}>
            {subscription.has_access ? texts.manage : texts.choose}
          </a>
        </p>
      )}
      {!url && <p>{texts.noPage}</p>}
    </section>
  );
};

type CardProps = { plan: Plan; before: Plan | undefined; data: PlanAnswer; onFree: () => void; busy: boolean };

const Card = ({ plan, before, data, onFree, busy }: CardProps) => {
  const [first, ...others] = plan.offers;
  const isStartable = plan.name === 'free' && !data.subscription.has_access && first !== undefined;
  return (
    <section class="card plan-card" aria-current={plan.is_yours ? 'true' : undefined}>
      <header>
        <h2>{nameOf(plan)}</h2>
        {plan.is_yours && <span class="tag">{texts.current}</span>}
      </header>
      {first && priceOf(first) && <p class="price">{priceOf(first)}</p>}
      {others.map((offer) => (
        <p key={offer.period}>
          {texts.or} {offer.url && !plan.is_yours ? <a href={offer.url}>{priceOf(offer)}</a> : priceOf(offer)}
        </p>
      ))}
      {before && <p class="none">{texts.allOf(nameOf(before))}</p>}
      <ul class="plain">
        {moreThan(plan, before).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {isStartable && (
        <button type="button" class="primary whole" data-busy={busy} onClick={onFree}>
          {texts.use(nameOf(plan))}
        </button>
      )}
      {plan.name !== 'free' && !plan.is_yours && first?.url && (
        <a class="button primary whole" href={first.url}>
          {texts.subscribe(nameOf(plan))}
        </a>
      )}
    </section>
  );
};

/** The state of one's subscription, and what each plan has more than the one before. */
const Plans = () => {
  const answer = useAnswer<PlanAnswer>('/app/api/plan');
  const { busy, wrong, run } = useTask((error) => why(error, texts.refusals));
  const { data } = answer;
  const free = () =>
    run(async () => {
      try {
        await change('POST', '/app/api/plan/free');
      } finally {
        await answer.reload();
      }
    });
  return (
    <>
      <h1 class="shown">{texts.title}</h1>
      <Failure answer={answer} wide />
      {!data && !answer.problem && (
        <section class="card wide">
          <Waiting lines={4} />
        </section>
      )}
      {data && <State data={data} />}
      {wrong && (
        <div class="wide">
          <Notice kind="bad">{wrong}</Notice>
        </div>
      )}
      {data && (
        <div class="wide plans">
          {data.plans.map((plan, at) => (
            <Card
              key={plan.name}
              plan={plan}
              before={data.plans[at - 1]}
              data={data}
              onFree={() => void free()}
              busy={busy}
            />
          ))}
        </div>
      )}
    </>
  );
};

export default Plans;
