import * as z from 'zod/mini';

const amount = z.coerce.number().check(z.positive());
// Lambda's minimum for the maximum concurrency of a queue is two.
const concurrency = z.coerce.number().check(z.int(), z.minimum(2));
const list = z.pipe(
  z.string(),
  z.transform((text) => text.split(',').map((one) => one.trim())),
);

const digests = z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(2));

const schema = z.object({
  env: z.enum(['dev', 'staging', 'prod']),
  region: z._default(z.string(), 'sa-east-1'),
  /** Verified at SES by its DNS records; the sender is `noreply@<emailDomain>`. */
  emailDomain: z._default(z.string(), 'saldo.example'),
  /** Receives alarms by e-mail, in addition to other subscribers of the topic. */
  alarmEmail: z.optional(z.string()),
  corsOrigins: z._default(z.union([z.array(z.string()), list]), []),
  /** A customer-managed KMS key for table, topics and queues. */
  customerManagedKey: z._default(z.union([z.boolean(), z.stringbool()]), false),
  /** Limit far above normal use: requests a second over all callers and routes except the webhooks, and the burst. */
  throttleRate: z._default(amount, 2000),
  throttleBurst: z._default(amount, 4000),
  /** Requests a second per webhook route: each sent WhatsApp message causes three statuses. */
  webhookThrottleRate: z._default(amount, 300),
  webhookThrottleBurst: z._default(amount, 600),
  /**
   * Reserves Lambda concurrency for each queue worker, so API calls cannot use it up: the queue's `maximumConcurrency`,
   * or this value for a queue without one, which then also limits it. Unset: all functions share the account's pool.
   */
  workerReservedConcurrency: z.optional(concurrency),
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
  /** The operator's page of plans and payment, to which the user's id is appended as `user`; unset: the dashboard names none. */
  plansUrl: z.optional(z.url()),
  pluggyApiUrl: z._default(z.url(), 'https://api.pluggy.ai'),
  /** Updates a minute that the contract with the aggregator allows; unset: unlimited. */
  pluggyUpdatesPerMinute: z.optional(amount),
  /** Minimum seconds between two manual updates of a connection. */
  manualUpdateCooldownSeconds: z.optional(amount),
  pluggySignatureHeader: z.optional(z.string()),
  whatsappApiUrl: z._default(z.url(), 'https://graph.facebook.com'),
  whatsappPhoneNumberId: z._default(z.string(), 'unset'),
  /** A published WhatsApp Flow that connects a bank, or the address of a page, to which the connect token is appended. */
  whatsappConnectionFlowId: z.optional(z.string()),
  whatsappConnectionUrl: z.optional(z.url()),
  whatsappMessagesPerSecond: z._default(amount, 80),
  emailsPerSecond: z._default(amount, 14),
  memoryProvider: z._default(z.enum(['dynamodb', 'mem0']), 'dynamodb'),
  mem0ApiUrl: z._default(z.url(), 'https://api.mem0.ai'),
});

export type Settings = z.output<typeof schema>;

/** Settings of an environment that has an edge. */
export type EdgeSettings = {
  edgeDomain: string;
  edgeCertificateArn: string;
  apiDomain: string;
  apiCertificateArn: string;
  originSecretField: string;
};

/**
 * @returns null for an environment without an edge, which only dev may be
 * @throws when a setting that the edge needs is missing; the message names it
 */
export const edgeSettings = (settings: Settings): EdgeSettings | null => {
  const { env, edgeDomain, edgeCertificateArn, apiDomain, apiCertificateArn } = settings;
  const { originSecretDigests, originSecretField } = settings;
  if (!edgeDomain && env === 'dev') return null;
  if (edgeDomain && edgeCertificateArn && apiDomain && apiCertificateArn && originSecretDigests.length > 0)
    return { edgeDomain, edgeCertificateArn, apiDomain, apiCertificateArn, originSecretField };
  const missing = Object.entries({ edgeDomain, edgeCertificateArn, apiDomain, apiCertificateArn })
    .flatMap(([name, value]) => (value ? [] : [name]))
    .concat(originSecretDigests.length > 0 ? [] : ['originSecretDigests']);
  throw new Error(`${env} is served through the edge. Missing: ${missing.join(', ')} (infra/OPERATIONS.md, Domain)`);
};

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
  const parsed = schema.safeParse({ ...usual[env], ...environments[env], ...given(context) });
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`).join(', ');
  throw new Error(`Settings are missing or wrong: ${wrong}. Usage: npx cdk synth -c env=dev|staging|prod`);
};
