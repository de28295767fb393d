import { useState } from 'preact/hooks';
import type { Session } from '../../api/answers.ts';
import { change } from '../../api/session.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ago } from '../../format.ts';
import { account } from '../../texts/account.ts';
import { protect } from '../../texts/protect.ts';
import { Failure, Notice, Waiting } from '../../ui/states.tsx';
import { why } from '../../ui/why.ts';
import { Protect } from './later.ts';
import { signOut } from './sign-out.ts';

const texts = account.devices;

const DeviceRow = ({ item, onEnd }: { item: Session; onEnd: (item: Session) => void }) => (
  <li class="row">
    <div>
      <b>
        {item.device} {item.current && <span class="tag">{texts.here}</span>}
      </b>
      <small>
        {texts.seen(ago(item.seen_at, Date.now()))} · {texts.methods[item.method]}
      </small>
    </div>
    {!item.current && (
      <button type="button" class="quiet small" aria-label={texts.endOf(item.device)} onClick={() => onEnd(item)}>
        {texts.end}
      </button>
    )}
  </li>
);

/** Mails link to it: `/conta#proteger`. */
const ANCHOR = '#proteger';

const Protection = () => {
  const [open, setOpen] = useState(() => location.hash === ANCHOR);
  const close = () => {
    history.replaceState(null, '', location.pathname);
    setOpen(false);
  };
  return (
    <div class="row">
      <div>
        <b>{protect.title}</b>
        <small>{protect.cardLead}</small>
      </div>
      <button type="button" class="quiet" onClick={() => setOpen(true)}>
        {protect.title}
      </button>
      {open && <Protect onClose={close} />}
    </div>
  );
};

export const Devices = () => {
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
        <h2>{texts.title}</h2>
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
            {texts.others}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => void run(() => signOut('all'))}>
          {texts.all}
        </button>
      </p>
      <hr />
      <Protection />
    </section>
  );
};
