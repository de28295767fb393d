import { useEffect, useRef, useState } from 'preact/hooks';
import type { Me, SignedIn } from '../api/answers.ts';
import { ask, Problem } from '../api/call.ts';
import { signIn as texts } from '../texts/sign-in.ts';
import { CODE_DIGITS, CodeField } from '../ui/code-field.tsx';
import { Notice } from '../ui/states.tsx';
import { type Asked, askCode, hourOf, mayCreate } from './ask-code.ts';
import { useSignInTask } from './use-sign-in-task.ts';

type Versions = { terms: string; privacy: string };

/** What the person has read beside the button, if anything. */
const acceptedBy = (asked: Asked): Versions | null =>
  asked.site && mayCreate(asked) ? { terms: asked.site.terms_version, privacy: asked.site.privacy_version } : null;

/** The versions that a refusal names: the next try accepts them. */
const versionsIn = (error: unknown): Versions | null =>
  error instanceof Problem && error.message === 'Terms not accepted'
    ? { terms: String(error.body.terms_version), privacy: String(error.body.privacy_version) }
    : null;

const isRecoveryNeeded = (error: unknown): boolean =>
  error instanceof Problem && error.message === 'Recovery code needed';
const isWrong = (error: unknown): error is Problem => error instanceof Problem && error.message === 'Invalid code';

/** Where a passkey alone opens the account. */
const RecoveryField = ({ value, onValue }: { value: string; onValue: (code: string) => void }) => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p class="field">
      <label for="recuperacao">{texts.code.recovery.label}</label>
      <input
        ref={ref}
        id="recuperacao"
        class="secret"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxLength={40}
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
      <small>{texts.code.recovery.hint}</small>
    </p>
  );
};

/** @param asked with no e-mail where a mail's link led here */
type CodeProps = { asked: Asked; first: string; onBack: () => void; onIn: (me: Me) => void };

export const CodeStep = ({ asked, first, onBack, onIn }: CodeProps) => {
  const { email, pass, invite, site } = asked;
  const { busy, wrong, setWrong, run } = useSignInTask();
  const [code, setCode] = useState(first);
  const [resent, setResent] = useState(false);
  const [waitUntil, setWaitUntil] = useState(asked.waitUntil);
  const [accepted, setAccepted] = useState(() => acceptedBy(asked));
  const [recovery, setRecovery] = useState<string | null>(null);
  const verify = (whole: string) =>
    run(async () => {
      try {
        const { me } = await ask<SignedIn>('/app/api/sign-in-verify', {
          code: whole,
          ...(email && { email: email.trim() }),
          ...(accepted && { accepted }),
          ...(invite && { invite }),
          ...(recovery !== null && { recovery_code: recovery }),
        });
        onIn(me);
      } catch (error) {
        const versions = versionsIn(error);
        if (versions) setAccepted(versions);
        else if (isRecoveryNeeded(error)) setRecovery('');
        // The code was right before, so it is the other one; with a new code both are asked for anew.
        else if (recovery !== null && isWrong(error)) {
          setRecovery('');
          return setWrong(texts.code.recovery.wrong(error.body.attempts_left as number | undefined));
        } else setCode('');
        throw error;
      }
    });
  const type = (value: string) => {
    setCode(value);
    if (recovery === null && value.length === CODE_DIGITS && value !== code) void verify(value);
  };
  const send = (event: Event) => {
    event.preventDefault();
    if (code.length < CODE_DIGITS) return setWrong(texts.code.wrong());
    if (recovery?.trim() === '') return setWrong(texts.code.recovery.missing);
    return verify(code);
  };
  const resend = () =>
    run(async () => {
      setWaitUntil(await askCode(asked));
      setResent(true);
    });
  return (
    <>
      <h1 class="shown">{texts.code.title}</h1>
      <p class="lead">
        {!email ? texts.code.fromLink : site?.sign_up === 'open' ? texts.code.mailed(email) : texts.code.sent(email)}
      </p>
      <form onSubmit={send} noValidate>
        <CodeField label={texts.code.label} value={code} onValue={type} />
        {recovery !== null && <RecoveryField value={recovery} onValue={setRecovery} />}
        {wrong && <Notice kind="bad">{wrong}</Notice>}
        {waitUntil && !wrong && <Notice kind="bad">{texts.code.wait(hourOf(waitUntil))}</Notice>}
        {resent && !waitUntil && !wrong && <Notice kind="good">{texts.code.resent}</Notice>}
        <button type="submit" class="primary whole" data-busy={busy}>
          {texts.code.go}
        </button>
      </form>
      <p class="actions spread">
        <button type="button" class="link" onClick={onBack}>
          {recovery === null ? texts.code.other : texts.code.recovery.passkey}
        </button>
        {email && (
          <button type="button" class="link" onClick={() => void resend()}>
            {texts.code.resend}
          </button>
        )}
        {!email && pass && (
          <button type="button" class="link" onClick={onBack}>
            {texts.code.here}
          </button>
        )}
      </p>
    </>
  );
};
