import { useState } from 'preact/hooks';
import { change } from '../../api/session.ts';
import { passkeyOnly as texts } from '../../texts/passkey-only.ts';
import { Copy } from '../../ui/copy.tsx';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';
import { saveFile } from '../../ui/save-file.ts';

type Done = { onClose: () => void };

/** Shown this one time; nothing of them stays when it is closed. */
const Codes = ({ codes, onClose }: Done & { codes: readonly string[] }) => {
  const all = codes.join('\n');
  return (
    <Dialog title={texts.codes.title} onClose={onClose} locked>
      <p>{texts.codes.lead}</p>
      <p class="field">
        <label for="recuperacao">{texts.codes.label}</label>
        <textarea id="recuperacao" class="secret" readOnly rows={codes.length} value={all} />
      </p>
      <p class="actions">
        <Copy text={all} field="recuperacao" words={texts.codes.copy} kind="quiet" />
        <button type="button" class="quiet" onClick={() => saveFile(texts.codes.file, `${all}\n`, 'text/plain')}>
          {texts.codes.download}
        </button>
        <button type="button" class="primary" onClick={onClose}>
          {texts.codes.done}
        </button>
      </p>
    </Dialog>
  );
};

const WORDS = {
  on: { ...texts.on, title: texts.title },
  renew: { ...texts.renew, codes: null },
  off: { ...texts.off, codes: null },
};

/** Whether a passkey alone opens the account, or new codes for it. */
const PasskeyOnly = ({ to, onClose, onDone }: Done & { to: keyof typeof WORDS; onDone: () => void }) => {
  const [made, setMade] = useState<readonly string[]>();
  const words = WORDS[to];
  const send = async () => {
    const body = { on: to !== 'off' };
    const { recovery_codes } = await change<{ recovery_codes?: string[] }>('POST', '/app/api/passkey-only', body);
    if (recovery_codes) setMade(recovery_codes);
    else onDone();
  };
  if (made) return <Codes codes={made} onClose={onDone} />;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <ActionForm action={words.action} onSend={send} onCancel={onClose} known={{ 'Passkey needed': texts.none }}>
        <p>{words.lead}</p>
        {words.codes && <p>{words.codes}</p>}
      </ActionForm>
    </Dialog>
  );
};

export default PasskeyOnly;
