import type { NoticeKind } from './notices/notice.ts';
import { addressOn, type Channel, type Recipient } from './recipient.ts';

/** Kinds that a person may switch off, channel by channel. What concerns the account's security always goes out. */
const CHOSEN_KINDS = ['reminder', 'limit'] as const satisfies readonly NoticeKind[];
export type ChosenKind = (typeof CHOSEN_KINDS)[number];

/** How the profile names a kind on a channel. */
const nameOf = (kind: ChosenKind, channel: Channel): string => `${kind}/${channel}`;

const isChosen = (kind: string): kind is ChosenKind => CHOSEN_KINDS.some((one) => one === kind);

type Preferences = Pick<Recipient, 'noticesOff'>;

const namesIn = ({ noticesOff = '' }: Preferences): string[] => noticesOff.split(' ').filter(Boolean);

export const isSwitchedOff = (preferences: Preferences, kind: string, channel: Channel): boolean =>
  isChosen(kind) && namesIn(preferences).includes(nameOf(kind, channel));

/** The profile's text with one choice changed; in one order, so equal choices are equal texts. */
export const applyChoice = (
  preferences: Preferences,
  { kind, channel, on }: { kind: ChosenKind; channel: Channel; on: boolean },
): string => {
  const others = namesIn(preferences).filter((one) => one !== nameOf(kind, channel));
  return [...others, ...(on ? [] : [nameOf(kind, channel)])].toSorted().join(' ');
};

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
