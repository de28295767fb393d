import { useRef, useState } from 'preact/hooks';
import { parseAmount } from '../../amount.ts';
import type { Account } from '../../api/answers.ts';
import { change } from '../../api/session.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useAmounts } from '../../hidden.ts';
import { banks } from '../../texts/banks.ts';
import { ownAccounts as texts } from '../../texts/own-accounts.ts';
import { AmountInput } from '../../ui/amount-input.tsx';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KINDS, type Kind, NewAccountFields } from './new-account.tsx';

type Ends = { onClose: () => void; onDone: () => void };

const NewAccount = ({ onClose, onDone }: Ends) => {
  const [name, setName] = useState<string>(texts.adding.usual);
  const [kind, setKind] = useState<Kind>('cash');
  const [amount, setAmount] = useState('');
  // Repeated submits create one account.
  const key = useRef(crypto.randomUUID());
  const startingBalance = amount.trim() === '' ? 0 : parseAmount(amount);
  const check = (): string | undefined => {
    if (name.trim() === '') return texts.adding.nameMissing;
    return startingBalance === null ? texts.adding.amountWrong : undefined;
  };
  const send = async () => {
    const body = { name: name.trim(), ...KINDS[kind], startingBalance };
    await change('POST', '/tools/api/create-account', body, { 'idempotency-key': key.current });
    onDone();
  };
  return (
    <Dialog title={texts.adding.title} onClose={onClose}>
      <ActionForm
        action={texts.adding.go}
        onSend={send}
        onCancel={onClose}
        known={{ 'Quota exceeded': texts.adding.full }}
        check={check}
      >
        <NewAccountFields id="own" name={name} kind={kind} onName={setName} onKind={setKind} />
        <p class="field">
          <label for="own-balance">{kind === 'card' ? texts.adding.owed : texts.adding.balance}</label>
          <AmountInput id="own-balance" value={amount} onInput={(event) => setAmount(event.currentTarget.value)} />
        </p>
      </ActionForm>
    </Dialog>
  );
};

export const nameOf = ({ customName, name }: Account): string => customName || name;

const Remove = ({ account, onClose, onDone }: Ends & { account: Account }) => (
  <Dialog title={texts.removing.title(nameOf(account))} onClose={onClose}>
    <ActionForm
      danger
      action={texts.removing.go}
      onCancel={onClose}
      known={{ 'Account not found': texts.removing.gone }}
      onSend={async () => {
        await change('DELETE', `/tools/api/delete-account?accountId=${encodeURIComponent(account.id)}`);
        onDone();
      }}
    >
      <p>{texts.removing.lead}</p>
    </ActionForm>
  </Dialog>
);

/** Accounts that no bank reports. */
export const OwnAccounts = () => {
  const answer = useAnswer<{ data: Account[] }>('/tools/api/get-accounts');
  const [open, setOpen] = useState<Account | 'new' | null>(null);
  const { money } = useAmounts();
  if (!answer.data) return null;
  const own = answer.data.data.filter(({ source }) => source === 'hand');
  const ends = {
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      void answer.reload();
    },
  };
  return (
    <section class="card wide">
      <h2>{texts.title}</h2>
      <p class="lead">{texts.lead}</p>
      {own.length > 0 && (
        <ul class="rows">
          {own.map((account) => (
            <li key={account.id} class="row account">
              <div>
                <p>
                  {nameOf(account)}{' '}
                  <button
                    type="button"
                    class="icon small"
                    aria-label={texts.remove(nameOf(account))}
                    onClick={() => setOpen(account)}
                  >
                    <Icon name="bin" />
                  </button>
                </p>
                <small>
                  {account.subtype === 'PAYMENT_ACCOUNT'
                    ? texts.adding.kinds.cash
                    : (banks.kinds[account.subtype] ?? banks.otherKind)}
                </small>
              </div>
              <b>{money(account.accountBalance ?? 0)}</b>
            </li>
          ))}
        </ul>
      )}
      <p class={own.length > 0 ? 'actions' : 'with-button'}>
        <button type="button" class="quiet" onClick={() => setOpen('new')}>
          <Icon name="plus" /> {texts.add}
        </button>
      </p>
      {open === 'new' && <NewAccount {...ends} />}
      {open !== null && open !== 'new' && <Remove account={open} {...ends} />}
    </section>
  );
};
