import { useState } from 'preact/hooks';
import type { ApiKey, NewApiKey, Scope } from '../api/answers.ts';
import { change } from '../api/session.ts';
import { useAnswer } from '../api/use-answer.ts';
import { fullDay, inDays } from '../format.ts';
import { access as texts } from '../texts/access.ts';
import { common } from '../texts/common.ts';
import { ActionForm, Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Failure, Waiting } from '../ui/states.tsx';

const SCOPES: readonly Scope[] = ['read', 'write', 'sync', 'memories', 'account'];
const USUAL: readonly Scope[] = ['read'];
const DAY_MS = 86_400_000;

const daysSince = (date: string): number =>
  Math.min(0, Math.round((Date.parse(date) - Date.parse(new Date().toISOString().slice(0, 10))) / DAY_MS));

const endOf = ({ validUntil, successorId }: ApiKey): string => {
  if (successorId) return `${texts.keys.replaced} · ${validUntil ? texts.keys.until(fullDay(validUntil)) : ''}`;
  if (!validUntil) return texts.keys.forever;
  return Date.parse(validUntil) < Date.now() ? texts.keys.ended : texts.keys.until(fullDay(validUntil));
};

type Open = { kind: 'create' } | { kind: 'rotate' | 'revoke'; key: ApiKey } | { kind: 'secret'; key: string } | null;

const KeyRow = ({ item, onOpen }: { item: ApiKey; onOpen: (open: Open) => void }) => (
  <li class="row">
    <div>
      <b>{item.name}</b>
      <p class="chips">
        {item.scopes.map((scope) => (
          <span key={scope}>{texts.scopes[scope][0]}</span>
        ))}
      </p>
      <small>
        {endOf(item)} · {item.lastUsed ? texts.keys.used(inDays(daysSince(item.lastUsed.date))) : texts.keys.unused}
      </small>
    </div>
    <p class="actions">
      {!item.successorId && (
        <button
          type="button"
          class="quiet small"
          aria-label={texts.keys.rotateOf(item.name)}
          onClick={() => onOpen({ kind: 'rotate', key: item })}
        >
          {texts.keys.rotate}
        </button>
      )}
      <button
        type="button"
        class="quiet small"
        aria-label={texts.keys.revokeOf(item.name)}
        onClick={() => onOpen({ kind: 'revoke', key: item })}
      >
        {texts.keys.revoke}
      </button>
    </p>
  </li>
);

type Ends = { onClose: () => void; onSecret: (key: string) => void };

const LIVES: readonly { days: number | null; text: string }[] = [
  { days: 30, text: texts.form.days(30) },
  { days: 90, text: texts.form.days(90) },
  { days: 365, text: texts.form.year },
  { days: null, text: texts.form.forever },
];

