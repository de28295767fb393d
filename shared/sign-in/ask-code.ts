import { addressOwners } from '../access/address-owners.ts';
import { queues } from '../contract/queues.ts';
import { type AddressHashes, openAddressHashes } from '../notifications/address-hashes.ts';
import { emailClaim } from '../notifications/channels/email-claim.ts';
import { type QueueSender, queueSender } from '../platform/queue.ts';
import { rateCounter, type Taken } from '../platform/table/rate-counter.ts';
import type { Table } from '../platform/table/table.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import type { CodeMessage } from './code-message.ts';
import { ENTRY_SECONDS, type EntryStore, entryStore } from './entry-store.ts';
import { knownBrowser } from './known-browser.ts';
import { type SignInRates, signInRates } from './sign-in-rates.ts';
import { hashOfCode, newCode } from './tokens.ts';

export type AskingServices = {
  entries: Pick<EntryStore, 'begin'>;
  owners: Pick<ReturnType<typeof addressOwners>, 'find'>;
  rates: Pick<SignInRates, 'send' | 'sendFor'>;
  addressHashes(): Promise<AddressHashes>;
  queue: Pick<QueueSender, 'send'>;
};

/** @param address of the caller's network @param device the browser's proof @param page that takes the code */
export type AskedCode = { email: string; address: string; device: string | null; page: string | null };

/** The result of a request for a code; it does not reveal whether the address is registered. */
export type CodeAsked = { token: string } | { tooMany: Taken };

/**
 * Starts a sign-in and requests its code. All steps are the same for unknown addresses and for those that reached their limit of
 * codes: the message is always enqueued, and only its worker looks for a mailbox.
 */
export const askCode = async (
  { entries, owners, rates, addressHashes, queue }: AskingServices,
  { email, address, device, page }: AskedCode,
  now: Instant,
): Promise<CodeAsked> => {
  const hashes = await addressHashes();
  const taken = await rates.sendFor(hashes.mac(`network ${address}`), now);
  if (!taken.granted) return { tooMany: taken };
  const claim = emailClaim(email, hashes);
  const [addressHash = ''] = claim;
  const browser = knownBrowser(device, addressHash, hashes);
  const code = newCode();
  const [owner, share] = await Promise.all([owners.find(claim), rates.send({ subject: addressHash, browser }, now)]);
  const userId = owner?.userId ?? null;
  const token = await entries.begin({ purpose: 'sign-in', addressHash, userId }, now, (made) => hashOfCode(made, code));
  const message: CodeMessage = {
    userId: share.granted ? userId : null,
    code,
    purpose: 'sign-in',
    page,
    validUntil: addSeconds(now, ENTRY_SECONDS),
  };
  await queue.send(message);
  return { token };
};

/** Dependencies of sending a code to a user's address or a new one. */
export const askingServices = (table: Table) => ({
  entries: entryStore(table),
  owners: addressOwners(table),
  rates: signInRates(rateCounter(table)),
  addressHashes: openAddressHashes,
  queue: queueSender(queues.sendSignInCode),
});
