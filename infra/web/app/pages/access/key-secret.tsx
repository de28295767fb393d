import { access as texts } from '../../texts/access.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SecretField } from './secret-field.tsx';

/** A key, shown this one time. */
export const KeySecret = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog title={texts.secret.title} onClose={onClose} locked>
    <p>{texts.secret.lead}</p>
    <SecretField label={texts.secret.label} secret={secret} />
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
