import { metrics } from '../../../shared/contract/metrics.ts';
import { internalKeys, secrets } from '../../../shared/contract/secrets.ts';
import { EVERY_HOURS } from '../../../shared/sync/dispatch-syncs.ts';
import { assumptions } from './assumptions.ts';
import { monthly } from './monthly.ts';

const DAYS = 30;
const SECONDS = DAYS * 86_400;
const MILLION = 1e6;
export const COST_USERS = [1_000, 10_000, 100_000, 1_000_000, 10_000_000] as const;

/**
 * US dollars of one unit in sa-east-1, the region of the copies and the edge. List prices from memory of 2026-11-21, not copied
 * from the pages that are named: compare them before a decision.
 */
const prices = {
  // aws.amazon.com/lambda/pricing
  gbSecond: 0.0000133,
  invocation: 0.2 / MILLION,
  edgeInvocation: 0.6 / MILLION,
  edgeGbSecond: 0.00005,
  // aws.amazon.com/api-gateway/pricing
  call: 1.5 / MILLION,
  callBeyond: 1.35 / MILLION,
  // aws.amazon.com/ec2/pricing, data transfer
  gigabyteOut: 0.15,
  gigabyteToRegion: 0.138,
  // aws.amazon.com/dynamodb/pricing
  writeUnit: 0.94 / MILLION,
  readUnit: 0.19 / MILLION,
  gigabyteOfTable: 0.68,
  // aws.amazon.com/backup/pricing: every backup of a table is a whole one
  gigabyteOfBackup: 0.15,
  gigabyteOfCopy: 0.1,
  // aws.amazon.com/sqs/pricing, aws.amazon.com/eventbridge/pricing
  message: 0.4 / MILLION,
  schedule: 1.3 / MILLION,
  idlePolling: 2,
  // aws.amazon.com/ses/pricing
  mail: 0.1 / 1_000,
  // aws.amazon.com/cloudwatch/pricing, aws.amazon.com/xray/pricing
  gigabyteOfLog: 0.9,
  alarm: 0.1,
  dashboard: 3,
  metric: 0.3,
  trace: 5 / MILLION,
  // aws.amazon.com/kms/pricing, aws.amazon.com/secrets-manager/pricing
  key: 1,
  useOfKey: 0.03 / 10_000,
  secret: 0.4,
  readOfSecret: 0.05 / 10_000,
  // aws.amazon.com/waf/pricing, aws.amazon.com/cloudfront/pricing
  webAcl: 5,
  rule: 1,
  inspected: 0.6 / MILLION,
  edgeRequest: 2.2 / MILLION,
  edgeFunction: 0.1 / MILLION,
  gigabyteOfEdgeLog: 0.5,
  // developers.facebook.com, pricing of WhatsApp: utility templates in Brazil
  whatsapp: 0.0068,
} as const;

/** Of one user in a month. Assumptions, beside how often connections are checked. */
const user = {
  calls: 600,
  files: 20,
  gbSecondsOfCall: 0.1,
  connections: 2,
  /** Of an import, at 512 MB: three seconds at 1 GB, mostly the aggregator's, are four. */
  gbSecondsOfCheck: 2,
  notices: 45,
  gbSecondsOfNotice: 0.9,
  invocations: 1_000,
  megabytesOut: 3,
  writeUnits: 2_800,
  readUnits: 11_400,
  megabytesStored: 1,
  messages: 850,
  schedules: 30,
  megabytesOfLog: 1.5,
  traced: 750,
  usesOfKey: 2.3,
  readsOfSecrets: 3.4,
} as const;

/** By the schedule, and by the event of the bank's daily renewal. */
const checks = user.connections * DAYS * (24 / EVERY_HOURS + 1);

const KEPT_BACKUPS = 35;
/** In prod, those of the edge too; a test counts them in the templates. */
export const ALARMS = 93;
export const RULES = 10;
const KEYS = 2;
/** Each key of ours after two yearly rotations. */
const VERSIONS = 3;
const FREE = {
  gigabytesOut: 100,
  edgeRequests: 10 * MILLION,
  edgeFunctions: 2 * MILLION,
  fullPriceCalls: 300 * MILLION,
};
const TRACED_SHARE = 0.05;
const EDGE_LOG_BYTES = 200;
const EDGE_GB_SECONDS = 0.0006;

const beyond = (amount: number, free: number): number => Math.max(0, amount - free);

type Line = { name: string; dollars(users: number): number };

const edge = (users: number): number => {
  const requests = users * (user.calls + user.files);
  return (
    prices.webAcl +
    RULES * prices.rule +
    requests * prices.inspected +
    beyond(requests, FREE.edgeRequests) * prices.edgeRequest +
    beyond(requests, FREE.edgeFunctions) * prices.edgeFunction +
    users * user.calls * (prices.edgeInvocation + EDGE_GB_SECONDS * prices.edgeGbSecond) +
    ((requests * EDGE_LOG_BYTES) / 1e9) * prices.gigabyteOfEdgeLog
  );
};

const backups = (users: number): number => {
  const gigabytes = (users * user.megabytesStored) / 1_000;
  const kept = KEPT_BACKUPS * (prices.gigabyteOfBackup + prices.gigabyteOfCopy);
  return gigabytes * (kept + DAYS * prices.gigabyteToRegion);
};

