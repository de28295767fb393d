import { useState } from 'preact/hooks';
import type { BankAccount, Connection } from '../../api/answers.ts';
import { change } from '../../api/session.ts';
import { banks as texts } from '../../texts/banks.ts';
import { common } from '../../texts/common.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';
import { ClosingDay } from './closing-day.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { PasteCode } from './paste-code.tsx';

type Ends = { onClose: () => void; onDone: () => void };

const Unlink = ({ connection, onClose, onDone }: Ends & { connection: Connection }) => (
  <Dialog title={texts.unlinking.title(connection.connector_name)} onClose={onClose}>
    <ActionForm
      danger
      action={texts.unlinking.go}
      onCancel={onClose}
      onSend={async () => {
        await change('DELETE', `/app/api/connection?itemId=${encodeURIComponent(connection.item_id)}`);
        onDone();
      }}
    >
      <p>{texts.unlinking.lead}</p>
    </ActionForm>
  </Dialog>
);

const Rename = ({ account, onClose, onDone }: Ends & { account: BankAccount }) => {
  const [name, setName] = useState(account.custom_name ?? '');
  const send = async () => {
    await change('PUT', '/tools/api/update-account', {
      accountId: account.account_id,
      customName: name.trim() || null,
    });
    onDone();
  };
  return (
    <Dialog title={texts.renaming.title} onClose={onClose}>
      <ActionForm action={common.save} onSend={send} onCancel={onClose}>
        <p class="field">
          <label for="account-name">{texts.renaming.label}</label>
          <input
            id="account-name"
            maxLength={60}
            autocomplete="off"
            value={name}
            placeholder={account.account_name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <small>{texts.renaming.hint(account.account_name)}</small>
        </p>
      </ActionForm>
    </Dialog>
  );
};

export const Opened = ({ open, ...ends }: Ends & { open: OpenDialog }) => {
  if (open?.kind === 'unlink') return <Unlink connection={open.connection} {...ends} />;
  if (open?.kind === 'rename') return <Rename account={open.account} {...ends} />;
  if (open?.kind === 'paste') return <PasteCode {...ends} />;
  if (open?.kind === 'closing') return <ClosingDay account={open.account} {...ends} />;
  return null;
};
