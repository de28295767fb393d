import { useState } from 'preact/hooks';
import { createPasskey, deviceName } from '../../api/passkeys.ts';
import { change } from '../../api/session.ts';
import { account as texts } from '../../texts/account.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/states.tsx';

const AddPasskey = ({ onClose, onDone }: { onClose: () => void; onDone: (heldUntil?: string) => void }) => {
  const [name, setName] = useState(deviceName());
  const [refused, setRefused] = useState<string>();
  const send = async () => {
    let heldUntil: string | undefined;
    setRefused(undefined);
    const { options } = await change<{ options: PublicKeyCredentialCreationOptionsJSON }>(
      'POST',
      '/app/api/passkey-options',
      {},
    );
    try {
      const credential = await createPasskey(options);
      const body = { credential, name: name.trim() || deviceName() };
      heldUntil = (await change<{ effective_at?: string }>('POST', '/app/api/passkey', body)).effective_at;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setRefused(error.name === 'InvalidStateError' ? texts.passkeys.exists : texts.passkeys.failed);
      return;
    }
    onDone(heldUntil);
  };
  return (
    <Dialog title={texts.passkeys.naming.title} onClose={onClose}>
      <ActionForm action={texts.passkeys.add} onSend={send} onCancel={onClose}>
        <p class="field">
          <label for="passkey-name">{texts.passkeys.naming.label}</label>
          <input
            id="passkey-name"
            maxLength={60}
            autocomplete="off"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <small>{texts.passkeys.naming.hint}</small>
        </p>
        {refused && <Notice kind="bad">{refused}</Notice>}
      </ActionForm>
    </Dialog>
  );
};

export default AddPasskey;
