import { useState } from 'preact/hooks';
import { change } from '../../api/session.ts';
import { banks as texts } from '../../texts/banks.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';

/** Links an item of one's own application, as its dashboard names it. */
export const PasteCode = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => {
  const [code, setCode] = useState('');
  const itemId = code.trim();
  const send = async () => {
    await change('POST', '/app/api/connection', { itemId });
    onDone();
  };
  return (
    <Dialog title={texts.pasting.title} onClose={onClose}>
      <ActionForm
        action={texts.pasting.go}
        onSend={send}
        onCancel={onClose}
        known={{ 'Connection not found': texts.pasting.unknown }}
        check={() => (itemId === '' ? texts.pasting.empty : undefined)}
      >
        <p>{texts.pasting.lead}</p>
        <p class="field">
          <label for="item-code">{texts.pasting.label}</label>
          <input
            id="item-code"
            maxLength={100}
            autocomplete="off"
            spellcheck={false}
            value={code}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </p>
      </ActionForm>
    </Dialog>
  );
};
