import type { Connection, Me } from '../api/answers.ts';
import { daysBetween, todayIn } from '../days.ts';
import { dayLong } from '../format.ts';
import { ends as texts } from '../texts/ends.ts';
import { Notice } from './states.tsx';

/** As the overview tells of them. */
const DAYS_BEFORE = 15;

/** The date in São Paulo on which it ends, if that is soon. */
const soon = (at: string | null, now: number): string | null => {
  if (at === null) return null;
  const date = todayIn(Date.parse(at));
  const days = daysBetween(todayIn(now), date);
  return days >= 0 && days <= DAYS_BEFORE ? date : null;
};

const when = (date: string, now: number): string => (date === todayIn(now) ? texts.today : texts.on(dayLong(date)));

type Props = {
  /** Those of which something can be renewed: none without a plan. */
  connections: readonly Pick<Connection, 'item_id' | 'connector_name' | 'consent_expires_at'>[];
  subscription: Me['subscription'] | undefined;
};

/** The plan and the authorizations that end within fifteen days, each with what to do. */
export const EndsSoon = ({ connections, subscription }: Props) => {
  const now = Date.now();
  const plan = subscription?.status === 'canceled' ? soon(subscription.until, now) : null;
  const consents = connections
    .flatMap(({ consent_expires_at, ...one }) => {
      const date = soon(consent_expires_at, now);
      return date ? [{ ...one, date }] : [];
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  if (!plan && consents.length === 0) return null;
  return (
    <section class="wide ends" aria-label={texts.title}>
      {plan && (
        <Notice kind="warn">
          {texts.plan(when(plan, now))} <a href="/planos">{texts.plans}</a>
        </Notice>
      )}
      {consents.map(({ item_id, connector_name, date }) => (
        <Notice key={item_id} kind="warn">
          {texts.consent(connector_name, when(date, now))}{' '}
          <a href={`/conectar?item=${encodeURIComponent(item_id)}`} aria-label={texts.renewOf(connector_name)}>
            {texts.renew}
          </a>
        </Notice>
      ))}
    </section>
  );
};
