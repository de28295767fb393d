import type { ClientName } from '../access/grant-record.ts';
import { visibleText } from '../text/visible-text.ts';

/** A program that may request access from users. */
export type OAuthClient = ClientName & { clientId: string; redirectUris: readonly string[] };

const LONGEST_NAME = 80;

/** The client's name for itself, as one short line; unverified. */
export const shownName = (name: string): string =>
  visibleText(name).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
