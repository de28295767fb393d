import { useState } from 'preact/hooks';
import { ask, Problem } from '../../api/call.ts';
import { stopChange as texts } from '../../texts/stop-change.ts';
import { ActionForm } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/states.tsx';

/** The page that a mail links to, without a session. A press and not the link stops the change: scanners of mail follow links too. */
const StopChange = ({ token }: { token: string }) => {
  const [end, setEnd] = useState<'stopped' | 'expired'>();
  const send = async () => {
    try {
      await ask('/app/api/stop-change', { token });
      setEnd('stopped');
    } catch (error) {
      if (!(error instanceof Problem) || error.message !== 'Link expired') throw error;
      setEnd('expired');
    }
  };
  return (
    <>
      <h1 class="shown">{texts.title}</h1>
      <section class="card wide">
        {!end && (
          <ActionForm danger action={texts.action} onSend={send}>
            <p>{texts.lead}</p>
          </ActionForm>
        )}
        {end && <Notice kind={end === 'stopped' ? 'good' : 'bad'}>{texts[end]}</Notice>}
        {end === 'stopped' && <p class="lead">{texts.next}</p>}
        {end && (
          <p class="actions">
            {/* A new document: this one shows no account. */}
            <button
              type="button"
              class="primary"
              onClick={() => {
                history.replaceState(null, '', end === 'stopped' ? '/conta#proteger' : '/conta');
                location.reload();
              }}
            >
              {end === 'stopped' ? texts.protect : texts.account}
            </button>
          </p>
        )}
      </section>
    </>
  );
};

export default StopChange;
