import { CHOSEN_KINDS, isSwitchedOff } from './preferences.ts';
import type { Channel, Recipient } from './recipient.ts';
import { addressOn } from './recipient.ts';

/** A user's enabled notifications and channels. */
export const presentChoices = (recipient: Recipient) => {
  const isOn = (kind: string, channel: Channel) => !isSwitchedOff(recipient, kind, channel);
  const chosen = CHOSEN_KINDS.map((kind) => ({
    kind,
    email: isOn(kind, 'email'),
    whatsapp: isOn(kind, 'whatsapp'),
    changeable: true,
  }));
  return {
    notices: [...chosen, { kind: 'security' as const, email: true, whatsapp: false, changeable: false }],
    channels: { email: addressOn('email', recipient) !== null, whatsapp: addressOn('whatsapp', recipient) !== null },
  };
};
