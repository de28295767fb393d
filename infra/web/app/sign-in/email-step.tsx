import { useEffect, useState } from 'preact/hooks';
import { ask, Problem } from '../api/call.ts';
import { hasPasskeys, signWithPasskey } from '../api/passkeys.ts';
import { signIn as texts } from '../texts/sign-in.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/states.tsx';
import { type Asked, askCode, mayCreate } from './ask-code.ts';
import { DemoPeople } from './demo-people.tsx';
import { enter } from './enter.ts';
import { lowestPrice } from './lowest-price.ts';
import { useSignInTask } from './use-sign-in-task.ts';

const passkeySignIn = async (signal?: AbortSignal, quiet = false): Promise<void> => {
  const { options } = await ask<{ options: PublicKeyCredentialRequestOptionsJSON }>('/app/api/sign-in-passkey-options');
  const credential = await signWithPasskey(options, signal, quiet);
  await ask('/app/api/sign-in-passkey', { credential });
  enter();
};

/** Who may create an account, and what they accept. */
const Newcomers = ({ asked }: { asked: Asked }) => {
  const { site, invite } = asked;
  if (!site) return null;
  return (
    <p class="lead">{site.sign_up === 'invite' && invite ? texts.newcomers.invited : texts.newcomers[site.sign_up]}</p>
  );
};

const Accepts = ({ asked }: { asked: Asked }) =>
  asked.site && mayCreate(asked) ? (
    <p class="lead">
      {texts.accepts.before} <a href="/termos">{texts.accepts.terms}</a> {texts.accepts.and}{' '}
      <a href="/privacidade">{texts.accepts.privacy}</a>.
    </p>
  ) : null;

type EmailProps = { asked: Asked; onAsked: (asked: Asked) => void; onSent: (waitUntil: string | null) => void };

export const EmailStep = ({ asked, onAsked, onSent }: EmailProps) => {
  const { email } = asked;
  const { busy, wrong, setWrong, run } = useSignInTask();
  // Browsers with conditional mediation suggest a passkey in the field; a click on the button cancels the suggestion.
  const [suggestion] = useState(() => new AbortController());
  useEffect(() => {
    const suggest = async () => {
      if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      await passkeySignIn(suggestion.signal, true);
    };
    // Not requested by the user: a failure is shown when they use it.
    suggest().catch(() => undefined);
    return () => suggestion.abort();
  }, [suggestion]);
  const send = (event: Event) => {
    event.preventDefault();
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return setWrong(texts.email.invalid);
    suggestion.abort();
    return run(async () => {
      try {
        onSent(await askCode(asked));
      } catch (error) {
        // Who has an account gets in without it.
        if (error instanceof Problem && error.message === 'Invite not valid') onAsked({ ...asked, invite: '' });
        throw error;
      }
    });
  };
  const withPasskey = () => {
    suggestion.abort();
    return run(() => passkeySignIn());
  };
  return (
    <>
      <h1 class="shown">{texts.email.title}</h1>
      <p class="lead">{texts.email.lead}</p>
      {asked.site && lowestPrice(asked.site.offers) && <p class="lead">{lowestPrice(asked.site.offers)}</p>}
      <form onSubmit={send} noValidate>
        <p class="field">
          <label for="email">{texts.email.label}</label>
          <input
            id="email"
            type="email"
            autocomplete="username webauthn"
            autocapitalize="none"
            spellcheck={false}
            required
            value={email}
            onInput={(event) => onAsked({ ...asked, email: event.currentTarget.value })}
          />
        </p>
        <Newcomers asked={asked} />
        {wrong && <Notice kind="bad">{wrong}</Notice>}
        <Accepts asked={asked} />
        <button type="submit" class="primary whole" data-busy={busy}>
          {texts.email.go}
        </button>
      </form>
      {hasPasskeys() && (
        <>
          <p class="or">{texts.email.or}</p>
          <button type="button" class="quiet whole" onClick={withPasskey}>
            <Icon name="finger" /> {texts.email.passkey}
          </button>
        </>
      )}
      <DemoPeople />
    </>
  );
};
