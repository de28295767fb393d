import { useState } from 'preact/hooks';
import type { NewApiKey, Scope } from '../../api/answers.ts';
import { change } from '../../api/session.ts';
import { access as texts } from '../../texts/access.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';

const SCOPES: readonly Scope[] = ['read', 'write', 'sync', 'memories', 'account'];
const USUAL: readonly Scope[] = ['read'];
const DAY_MS = 86_400_000;

export type Ends = { onClose: () => void; onSecret: (key: string) => void };

const LIVES: readonly { days: number | null; text: string }[] = [
  { days: 30, text: texts.form.days(30) },
  { days: 90, text: texts.form.days(90) },
  { days: 365, text: texts.form.year },
  { days: null, text: texts.form.forever },
];

export const CreateKey = ({ onClose, onSecret }: Ends) => {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState(USUAL);
  const [days, setDays] = useState<number | null>(90);
  const toggle = (scope: Scope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
  const send = async () => {
    const { data } = await change<{ data: NewApiKey }>('POST', '/tools/api/create-api-key', {
      name: name.trim(),
      scopes: SCOPES.filter((scope) => scopes.includes(scope)),
      validUntil: days ? new Date(Date.now() + days * DAY_MS).toISOString() : 'never',
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
