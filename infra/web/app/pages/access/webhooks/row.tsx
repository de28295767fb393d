import type { Webhook } from '../../../api/answers.ts';
import { fullDay } from '../../../format.ts';
import { webhooks as texts } from '../../../texts/webhooks.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/states.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { useWebhook } from './use-webhook.ts';

type State = { text: string; icon: IconName; kind: 'good' | 'warn' };

const stateOf = ({ status, failingSince }: Webhook): State => {
  if (status !== 'active') return { text: texts.states[status], icon: 'clock', kind: 'warn' };
  if (failingSince) return { text: texts.failing(fullDay(failingSince)), icon: 'alert', kind: 'warn' };
  return { text: texts.states.active, icon: 'check', kind: 'good' };
};

type RowProps = { webhook: Webhook; onOpen: (open: OpenDialog) => void; onChanged: () => void };

export const WebhookRow = ({ webhook, onOpen, onChanged }: RowProps) => {
  const { url, events, status, previousSecretUntil } = webhook;
  const { busy, said, test, pause } = useWebhook(webhook, onChanged);
  const state = stateOf(webhook);
  const action = (text: string, label: string, onClick: () => void) => (
    <button type="button" class="quiet small" aria-label={label} aria-disabled={busy} onClick={onClick}>
      {text}
    </button>
  );
  return (
    <li class="row">
      <div>
        <b>{url}</b>
        <p class={`state ${state.kind}`}>
          <Icon name={state.icon} /> {state.text}
        </p>
        <p class="chips">
          {events.map((event) => (
            <span key={event}>{texts.events[event]}</span>
          ))}
        </p>
        {previousSecretUntil && Date.parse(previousSecretUntil) > Date.now() && (
          <small>{texts.twoSecrets(fullDay(previousSecretUntil))}</small>
        )}
      </div>
      <p class="actions">
        {status === 'active'
          ? action(texts.test, texts.testOf(url), () => void test())
          : action(texts.resume, texts.resumeOf(url), () => void pause(false))}
        {action(texts.deliveries, texts.deliveriesOf(url), () => onOpen({ kind: 'deliveries', webhook }))}
        {action(texts.edit, texts.editOf(url), () => onOpen({ kind: 'edit', webhook }))}
      </p>
      {said && (
        <div class="whole">
          <Notice kind={said.kind}>{said.text}</Notice>
        </div>
      )}
    </li>
  );
};
