import { type ApiEvent, headerOf } from './middleware.ts';

/** `__Host-`: only this host itself can set it, for all of its paths and over TLS alone. */
export const SESSION_COOKIE = '__Host-saldo';
/** Token of a sign-in or proof in progress in this browser. */
export const ENTRY_COOKIE = '__Host-saldo-entry';
/** Marks a browser that has signed in before; it grants no access. */
export const DEVICE_COOKIE = '__Host-saldo-device';

/** Marks the browser that has used a link to connect a bank. */
export const CONNECT_COOKIE = '__Host-saldo-connect';

type CookieName = typeof SESSION_COOKIE | typeof CONNECT_COOKIE | typeof ENTRY_COOKIE | typeof DEVICE_COOKIE;

const OUT_OF_SCRIPTS = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The cookie's value; null without one, and for several under the one name, of which a browser sends one. */
export const cookieOf = ({ cookies = [] }: Pick<ApiEvent, 'cookies'>, name: CookieName): string | null => {
  const values = cookies.filter((cookie) => cookie.startsWith(`${name}=`));
  const [only] = values;
  return only !== undefined && values.length === 1 ? only.slice(name.length + 1) : null;
};

/** A `Set-Cookie`. @param value of base 62, base 64 URL and `.` */
export const cookieWith = (name: CookieName, value: string, lastsSeconds: number): string =>
  `${name}=${value}; Max-Age=${lastsSeconds}; ${OUT_OF_SCRIPTS}`;

/** A `Set-Cookie` that removes the cookie. */
export const noCookie = (name: CookieName): string => cookieWith(name, '', 0);

/** Whether the browser marks the request as made by a page of this origin; pages cannot set this header. */
export const isSameOrigin = (event: ApiEvent): boolean => headerOf(event, 'sec-fetch-site') === 'same-origin';

/** Whether the request carries the header that neither a form nor a page of another origin can send. */
export const isDeliberate = (event: ApiEvent): boolean => headerOf(event, 'x-saldo') === '1';
