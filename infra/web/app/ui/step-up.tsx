import { render } from 'preact';
import { useState } from 'preact/hooks';
import { ask } from '../api/call.ts';
import { signWithPasskey } from '../api/passkeys.ts';
import { common } from '../texts/common.ts';
import { stepUp as texts } from '../texts/step-up.ts';
import { CodeField } from './code-field.tsx';
import { ActionForm, Dialog } from './dialog.tsx';

type Ends = { onDone: () => void; onCancel: () => void };

const WithPasskey = ({ onDone, onCancel }: Ends) => {
  const [refused, setRefused] = useState(false);
  const send = async () => {
    const { options } = await ask<{ options: PublicKeyCredentialRequestOptionsJSON }>(
      '/app/api/step-up-passkey-options',
    );
    const credential = await signWithPasskey(options).catch(() => null);
    setRefused(!credential);
    if (!credential) return;
    await ask('/app/api/step-up-passkey', { credential });
    onDone();
  };
  return (
    <ActionForm action={texts.usePasskey} onSend={send} onCancel={onCancel}>
      <p>{texts.passkey}</p>
      {refused && <p role="alert">{common.passkey.cancelled}</p>}
    </ActionForm>
  );
};

const WithCode = ({ onDone, onCancel }: Ends) => {
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const send = async () => {
    await ask('/app/api/step-up-code');
    setSent(true);
  };
  const verify = async () => {
    await ask('/app/api/step-up-verify', { code });
    onDone();
  };
  const known = { 'Invalid code': texts.wrong, 'Code expired': texts.expired };
  return sent ? (
    <ActionForm key="code" action={texts.confirm} onSend={verify} onCancel={onCancel} known={known}>
      <p>{texts.sent}</p>
      <CodeField label={texts.label} value={code} onValue={setCode} />
    </ActionForm>
  ) : (
    <ActionForm key="send" action={texts.sendCode} onSend={send} onCancel={onCancel}>
      <p>{texts.code}</p>
    </ActionForm>
  );
};

/** Requests a proof of identity from the user; false if they cancel. */
export const prove = (kind: 'passkey' | 'code'): Promise<boolean> =>
  new Promise((resolve) => {
    const place = document.createElement('div');
    // Above the dialog that may be open.
    document.body.append(place);
    const end = (proved: boolean) => {
      render(null, place);
      place.remove();
      resolve(proved);
    };
    const Form = kind === 'passkey' ? WithPasskey : WithCode;
    render(
      <Dialog title={texts.title} onClose={() => end(false)}>
        <Form onDone={() => end(true)} onCancel={() => end(false)} />
      </Dialog>,
      place,
    );
  });
