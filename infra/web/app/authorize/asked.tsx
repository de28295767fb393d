import type { Me, OAuthRequest } from '../api/answers.ts';
import { authorize as texts } from '../texts/authorize.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Notice } from '../ui/states.tsx';
import { untrusted } from '../untrusted.ts';
import { useSettled } from './use-settled.ts';

/** The target of the redirect in words. A host is never truncated: its end identifies the owner. */
const receiverOf = ({ kind, host, scheme }: OAuthRequest['redirect']): string => {
  if (kind === 'web') return host ?? '';
  return kind === 'loopback' ? texts.program : texts.app(scheme);
};

/** The verified host first, then the client's own name, marked as a claim. */
const Client = ({ client, redirect }: Pick<OAuthRequest, 'client' | 'redirect'>) => (
  <p class="who">
    <b>{client.host ?? receiverOf(redirect)}</b>
    <small>
      {texts.calls} “<bdi>{untrusted(client.name)}</bdi>”. {!client.host && texts.unproven}
    </small>
  </p>
);

const Point = ({ icon, text: [what, which] }: { icon: IconName; text: readonly string[] }) => (
  <li>
    <Icon name={icon} />
    <span>
      <b>{what}</b> {which}
    </span>
  </li>
);

type AskedProps = {
  request: OAuthRequest;
  me: Me;
  busy: boolean;
  wrong: string | undefined;
  onDecide: (approves: boolean) => void;
  onLeave: () => void;
};

/** The request for access: client, scopes, account and target of the redirect. */
export const Asked = ({ request, me, busy, wrong, onDecide, onLeave }: AskedProps) => {
  const { client, redirect, scopes, replaces } = request;
  const settled = useSettled();
  return (
    <>
      <h1 class="shown">{texts.title}</h1>
      <Client client={client} redirect={redirect} />
      <div>
        <p class="lead">{texts.wants}</p>
        <ul class="points allowed">
          {scopes.map((scope) => (
            <Point key={scope} icon={scope === 'saldo.write' ? 'pencil' : 'check'} text={texts.scopes[scope]} />
          ))}
          <Point icon="lock" text={texts.never} />
        </ul>
      </div>
      <dl class="facts">
        <dt>{texts.account}</dt>
        <dd>
          {me.name} <small>{me.email}</small>{' '}
          <button type="button" class="link" onClick={onLeave}>
            {texts.notYou}
          </button>
        </dd>
        <dt>{texts.leads}</dt>
        <dd>{receiverOf(redirect)}</dd>
      </dl>
      {redirect.kind !== 'web' && <Notice>{redirect.kind === 'loopback' ? texts.loopback : texts.ofAnApp}</Notice>}
      {replaces && <p class="lead">{texts.replaces}</p>}
      {wrong && <Notice kind="bad">{wrong}</Notice>}
      <div class="stack">
        <button
          type="button"
          class="primary whole"
          aria-disabled={busy || !settled}
          data-busy={busy}
          onClick={() => settled && onDecide(true)}
        >
          {texts.approve}
        </button>
        <button type="button" class="quiet whole" aria-disabled={busy} onClick={() => onDecide(false)}>
          {texts.deny}
        </button>
        <small>{texts.later}</small>
      </div>
    </>
  );
};
