import { useState } from 'preact/hooks';
import { access as texts } from '../../texts/access.ts';
import { Dialog } from '../../ui/dialog.tsx';

export const KeySecret = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
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
