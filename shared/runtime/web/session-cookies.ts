import { ENTRY_SECONDS } from '../../sign-in/entry-store.ts';
import { KNOWN_SECONDS } from '../../sign-in/known-browser.ts';
import type { StartedSession } from '../../sign-in/open-session.ts';
import { type Instant, secondsBetween } from '../../time/instant.ts';
import { cookieWith, DEVICE_COOKIE, ENTRY_COOKIE, noCookie, SESSION_COOKIE } from '../http/cookies.ts';

export const entryCookie = (token: string): string => cookieWith(ENTRY_COOKIE, token, ENTRY_SECONDS);

type Opened = Pick<StartedSession, 'secret'> & { record: Pick<StartedSession['record'], 'validUntil'> };

export const sessionCookie = ({ secret, record }: Opened, now: Instant): string =>
  cookieWith(SESSION_COOKIE, secret, Math.max(0, Math.floor(secondsBetween(now, record.validUntil))));

/** Cookies that remain in a browser after a sign-out. */
export const signedInCookies = (signedIn: StartedSession, now: Instant): string[] => [
  sessionCookie(signedIn, now),
  noCookie(ENTRY_COOKIE),
  ...(signedIn.browser === null ? [] : [cookieWith(DEVICE_COOKIE, signedIn.browser, KNOWN_SECONDS)]),
];

/** For a browser whose session ends: what pages have stored of its user goes, cookies aside. */
const CLEARED = { 'clear-site-data': '"cache", "storage"' };

/** The cookies and headers of an answer after which this browser has no session. */
export const signedOut = () => ({ cookies: [noCookie(SESSION_COOKIE)], headers: CLEARED });
