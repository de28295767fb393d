import { useState } from 'preact/hooks';
import type { Me, Passkey, Session } from '../api/answers.ts';
import { createPasskey, deviceName, hasPasskeys } from '../api/passkeys.ts';
import { change } from '../api/session.ts';
import { useAnswer } from '../api/use-answer.ts';
import { ago, fullDay } from '../format.ts';
import { account as texts } from '../texts/account.ts';
import { ActionForm, Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Failure, Notice, Waiting } from '../ui/states.tsx';
import { why } from '../ui/why.ts';

const planOf = ({ plan, subscription: { status, until } }: Me): string => {
  const named = texts.profile.plans[plan] ?? plan;
  if (plan === 'none' || status === 'none') return texts.profile.plans.none ?? '';
  const said = [texts.profile.statuses[status], until && texts.profile.until(fullDay(until))].filter(Boolean);
  return said.length > 0 ? `${named} · ${said.join(' ')}` : named;
};

const signOut = async (which: 'this' | 'others' | 'all'): Promise<void> => {
  await change('POST', '/app/api/sign-out', { which });
  if (which !== 'others') location.replace('/entrar');
};

const Profile = () => {
  const answer = useAnswer<Me>('/app/api/me');
  const { data } = answer;
  return (
    <section class="card">
      <header>
        <h2>{texts.profile.title}</h2>
        <button type="button" class="quiet small" onClick={() => void signOut('this')}>
          {texts.devices.out}
        </button>
      </header>
      <Failure answer={answer} />
      {!data && !answer.problem && <Waiting lines={4} />}
      {data && (
        <dl class="facts">
          <dt>{texts.profile.name}</dt>
          <dd>{data.name}</dd>
          <dt>{texts.profile.email}</dt>
          <dd>{data.email ?? texts.profile.noPhone}</dd>
          <dt>{texts.profile.phone}</dt>
          <dd>{data.phone ?? texts.profile.noPhone}</dd>
          <dt>{texts.profile.plan}</dt>
          <dd>{planOf(data)}</dd>
        </dl>
      )}
    </section>
  );
};

const AddPasskey = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => {
  const [name, setName] = useState(deviceName());
  const [refused, setRefused] = useState<string>();
  const send = async () => {
    setRefused(undefined);
    const { options } = await change<{ options: PublicKeyCredentialCreationOptionsJSON }>(
      'POST',
      '/app/api/passkey-options',
      {},
    );
    try {
      const credential = await createPasskey(options);
      await change('POST', '/app/api/passkey', { credential, name: name.trim() || deviceName() });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setRefused(error.name === 'InvalidStateError' ? texts.passkeys.exists : texts.passkeys.failed);
      return;
    }
    onDone();
  };
  return (
    <Dialog title={texts.passkeys.naming.title} onClose={onClose}>
      <ActionForm action={texts.passkeys.add} onSend={send} onCancel={onClose}>
        <p class="field">
          <label for="passkey-name">{texts.passkeys.naming.label}</label>
          <input
            id="passkey-name"
            maxLength={60}
            autocomplete="off"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <small>{texts.passkeys.naming.hint}</small>
        </p>
        {refused && <Notice kind="bad">{refused}</Notice>}
      </ActionForm>
    </Dialog>
  );
};

