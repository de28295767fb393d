import { useState } from 'preact/hooks';
import { ask as tryCode } from '../../api/call.ts';
import { change } from '../../api/session.ts';
import { newAddress } from '../../texts/new-address.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';

type NewAddressProps = { kind: 'email' | 'phone'; onClose: () => void; onDone: (heldUntil?: string) => void };

const FORM = {
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
} as const;

/** As people in Brazil write their numbers: without the country. */
const withCountry = (phone: string): string => (phone.trim().startsWith('+') ? phone : `+55${phone}`);

/** The code goes to the new address and is then entered, which proves that the address is the user's. */
const NewAddress = ({ kind, onClose, onDone }: NewAddressProps) => {
  const texts = newAddress[kind];
  const [written, setWritten] = useState('');
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const body = kind === 'email' ? { email: written.trim() } : { phone: withCountry(written) };
  const ask = async () => {
    await change('POST', '/app/api/change-address', body);
    setCode('');
    setSent(true);
  };
  const confirm = async () => {
    // Not as a change: its 401 is about the code.
    const { effective_at } = await tryCode<{ effective_at?: string }>('/app/api/confirm-address', { ...body, code });
    onDone(effective_at);
  };
  const known = {
    'Invalid email': texts.invalid,
    'Invalid phone': texts.invalid,
    'Address unchanged': texts.same,
    'Invalid code': newAddress.wrong,
    'Invalid code format': newAddress.wrong,
    'Code expired': newAddress.expired,
    'Code asked for elsewhere': newAddress.expired,
    'Not signed in': newAddress.signedOut,
  };
  return (
    <Dialog title={texts.title} onClose={onClose} locked={sent}>
      {sent ? (
        <ActionForm key="code" action={newAddress.confirm} onSend={confirm} onCancel={onClose} known={known}>
          <p>{texts.sent(written)}</p>
          <CodeField label={newAddress.code} value={code} onValue={setCode} />
          <p>
            <button type="button" class="link" onClick={() => setSent(false)}>
              {newAddress.again}
            </button>
          </p>
        </ActionForm>
      ) : (
        <ActionForm
          key="address"
          action={newAddress.send}
          onSend={ask}
          onCancel={onClose}
          known={known}
          check={() => (written.trim() ? undefined : texts.invalid)}
        >
          <p>{texts.lead}</p>
          <p class="field">
            <label for="endereco">{texts.label}</label>
            <input
              id="endereco"
              {...FORM[kind]}
              value={written}
              onInput={(event) => setWritten(event.currentTarget.value)}
            />
            <small>{texts.hint}</small>
          </p>
        </ActionForm>
      )}
    </Dialog>
  );
};

export default NewAddress;
