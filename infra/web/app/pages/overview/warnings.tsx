import type { Overview } from '../../api/answers.ts';
import { dayLong } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { overview as texts } from '../../texts/overview.ts';
import { First } from '../../ui/first.tsx';
import { Icon } from '../../ui/icon.tsx';

type Warning = Overview['warnings'][number];

const MOST_WARNINGS = 2;

const OF_STREAMS: readonly (string | undefined)[] = [
  'price_rise',
  'new_subscription',
  'trial_turned_paid',
  'subscription_after_cancel',
  'income_missing',
];

const targetOf = ({ kind, item_id, signal_kind }: Warning): string => {
  if (kind === 'needs_user' || kind === 'consent_ends' || signal_kind === 'consent_ending')
    return `/conectar?item=${encodeURIComponent(item_id ?? '')}`;
  if (kind === 'plan_ends') return '/planos';
  if (kind === 'stale' || signal_kind === 'duplicate_connection') return '/bancos';
  if (kind === 'signal' && signal_kind !== 'low_balance_ahead' && !OF_STREAMS.includes(signal_kind))
    return '/lancamentos';
  return kind === 'price_rise' || OF_STREAMS.includes(signal_kind) ? '/planejar#recorrentes' : '/planejar';
};

const Line = ({ warning, data }: { warning: Warning; data: Overview }) => {
  const { money } = useAmounts();
  const { kind, name, item_id, date } = warning;
  const needs = data.connections.find((one) => one.item_id === item_id)?.needs;
  const when = date ? dayLong(date) : '';
  const { says, acts } = texts.warnings;
  const text =
    kind === 'needs_user'
      ? texts.needs[needs ?? 'reconnect'](name)
      : kind === 'price_rise'
        ? says.price_rise(name, money(warning.from ?? 0), money(warning.to ?? 0))
        : kind === 'signal'
          ? (warning.sentence ?? '')
          : says[kind](name, when);
  return (
    <li>
      <a href={targetOf(warning)}>
        <Icon name={kind === 'stale' ? 'clock' : 'alert'} />
        <span>{text}</span>
        <b>{warning.signal_kind === 'consent_ending' ? acts.consent_ends : acts[kind]}</b>
      </a>
    </li>
  );
};

/** What to know before the amounts. */
export const Warnings = ({ data }: { data: Overview }) => {
  const { warnings } = data;
  if (warnings.length === 0) return null;
  return (
    <section class="wide warnings" aria-label={texts.warnings.title}>
      <First of={warnings} most={MOST_WARNINGS} says={texts.warnings.more}>
        {(warning, i) => (
          <Line key={`${warning.kind} ${warning.item_id} ${warning.name} ${i}`} warning={warning} data={data} />
        )}
      </First>
    </section>
  );
};
