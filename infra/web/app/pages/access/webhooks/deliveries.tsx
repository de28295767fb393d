import { useState } from 'preact/hooks';
import type { Deliveries as DeliveriesAnswer, Delivery, Webhook } from '../../../api/answers.ts';
import { Cancelled, read } from '../../../api/read.ts';
import { change } from '../../../api/session.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { ago } from '../../../format.ts';
import { webhooks as texts } from '../../../texts/webhooks.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Failure, Notice, Waiting } from '../../../ui/states.tsx';
import { useTask } from '../../../ui/use-task.ts';
import { why } from '../../../ui/why.ts';
import { answerText } from './answer-text.ts';
import { known } from './known.ts';
import { until } from './until.ts';

const LOOKS = {
  pending: { icon: 'clock', kind: 'busy' },
  delivered: { icon: 'check', kind: 'good' },
  failed: { icon: 'alert', kind: 'warn' },
} as const;

const factsOf = (delivery: Delivery, now: number): string =>
  [
    delivery.attempts > 0 && texts.sent.tries(delivery.attempts),
    answerText(delivery),
    delivery.nextAttemptAt && texts.sent.next(until(delivery.nextAttemptAt, now)),
  ]
    .filter(Boolean)
    .join(' · ');

const DeliveryRow = ({ delivery, onAgain }: { delivery: Delivery; onAgain: () => void }) => {
  const { eventType, status, createdAt, payload } = delivery;
  const when = ago(createdAt, Date.now());
  return (
    <li class="row">
      <div>
        <b>{texts.events[eventType]}</b> <small>{when}</small>
        <p class={`state ${LOOKS[status].kind}`}>
          <Icon name={LOOKS[status].icon} /> {texts.sent.states[status]}
          <small>{factsOf(delivery, Date.now())}</small>
        </p>
        <details>
          <summary>{texts.sent.content}</summary>
          <pre class="scroll">
            <code>{JSON.stringify(payload, null, 2)}</code>
          </pre>
        </details>
      </div>
      <button
        type="button"
        class="quiet small"
        aria-label={texts.sent.againOf(texts.events[eventType], when)}
        onClick={onAgain}
      >
        {texts.sent.again}
      </button>
    </li>
  );
};

type DeliveriesProps = { webhook: Webhook; onClose: () => void; onDone: () => void };

/** Deliveries to a webhook, in pages. */
export const Deliveries = ({ webhook: { webhookId, url }, onClose }: DeliveriesProps) => {
  const path = `/tools/api/list-webhook-deliveries?limit=20&webhookId=${encodeURIComponent(webhookId)}`;
  const answer = useAnswer<DeliveriesAnswer>(path);
  const [older, setOlder] = useState<DeliveriesAnswer[]>([]);
  const { busy, wrong, run } = useTask((error) => (error instanceof Cancelled ? undefined : why(error, known)));
  const pages = answer.data ? [answer.data, ...older] : [];
  const rows = pages.flatMap(({ data }) => data);
  const before = pages.at(-1)?.nextBefore;

  const refresh = async () => {
    setOlder([]);
    await answer.reload();
  };
  const again = ({ deliveryId }: Delivery) =>
    run(async () => {
      await change('POST', '/tools/api/redeliver-webhook', { deliveryId });
      await refresh();
    });
  const more = () =>
    run(async () => {
      const page = await read<DeliveriesAnswer>(`${path}&before=${encodeURIComponent(before ?? '')}`);
      setOlder([...older, page]);
    });

  return (
    <Dialog title={texts.sent.title} onClose={onClose}>
      <div class="row">
        <small>{url}</small>
        <button type="button" class="quiet small" aria-disabled={busy} onClick={() => void run(refresh)}>
          <Icon name="refresh" /> {texts.sent.refresh}
        </button>
      </div>
      <Failure answer={answer} />
      {wrong && <Notice kind="bad">{wrong}</Notice>}
      {!answer.data && !answer.problem && <Waiting />}
      {answer.data && rows.length === 0 && <p class="none">{texts.sent.none}</p>}
      <ul class="rows">
        {rows.map((delivery) => (
          <DeliveryRow key={delivery.deliveryId} delivery={delivery} onAgain={() => void again(delivery)} />
        ))}
      </ul>
      {before && (
        <p class="actions">
          <button type="button" class="link" aria-disabled={busy} onClick={() => void more()}>
            {texts.sent.more}
          </button>
        </p>
      )}
    </Dialog>
  );
};
