import type { IncomingMessage } from 'node:http';
import { type Answer, jsonAnswer } from '../../emulators/http/answer.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const hostOf = (text: string): string | null =>
  URL.canParse(`http://${text}`) ? new URL(`http://${text}`).hostname : null;

/** `LOCAL_HOSTS`: further names under which the stack is reached, separated by commas. */
const knownHosts = ({ LOCAL_HOSTS = '' }: NodeJS.ProcessEnv): readonly string[] => [
  ...LOOPBACK,
  ...LOCAL_HOSTS.split(',').flatMap((name) => hostOf(name.trim()) ?? []),
];

/**
 * Refuses what a page of another site may send to this machine: a name of its own that resolves to loopback (421), and calls of the
 * controls from its pages (403). Null for all else. Addresses of 127.0.0.0/8 are networks of their own, as tests need them.
 */
export const refuseStrangers = (
  { headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>,
  environment: NodeJS.ProcessEnv,
): Answer | null => {
  const known = knownHosts(environment);
  const isKnown = (name: string | null): boolean =>
    name !== null && (known.includes(name) || /^127(?:\.\d+){3}$/.test(name));
  if (!isKnown(hostOf(headers.host ?? ''))) return jsonAnswer(421, { error: 'Unknown host' });
  const { origin } = headers;
  if (origin === undefined || !/^\/_local(?:[/?]|$)/.test(url)) return null;
  const isForeign = !URL.canParse(origin) || !isKnown(new URL(origin).hostname);
  return isForeign ? jsonAnswer(403, { error: 'Foreign origin' }) : null;
};
