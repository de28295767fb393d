import { useState } from 'preact/hooks';
import type { Overview } from '../../api/answers.ts';
import { dayLong } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { overview as texts } from '../../texts/overview.ts';
import { Icon } from '../../ui/icon.tsx';
import { part } from '../../ui/part.tsx';
import type { LinkOfSignal } from './signals.tsx';

type Warning = Overview['warnings'][number];

const MOST_WARNINGS = 2;

const Signals = part(
  () => import('./signals.tsx'),
  (it) => it.Signals,
);

const OF_STREAMS: readonly (string | undefined)[] = [
  'price_rise',
  'new_subscription',
  'trial_turned_paid',
  'subscription_after_cancel',
  'income_missing',
];

const targetOf = ({ kind, item_id, signal_kind }: Pick<Warning, 'kind' | 'item_id' | 'signal_kind'>): string => {
  if (kind === 'needs_user' || kind === 'consent_ends' || signal_kind === 'consent_ending')
    return `/conectar?item=${encodeURIComponent(item_id ?? '')}`;
  if (kind === 'plan_ends') return '/planos';
  if (kind === 'stale' || signal_kind === 'duplicate_connection') return '/bancos';
  if (kind === 'signal' && signal_kind !== 'low_balance_ahead' && !OF_STREAMS.includes(signal_kind))
    return '/lancamentos';
  return kind === 'price_rise' || OF_STREAMS.includes(signal_kind) ? '/planejar#recorrentes' : '/planejar';
};

/** A signal, with the page where it can be looked at. */
const SignalLink: LinkOfSignal = (signal) => {
  const { words } = useAmounts();
  const { acts } = texts.warnings;
  return (
    <a id={signal.signal_id} href={targetOf({ ...signal, kind: 'signal' })}>
      <Icon name="alert" />
      <span>{words(signal.sentence ?? '')}</span>
      <b>{signal.signal_kind === 'consent_ending' ? acts.consent_ends : acts.signal}</b>
    </a>
  );
};

const Line = ({ warning, data }: { warning: Warning; data: Overview }) => {
  const { money } = useAmounts();
  const { kind, name, item_id, date } = warning;
  if (kind === 'signal') return <SignalLink {...warning} />;
  const needs = data.connections.find((one) => one.item_id === item_id)?.needs;
  const when = date ? dayLong(date) : '';
  const { says, acts } = texts.warnings;
  const text =
    kind === 'needs_user'
      ? texts.needs[needs ?? 'reconnect'](name)
      : kind === 'price_rise'
        ? says.price_rise(name, money(warning.from ?? 0), money(warning.to ?? 0))
        : says[kind](name, when);
  return (
    <a href={targetOf(warning)}>
      <Icon name={kind === 'stale' ? 'clock' : 'alert'} />
      <span>{text}</span>
      <b>{acts[kind]}</b>
    </a>
  );
};

/** What to know before the amounts. */
export const Warnings = ({ data }: { data: Overview }) => {
  const { warnings, new_signals } = data;
  const [isOpen, setOpen] = useState(false);
  if (warnings.length === 0) return null;
  const others = warnings.filter(({ kind }) => kind !== 'signal');
  const hasSignals = others.length < warnings.length;
  const rest = Math.max(warnings.length, others.length + new_signals) - MOST_WARNINGS;
  return (
    <section class="wide warnings" aria-label={texts.warnings.title}>
      <ul>
        {(isOpen ? others : warnings.slice(0, MOST_WARNINGS)).map((warning, i) => (
          <li key={`${warning.kind} ${warning.item_id} ${warning.name} ${i}`}>
            <Line warning={warning} data={data} />
          </li>
        ))}
      </ul>
      {isOpen && hasSignals && <Signals Link={SignalLink} />}
      {!isOpen && (rest > 0 || hasSignals) && (
        <button type="button" class="link" onClick={() => setOpen(true)}>
          {rest > 0 ? texts.warnings.more(rest) : texts.warnings.mark}
        </button>
      )}
    </section>
  );
};
