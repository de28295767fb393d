import type { IncomingMessage } from 'node:http';
import { accessStore } from '../../../shared/access/access-store.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { authenticate } from '../../../shared/runtime/authenticate.ts';
import { cookieOf, SESSION_COOKIE } from '../../../shared/runtime/http/cookies.ts';
import { RefusalError } from '../../../shared/runtime/http-errors.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { type Answer, jsonAnswer } from '../../emulators/http/answer.ts';
import type { OwnSettings } from './own-settings.ts';
import type { SignInAddresses } from './sign-in-addresses.ts';

const SIGN_IN = '/entrar/dono';
const INBOX = '/_local/inbox';

const used = (): Answer => ({
  status: 410,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: 'Este endereço já foi usado. Rode: npm run link',
});

const signedIn = (cookies: string[]): Answer => ({
  status: 303,
  headers: { location: '/', 'set-cookie': cookies, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  body: '',
});

export type OwnDoor = {
  settings: Pick<OwnSettings, 'needsPasskey' | 'hasControls'>;
  addresses: SignInAddresses;
  /** @returns each `Set-Cookie` of a new session of the owner's */
  openSession(): Promise<string[]>;
  /** Whether a session is open. */
  hasSession(cookies: string[]): Promise<boolean>;
  inbox(): Answer;
};

/** By the cookie alone, which no page of another site sends: a person types the inbox's address. */
export const sessionReader =
  (table: Table) =>
  async (cookies: string[]): Promise<boolean> => {
    const text = cookieOf({ cookies }, SESSION_COOKIE);
    if (text === null) return false;
    const door = { access: accessStore(table), now: systemClock(), isReadOnly: null };
    try {
      await authenticate({ text, kind: 'session', isDeliberate: false }, door);
      return true;
    } catch (error) {
      if (error instanceof RefusalError) return false;
      throw error;
    }
  };

const signIn = async ({ addresses, openSession }: OwnDoor, code: string): Promise<Answer> =>
  addresses.use(code, systemClock()) ? signedIn(await openSession()) : used();

const cookiesOf = ({ headers }: IncomingMessage): string[] => (headers.cookie ?? '').split(/;\s*/);

const localAnswer = async (door: OwnDoor, request: IncomingMessage, path: string): Promise<Answer | null> => {
  if (door.settings.hasControls || path === '/_local/ready') return null;
  const asksInbox = path === INBOX && request.method === 'GET';
  if (asksInbox && (await door.hasSession(cookiesOf(request)))) return door.inbox();
  return jsonAnswer(404, { error: 'Not found' });
};

/** What one's own stack answers itself or refuses; null for all else. */
export const ownDoor =
  (door: OwnDoor) =>
  async (request: IncomingMessage): Promise<Answer | null> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    // A look ahead (HEAD) does not use the address up.
    if (pathname === SIGN_IN && request.method === 'GET' && !door.settings.needsPasskey)
      return signIn(door, searchParams.get('codigo') ?? '');
    return /^\/_local(?:\/|$)/.test(pathname) ? localAnswer(door, request, pathname) : null;
  };
