import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Me, Site } from './api/answers.ts';
import { send } from './api/call.ts';
import type { Asked } from './sign-in/ask-code.ts';
import { CodeStep } from './sign-in/code-step.tsx';
import { EmailStep } from './sign-in/email-step.tsx';
import { enter } from './sign-in/enter.ts';
import { isOffered, OfferStep } from './sign-in/offer.tsx';
import { CODE_DIGITS } from './ui/code-field.tsx';

/**
 * The mail's link fills the field and does nothing else: scanners of mail follow links too. Its pass gets a code for this browser,
 * where another one asked for the one in the link.
 */
const fromLink = (): { code: string; pass: string; invite: string } => {
  const [, invite = ''] = /^#convite=([\w-]+)$/.exec(location.hash) ?? [];
  const [, digits = '', pass = ''] = /^#([^.]*)\.?(.*)$/.exec(location.hash) ?? [];
  if (location.hash) history.replaceState(null, '', `${location.pathname}${location.search}`);
  // The secret of an invite may have as many digits.
  const code = invite ? '' : digits.replace(/\D/g, '');
  return code.length === CODE_DIGITS ? { code, pass, invite } : { code: '', pass: '', invite };
};

const linked = fromLink();

/** As long as the door waits to say who may come in. */
const SITE_MS = 1_500;

const reading = send<Site>('GET', '/app/api/site').catch(() => null);
const soon = await Promise.race([reading, new Promise<null>((resolve) => setTimeout(resolve, SITE_MS, null))]);

const SignIn = () => {
  const [step, setStep] = useState<'email' | 'code' | 'offer'>(linked.code ? 'code' : 'email');
  const [asked, setAsked] = useState<Asked>({
    email: '',
    pass: linked.pass,
    invite: linked.invite,
    waitUntil: null,
    site: soon,
  });
  useEffect(() => {
    // Without it the door is the one for who has an account.
    if (!soon) void reading.then((site) => setAsked((now) => ({ ...now, site })));
  }, []);
  const sent = (waitUntil: string | null) => {
    setAsked({ ...asked, waitUntil });
    setStep('code');
  };
  const signedIn = (me: Me) => (isOffered(me) ? setStep('offer') : enter());
  return (
    <section class="card door">
      {step === 'email' && <EmailStep asked={asked} onAsked={setAsked} onSent={sent} />}
      {step === 'code' && (
        <CodeStep
          asked={asked}
          first={asked.email ? '' : linked.code}
          onBack={() => setStep('email')}
          onIn={signedIn}
        />
      )}
      {step === 'offer' && <OfferStep />}
    </section>
  );
};

const main = document.querySelector('main');
if (main) {
  main.replaceChildren();
  render(<SignIn />, main);
}
