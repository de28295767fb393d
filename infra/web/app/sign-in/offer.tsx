import { useState } from 'preact/hooks';
import type { Me } from '../api/answers.ts';
import { ask } from '../api/call.ts';
import { createPasskey, deviceName, hasPasskeys } from '../api/passkeys.ts';
import { signIn as texts } from '../texts/sign-in.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/states.tsx';
import { hourOf } from './ask-code.ts';
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
  const [heldUntil, setHeldUntil] = useState<string>();
  const make = () =>
    run(async () => {
      const { options } = await ask<{ options: PublicKeyCredentialCreationOptionsJSON }>('/app/api/passkey-options');
      const credential = await createPasskey(options).catch(() => null);
      if (!credential) return setWrong(texts.offer.failed);
      const body = { credential, name: deviceName() };
      const { effective_at } = await ask<{ effective_at?: string }>('/app/api/passkey', body);
      if (effective_at) setHeldUntil(effective_at);
      else enter();
    });
  const later = () => {
    try {
      localStorage.setItem(OFFER_REFUSED, '1');
    } catch {
      // The offer is shown again next time.
    }
    enter();
  };
  if (heldUntil) {
    return (
      <>
        <h1 class="shown">{texts.offer.title}</h1>
        <Notice kind="good">{texts.offer.held(hourOf(heldUntil))}</Notice>
        <button type="button" class="primary whole" onClick={enter}>
          {texts.offer.go}
        </button>
      </>
    );
  }
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
