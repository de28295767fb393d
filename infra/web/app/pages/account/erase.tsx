import { useState } from 'preact/hooks';
import { change } from '../../api/session.ts';
import { tellSignedOut } from '../../api/tabs.ts';
import { erase as texts } from '../../texts/erase.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';

const isSame = (written: string): boolean => written.trim().toLowerCase() === texts.words;

/** Erases an account. The typed confirmation prevents an erasure by mere clicks. */
const Erase = ({ onClose }: { onClose: () => void }) => {
  const [written, setWritten] = useState('');
  const [done, setDone] = useState(false);
  const send = async () => {
    await change('POST', '/app/api/erase', { confirmation: written });
    tellSignedOut();
    setDone(true);
  };
  return done ? (
    <Dialog title={texts.done} onClose={onClose} locked>
      <p>{texts.doneLead}</p>
      <p class="actions">
        <a class="button primary" href="/entrar">
          {texts.leave}
        </a>
      </p>
    </Dialog>
  ) : (
    <Dialog title={texts.title} onClose={onClose}>
      <ActionForm
        danger
        action={texts.action}
        onSend={send}
        onCancel={onClose}
        check={() => (isSame(written) ? undefined : texts.mismatch)}
      >
        <p>{texts.lead}</p>
        <ul class="plain">
          {texts.what.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p class="field">
          <label for="apagar">{texts.label}</label>
          <input
            id="apagar"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            value={written}
            onInput={(event) => setWritten(event.currentTarget.value)}
          />
        </p>
      </ActionForm>
    </Dialog>
  );
};

export default Erase;
