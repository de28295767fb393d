import * as z from 'zod/mini';

const amount = z.coerce.number().check(z.positive());
const list = z.pipe(
  z.string(),
  z.transform((text) => text.split(',').map((one) => one.trim())),
);

const schema = z.object({
  env: z.enum(['dev', 'staging', 'prod']),
  region: z._default(z.string(), 'sa-east-1'),
  /** Verified at SES by its DNS records; mail comes from `noreply@` it. */
  emailDomain: z._default(z.string(), 'saldo.example'),
  /** Told of alarms, besides whoever else subscribes to the topic. */
  alarmEmail: z.optional(z.string()),
  corsOrigins: z._default(z.union([z.array(z.string()), list]), []),
  /** Requests a second over all callers, and the burst above it. */
  throttleRate: z._default(amount, 200),
  throttleBurst: z._default(amount, 400),
  /** Requests a second of one key, per container. */
  throttlePerSecond: z._default(amount, 50),
  /** A domain of the API itself; its certificate is in the API's region. */
  apiDomain: z.optional(z.string()),
  apiCertificateArn: z.optional(z.string()),
  /** A domain served by CloudFront with WAF in front of `apiDomain`; its certificate is in us-east-1. */
  edgeDomain: z.optional(z.string()),
  edgeCertificateArn: z.optional(z.string()),
  pluggyApiUrl: z._default(z.url(), 'https://api.pluggy.ai'),
  /** Updates a minute that the aggregator's contract allows; unset: as many as it takes. */
  pluggyUpdatesPerMinute: z.optional(amount),
  /** Where the aggregator is told to send events, when a connection is made. */
  pluggyWebhookUrl: z.optional(z.url()),
  pluggySignatureHeader: z.optional(z.string()),
  whatsappApiUrl: z._default(z.url(), 'https://graph.facebook.com'),
  whatsappPhoneNumberId: z._default(z.string(), 'unset'),
  /** A published WhatsApp Flow that connects a bank, or else the address of a page, up to the connect token. */
  whatsappConnectionFlowId: z.optional(z.string()),
  whatsappConnectionUrl: z.optional(z.url()),
  whatsappMessagesPerSecond: z._default(amount, 80),
  emailsPerSecond: z._default(amount, 14),
  memoryProvider: z._default(z.enum(['dynamodb', 'mem0']), 'dynamodb'),
  mem0ApiUrl: z._default(z.url(), 'https://api.mem0.ai'),
});

export type Settings = z.output<typeof schema>;

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
  const ofEnvironment = environments[String(context('env'))] ?? {};
  const parsed = schema.safeParse({ ...ofEnvironment, ...given(context) });
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`).join(', ');
  throw new Error(`Settings are missing or wrong: ${wrong}. Usage: npx cdk synth -c env=dev|staging|prod`);
};
