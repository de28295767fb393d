import { execFileSync } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import * as z from 'zod/mini';
import { queues } from '../../shared/contract/queues.ts';
import { offersSchema } from '../../shared/contract/web/plan.ts';
import { SIGN_UP_MODES, siteSchema } from '../../shared/contract/web/site.ts';

const amount = z.coerce.number().check(z.positive());
// Lambda's minimum for the maximum concurrency of a queue is two.
const concurrency = z.coerce.number().check(z.int(), z.minimum(2));
const units = z.coerce.number().check(z.int(), z.positive());
const list = z.pipe(
  z.string(),
  z.transform((text) => text.split(',').map((one) => one.trim())),
);

const flag = z.union([z.boolean(), z.stringbool()]);

const workers: readonly string[] = Object.values(queues).map(({ name }) => name);

/** `sync-item=100,send-webhook=80`, or an object of the same in cdk.json; by the name of a queue. */
const workerConcurrency = z.pipe(
  z.union([
    z.record(z.string(), z.unknown()),
    z.pipe(
      list,
      z.transform((parts): Record<string, unknown> => Object.fromEntries(parts.map((part) => part.split('=')))),
    ),
  ]),
  z.record(z.string().check(z.refine((name) => workers.includes(name), 'there is no such queue')), concurrency),
);

/** JSON, or the same in cdk.json. */
const jsonText = z.transform((given: unknown, context): unknown => {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    context.issues.push({ code: 'custom', input: '', message: 'no JSON' });
    return z.NEVER;
  }
});

/** Lambda gives all variables of a function 4 KB; more than this and the deployment would fail halfway. */
const MOST_BYTES = 1600;
const fits = z.refine(
  (value: unknown) => Buffer.byteLength(JSON.stringify(value)) <= MOST_BYTES,
  `longer than ${MOST_BYTES} bytes as JSON`,
);

const site = z.pipe(jsonText, siteSchema.check(fits));
const plans = z.pipe(jsonText, offersSchema.check(fits));

/** SPKI in DER, base 64. Another text would fail each sign-in. */
const isPublicKey = (text: string): boolean => {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'rsa' && key.asymmetricKeyDetails?.modulusLength === 2048;
  } catch {
    return false;
  }
};

const currentCommit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
};

/** No domain of anybody's: an environment that sends mail has its own. */
const PLACEHOLDER_DOMAIN = 'saldo.example';
const PLACEHOLDER_NUMBER = 'unset';

const digests = z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(2));

