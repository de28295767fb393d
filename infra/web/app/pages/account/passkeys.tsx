import { useState } from 'preact/hooks';
import type { Me, Passkey } from '../../api/answers.ts';
import { hasPasskeys } from '../../api/passkeys.ts';
import { change } from '../../api/session.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ago, dayAndTime, fullDay } from '../../format.ts';
import { account as texts } from '../../texts/account.ts';
import { passkeyOnly } from '../../texts/passkey-only.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Failure, Notice, Waiting } from '../../ui/states.tsx';
import { AddPasskey, PasskeyOnly } from './later.ts';

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
      known={{ 'Passkey only': texts.passkeys.last }}
      onSend={async () => {
        await change('DELETE', `/app/api/passkey?passkeyId=${encodeURIComponent(item.passkey_id)}`);
        onDone();
      }}
    >
      <p>{texts.passkeys.removing.lead(item.name)}</p>
    </ActionForm>
  </Dialog>
);

/** Whether a code by e-mail opens the account, too. */
const OnlyRow = () => {
  const answer = useAnswer<Me>('/app/api/me');
  const [to, setTo] = useState<'on' | 'renew' | 'off' | null>(null);
  const me = answer.data;
  if (!me) return null;
  const words = passkeyOnly.row;
  const done = () => {
    setTo(null);
    void answer.reload();
  };
  return (
    <>
      <hr />
      <div class="row">
        <div>
          <b>{passkeyOnly.title}</b>
          <small>{me.passkey_only ? words.on(me.recovery_codes_left) : words.off}</small>
        </div>
        <button type="button" class="quiet small" onClick={() => setTo(me.passkey_only ? 'off' : 'on')}>
          {me.passkey_only ? words.turnOff : words.turnOn}
        </button>
      </div>
      {me.passkey_only && (
        <p>
          <button type="button" class="link" onClick={() => setTo('renew')}>
            {words.renew}
          </button>
        </p>
      )}
      {to && <PasskeyOnly key={to} to={to} onClose={() => setTo(null)} onDone={done} />}
    </>
  );
};

export const Passkeys = () => {
  const answer = useAnswer<{ passkeys: Passkey[] }>('/app/api/passkeys');
  const [open, setOpen] = useState<'add' | Passkey | null>(null);
  const passkeys = answer.data?.passkeys;
  const [heldUntil, setHeldUntil] = useState<string>();
  const done = (until?: string) => {
    setOpen(null);
    setHeldUntil(until);
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
      {heldUntil && <Notice kind="good">{texts.profile.held.passkey(dayAndTime(heldUntil))}</Notice>}
      {!passkeys && !answer.problem && <Waiting lines={2} />}
      {passkeys?.length === 0 && <p class="none">{texts.passkeys.none}</p>}
      <ul class="rows">
        {passkeys?.map((item) => (
          <PasskeyRow key={item.passkey_id} item={item} onRemove={setOpen} />
        ))}
      </ul>
      {passkeys && passkeys.length > 0 && <OnlyRow />}
      {open === 'add' && <AddPasskey onClose={() => setOpen(null)} onDone={done} />}
      {open && open !== 'add' && <RemovePasskey item={open} onClose={() => setOpen(null)} onDone={() => done()} />}
    </section>
  );
};
