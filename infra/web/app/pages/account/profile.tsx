import { useState } from 'preact/hooks';
import type { Me } from '../../api/answers.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { dayAndTime } from '../../format.ts';
import { account as texts } from '../../texts/account.ts';
import { Failure, Notice, Waiting } from '../../ui/states.tsx';
import { NewAddress, Rename } from './later.ts';
import { signOut } from './sign-out.ts';

type Field = 'name' | 'email' | 'phone';
const FIELDS: readonly Field[] = ['name', 'email', 'phone'];

const Fact = ({ field, value, onOpen }: { field: Field; value: string | null; onOpen: (field: Field) => void }) => {
  const action = value ? texts.profile.change : texts.profile.add;
  return (
    <li class="row">
      <div>
        <small>{texts.profile[field]}</small>
        {value ?? texts.profile.noPhone}
      </div>
      <button
        type="button"
        class="quiet small"
        aria-label={`${action} ${texts.profile.which[field]}`}
        onClick={() => onOpen(field)}
      >
        {action}
      </button>
    </li>
  );
};

/** The name, or an address of one's own in full. */
const shownAs = ({ name, contact }: Me, field: Field): string | null =>
  field === 'name' ? name : (contact[field]?.replace(/^\+55(\d\d)(\d{4,5})(\d{4})$/, '+55 $1 $2-$3') ?? null);

/** Who one is, and where one is reached. */
export const Profile = () => {
  const answer = useAnswer<Me>('/app/api/me');
  const [open, setOpen] = useState<Field | null>(null);
  const [said, setSaid] = useState<string>();
  const { data } = answer;
  const close = () => setOpen(null);
  const done = (text?: string) => {
    close();
    setSaid(text);
    void answer.reload();
  };
  // A change that waits is not done: the notice below says from when it holds.
  const changed = (kind: 'email' | 'phone') => (heldUntil?: string) =>
    done(heldUntil ? undefined : texts.changed[kind]);
  return (
    <section class="card">
      <header>
        <h2>{texts.profile.title}</h2>
        <button type="button" class="quiet small" onClick={() => void signOut('this')}>
          {texts.devices.out}
        </button>
      </header>
      <Failure answer={answer} />
      {said && <Notice kind="good">{said}</Notice>}
      {data?.erasure_canceled && <Notice kind="good">{texts.profile.erasureCanceled}</Notice>}
      {data?.held.map(({ kind, effective_at }) => (
        <Notice key={kind} kind="good">
          {texts.profile.held[kind](dayAndTime(effective_at))}
        </Notice>
      ))}
      {!data && !answer.problem && <Waiting lines={6} />}
      {data && (
        <ul class="rows">
          {FIELDS.map((field) => (
            <Fact key={field} field={field} value={shownAs(data, field)} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {open === 'name' && data && (
        <Rename name={data.name} onClose={close} onDone={() => done(texts.profile.renamed)} />
      )}
      {open && open !== 'name' && <NewAddress kind={open} onClose={close} onDone={changed(open)} />}
    </section>
  );
};
