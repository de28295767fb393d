import {
  apiRefuses,
  directCallIsRefused,
  documentsAreServed,
  mcpRefuses,
  referenceIsServed,
  resourceIsDescribed,
  serverIsDescribed,
  toolsAreListed,
  unknownIsNotFound,
} from './api-checks.ts';
import { Unmet } from './ask.ts';
import { assetsHold, isOfThisMachine, manifestHolds, pagesHold, peopleGetAPage } from './web-checks.ts';

/** `why` is null when the check holds. */
export type Result = { name: string; why: string | null };

type Given = {
  /** Of a user of the stage, for the list of tools. */
  key?: string | undefined;
  /** The API's own address, behind the edge. */
  apiUrl?: string | undefined;
};

const failure = (error: unknown): string => (error instanceof Unmet ? error.message : 'the check itself failed');

type Check = readonly [name: string, check: () => Promise<void>];

const withKey = (base: URL, key: string): Check => ['tools-list', () => toolsAreListed(base, key)];
const pastTheEdge = (api: URL): Check => ['direct-call', () => directCallIsRefused(api)];

const checksOf = (base: URL, { key, apiUrl }: Given): readonly Check[] => [
  ['pages', () => pagesHold(base)],
  ['assets', () => assetsHold(base)],
  ['manifest', () => manifestHolds(base)],
  ['not-found-page', () => peopleGetAPage(base)],
  ['api-refusal', () => apiRefuses(base)],
  ['mcp-refusal', () => mcpRefuses(base)],
  ['resource-metadata', () => resourceIsDescribed(base)],
  ['server-metadata', () => serverIsDescribed(base)],
  ...(key ? [withKey(base, key)] : []),
  ['openapi', () => referenceIsServed(base)],
  ['documents', () => documentsAreServed(base)],
  ['unknown-path', () => unknownIsNotFound(base)],
  ...(apiUrl ? [pastTheEdge(originOf(apiUrl))] : []),
];

/** @throws Error unless it is an origin alone, reached by TLS or on this machine: a key is not sent in the clear */
export const originOf = (text: string | undefined): URL => {
  const url = text && URL.canParse(text) ? new URL(text) : null;
  const isPlain = url && url.href === `${url.origin}/`;
  if (isPlain && (url.protocol === 'https:' || (url.protocol === 'http:' && isOfThisMachine(url)))) return url;
  throw new Error('Usage: npm run smoke -- URL, with https and no path');
};

/** Whether a stage serves what it should, from outside. Changes nothing. */
export const smoke = (base: URL, given: Given): Promise<Result[]> =>
  Promise.all(
    checksOf(base, given).map(([name, check]) =>
      check().then(
        () => ({ name, why: null }),
        (error: unknown) => ({ name, why: failure(error) }),
      ),
    ),
  );

/** A line per check, and how many hold. */
export const reportOf = (results: readonly Result[]): string => {
  const lines = results.map(({ name, why }) => (why === null ? `ok ${name}` : `fails ${name}: ${why}`));
  const held = results.filter(({ why }) => why === null).length;
  return `${[...lines, `${held} of ${results.length} hold`].join('\n')}\n`;
};
