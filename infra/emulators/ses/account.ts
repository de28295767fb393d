import { addressesIn } from './mime.ts';
import { SesProblem } from './problem.ts';

/** The configuration of an SES account. */
export type SesAccount = {
  /** Verified addresses and domains. */
  identities: readonly string[];
  configurationSets: readonly string[];
};

export const localAccount: SesAccount = {
  identities: ['example.com'],
  configurationSets: ['saldo-local', 'saldo-local-security'],
};

/** A tag of a message, as the events of its configuration set carry it. */
export type Tag = { name: string; value: string };

const LONGEST_TAG = 256;

const requireTagText = (kind: 'name' | 'value', text: string): void => {
  if (text.length > LONGEST_TAG) throw new SesProblem('InvalidParameterValue', `Tag ${kind} is longer than 256.`);
  if (!/^[\w-]+$/.test(text))
    throw new SesProblem(
      'InvalidParameterValue',
      `Invalid tag ${kind} "${text}", only alphanumeric ASCII characters, '_' and '-' are allowed.`,
    );
};

/** @throws SesProblem for characters that SES refuses, and for a repeated name */
export const requireTags = (tags: readonly Tag[]): void => {
  for (const { name, value } of tags) {
    requireTagText('name', name);
    requireTagText('value', value);
  }
  if (new Set(tags.map(({ name }) => name)).size < tags.length)
    throw new SesProblem('InvalidParameterValue', 'Duplicate tag name.');
};

/** @throws SesProblem for one that the account does not have */
export const requireConfigurationSet = ({ configurationSets }: SesAccount, name: string | null): void => {
  if (name !== null && !configurationSets.includes(name))
    throw new SesProblem('ConfigurationSetDoesNotExist', `Configuration set <${name}> does not exist.`);
};

/** @throws SesProblem for a sender of whom neither the address nor the domain is verified */
export const requireVerified = ({ identities }: SesAccount, from: string): void => {
  const [address = ''] = addressesIn(from).map((one) => one.toLowerCase());
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (identities.includes(address) || identities.includes(domain)) return;
  throw new SesProblem(
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region SA-EAST-1: ${address}`,
  );
};
