import { access } from '../../texts/access.ts';
import { Copy } from '../../ui/copy.tsx';

/** A secret to be copied; nothing of it stays when it is closed. */
export const SecretField = ({ label, secret }: { label: string; secret: string }) => (
  <>
    <p class="field">
      <label for="secret">{label}</label>
      <input id="secret" class="secret" readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
    </p>
    <p class="actions">
      <Copy text={secret} field="secret" words={access.copy} />
    </p>
  </>
);
