import type { RedirectTarget } from '../access/grants/grant-record.ts';

const LONGEST = 1000;
/** What RFC 3986 allows, so no two readers see different hosts. */
const PLAIN = /^[\w\-.~:/?[\]@!$&'()*+,;=%]+$/;
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** Schemes of known programs. Any program can claim another scheme. */
const KNOWN_SCHEMES = ['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'zed:'];
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(\/.*)?$/;

const isLoopbackHost = (host: string): boolean => LOOPBACK_HOSTS.includes(host);

/**
 * The target of a redirect; null for an unsupported one. Supported: https, http on the user's own computer, or a known
 * scheme; never a fragment, a user, or anything that readers of URLs understand differently.
 */
export const redirectTargetOf = (uri: string): RedirectTarget | null => {
  if (uri.length > LONGEST || !PLAIN.test(uri) || !URL.canParse(uri)) return null;
  const { protocol, hostname, host, username, password } = new URL(uri);
  if (username || password) return null;
  const scheme = protocol.slice(0, -1);
  if (protocol === 'https:' || protocol === 'http:') {
    // `https:host` and `https:/host` are read as `https://host` by browsers alone.
    if (!uri.startsWith(`${protocol}//`)) return null;
    if (isLoopbackHost(hostname)) return { kind: 'loopback', host: hostname, scheme };
    return protocol === 'https:' ? { kind: 'web', host, scheme } : null;
  }
  return KNOWN_SCHEMES.includes(protocol) ? { kind: 'app', host: null, scheme } : null;
};

// The port of a program on the user's computer differs each time (RFC 8252, 7.3); its host and path are not.
const withoutPort = (uri: string): string | null => {
  const [whole, host, rest = ''] = LOOPBACK.exec(uri) ?? [];
  return whole === undefined ? null : `${host} ${rest}`;
};

/** Whether `given` matches the registered URI: equal texts, except for the port of a loopback address. */
export const isRegistered = (registered: readonly string[], given: string): boolean => {
  if (!redirectTargetOf(given)) return false;
  if (registered.includes(given)) return true;
  const loopback = withoutPort(given);
  return loopback !== null && registered.some((uri) => withoutPort(uri) === loopback);
};

/** The redirect URI with the parameters of the response. */
export const answerAt = (uri: string, answer: Readonly<Record<string, string | null | undefined>>): string => {
  const given = Object.entries(answer).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return `${uri}${uri.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`;
};
