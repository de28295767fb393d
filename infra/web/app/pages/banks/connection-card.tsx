import type { Connection } from '../../api/answers.ts';
import { ago, fullDay, initials } from '../../format.ts';
import { banks as texts } from '../../texts/banks.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Notice } from '../../ui/states.tsx';
import { AccountRow } from './account-row.tsx';
import type { OpenDialog } from './open-dialog.ts';

type State = { text: string; icon: IconName; kind: 'good' | 'busy' | 'warn' };

const stateOf = ({ status, needs, is_stale }: Connection): State => {
  if (needs) return { text: texts.states[needs], icon: 'alert', kind: 'warn' };
  if (status === 'UPDATING' || status === 'MERGING')
    return { text: texts.states.updating, icon: 'refresh', kind: 'busy' };
  if (is_stale) return { text: texts.states.stale, icon: 'clock', kind: 'warn' };
  if (status === 'UPDATED') return { text: texts.states.ok, icon: 'check', kind: 'good' };
  return { text: texts.states.failed, icon: 'clock', kind: 'warn' };
};

/** A check that brought nothing new has its own time: without it a press of the button would seem to have done nothing. */
const ageOf = ({ last_updated_at, checked_at }: Connection): string => {
  if (!last_updated_at) return texts.never;
  const now = Date.now();
  const [updated, checked] = [ago(last_updated_at, now), checked_at && ago(checked_at, now)];
  return checked && checked !== updated
    ? `${texts.updated(updated)} · ${texts.checked(checked)}`
    : texts.updated(updated);
};

export const ConnectionCard = ({
  connection,
  isStopped,
  onOpen,
}: {
  connection: Connection;
  /** Without a plan nothing is read from banks. */
  isStopped: boolean;
  onOpen: (open: OpenDialog) => void;
}) => {
  const { item_id, connector_name, needs, consent_expires_at, accounts } = connection;
  const state: State = isStopped ? { text: texts.stopped, icon: 'clock', kind: 'warn' } : stateOf(connection);
  const offersRemoval =
    connection.duplicate_of !== null && accounts.every(({ closed_at, is_duplicate }) => is_duplicate || closed_at);
  return (
    <section class="card wide bank">
      <header>
        <span class="badge" aria-hidden="true">
          {initials(connector_name)}
        </span>
        <div>
          <h2>{connector_name}</h2>
          <p class={`state ${state.kind}`}>
            <Icon name={state.icon} /> {state.text}
            {!isStopped && <small>{ageOf(connection)}</small>}
          </p>
        </div>
        {needs && !isStopped && (
          <a class="button primary" href={`/conectar?item=${encodeURIComponent(item_id)}`}>
            {needs === 'reconnect' ? texts.reconnect : texts.continue}
          </a>
        )}
      </header>
      {offersRemoval && !isStopped && (
        <Notice>
          {texts.duplicateLead}{' '}
          <button type="button" class="link" onClick={() => onOpen({ kind: 'unlink', connection })}>
            {texts.removeDuplicate}
          </button>
        </Notice>
      )}
      <ul class="rows">
        {accounts.map((account) => (
          <AccountRow key={account.account_id} account={account} onOpen={onOpen} />
        ))}
      </ul>
      <footer>
        <small>{consent_expires_at && texts.consent(fullDay(consent_expires_at))}</small>
        <button
          type="button"
          class="link"
          aria-label={texts.unlinkOf(connector_name)}
          onClick={() => onOpen({ kind: 'unlink', connection })}
        >
          {texts.unlink}
        </button>
      </footer>
    </section>
  );
};