const PasskeyRow = ({ item, onRemove }: { item: Passkey; onRemove: (item: Passkey) => void }) => (
  <li class="row">
    <div>
      <b>{item.name}</b>
      <small>
        {[
          texts.passkeys.made(fullDay(item.created_at)),
          item.used_at && texts.passkeys.used(ago(item.used_at, Date.now())),
          item.backed_up && texts.passkeys.synced,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </div>
    <button
      type="button"
      class="quiet small"
      aria-label={texts.passkeys.removeOf(item.name)}
      onClick={() => onRemove(item)}
    >
      {texts.passkeys.remove}
    </button>
  </li>
);

const RemovePasskey = ({ item, onClose, onDone }: { item: Passkey; onClose: () => void; onDone: () => void }) => (
  <Dialog title={texts.passkeys.removing.title} onClose={onClose}>
    <ActionForm
      danger
      action={texts.passkeys.remove}
      onCancel={onClose}
      onSend={async () => {
        await change('DELETE', `/app/api/passkey?passkeyId=${encodeURIComponent(item.passkey_id)}`);
        onDone();
      }}
    >
      <p>{texts.passkeys.removing.lead(item.name)}</p>
    </ActionForm>
  </Dialog>
);

const Passkeys = () => {
  const answer = useAnswer<{ passkeys: Passkey[] }>('/app/api/passkeys');
  const [open, setOpen] = useState<'add' | Passkey | null>(null);
  const passkeys = answer.data?.passkeys;
  const done = () => {
    setOpen(null);
    void answer.reload();
  };
  return (
    <section class="card">
      <header>
        <h2>{texts.passkeys.title}</h2>
        {hasPasskeys() && (
          <button type="button" class="quiet small" onClick={() => setOpen('add')}>
            <Icon name="plus" /> {texts.passkeys.add}
          </button>
        )}
      </header>
      <p class="lead">{hasPasskeys() ? texts.passkeys.lead : texts.passkeys.unsupported}</p>
      <Failure answer={answer} />
      {!passkeys && !answer.problem && <Waiting lines={2} />}
      {passkeys?.length === 0 && <p class="none">{texts.passkeys.none}</p>}
      <ul class="rows">
        {passkeys?.map((item) => (
          <PasskeyRow key={item.passkey_id} item={item} onRemove={setOpen} />
        ))}
      </ul>
      {open === 'add' && <AddPasskey onClose={() => setOpen(null)} onDone={done} />}
      {open && open !== 'add' && <RemovePasskey item={open} onClose={() => setOpen(null)} onDone={done} />}
    </section>
  );
};

const DeviceRow = ({ item, onEnd }: { item: Session; onEnd: (item: Session) => void }) => (
  <li class="row">
    <div>
      <b>
        {item.device} {item.current && <span class="tag">{texts.devices.here}</span>}
      </b>
      <small>
        {texts.devices.seen(ago(item.seen_at, Date.now()))} · {texts.devices.methods[item.method]}
      </small>
    </div>
    {!item.current && (
      <button
        type="button"
        class="quiet small"
        aria-label={texts.devices.endOf(item.device)}
        onClick={() => onEnd(item)}
      >
        {texts.devices.end}
      </button>
    )}
  </li>
);

const Devices = () => {
  const answer = useAnswer<{ sessions: Session[] }>('/app/api/sessions');
  const [wrong, setWrong] = useState<string>();
  const sessions = answer.data?.sessions;
  const run = async (task: () => Promise<unknown>) => {
    setWrong(undefined);
    try {
      await task();
      await answer.reload();
    } catch (error) {
      setWrong(why(error));
    }
  };
  const end = ({ session_id }: Session) =>
    run(() => change('DELETE', `/app/api/session?sessionId=${encodeURIComponent(session_id)}`));
  return (
    <section class="card wide">
      <header>
        <h2>{texts.devices.title}</h2>
      </header>
      <Failure answer={answer} />
      {wrong && <Notice kind="bad">{wrong}</Notice>}
      {!sessions && !answer.problem && <Waiting lines={2} />}
      <ul class="rows">
        {sessions?.map((item) => (
          <DeviceRow key={item.session_id} item={item} onEnd={(one) => void end(one)} />
        ))}
      </ul>
      <p class="actions">
        {sessions && sessions.length > 1 && (
          <button type="button" class="quiet" onClick={() => void run(() => signOut('others'))}>
            {texts.devices.others}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => void run(() => signOut('all'))}>
          {texts.devices.all}
        </button>
      </p>
    </section>
  );
};

/** Who one is here, and with what one gets in. */
const Account = () => (
  <>
    <h1 class="shown">{texts.title}</h1>
    <Profile />
    <Passkeys />
    <Devices />
  </>
);

export default Account;
