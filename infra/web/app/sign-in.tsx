import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { Me } from './api/answers.ts';
import { CodeStep } from './sign-in/code-step.tsx';
import { EmailStep } from './sign-in/email-step.tsx';
import { enter } from './sign-in/enter.ts';
import { isOffered, OfferStep } from './sign-in/offer.tsx';
import { CODE_DIGITS } from './ui/code-field.tsx';

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
