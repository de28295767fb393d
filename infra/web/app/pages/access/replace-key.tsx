import { useState } from 'preact/hooks';
import type { ApiKey, NewApiKey } from '../../api/answers.ts';
import { change } from '../../api/session.ts';
import { access as texts } from '../../texts/access.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';
import type { Ends } from './create-key.tsx';

export const RotateKey = ({ item, onClose, onSecret }: Ends & { item: ApiKey }) => {
  const [overlapDays, setOverlap] = useState(0);
  const send = async () => {
    const { data } = await change<{ data: NewApiKey }>('POST', '/tools/api/rotate-api-key', {
      keyId: item.keyId,
      overlapDays,
    });
    onSecret(data.key);
  };
  return (
    <Dialog title={texts.rotate.title} onClose={onClose}>
      <ActionForm
        action={texts.rotate.go}
        onSend={send}
        onCancel={onClose}
        known={{ 'Quota exceeded': texts.keys.atMost }}
      >
        <p>{texts.rotate.lead}</p>
        <fieldset class="segments">
          <legend class="unseen">{texts.rotate.lead}</legend>
          {texts.rotate.choices.map(([days, text]) => (
            <label key={days}>
              <input type="radio" name="overlap" checked={overlapDays === days} onChange={() => setOverlap(days)} />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
      </ActionForm>
    </Dialog>
  );
};

export const RevokeKey = ({ item, onClose, onDone }: { item: ApiKey; onClose: () => void; onDone: () => void }) => (
  <Dialog title={texts.revoke.title} onClose={onClose}>
    <ActionForm
      danger
      action={texts.revoke.go}
      onCancel={onClose}
      onSend={async () => {
        await change('DELETE', `/tools/api/revoke-api-key?keyId=${encodeURIComponent(item.keyId)}`);
        onDone();
      }}
    >
      <p>{texts.revoke.lead(item.name)}</p>
    </ActionForm>
  </Dialog>
);
