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

/** Its successor and the keys that they made, at any depth, as far as they are listed. */
const madeBy = (all: readonly ApiKey[], item: ApiKey): ApiKey[] => {
  const found = [item];
  // `found` grows meanwhile: each one may have made others.
  for (const one of found) {
    const isOf = ({ keyId, madeBy: maker }: ApiKey) => maker === one.keyId || keyId === one.successorId;
    found.push(...all.filter((other) => isOf(other) && !found.includes(other)));
  }
  return found.slice(1);
};

type Revoking = { item: ApiKey; all: readonly ApiKey[]; onClose: () => void; onDone: () => void };

export const RevokeKey = ({ item, all, onClose, onDone }: Revoking) => {
  const made = madeBy(all, item).length;
  const [withMade, setWithMade] = useState(true);
  const send = async () => {
    const query = new URLSearchParams({ keyId: item.keyId, withMade: String(made > 0 && withMade) });
    await change('DELETE', `/tools/api/revoke-api-key?${query}`);
    onDone();
  };
  return (
    <Dialog title={texts.revoke.title} onClose={onClose}>
      <ActionForm danger action={texts.revoke.go} onCancel={onClose} onSend={send}>
        <p>{texts.revoke.lead(item.name)}</p>
        {made > 0 && (
          <label class="option">
            <input
              type="checkbox"
              checked={withMade}
              onChange={({ currentTarget }) => setWithMade(currentTarget.checked)}
            />
            <span>{texts.revoke.withMade(made)}</span>
          </label>
        )}
      </ActionForm>
    </Dialog>
  );
};
