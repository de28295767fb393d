import { useState } from 'preact/hooks';
import type { BankAccount } from '../../api/answers.ts';
import { Problem } from '../../api/call.ts';
import { change } from '../../api/session.ts';
import { banks as texts } from '../../texts/banks.ts';
import { common } from '../../texts/common.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';

type Ends = { onClose: () => void; onDone: () => void };

const setClosingDay = async (account: BankAccount, closingDay: number): Promise<void> => {
  const send = (operation: 'INSERT' | 'UPDATE') =>
    change('POST', '/tools/api/manage-closing-date', { operation, accountId: account.account_id, closingDay });
  if (account.closing_day) {
    await send('UPDATE');
    return;
  }
  try {
    await send('INSERT');
  } catch (error) {
    // One was made elsewhere since this page was read.
    const exists = error instanceof Problem && error.message === 'Closing date already exists for this account';
    if (!exists) throw error;
    await send('UPDATE');
  }
};

export const ClosingDay = ({ account, onClose, onDone }: Ends & { account: BankAccount }) => {
  const [day, setDay] = useState(account.closing_day ?? 1);
  const send = async () => {
    await setClosingDay(account, day);
    onDone();
  };
  return (
    <Dialog title={texts.closingDay.title} onClose={onClose}>
      <ActionForm action={common.save} onSend={send} onCancel={onClose}>
        <p>{texts.closingDay.lead}</p>
        <p class="field">
          <label for="closing-day">{texts.closingDay.label}</label>
          <select id="closing-day" value={day} onChange={(event) => setDay(Number(event.currentTarget.value))}>
            {Array.from({ length: 31 }, (_, i) => (
              <option key={i} value={i + 1}>
                {i + 1}
              </option>
            ))}
          </select>
        </p>
      </ActionForm>
    </Dialog>
  );
};
