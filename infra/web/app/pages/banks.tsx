import { useState } from 'preact/hooks';
import type { Connection, Me } from '../api/answers.ts';
import { useAnswer } from '../api/use-answer.ts';
import { banks as texts } from '../texts/banks.ts';
import { common } from '../texts/common.ts';
import { EndsSoon } from '../ui/ends-soon.tsx';
import { Icon } from '../ui/icon.tsx';
import { Failure, Notice, Waiting } from '../ui/states.tsx';
import { ConnectionCard } from './banks/connection-card.tsx';
import { Consents } from './banks/consents.tsx';
import { Opened } from './banks/dialogs.tsx';
import type { OpenDialog } from './banks/open-dialog.ts';
import { OwnAccounts } from './banks/own-accounts.tsx';
import { useSync } from './banks/use-sync.ts';
import { WithoutPlan } from './welcome.tsx';

const NoBanks = () => (
  <section class="card wide welcome">
    <h2>{texts.none}</h2>
    <p class="lead">{texts.noneLead}</p>
    <p class="actions">
      <a class="button primary" href="/conectar">
        {common.connectBank}
      </a>
    </p>
  </section>
);

/** Connections and their health. */
const Banks = () => {
  const answer = useAnswer<{ connections: Connection[]; has_access: boolean; takes_codes?: true }>(
    '/app/api/connections',
  );
  const me = useAnswer<Me>('/app/api/me');
  const [open, setOpen] = useState<OpenDialog>(null);
  const { busy, said, run } = useSync(answer.reload);
  const connections = answer.data?.connections;
  const hasAccess = answer.data?.has_access;
  const done = () => {
    setOpen(null);
    void answer.reload();
  };
  return (
    <>
      <div class="wide title">
        <h1 class="shown">{texts.title}</h1>
        {(answer.data ? hasAccess && connections && connections.length > 0 : !answer.problem) && (
          // Its place is kept until it is known whether there is something to do.
          <p class="actions" style={{ visibility: answer.data ? '' : 'hidden' }}>
            <button type="button" class="quiet" data-busy={busy} onClick={() => void run()}>
              <Icon name="refresh" /> {busy ? texts.syncing : texts.sync}
            </button>
            <a class="button primary" href="/conectar">
              <Icon name="plus" /> {common.connectBank}
            </a>
          </p>
        )}
      </div>
      {said && (
        <div class="wide">
          <Notice kind={said.kind}>{said.text}</Notice>
        </div>
      )}
      <EndsSoon connections={hasAccess ? (connections ?? []) : []} subscription={me.data?.subscription} />
      <Failure answer={answer} wide />
      {!connections && !answer.problem && (
        <section class="card wide">
          <Waiting lines={4} />
        </section>
      )}
      {answer.data?.takes_codes && (
        <p class="wide actions">
          <button type="button" class="quiet" onClick={() => setOpen({ kind: 'paste' })}>
            {texts.paste}
          </button>
        </p>
      )}
      {hasAccess === false && <WithoutPlan />}
      {hasAccess && connections?.length === 0 && <NoBanks />}
      {connections?.map((connection) => (
        <ConnectionCard key={connection.item_id} connection={connection} isStopped={!hasAccess} onOpen={setOpen} />
      ))}
      {hasAccess && <OwnAccounts />}
      {(answer.data || answer.problem) && <Consents />}
      <Opened open={open} onClose={() => setOpen(null)} onDone={done} />
    </>
  );
};

export default Banks;
