import type { NewWebhook, Webhook } from '../../../api/answers.ts';
import { change } from '../../../api/session.ts';
import { common } from '../../../texts/common.ts';
import { webhooks as texts } from '../../../texts/webhooks.ts';
import { ActionForm, Dialog } from '../../../ui/dialog.tsx';
import { SecretField } from '../secret-field.tsx';
import { Deliveries } from './deliveries.tsx';
import { WebhookForm, type WebhookInput } from './form.tsx';
import { known } from './known.ts';
import type { OpenDialog } from './open-dialog.ts';
import { useWebhook } from './use-webhook.ts';

type Ends = { onClose: () => void; onDone: () => void; onOpen: (open: OpenDialog) => void };
type Of = Ends & { webhook: Webhook };

const Create = ({ onClose, onDone, onOpen }: Ends) => {
  const send = async (input: WebhookInput) => {
    const { data } = await change<{ data: NewWebhook }>('POST', '/tools/api/create-webhook', input);
    onDone();
    onOpen({ kind: 'secret', secret: data.secret });
  };
  return (
    <Dialog title={texts.form.titles.create} onClose={onClose}>
      <WebhookForm
        action={texts.form.make}
        first={{ url: '', events: ['transactions.changed'] }}
        onSend={send}
        onCancel={onClose}
      />
    </Dialog>
  );
};

const Edit = ({ webhook, onClose, onDone, onOpen }: Of) => {
  const { busy, pause } = useWebhook(webhook, onDone);
  const send = async (input: WebhookInput) => {
    await change('POST', '/tools/api/update-webhook', { webhookId: webhook.webhookId, ...input });
    onDone();
  };
  return (
    <Dialog title={texts.form.titles.edit} onClose={onClose}>
      <WebhookForm action={common.save} first={webhook} onSend={send} onCancel={onClose} />
      <p class="actions more">
        {webhook.status === 'active' && (
          <button type="button" class="link" aria-disabled={busy} onClick={() => void pause(true)}>
            {texts.pause}
          </button>
        )}
        <button type="button" class="link" onClick={() => onOpen({ kind: 'rotate', webhook })}>
          {texts.rotate.go}
        </button>
        <button type="button" class="link" onClick={() => onOpen({ kind: 'remove', webhook })}>
          {texts.remove.go}
        </button>
      </p>
    </Dialog>
  );
};

const Rotate = ({ webhook: { webhookId }, onClose, onDone, onOpen }: Of) => {
  const send = async () => {
    const rotated = { webhookId, rotateSecret: true };
    const { data } = await change<{ data: NewWebhook }>('POST', '/tools/api/update-webhook', rotated);
    onDone();
    onOpen({ kind: 'secret', secret: data.secret });
  };
  return (
    <Dialog title={texts.rotate.title} onClose={onClose}>
      <ActionForm action={texts.rotate.go} onSend={send} onCancel={onClose} known={known}>
        <p>{texts.rotate.lead}</p>
      </ActionForm>
    </Dialog>
  );
};

const Remove = ({ webhook: { webhookId, url }, onClose, onDone }: Of) => {
  const send = async () => {
    await change('DELETE', `/tools/api/delete-webhook?webhookId=${encodeURIComponent(webhookId)}`);
    onDone();
  };
  return (
    <Dialog title={texts.remove.title} onClose={onClose}>
      <ActionForm danger action={texts.remove.go} onSend={send} onCancel={onClose} known={known}>
        <p>{texts.remove.lead(url)}</p>
      </ActionForm>
    </Dialog>
  );
};

const Secret = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog title={texts.secret.title} onClose={onClose} locked>
    <p>{texts.secret.lead}</p>
    <SecretField label={texts.secret.label} secret={secret} />
    <p class="actions">
      <button type="button" class="quiet" onClick={onClose}>
        {texts.secret.done}
      </button>
    </p>
  </Dialog>
);

const DIALOGS = { edit: Edit, rotate: Rotate, remove: Remove, deliveries: Deliveries };

export const Opened = ({ open, ...ends }: Ends & { open: OpenDialog | null }) => {
  if (!open) return null;
  if (open.kind === 'create') return <Create {...ends} />;
  if (open.kind === 'secret') return <Secret secret={open.secret} onClose={ends.onClose} />;
  const Shown = DIALOGS[open.kind];
  return <Shown webhook={open.webhook} {...ends} />;
};
