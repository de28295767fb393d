import type { Table } from '../../../shared/platform/table/table.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import type { SesAccount } from '../../emulators/ses/account.ts';
import { localAccount } from '../../emulators/ses/account.ts';
import type { MailDelivery } from '../../emulators/ses/server.ts';
import { parseFixtureUser } from '../../sandbox/fixture/read.ts';
import { inboxPage } from '../pages/inbox.ts';
import { serviceSecrets } from '../secret-values.ts';
import type { OwnVendors, StandIns } from '../stand-ins.ts';
import { localSession } from '../users/local-session.ts';
import type { LocalUsers } from '../users/local-users.ts';
import type { UserRecords } from '../users/user-records.ts';
import { claimFolder, type Mark, writeMark } from './data-folder.ts';
import { type OwnDoor, ownDoor, sessionReader } from './own-door.ts';
import type { OwnSettings } from './own-settings.ts';
import { OWNER, type Owner } from './owner.ts';
import { signInAddresses } from './sign-in-addresses.ts';

/** Settings of one's own stack, and its user where the folder has none. */
export type Own = { settings: OwnSettings; newOwner: Owner | null; deliver: MailDelivery['deliver'] };

/** The folder's secrets, which the vendors and the service share; `senders` takes the verified addresses of mail. */
export type OwnFolder = { mark: Mark; vendors: OwnVendors; senders: string[] };

/** Takes the folder, whose table this process has opened. */
export const takeFolder = ({ settings, deliver }: Own): OwnFolder => {
  const { mark, secrets } = claimFolder(settings.dataDir);
  const senders: string[] = [];
  const account: SesAccount = { ...localAccount, identities: senders };
  const mail = { account, deliver };
  return { mark, senders, vendors: { apiUrl: settings.apiUrl, secrets: serviceSecrets(secrets, settings.keys), mail } };
};

const PREMIUM = { plan: 'premium', status: 'active', currentPeriodEnd: null };

type Users = { users: LocalUsers; records: UserRecords };

const create = async ({ users }: Users, { newOwner }: Own, { mark }: OwnFolder, folder: string): Promise<void> => {
  if (!newOwner) throw new Error('The owner was erased: set OWNER_NAME and OWNER_EMAIL to begin anew');
  await users.fill(parseFixtureUser({ id: OWNER, ...newOwner, subscription: PREMIUM, apiKeys: [] }));
  writeMark(folder, { ...mark, hasOwner: true });
};

const isThere = async ({ users, records }: Users): Promise<boolean> => {
  const record = records.find(OWNER);
  if (!record) return false;
  if ((await users.list()).some(({ id }) => id === OWNER)) return record.complete;
  // Erased: the name is free for a new one.
  records.forget(OWNER);
  return false;
};

/** @returns whether this start has created the owner */
export const settleOwner = async (parts: Users, own: Own, folder: OwnFolder): Promise<boolean> => {
  const { dataDir, mailFrom } = own.settings;
  const isKnown = await isThere(parts);
  if (!isKnown) await create(parts, own, folder, dataDir);
  const from = mailFrom ?? `Saldo <${(await parts.users.show(OWNER)).email}>`;
  folder.senders.push((/<([^<>]+)>$/.exec(from)?.[1] ?? from).toLowerCase());
  process.env.EMAIL_SENDER = from;
  return !isKnown;
};

type Serving = { own: Own; table: Table; users: LocalUsers; standIns: StandIns };

/** What the stack answers before all else, and the address of its first start. */
export const openDoor = ({ own, table, users, standIns }: Serving) => {
  const { settings } = own;
  const addresses = signInAddresses(settings.dataDir);
  const openSession = localSession(table);
  const door: OwnDoor = {
    settings,
    addresses,
    openSession: () => openSession(users.userIdOf(OWNER), { proved: true, known: true }),
    hasSession: sessionReader(table),
    inbox: () => inboxPage(standIns.outbox.list(), standIns.whatsapp.messages(), { isOwn: true }),
  };
  return { respond: ownDoor(door), signInPath: () => addresses.open(systemClock()) };
};
