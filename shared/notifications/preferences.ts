import type { AddressHashes } from './address-hashes.ts';
import type { NoticeKind } from './notices/notice.ts';
import { addressOn, CHANNELS, type Channel, type Recipient } from './recipient.ts';
import { addressState, type Suppression, type SuppressionListStore } from './suppression-list.ts';

/** Kinds that a person may switch off, channel by channel. What concerns the account's security always goes out. */
export const CHOSEN_KINDS = [
  'reminder',
  'limit',
  'access_ends',
  'signal',
  'digest',
] as const satisfies readonly NoticeKind[];
export type ChosenKind = (typeof CHOSEN_KINDS)[number];

/** Whether the kind goes out on the channel at all. */
export const goesBy = ({ kind, channel }: { kind: ChosenKind; channel: Channel }): boolean =>
  kind !== 'access_ends' || channel === 'email';

/** How the profile names a kind on a channel. */
const nameOf = (kind: ChosenKind, channel: Channel): string => `${kind}/${channel}`;

export const isChosen = (kind: string): kind is ChosenKind => CHOSEN_KINDS.some((one) => one === kind);

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

/**
 * A user's enabled notifications and channels.
 * @param found what is known of the addresses
 * @param digest the channels of the week's digest, which is off at first and so kept elsewhere
 */
export const presentChoices = (
  recipient: Recipient,
  found: Record<Channel, Suppression | null>,
  digest: readonly Channel[],
) => {
  const isOn = (kind: ChosenKind, channel: Channel) =>
    kind === 'digest'
      ? digest.includes(channel)
      : goesBy({ kind, channel }) && !isSwitchedOff(recipient, kind, channel);
  const chosen = CHOSEN_KINDS.map((kind) => ({
    kind,
    email: isOn(kind, 'email'),
    whatsapp: isOn(kind, 'whatsapp'),
    changeable: true,
  }));
  return {
    notices: [...chosen, { kind: 'security' as const, email: true, whatsapp: false, changeable: false }],
    channels: { email: addressOn('email', recipient) !== null, whatsapp: addressOn('whatsapp', recipient) !== null },
    email_state: addressState(found.email),
    whatsapp_state: addressState(found.whatsapp),
  };
};

/** What is known of a user's addresses. */
export const suppressionsOf = async (
  recipient: Recipient,
  hashes: Pick<AddressHashes, 'all'>,
  list: Pick<SuppressionListStore, 'find'>,
): Promise<Record<Channel, Suppression | null>> => {
  const [email, whatsapp] = await Promise.all(
    CHANNELS.map((channel) => {
      const address = addressOn(channel, recipient);
      return address ? list.find(hashes.all(channel, address)) : null;
    }),
  );
  return { email: email ?? null, whatsapp: whatsapp ?? null };
};
