import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Me } from './api/answers.ts';
import { ask } from './api/call.ts';
import { createPasskey, deviceName, hasPasskeys, signWithPasskey } from './api/passkeys.ts';
import { signIn as texts } from './texts/sign-in.ts';
import { CODE_DIGITS, CodeField } from './ui/code-field.tsx';
import { Icon } from './ui/icon.tsx';
import { Notice } from './ui/states.tsx';
import { why } from './ui/why.ts';

/** Where to go after sign-in: one of these pages, never an address from outside. */
const BACK = ['/', '/bancos', '/acessos', '/conta', '/conectar'];
const asked = new URLSearchParams(location.search).get('volta') ?? '/';
const back = BACK.includes(asked) ? asked : '/';
const enter = (): void => location.replace(back);

const OFFER_REFUSED = 'saldo.sem-passkey';
const refusedOffer = (): boolean => {
  try {
    return localStorage.getItem(OFFER_REFUSED) === '1';
  } catch {
    return false;
  }
};

/** Offered once, to those who signed in by a code and have none. */
const isOffered = ({ passkeys }: Me): boolean => passkeys === 0 && hasPasskeys() && !refusedOffer();

const passkeySignIn = async (signal?: AbortSignal, quiet = false): Promise<void> => {
  const { options } = await ask<{ options: PublicKeyCredentialRequestOptionsJSON }>('/app/api/sign-in-passkey-options');
  const credential = await signWithPasskey(options, signal, quiet);
  await ask('/app/api/sign-in-passkey', { credential });
  enter();
};

const known = (error: unknown): string => {
  const left = (error as { body?: { attempts_left?: number } }).body?.attempts_left;
  return why(error, {
    'Invalid code': texts.code.wrong(left),
    'Code expired': texts.code.expired,
    'Code asked for elsewhere': texts.code.elsewhere,
    'Invalid passkey': texts.passkeyRefused,
  });
};

const isRefusedByPerson = (error: unknown): boolean => error instanceof DOMException;

/** Runs one thing at a time and keeps why it failed. */
const useTask = () => {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const run = async (task: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    try {
      await task();
    } catch (error) {
      if (!isRefusedByPerson(error)) setWrong(known(error));
    }
    setBusy(false);
  };
  return { busy, wrong, setWrong, run };
};

type Person = { id: string; userId: string; name: string; subscription: { plan: string } | null };

