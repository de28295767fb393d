import { useState } from 'preact/hooks';
import type { Webhooks } from '../../api/answers.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { webhooks as texts } from '../../texts/webhooks.ts';
import { Icon } from '../../ui/icon.tsx';
import { Failure, Waiting } from '../../ui/states.tsx';
import { Opened } from './webhooks/dialogs.tsx';
import type { OpenDialog } from './webhooks/open-dialog.ts';
import { WebhookRow } from './webhooks/row.tsx';

/** Webhooks of the user's own programs. */
export const WebhooksCard = () => {
  const answer = useAnswer<Webhooks>('/tools/api/list-webhooks');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { data: webhooks, limit = 0 } = answer.data ?? {};
  const isFull = webhooks !== undefined && webhooks.length >= limit;
  const close = () => setOpen(null);
  const changed = () => void answer.reload();
  const done = () => {
    close();
    changed();
  };
  return (
    <section class="card wide">
      <header>
        <h3>{texts.title}</h3>
        {webhooks && !isFull && (
          <button type="button" class="primary" onClick={() => setOpen({ kind: 'create' })}>
            <Icon name="plus" /> {texts.create}
          </button>
        )}
      </header>
      <p class="lead">{texts.lead}</p>
      <Failure answer={answer} />
      {!webhooks && !answer.problem && <Waiting lines={2} />}
      {webhooks?.length === 0 && <p class="none">{texts.none}</p>}
      <ul class="rows">
        {webhooks?.map((webhook) => (
          <WebhookRow key={webhook.webhookId} webhook={webhook} onOpen={setOpen} onChanged={changed} />
        ))}
      </ul>
      {isFull && <p class="none">{texts.atMost(limit)}</p>}
      <Opened open={open} onClose={close} onDone={done} onOpen={setOpen} />
    </section>
  );
};
