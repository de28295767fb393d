import type { Me } from '../api/answers.ts';
import { ask } from '../api/call.ts';
import { createPasskey, deviceName, hasPasskeys } from '../api/passkeys.ts';
import { signIn as texts } from '../texts/sign-in.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/states.tsx';
import { enter } from './enter.ts';
import { useSignInTask } from './use-sign-in-task.ts';

const OFFER_REFUSED = 'saldo.sem-passkey';
const refusedOffer = (): boolean => {
  try {
    return localStorage.getItem(OFFER_REFUSED) === '1';
  } catch {
    return false;
  }
};

/** Offered once, to those who signed in by a code and have none. */
export const isOffered = ({ passkeys }: Me): boolean => passkeys === 0 && hasPasskeys() && !refusedOffer();

export const OfferStep = () => {
  const { busy, wrong, setWrong, run } = useSignInTask();
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
      // The offer is shown again next time.
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