const schema = z.object({
  env: z.enum(['dev', 'staging', 'prod']),
  region: z._default(z.string(), 'sa-east-1'),
  /** Verified at SES by its DNS records; the sender is `noreply@<emailDomain>`. */
  emailDomain: z._default(z.string(), PLACEHOLDER_DOMAIN),
  /** Receives alarms by e-mail, in addition to other subscribers of the topic. */
  alarmEmail: z.optional(z.string()),
  /** Receives alarms by HTTPS, from both topics: the address of an incident service. */
  alarmUrl: z.optional(z.url({ protocol: /^https$/ })),
  /** US dollars a month, of the whole account. */
  monthlyBudgetUsd: z._default(amount, 500),
  /** US dollars above what is usual, of the environment; from there on an anomaly of its costs is told. */
  costAnomalyUsd: z._default(amount, 50),
  /** The account's quota of concurrent executions in the region. */
  lambdaConcurrency: z._default(amount, 1000),
  /** The account's quota at SES. */
  emailsPerDay: z._default(amount, 50_000),
  /** The commit that is deployed, in tags, outputs and log lines. */
  commit: z._default(z.string(), currentCommit),
  /**
   * `owner/name` at GitHub, whose workflows deploy this environment; the part of a token's subject between `repo:` and
   * `:environment:`, in newer repositories with numbers: `owner@1/name@2`. Unset: no stack `deploy`.
   */
  deployRepository: z.optional(z.string().check(z.regex(/^[\w-]+(@\d+)?\/[\w.-]+(@\d+)?$/))),
  /** Whether the stack `deploy` makes the identity provider of GitHub, of which an account has one. */
  deployProvider: z._default(flag, true),
  /** Pins the runtime of all functions but the edge's, until AWS's newest is known to be good: an ARN for arm64 of this region. */
  runtimeVersionArn: z.optional(z.string().check(z.regex(/^arn:aws:lambda:[a-z0-9-]+::runtime:[0-9a-f]{64}$/))),
  /** Where backups and the keys of the service are copied to: another region than the service's. */
  recoveryRegion: z._default(z.string(), 'us-east-1'),
  /** A vault of another account, which gets the copies instead of the vault in the recovery region. */
  backupCopyVaultArn: z.optional(
    z.string().check(z.regex(/^arn:aws:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]{2,50}$/)),
  ),
  /** Seals access records: what `aws kms get-public-key` answers of the key `saldo-<env>-visits`. Unset: none are written. */
  visitsPublicKey: z.optional(z.string().check(z.refine(isPublicKey, 'no public half of an RSA-2048 key'))),
  corsOrigins: z._default(z.union([z.array(z.string()), list]), []),
  /** A table that was restored: functions, grants, alarms and the backup plan use it instead of the data stack's own. */
  restoredTable: z.optional(z.string().check(z.regex(/^[\w.-]{3,255}$/))),
  /** Ceilings on what the table serves a second, and so on its cost; unset: the quotas of the account. */
  maxReadRequestUnits: z.optional(units),
  maxWriteRequestUnits: z.optional(units),
  /** A customer-managed KMS key for table, topics, queues, secrets and logs; another one for the edge's logs. */
  customerManagedKey: z._default(z.union([z.boolean(), z.stringbool()]), false),
  /** Limit far above normal use: requests a second over all callers and routes except the webhooks, and the burst. */
  throttleRate: z._default(amount, 2000),
  throttleBurst: z._default(amount, 4000),
  /** Requests a second per webhook route: each sent WhatsApp message causes three statuses. */
  webhookThrottleRate: z._default(amount, 300),
  webhookThrottleBurst: z._default(amount, 600),
  /**
   * Reserves Lambda concurrency for each queue worker, so API calls cannot use it up: as much as the queue hands over at most.
   * Unset: all functions share the account's pool.
   */
  workerReservedConcurrency: z.optional(concurrency),
  /** Maximum number of workers per queue, instead of the number in shared/contract/queues.ts. */
  workerConcurrency: z._default(workerConcurrency, {}),
  /** A domain of the API itself, the edge's way to it; its certificate is in the API's region. */
  apiDomain: z.optional(z.string()),
  apiCertificateArn: z.optional(z.string()),
  /** The one origin, which CloudFront serves with WAF; its certificate is in us-east-1. Only dev may go without. */
  edgeDomain: z.optional(z.string()),
  edgeCertificateArn: z.optional(z.string()),
  /** SHA-256 in hexadecimal of the values that prove the edge; two while the secret is rotated. */
  originSecretDigests: z._default(z.pipe(z.union([z.array(z.string()), list]), digests), []),
  /** Field of the secret `origin` (us-east-1) that CloudFront sends. */
  originSecretField: z._default(z.string(), 'a'),
  /** Who may create an account. */
  signUp: z._default(z.enum(SIGN_UP_MODES), 'closed'),
  /** Codes an hour to addresses that nobody has, in all. */
  signUpMailsPerHour: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 200),
  /** Who runs the service and the versions of its legal texts (shared/contract/web/site.ts). */
  site: z._default(site, siteSchema.parse({})),
  /** What the operator sells (shared/contract/web/plan.ts); unset: no prices, and no limit of connections. */
  plans: z.optional(plans),
  /** The operator's page of plans and payment, to which the user's id is appended as `user`; unset: the dashboard names none. */
  plansUrl: z.optional(z.url()),
  /** Where the payment provider is told that an account is being erased (Standard Webhooks); unset: it is not told. */
  billingEventsUrl: z.optional(z.url()),
  pluggyApiUrl: z._default(z.url(), 'https://api.pluggy.ai'),
  /**
   * Synchronizations, the aggregator's events and manual updates leave by fixed addresses (output `EgressAddresses` of the data
   * stack), behind NAT.
   */
  staticEgress: z._default(flag, false),
  /** Updates a minute that the contract with the aggregator allows; unset: unlimited. */
  pluggyUpdatesPerMinute: z.optional(amount),
  /** Hours between two checks of a connection; unset: 24. Where the aggregator's webhooks do not come, 6. */
  syncHours: z.optional(amount),
  /** Minimum seconds between two manual updates of a connection. */
  manualUpdateCooldownSeconds: z.optional(amount),
  pluggySignatureHeader: z.optional(z.string()),
  /** Country codes of new phone numbers, separated by commas. */
  phoneCountries: z._default(z.string().check(z.regex(/^\d{1,3}(,\d{1,3})*$/)), '55'),
  /** False: WhatsApp is stopped as by its switch, and staging and prod need no `whatsappPhoneNumberId`. */
  whatsappEnabled: z._default(flag, true),
  whatsappApiUrl: z._default(z.url(), 'https://graph.facebook.com'),
  whatsappPhoneNumberId: z._default(z.string(), PLACEHOLDER_NUMBER),
  /** A published WhatsApp Flow that connects a bank, or the address of a page, to which the connect token is appended. */
  whatsappConnectionFlowId: z.optional(z.string()),
  whatsappConnectionUrl: z.optional(z.url()),
  whatsappMessagesPerSecond: z._default(amount, 80),
  emailsPerSecond: z._default(amount, 14),
  memoryProvider: z._default(z.enum(['dynamodb', 'mem0']), 'dynamodb'),
  mem0ApiUrl: z._default(z.url(), 'https://api.mem0.ai'),
});

