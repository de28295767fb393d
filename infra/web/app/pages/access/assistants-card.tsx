import { useState } from 'preact/hooks';
import type { Grant } from '../../api/answers.ts';
import { change } from '../../api/session.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { fullDay } from '../../format.ts';
import { access as texts } from '../../texts/access.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';
import { Failure, Waiting } from '../../ui/states.tsx';
import { untrusted } from '../../untrusted.ts';
import { dayOfUse } from './day-of-use.ts';

/** Identity of an assistant: its verified host, otherwise the host or kind of program of its redirect URI. */
const nameOf = ({ client, redirect: { kind, host, scheme } }: Grant): string =>
  client.host ?? (kind === 'web' && host ? host : kind === 'loopback' ? texts.assistants.program : `${scheme}://`);

const AssistantRow = ({ grant, onRevoke }: { grant: Grant; onRevoke: () => void }) => (
  <li class="row">
    <div>
      <b>{nameOf(grant)}</b>{' '}
      <small>
        {texts.assistants.calls} “<bdi>{untrusted(grant.client.name)}</bdi>”
      </small>
      <p class="chips">
        {grant.scopes.map((scope) => (
          <span key={scope}>{texts.assistants.scopes[scope]}</span>
        ))}
      </p>
      <small>
        {texts.assistants.since(fullDay(grant.created_at))} ·{' '}
        {grant.used_on ? texts.assistants.used(dayOfUse(grant.used_on)) : texts.assistants.unused}
      </small>
    </div>
    <p class="actions">
      <button
        type="button"
        class="quiet small"
        aria-label={texts.assistants.revokeOf(nameOf(grant))}
        onClick={onRevoke}
      >
        {texts.assistants.revoke}
      </button>
    </p>
  </li>
);

type RevokeProps = { grant: Grant; onClose: () => void; onDone: () => void };

const RevokeAssistant = ({ grant, onClose, onDone }: RevokeProps) => (
  <Dialog title={texts.assistants.revoking.title(nameOf(grant))} onClose={onClose}>
    <ActionForm
      danger
      action={texts.assistants.revoke}
      onCancel={onClose}
      onSend={async () => {
        await change('DELETE', `/app/api/oauth/grants/${encodeURIComponent(grant.grant_id)}`);
        onDone();
      }}
    >
      <p>{texts.assistants.revoking.lead}</p>
    </ActionForm>
  </Dialog>
);

/** Assistants with access. */
export const AssistantsCard = () => {
  const answer = useAnswer<{ grants: Grant[] }>('/app/api/oauth/grants');
  const [revoked, setRevoked] = useState<Grant | null>(null);
  const grants = answer.data?.grants;
  const close = () => setRevoked(null);
  const done = () => {
    close();
    void answer.reload();
  };
  return (
    <section class="card wide">
      <header>
        <h2>{texts.assistants.title}</h2>
      </header>
      <p class="lead">{texts.assistants.lead}</p>
      <Failure answer={answer} />
      {!grants && !answer.problem && <Waiting lines={2} />}
      {grants?.length === 0 && <p class="none">{texts.assistants.none}</p>}
      <ul class="rows">
        {grants?.map((grant) => (
          <AssistantRow key={grant.grant_id} grant={grant} onRevoke={() => setRevoked(grant)} />
        ))}
      </ul>
      {revoked && <RevokeAssistant grant={revoked} onClose={close} onDone={done} />}
    </section>
  );
};
