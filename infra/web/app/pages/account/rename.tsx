import { useState } from 'preact/hooks';
import { change } from '../../api/session.ts';
import { account as texts } from '../../texts/account.ts';
import { common } from '../../texts/common.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';

type RenameProps = { name: string; onClose: () => void; onDone: () => void };

const Rename = ({ name, onClose, onDone }: RenameProps) => {
  const [written, setWritten] = useState(name);
  const send = async () => {
    await change('POST', '/app/api/profile', { name: written });
    onDone();
  };
  return (
    <Dialog title={texts.profile.renaming} onClose={onClose}>
      <ActionForm
        action={common.save}
        onSend={send}
        onCancel={onClose}
        check={() => (written.trim() ? undefined : texts.profile.nameMissing)}
      >
        <p class="field">
          <label for="nome">{texts.profile.name}</label>
          <input
            id="nome"
            autocomplete="name"
            maxLength={80}
            value={written}
            onInput={(event) => setWritten(event.currentTarget.value)}
          />
          <small>{texts.profile.nameHint}</small>
        </p>
      </ActionForm>
    </Dialog>
  );
};

export default Rename;
