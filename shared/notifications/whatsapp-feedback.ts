import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { isSameBytes } from '../platform/constant-time.ts';
import type { AddressHashes } from './address-hashes.ts';
import type { Feedback } from './feedback.ts';
import { isBadNumber } from './whatsapp-errors.ts';

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