/** One click and signed in, on a developer's machine alone. */
const DemoPeople = () => {
  const [people, setPeople] = useState<Person[]>([]);
  useEffect(() => {
    if (location.hostname !== 'localhost') return;
    fetch('/_local/users')
      .then((response) => (response.ok ? response.json() : []))
      .then(setPeople)
      .catch(() => undefined);
  }, []);
  if (people.length === 0) return null;
  return (
    <section class="demo">
      <h2>{texts.demo.title}</h2>
      <p>{texts.demo.lead}</p>
      <ul>
        {people.map(({ id, name }) => (
          <li key={id}>
            <form method="post" action={`/_local/sign-in/${encodeURIComponent(id)}`}>
              <button type="submit" class="quiet">
                {name}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <p>
        <a href="/_local/inbox">{texts.demo.inbox}</a>
      </p>
    </section>
  );
};

type EmailProps = { email: string; onEmail: (email: string) => void; onSent: () => void };

const EmailStep = ({ email, onEmail, onSent }: EmailProps) => {
  const { busy, wrong, setWrong, run } = useTask();
  // Suggested in the field, where the browser knows how; a click on the button ends the suggestion.
  const [suggestion] = useState(() => new AbortController());
  useEffect(() => {
    const suggest = async () => {
      if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      await passkeySignIn(suggestion.signal, true);
    };
    // Nobody asked for it: what fails here is told when somebody does.
    suggest().catch(() => undefined);
    return () => suggestion.abort();
  }, [suggestion]);
  const send = (event: Event) => {
    event.preventDefault();
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return setWrong(texts.email.invalid);
    suggestion.abort();
    return run(async () => {
      await ask('/app/api/sign-in-code', { email: email.trim() });
      onSent();
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
            onInput={(event) => onEmail(event.currentTarget.value)}
          />
        </p>
        {wrong && <Notice kind="bad">{wrong}</Notice>}
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

type CodeProps = { email: string; first: string; onBack: () => void; onIn: (me: Me) => void };

const CodeStep = ({ email, first, onBack, onIn }: CodeProps) => {
  const { busy, wrong, setWrong, run } = useTask();
  const [code, setCode] = useState(first);
  const [resent, setResent] = useState(false);
  const verify = (whole: string) =>
    run(async () => {
      try {
        const { me } = await ask<{ me: Me }>('/app/api/sign-in-verify', { code: whole });
        onIn(me);
      } catch (error) {
        setCode('');
        throw error;
      }
    });
  const type = (value: string) => {
    setCode(value);
    if (value.length === CODE_DIGITS && value !== code) void verify(value);
  };
  const send = (event: Event) => {
    event.preventDefault();
    if (code.length < CODE_DIGITS) return setWrong(texts.code.wrong());
    return verify(code);
  };
  const resend = () =>
    run(async () => {
      await ask('/app/api/sign-in-code', { email });
      setResent(true);
    });
  return (
    <>
      <h1 class="shown">{texts.code.title}</h1>
      <p class="lead">{email ? texts.code.sent(email) : texts.code.fromLink}</p>
      <form onSubmit={send} noValidate>
        <CodeField label={texts.code.label} value={code} onValue={type} />
        {wrong && <Notice kind="bad">{wrong}</Notice>}
        {resent && !wrong && <Notice kind="good">{texts.code.resent}</Notice>}
        <button type="submit" class="primary whole" data-busy={busy}>
          {texts.code.go}
        </button>
      </form>
      <p class="actions spread">
        <button type="button" class="link" onClick={onBack}>
          {texts.code.other}
        </button>
        {email && (
          <button type="button" class="link" onClick={() => void resend()}>
            {texts.code.resend}
          </button>
        )}
      </p>
    </>
  );
};

const OfferStep = () => {
  const { busy, wrong, setWrong, run } = useTask();
  const make = () =>
    run(async () => {
      const { options } = await ask<{ options: PublicKeyCredentialCreationOptionsJSON }>('/app/api/passkey-options');
      const credential = await createPasskey(options).catch(() => null);
      if (!credential) return setWrong(texts.offer.failed);
      await ask('/app/api/passkey', { credential, name: deviceName() });
      enter();
    });
  const later = () => {
    try {
      localStorage.setItem(OFFER_REFUSED, '1');
    } catch {
      // Asked again next time.
    }
    enter();
  };
  return (
    <>
      <h1 class="shown">{texts.offer.title}</h1>
      <p class="lead">{texts.offer.lead}</p>
      {wrong && <Notice kind="bad">{wrong}</Notice>}
      <button type="button" class="primary whole" data-busy={busy} onClick={() => void make()}>
        <Icon name="finger" /> {texts.offer.make}
      </button>
      <button type="button" class="quiet whole" onClick={later}>
        {texts.offer.later}
      </button>
    </>
  );
};

/** The mail's link fills the field and does nothing else: scanners of mail follow links too. */
const codeOfLink = (): string => {
  const code = location.hash.slice(1).replace(/\D/g, '');
  if (location.hash) history.replaceState(null, '', `${location.pathname}${location.search}`);
  return code.length === CODE_DIGITS ? code : '';
};

const linked = codeOfLink();

const SignIn = () => {
  const [step, setStep] = useState<'email' | 'code' | 'offer'>(linked ? 'code' : 'email');
  const [email, setEmail] = useState('');
  const signedIn = (me: Me) => (isOffered(me) ? setStep('offer') : enter());
  return (
    <section class="card door">
      {step === 'email' && <EmailStep email={email} onEmail={setEmail} onSent={() => setStep('code')} />}
      {step === 'code' && <CodeStep email={email} first={linked} onBack={() => setStep('email')} onIn={signedIn} />}
      {step === 'offer' && <OfferStep />}
    </section>
  );
};

const main = document.querySelector('main');
if (main) {
  main.replaceChildren();
  render(<SignIn />, main);
}
