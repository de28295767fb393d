import { useState } from 'preact/hooks';
import type { BankAccount, Connection } from '../api/answers.ts';
import { Problem } from '../api/call.ts';
import { Cancelled, change } from '../api/session.ts';
import { useAnswer } from '../api/use-answer.ts';
import { ago, fullDay, initials } from '../format.ts';
import { useAmounts } from '../hidden.ts';
import { banks as texts } from '../texts/banks.ts';
import { common } from '../texts/common.ts';
import { ActionForm, Dialog } from '../ui/dialog.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Failure, Notice, Waiting } from '../ui/states.tsx';
import { why } from '../ui/why.ts';

type State = { text: string; icon: IconName; kind: 'good' | 'busy' | 'warn' };

const stateOf = ({ status, needs, is_stale }: Connection): State => {
  if (needs) return { text: texts.states[needs], icon: 'alert', kind: 'warn' };
  if (status === 'UPDATING' || status === 'MERGING')
    return { text: texts.states.updating, icon: 'refresh', kind: 'busy' };
  if (is_stale) return { text: texts.states.stale, icon: 'clock', kind: 'warn' };
  if (status === 'UPDATED') return { text: texts.states.ok, icon: 'check', kind: 'good' };
  return { text: texts.states.failed, icon: 'clock', kind: 'warn' };
};

const nameOf = ({ custom_name, account_name }: BankAccount): string => custom_name || account_name;

const CARD = 'CREDIT_CARD';
const isCard = ({ type, subtype }: BankAccount): boolean => type === 'CREDIT' || subtype === CARD;

type Open = { kind: 'unlink'; connection: Connection } | { kind: 'rename' | 'closing'; account: BankAccount } | null;

const closingOf = ({ closing_day }: BankAccount): string =>
  closing_day ? texts.closing(closing_day) : texts.noClosing;

const AccountRow = ({ account, onOpen }: { account: BankAccount; onOpen: (open: Open) => void }) => {
  const { money } = useAmounts();
  const name = nameOf(account);
  return (
    <li class="row account">
      <div>
        <p>
          {name}{' '}
          <button
            type="button"
            class="icon small"
            aria-label={texts.renameOf(name)}
            onClick={() => onOpen({ kind: 'rename', account })}
          >
            <Icon name="pencil" />
          </button>
        </p>
        <small>
          {texts.kinds[account.subtype] ?? texts.otherKind}
          {isCard(account) && (
            <>
              {' · '}
              <button
                type="button"
                class="link"
                aria-label={`${closingOf(account)} ${name}`}
                onClick={() => onOpen({ kind: 'closing', account })}
              >
                {closingOf(account)}
              </button>
            </>
          )}
        </small>
      </div>
      <b>{money(account.balance)}</b>
    </li>
  );
};

const ConnectionCard = ({ connection, onOpen }: { connection: Connection; onOpen: (open: Open) => void }) => {
  const { item_id, connector_name, needs, last_updated_at, consent_expires_at, accounts } = connection;
  const state = stateOf(connection);
  return (
    <section class="card wide bank">
      <header>
        <span class="badge" aria-hidden="true">
          {initials(connector_name)}
        </span>
        <div>
          <h2>{connector_name}</h2>
          <p class={`state ${state.kind}`}>
            <Icon name={state.icon} /> {state.text}
            <small>{last_updated_at ? texts.updated(ago(last_updated_at, Date.now())) : texts.never}</small>
          </p>
        </div>
        {needs && (
          <a class="button primary" href={`/conectar?item=${encodeURIComponent(item_id)}`}>
            {needs === 'reconnect' ? texts.reconnect : texts.continue}
          </a>
        )}
      </header>
      <ul class="rows">
        {accounts.map((account) => (
          <AccountRow key={account.account_id} account={account} onOpen={onOpen} />
        ))}
      </ul>
      <footer>
        <small>{consent_expires_at && texts.consent(fullDay(consent_expires_at))}</small>
        <button
          type="button"
          class="link"
          aria-label={texts.unlinkOf(connector_name)}
          onClick={() => onOpen({ kind: 'unlink', connection })}
        >
          {texts.unlink}
        </button>
      </footer>
    </section>
  );
};

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

const ClosingDay = ({ account, onClose, onDone }: Ends & { account: BankAccount }) => {
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

const Opened = ({ open, ...ends }: Ends & { open: Open }) => {
  if (open?.kind === 'unlink') return <Unlink connection={open.connection} {...ends} />;
  if (open?.kind === 'rename') return <Rename account={open.account} {...ends} />;
  if (open?.kind === 'closing') return <ClosingDay account={open.account} {...ends} />;
  return null;
};

type Synced = { details: { totalItems: number; completed: { count: number } } };
type Said = { kind: 'good' | 'bad' | 'warn'; text: string };

const useSync = (reload: () => Promise<void>) => {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const run = async () => {
    if (busy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const { details } = await change<Synced>('POST', '/tools/api/manual-update');
      const { totalItems, completed } = details;
      setSaid({
        kind: completed.count === totalItems ? 'good' : 'warn',
        text: texts.synced(completed.count, totalItems),
      });
      await reload();
    } catch (error) {
      if (!(error instanceof Cancelled)) setSaid({ kind: 'bad', text: why(error) });
    }
    setBusy(false);
  };
  return { busy, said, run };
};

const NoBanks = () => (
  <section class="card wide welcome">
    <h2>{texts.none}</h2>
    <p class="lead">{texts.noneLead}</p>
    <p class="actions">
      <a class="button primary" href="/conectar">
        {common.connectBank}
      </a>
    </p>
  </section>
);

/** Connections and their health. */
const Banks = () => {
  const answer = useAnswer<{ connections: Connection[] }>('/app/api/connections');
  const [open, setOpen] = useState<Open>(null);
  const { busy, said, run } = useSync(answer.reload);
  const connections = answer.data?.connections;
  const done = () => {
    setOpen(null);
    void answer.reload();
  };
  return (
    <>
      <div class="wide title">
        <h1 class="shown">{texts.title}</h1>
        {connections && connections.length > 0 && (
          <p class="actions">
            <button type="button" class="quiet" data-busy={busy} onClick={() => void run()}>
              <Icon name="refresh" /> {busy ? texts.syncing : texts.sync}
            </button>
            <a class="button primary" href="/conectar">
              <Icon name="plus" /> {common.connectBank}
            </a>
          </p>
        )}
      </div>
      {said && (
        <div class="wide">
          <Notice kind={said.kind}>{said.text}</Notice>
        </div>
      )}
      <Failure answer={answer} wide />
      {!connections && !answer.problem && (
        <section class="card wide">
          <Waiting lines={4} />
        </section>
      )}
      {connections?.length === 0 && <NoBanks />}
      {connections?.map((connection) => (
        <ConnectionCard key={connection.item_id} connection={connection} onOpen={setOpen} />
      ))}
      <Opened open={open} onClose={() => setOpen(null)} onDone={done} />
    </>
  );
};

export default Banks;
