import { useRef, useState } from 'preact/hooks';
import { parseAmount } from '../../amount.ts';
import type { Account } from '../../api/answers.ts';
import { change } from '../../api/session.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ownAccounts } from '../../texts/own-accounts.ts';
import { AmountInput } from '../../ui/amount-input.tsx';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';

const texts = ownAccounts.writing;

type Fields = { description: string; amount: string; isOut: boolean; date: string; accountId: string };

const wrongIn = ({ description, amount, date }: Fields): string | undefined => {
  if (description.trim() === '') return texts.descriptionMissing;
  // Nothing, or no money.
  if (!parseAmount(amount)) return ownAccounts.adding.amountWrong;
  return date === '' ? texts.dayWrong : undefined;
};

const bodyOf = ({ description, amount, isOut, date, accountId }: Fields) => ({
  ...(accountId && { accountId }),
  date,
  amount: (isOut ? -1 : 1) * (parseAmount(amount) ?? 0),
  description: description.trim(),
});

type SelectProps = { value: string; onValue: (value: string) => void };

/** Without a choice it is cash, which the first row makes. */
const AccountSelect = ({ value, onValue }: SelectProps) => {
  const { data } = useAnswer<{ data: Account[] }>('/tools/api/get-accounts');
  const own = data?.data.filter(({ source }) => source === 'hand') ?? [];
  if (own.length === 0) return null;
  const cash = own.find(({ type, subtype }) => type === 'BANK' && subtype === 'PAYMENT_ACCOUNT');
  return (
    <p class="field">
      <label for="row-account">{texts.account}</label>
      <select id="row-account" value={value || cash?.id} onChange={(event) => onValue(event.currentTarget.value)}>
        {!cash && <option value="">{ownAccounts.adding.usual}</option>}
        {own.map(({ id, customName, name }) => (
          <option key={id} value={id}>
            {customName || name}
          </option>
        ))}
      </select>
    </p>
  );
};

/** Writes down what no bank shows. */
export const NewRow = ({ today, onClose, onDone }: { today: string; onClose: () => void; onDone: () => void }) => {
  const [fields, setFields] = useState<Fields>({
    description: '',
    amount: '',
    isOut: true,
    date: today,
    accountId: '',
  });
  const set = (some: Partial<Fields>) => setFields((before) => ({ ...before, ...some }));
  // Repeated submits write one row.
  const key = useRef(crypto.randomUUID());
  const send = async () => {
    await change('POST', '/tools/api/create-transaction', bodyOf(fields), { 'idempotency-key': key.current });
    onDone();
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <ActionForm
        action={texts.go}
        onSend={send}
        onCancel={onClose}
        known={{
          'Invalid or missing date': texts.dayWrong,
          'Account not found': texts.gone,
          'Quota exceeded': ownAccounts.adding.full,
        }}
        check={() => wrongIn(fields)}
      >
        <p class="field">
          <label for="row-description">{texts.description}</label>
          <input
            id="row-description"
            maxLength={200}
            autocomplete="off"
            value={fields.description}
            onInput={(event) => set({ description: event.currentTarget.value })}
          />
        </p>
        <p class="field">
          <label for="row-amount">{texts.amount}</label>
          <AmountInput
            id="row-amount"
            value={fields.amount}
            onInput={(event) => set({ amount: event.currentTarget.value })}
          />
        </p>
        <p class="field">
          <label for="row-direction">{texts.direction}</label>
          <select
            id="row-direction"
            value={fields.isOut ? 'out' : 'in'}
            onChange={(event) => set({ isOut: event.currentTarget.value === 'out' })}
          >
            <option value="out">{texts.directions.out}</option>
            <option value="in">{texts.directions.in}</option>
          </select>
        </p>
        <p class="field">
          <label for="row-date">{texts.day}</label>
          <input
            id="row-date"
            type="date"
            required
            min="1990-01-01"
            value={fields.date}
            onInput={(event) => set({ date: event.currentTarget.value })}
          />
        </p>
        <AccountSelect value={fields.accountId} onValue={(accountId) => set({ accountId })} />
      </ActionForm>
    </Dialog>
  );
};