const lines: readonly Line[] = [
  {
    name: `Lambda: ${user.calls} calls, ${checks} checks of banks, ${user.notices} notices on two channels`,
    dollars: (users) => {
      const seconds =
        user.calls * user.gbSecondsOfCall + checks * user.gbSecondsOfCheck + user.notices * user.gbSecondsOfNotice;
      return users * (seconds * prices.gbSecond + user.invocations * prices.invocation);
    },
  },
  {
    name: 'HTTP API',
    dollars: (users) => {
      const calls = users * user.calls;
      return (
        Math.min(calls, FREE.fullPriceCalls) * prices.call + beyond(calls, FREE.fullPriceCalls) * prices.callBeyond
      );
    },
  },
  {
    name: `Data out: ${user.megabytesOut} MB`,
    dollars: (users) => beyond((users * user.megabytesOut) / 1_000, FREE.gigabytesOut) * prices.gigabyteOut,
  },
  {
    name: `DynamoDB: ${user.writeUnits} write and ${user.readUnits} read units, ${user.megabytesStored} MB with point-in-time recovery`,
    dollars: (users) =>
      users *
      (user.writeUnits * prices.writeUnit +
        user.readUnits * prices.readUnit +
        (user.megabytesStored / 1_000) * prices.gigabyteOfTable),
  },
  { name: `Backups: ${KEPT_BACKUPS} days here and in another region`, dollars: backups },
  {
    name: 'SQS, EventBridge Scheduler',
    dollars: (users) =>
      prices.idlePolling + users * (user.messages * prices.message + user.schedules * prices.schedule),
  },
  { name: 'SES', dollars: (users) => users * user.notices * prices.mail },
  {
    name: `CloudWatch: ${ALARMS} alarms, ${Object.keys(metrics).length} metrics, ${user.megabytesOfLog} MB of logs`,
    dollars: (users) =>
      ALARMS * prices.alarm +
      prices.dashboard +
      Object.keys(metrics).length * prices.metric +
      ((users * user.megabytesOfLog) / 1_000) * prices.gigabyteOfLog,
  },
  {
    name: 'X-Ray: one invocation a second, and 5 %',
    dollars: (users) => {
      const all = users * user.traced;
      return (Math.min(all, SECONDS) + beyond(all, SECONDS) * TRACED_SHARE) * prices.trace;
    },
  },
  {
    name: 'KMS, Secrets Manager',
    dollars: (users) =>
      KEYS * VERSIONS * prices.key +
      (Object.keys(secrets).length + internalKeys.length) * prices.secret +
      users * (user.usesOfKey * prices.useOfKey + user.readsOfSecrets * prices.readOfSecret),
  },
  { name: 'Edge: CloudFront, WAF, Lambda@Edge, log', dollars: edge },
  { name: 'Webhooks of users', dollars: (users) => monthly(users).webhooks },
  { name: 'Change feed and its followers', dollars: (users) => monthly(users).feed + monthly(users).followers },
  {
    name: `Digest of the week: ${Math.round(100 * assumptions.digest.share)} % of the users, by e-mail`,
    dollars: (users) => monthly(users).digests,
  },
  {
    name: 'Sign-in, sessions, assistants',
    dollars: (users) => monthly(users).codes + monthly(users).sessions + monthly(users).assistants,
  },
];

const WHATSAPP: Line = {
  name: `WhatsApp: ${user.notices} utility templates`,
  dollars: (users) => users * user.notices * prices.whatsapp,
};

/** Two digits, as the assumptions allow no more. */
const shown = (dollars: number): string =>
  (dollars < 100 ? Math.round(dollars) : Number(dollars.toPrecision(2))).toLocaleString('en');

const rowOf = (name: string, dollars: (users: number) => number): string =>
  `| ${[name, ...COST_USERS.map((users) => shown(dollars(users)))].join(' | ')} |`;

const sum = (users: number): number => lines.reduce((total, { dollars }) => total + dollars(users), 0);

/** What a user's month costs, and its parts, the largest first. */
export const monthOfUser = (users: number): { dollars: number; parts: { name: string; dollars: number }[] } => ({
  dollars: sum(users) / users,
  parts: lines
    .map(({ name, dollars }) => ({ name: name.replace(/:.*/, ''), dollars: dollars(users) / users }))
    .sort((a, b) => b.dollars - a.dollars),
});

const largestOf = (users: number): string => {
  const [largest] = monthOfUser(users).parts;
  return largest ? `${largest.name} ${largest.dollars.toFixed(3)}` : '';
};

/** US dollars a month, as OPERATIONS.md has it. */
export const costTable = (): string[] => [
  `| a month, US dollars | ${COST_USERS.map((users) => `${users.toLocaleString('en')} users`).join(' | ')} |`,
  `|---|${COST_USERS.map(() => '---|').join('')}`,
  ...lines.map(({ name, dollars }) => rowOf(name, dollars)),
  rowOf('**AWS together**', sum),
  `| AWS for one user | ${COST_USERS.map((users) => (sum(users) / users).toFixed(3)).join(' | ')} |`,
  `| the largest part of it | ${COST_USERS.map(largestOf).join(' | ')} |`,
  rowOf(WHATSAPP.name, WHATSAPP.dollars),
];