export type Settings = z.output<typeof schema>;

// What is lost with a region must not be copied to it.
const whole = schema.check(
  z.refine(({ env, region, recoveryRegion }) => env === 'dev' || region !== recoveryRegion, {
    message: "must be another region than the service's",
    path: ['recoveryRegion'],
  }),
);

/** Settings of an environment that has an edge. */
export type EdgeSettings = {
  edgeDomain: string;
  edgeCertificateArn: string;
  apiDomain: string;
  apiCertificateArn: string;
  originSecretField: string;
};

/** Per missing setting, what to set. Dev may go without any of them. */
const missingSettings = (settings: Settings): [name: string, what: string][] => {
  const { originSecretDigests, emailDomain, alarmEmail, alarmUrl, whatsappEnabled, whatsappPhoneNumberId } = settings;
  const { controller, encarregado, help } = settings.site;
  const isClosed = settings.signUp === 'closed';
  const needed: [name: string, isSet: boolean, what: string][] = [
    ['edgeDomain', Boolean(settings.edgeDomain), 'the domain of the app'],
    ['edgeCertificateArn', Boolean(settings.edgeCertificateArn), 'its certificate in us-east-1'],
    ['apiDomain', Boolean(settings.apiDomain), 'the domain of the API'],
    ['apiCertificateArn', Boolean(settings.apiCertificateArn), "its certificate in the API's region"],
    ['originSecretDigests', originSecretDigests.length > 0, 'the SHA-256 of the origin secret'],
    ['emailDomain', emailDomain !== PLACEHOLDER_DOMAIN, 'a domain of yours that sends mail'],
    ['alarmEmail or alarmUrl', Boolean(alarmEmail ?? alarmUrl), 'who receives alarms'],
    [
      'whatsappPhoneNumberId',
      !whatsappEnabled || whatsappPhoneNumberId !== PLACEHOLDER_NUMBER,
      'the id of the business number, or whatsappEnabled=false',
    ],
    [
      'pluggyUpdatesPerMinute',
      settings.pluggyUpdatesPerMinute !== undefined,
      'what the contract with the aggregator allows',
    ],
    ['site.controller', isClosed || Boolean(controller), 'who runs the service, since accounts can be created'],
    ['site.encarregado', isClosed || Boolean(encarregado), 'who answers for personal data'],
    ['site.help', isClosed || Boolean(help), 'where users ask for help'],
  ];
  return needed.flatMap(([name, isSet, what]) => (isSet ? [] : [[name, what]]));
};

/**
 * @returns null for an environment without an edge, which only dev may be
 * @throws when staging or prod lack a setting, or an edge in dev lacks one of its own; the message names all of them
 */
export const edgeSettings = (settings: Settings): EdgeSettings | null => {
  const { env, edgeDomain, edgeCertificateArn, apiDomain, apiCertificateArn, originSecretField } = settings;
  if (!edgeDomain && env === 'dev') return null;
  const missing = missingSettings(settings).filter(([name]) => env !== 'dev' || name in ofEdge);
  if (missing.length === 0 && edgeDomain && edgeCertificateArn && apiDomain && apiCertificateArn)
    return { edgeDomain, edgeCertificateArn, apiDomain, apiCertificateArn, originSecretField };
  const list = missing.map(([name, what]) => `${name} (${what})`).join(', ');
  throw new Error(`${env} cannot be deployed with placeholders. Missing: ${list}. See infra/OPERATIONS.md, Deploy`);
};

const ofEdge = { edgeDomain: 1, edgeCertificateArn: 1, apiDomain: 1, apiCertificateArn: 1, originSecretDigests: 1 };

/** Base of every link, without a trailing slash; null without a domain. */
export const publicUrl = ({ edgeDomain, apiDomain }: Settings): string | null =>
  edgeDomain || apiDomain ? `https://${edgeDomain ?? apiDomain}` : null;

// Defaults that differ between environments.
const usual: Readonly<Record<string, Record<string, unknown>>> = { prod: { customerManagedKey: true } };

const names: readonly string[] = Object.keys(schema.shape);

const given = (read: (name: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, read(name)]).filter(([, value]) => value !== undefined));

/**
 * Settings of one deployment: `-c name=value` wins, then cdk.json's `environments.<env>.<name>`, then the default.
 * @throws when `env` is missing or a value is wrong; the message names it
 */
export const readSettings = (context: (name: string) => unknown): Settings => {
  const environments = z
    .catch(z.record(z.string(), z.record(z.string(), z.unknown())), {})
    .parse(context('environments'));
  const env = String(context('env'));
  const parsed = whole.safeParse({ ...usual[env], ...environments[env], ...given(context) });
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`).join(', ');
  throw new Error(`Settings are missing or wrong: ${wrong}. Usage: npx cdk synth -c env=dev|staging|prod`);
};
