import { addressOwners } from '../access/address-owners.ts';
import { type InviteStore, inviteStore } from '../access/invites.ts';
import { queues } from '../contract/queues.ts';
import { type AddressHashes, emailClaim, openAddressHashes } from '../notifications/address-hashes.ts';
import { type QueueSender, queueSender } from '../platform/queue.ts';
import { rateCounter, type Taken } from '../platform/table/rate-counter.ts';
import type { Table } from '../platform/table/table.ts';
import { addSeconds, epochSeconds, type Instant, instantFromMilliseconds } from '../time/instant.ts';
import { ENTRY_SECONDS, type EntryStore, entryStore, hashOfCode, newCode } from './entry-store.ts';
import { knownBrowser, newPass, passShare } from './known-browser.ts';
import type { CodeMessage } from './send-code.ts';
import { type Share, type SignInRates, signInRates } from './sign-in-rates.ts';
import { admissionOf } from './sign-up.ts';

export type AskingServices = {
  entries: Pick<EntryStore, 'begin'>;
  owners: Pick<ReturnType<typeof addressOwners>, 'find'>;
  rates: Pick<SignInRates, 'mail' | 'mailBack' | 'network'>;
  addressHashes(): Promise<AddressHashes>;
  queue: Pick<QueueSender, 'send'>;
  invites: Pick<InviteStore, 'find'>;
};

/**
 * @param address of the caller's network
 * @param device the browser's proof that it is known
 * @param pass of the link in an earlier mail
 * @param page that takes the code
 * @param invite to create an account
 */
export type AskedCode = {
  email: string;
  address: string;
  device: string | null;
  pass: string | null;
  page: string | null;
  invite: string | null;
};

/**
 * The result of a request for a code; it does not reveal whether the address is registered. `waitUntil`: when the next mail can
 * go, where this one is one too many.
 */
export type CodeAsked = { token: string; waitUntil: Instant | null } | { tooMany: Taken } | 'invalid invite';

/** When a count's window ends, to the second. */
const endOf = ({ resetSeconds }: Taken, now: Instant): Instant =>
  instantFromMilliseconds((epochSeconds(now) + resetSeconds) * 1000);

/** The shares of mails that are the caller's own; none of a stranger. */
const ownShares = ({ device, pass }: AskedCode, addressHash: string, hashes: AddressHashes, now: Instant): Share[] => {
  const browser = knownBrowser(device, addressHash, hashes);
  const mailbox = passShare(pass, addressHash, hashes, now);
  return [
    ...(browser === null ? [] : [{ kind: 'browser' as const, id: browser }]),
    ...(mailbox === null ? [] : [{ kind: 'pass' as const, id: mailbox }]),
  ];
};

/**
 * Starts a sign-in and requests its code. All steps are the same for unknown addresses and for those that reached their limit of
 * mails: the message is always enqueued, and only its worker looks for a mailbox. An entry whose code is not to be mailed has no
 * code, so there is nothing to guess. To an address that nobody has a code goes where an account may be created with it. The limits of strangers, of their network too, do not hold for who has a share of their own.
 */
export const askCode = async (
  { entries, owners, rates, addressHashes, queue, invites }: AskingServices,
  asked: AskedCode,
  now: Instant,
): Promise<CodeAsked> => {
  const hashes = await addressHashes();
  const claim = emailClaim(asked.email, hashes);
  const [addressHash = ''] = claim;
  const [own, ...more] = ownShares(asked, addressHash, hashes, now);
  const networkHash = hashes.mac(`network ${asked.address}`);
  const [owner, admission, mail, network] = await Promise.all([
    owners.find(claim),
    admissionOf({ invites }, asked.invite, claim, now),
    rates.mail(addressHash, own ? [own, ...more] : [{ kind: 'stranger' }], now),
    own ? null : rates.network(asked.address, networkHash, now),
  ]);
  const refused =
    admission === 'invalid' ? 'invalid invite' : network && !network.granted ? { tooMany: network } : null;
  if (refused) {
    if (mail.granted) await rates.mailBack(addressHash, mail, now);
    return refused;
  }
  const code = newCode();
  const userId = owner?.userId ?? null;
  const isMailed = mail.granted && (userId !== null || admission === 'admitted');
  const token = await entries.begin({ purpose: 'sign-in', addressHash, userId }, now, (made) =>
    isMailed ? hashOfCode(made, code) : null,
  );
  const message: CodeMessage = {
    userId: isMailed ? userId : null,
    code,
    purpose: 'sign-in',
    page: asked.page,
    pass: newPass(addressHash, hashes, now, mail.share.kind === 'pass' ? mail.share.id : undefined),
    // For known addresses too, so that all messages are alike.
    ...(isMailed && { newcomer: { address: asked.email, network: networkHash } }),
    validUntil: addSeconds(now, ENTRY_SECONDS),
  };
  await queue.send(message);
  return { token, waitUntil: mail.granted ? null : endOf(mail, now) };
};

/** Dependencies of sending a code to a user's address or a new one. */
export const askingServices = (table: Table) => ({
  entries: entryStore(table),
  owners: addressOwners(table),
  rates: signInRates(rateCounter(table)),
  addressHashes: openAddressHashes,
  queue: queueSender(queues.sendSignInCode),
  invites: inviteStore(table),
});