const CreateKey = ({ onClose, onSecret }: Ends) => {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState(USUAL);
  const [days, setDays] = useState<number | null>(90);
  const toggle = (scope: Scope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
  const send = async () => {
    const { data } = await change<{ data: NewApiKey }>('POST', '/tools/api/create-api-key', {
      name: name.trim(),
      scopes: SCOPES.filter((scope) => scopes.includes(scope)),
      ...(days ? { validUntil: new Date(Date.now() + days * DAY_MS).toISOString() } : {}),
    });
    onSecret(data.key);
  };
  const check = () => {
    if (!name.trim()) return texts.form.nameMissing;
    return scopes.length === 0 ? texts.form.scopesMissing : undefined;
  };
  return (
    <Dialog title={texts.form.title} onClose={onClose}>
      <ActionForm
        action={texts.form.make}
        onSend={send}
        onCancel={onClose}
        check={check}
        known={{ 'Quota exceeded': texts.keys.atMost }}
      >
        <p class="field">
          <label for="key-name">{texts.form.name}</label>
          <input
            id="key-name"
            maxLength={100}
            autocomplete="off"
            required
            placeholder={texts.form.namePlaceholder}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </p>
        <fieldset>
          <legend>{texts.form.scopes}</legend>
          {SCOPES.map((scope) => (
            <label class="option" key={scope}>
              <input type="checkbox" checked={scopes.includes(scope)} onChange={() => toggle(scope)} />
              <span>
                {texts.scopes[scope][0]} <small>{texts.scopes[scope][1]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset class="segments">
          <legend>{texts.form.ends}</legend>
          {LIVES.map((life) => (
            <label key={life.text}>
              <input type="radio" name="life" checked={days === life.days} onChange={() => setDays(life.days)} />
              <span>{life.text}</span>
            </label>
          ))}
        </fieldset>
      </ActionForm>
    </Dialog>
  );
};

const RotateKey = ({ item, onClose, onSecret }: Ends & { item: ApiKey }) => {
  const [overlapDays, setOverlap] = useState(0);
  const send = async () => {
    const { data } = await change<{ data: NewApiKey }>('POST', '/tools/api/rotate-api-key', {
      keyId: item.keyId,
      overlapDays,
    });
    onSecret(data.key);
  };
  return (
    <Dialog title={texts.rotate.title} onClose={onClose}>
      <ActionForm
        action={texts.rotate.go}
        onSend={send}
        onCancel={onClose}
        known={{ 'Quota exceeded': texts.keys.atMost }}
      >
        <p>{texts.rotate.lead}</p>
        <fieldset class="segments">
          <legend class="unseen">{texts.rotate.lead}</legend>
          {texts.rotate.choices.map(([days, text]) => (
            <label key={days}>
              <input type="radio" name="overlap" checked={overlapDays === days} onChange={() => setOverlap(days)} />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
      </ActionForm>
    </Dialog>
  );
};

const RevokeKey = ({ item, onClose, onDone }: { item: ApiKey; onClose: () => void; onDone: () => void }) => (
  <Dialog title={texts.revoke.title} onClose={onClose}>
    <ActionForm
      danger
      action={texts.revoke.go}
      onCancel={onClose}
      onSend={async () => {
        await change('DELETE', `/tools/api/revoke-api-key?keyId=${encodeURIComponent(item.keyId)}`);
        onDone();
      }}
    >
      <p>{texts.revoke.lead(item.name)}</p>
    </ActionForm>
  </Dialog>
);

const Secret = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const [state, setState] = useState<string>(texts.secret.copy);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setState(texts.secret.copied);
    } catch {
      (document.getElementById('secret') as HTMLInputElement | null)?.select();
      setState(texts.secret.select);
    }
  };
  return (
    <Dialog title={texts.secret.title} onClose={onClose} locked>
      <p>{texts.secret.lead}</p>
      <p class="field">
        <label for="secret">{texts.secret.label}</label>
        <input id="secret" class="secret" readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
      </p>
      <p class="actions">
        <button type="button" class="primary" onClick={() => void copy()} aria-live="polite">
          {state}
        </button>
      </p>
      <dl class="facts">
        <dt>{texts.secret.assistant}</dt>
        <dd>
          <code>{location.origin}/mcp</code>
        </dd>
        <dt>{texts.secret.program}</dt>
        <dd>
          <code>Authorization: Bearer sk-…</code>
        </dd>
      </dl>
      <p class="actions">
        <button type="button" class="quiet" onClick={onClose}>
          {texts.secret.done}
        </button>
      </p>
    </Dialog>
  );
};

const Keys = () => {
  const answer = useAnswer<{ data: ApiKey[] }>('/tools/api/list-api-keys');
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const keys = answer.data?.data;
  const reveal = (key: string) => {
    setOpen({ kind: 'secret', key });
    void answer.reload();
  };
  const revoked = () => {
    close();
    void answer.reload();
  };
  return (
    <section class="card wide">
      <header>
        <h2>{texts.keys.title}</h2>
        <button type="button" class="primary" onClick={() => setOpen({ kind: 'create' })}>
          <Icon name="plus" /> {texts.keys.create}
        </button>
      </header>
      <p class="lead">{texts.keys.lead}</p>
      <Failure answer={answer} />
      {!keys && !answer.problem && <Waiting />}
      {keys?.length === 0 && (
        <p class="none">
          <b>{texts.keys.none}</b> {texts.keys.noneLead}
        </p>
      )}
      <ul class="rows">
        {keys?.map((item) => (
          <KeyRow key={item.keyId} item={item} onOpen={setOpen} />
        ))}
      </ul>
      {open?.kind === 'create' && <CreateKey onClose={close} onSecret={reveal} />}
      {open?.kind === 'rotate' && <RotateKey item={open.key} onClose={close} onSecret={reveal} />}
      {open?.kind === 'revoke' && <RevokeKey item={open.key} onClose={close} onDone={revoked} />}
      {open?.kind === 'secret' && <Secret secret={open.key} onClose={close} />}
    </section>
  );
};

/** The lines of the prompt that are memories; its first is a heading. */
const memoriesOf = (prompt: string): string[] =>
  prompt
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));

const Memories = () => {
  const answer = useAnswer<{ memoriesForPrompt: string }>('/tools/api/get-memories');
  const memories = answer.data && memoriesOf(answer.data.memoriesForPrompt);
  const isOff = answer.problem?.status === 503;
  return (
    <section class="card wide">
      <header>
        <h2>{texts.memories.title}</h2>
      </header>
      <p class="lead">{texts.memories.lead}</p>
      {isOff ? <p class="none">{texts.memories.off}</p> : <Failure answer={answer} />}
      {!memories && !answer.problem && <Waiting lines={2} />}
      {memories?.length === 0 && <p class="none">{texts.memories.none}</p>}
      <ul class="rows memories">
        {memories?.map((memory) => (
          <li key={memory}>{memory}</li>
        ))}
      </ul>
    </section>
  );
};

/** Who may read and write in one's name, and what is remembered. */
const Access = () => (
  <>
    <h1 class="shown">{common.pages['/acessos']}</h1>
    <Keys />
    <Memories />
  </>
);

export default Access;
