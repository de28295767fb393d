import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { isSameBytes } from '../../platform/bytes.ts';
import { normalizeText } from '../../text/normalize-text.ts';
import { addSeconds, type Instant, instantFromMilliseconds } from '../../time/instant.ts';
import type { AddressHashes } from '../address-hashes.ts';
import type { Feedback, WordNews } from '../feedback.ts';
import { isWindowOpen, type WindowNews } from './customer-service-window-store.ts';
import { isBadNumber, isWindowClosed } from './whatsapp.ts';

const status = z.object({
  id: z.string(),
  status: z.string(),
  recipient_id: z.optional(z.string()),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.int() }))),
});
type Status = z.infer<typeof status>;

const webhook = z.object({
  entry: z.array(
    z.object({ changes: z.array(z.object({ value: z.object({ statuses: z.optional(z.array(status)) }) })) }),
  ),
});

const REACHED = new Set(['sent', 'delivered', 'read']);

const feedbackOf = (report: Status, hashes: AddressHashes): Feedback[] => {
  const about = {
    messageId: report.id,
    ...(report.biz_opaque_callback_data && { reference: report.biz_opaque_callback_data }),
  };
  if (REACHED.has(report.status)) return [{ event: 'reached', ...about }];
  if (report.status !== 'failed') return [];
  const code = report.errors?.[0]?.code ?? 0;
  const bad = report.recipient_id && isBadNumber(code) ? [hashes.current('whatsapp', report.recipient_id)] : [];
  return [{ event: 'refused', ...about, reason: `whatsapp:${code}`, suppressionList: bad }];
};

/** Other webhook contents are ignored. @throws for another form */
export const whatsappFeedback = (body: unknown, hashes: AddressHashes): Feedback[] =>
  webhook
    .parse(body)
    .entry.flatMap(({ changes }) => changes)
    .flatMap(({ value }) => value.statuses ?? [])
    .flatMap((report) => feedbackOf(report, hashes));

/** Checks `X-Hub-Signature-256` in constant time. */
export const isSignedBy = (appSecret: string, rawBody: Buffer, header: string | undefined): boolean => {
  const expected = createHmac('sha256', appSecret).update(rawBody).digest();
  const given = /^sha256=([0-9a-f]{64})$/i.exec(header ?? '')?.[1];
  return appSecret !== '' && given !== undefined && isSameBytes(expected, Buffer.from(given, 'hex'));
};

const waId = z.string().check(z.regex(/^\d{5,20}$/));
/** Seconds since 1970, as text. */
const timestamp = z.pipe(
  z.string().check(z.regex(/^\d{1,11}$/)),
  z.transform((text: string): Instant => instantFromMilliseconds(Number(text) * 1000)),
);

const message = z.object({
  from: waId,
  timestamp,
  type: z.optional(z.string()),
  text: z.optional(z.object({ body: z.string() })),
  /** The answer to a template's button. */
  button: z.optional(z.object({ text: z.string() })),
});
const failure = z.object({
  status: z.literal('failed'),
  recipient_id: waId,
  timestamp,
  errors: z.array(z.object({ code: z.int() })),
});

const many = z.optional(z.array(z.unknown()));
const messageWebhook = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.object({ messages: many, statuses: many }) })) })),
});

const newsOfMessage = (entry: unknown, hashes: AddressHashes, now: Instant): WindowNews[] => {
  const { data } = message.safeParse(entry);
  // `system` messages come from WhatsApp, not from the person.
  if (!data || data.type === 'system') return [];
  // The sender's clock may be ahead, and Meta repeats an unacknowledged event for days.
  const at = data.timestamp < now ? data.timestamp : now;
  return isWindowOpen(at, now) ? [{ event: 'wrote', addressHash: hashes.current('whatsapp', data.from), at }] : [];
};

const newsOfStatus = (entry: unknown, hashes: AddressHashes): WindowNews[] => {
  const { data } = failure.safeParse(entry);
  if (!data?.errors.some(({ code }) => isWindowClosed(code))) return [];
  const { recipient_id, timestamp: at } = data;
  return hashes.all('whatsapp', recipient_id).map((addressHash) => ({ event: 'closed', addressHash, at }));
};

const valuesIn = (body: unknown) =>
  messageWebhook
    .parse(body)
    .entry.flatMap(({ changes }) => changes)
    .map(({ value: { messages = [], statuses = [] } }) => ({ messages, statuses }));

/** Unreadable messages and statuses are ignored. @throws when the body is not a webhook */
export const whatsappWindows = (body: unknown, hashes: AddressHashes, now: Instant): WindowNews[] =>
  valuesIn(body).flatMap(({ messages, statuses }) => [
    ...messages.flatMap((entry) => newsOfMessage(entry, hashes, now)),
    ...statuses.flatMap((entry) => newsOfStatus(entry, hashes)),
  ]);

/** A message that is one of these, whatever its case, accents and punctuation. */
const WORDS = new Map<string, WordNews['event']>([
  ['parar', 'stop'],
  ['sair', 'stop'],
  ['stop', 'stop'],
  ['cancelar', 'stop'],
  ['descadastrar', 'stop'],
  ['voltar', 'resume'],
]);
/** Longer than any word with what may stand around it. */
const LONGEST_WORD = 40;
/** As long as Meta repeats an event. */
const REPEATED_SECONDS = 8 * 86_400;

const wordOf = (entry: unknown, hashes: AddressHashes, now: Instant): WordNews[] => {
  const { data } = message.safeParse(entry);
  const said = data?.text?.body ?? data?.button?.text ?? '';
  const event = said.length > LONGEST_WORD ? undefined : WORDS.get(normalizeText(said));
  if (!data || !event || data.timestamp < addSeconds(now, -REPEATED_SECONDS)) return [];
  const at = data.timestamp < now ? data.timestamp : now;
  const addressHash = hashes.current('whatsapp', data.from);
  return [{ event, addressHash, at, ...(event === 'stop' && { to: data.from }) }];
};

/** Words by which people end and resume notices to their number. @throws when the body is not a webhook */
export const whatsappWords = (body: unknown, hashes: AddressHashes, now: Instant): WordNews[] =>
  valuesIn(body).flatMap(({ messages }) => messages.flatMap((entry) => wordOf(entry, hashes, now)));
