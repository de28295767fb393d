import type { OutgoingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { type Answer, jsonAnswer } from '../../emulators/http/answer.ts';

/** Lambda's limit for a function's result, as encoded JSON. */
const LARGEST_RESULT_BYTES = 6_291_556;

const structured = z.looseObject({
  statusCode: z.coerce.number<number | string>().check(z.int(), z.minimum(100), z.maximum(599)),
  headers: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  cookies: z.optional(z.array(z.string())),
  body: z.nullish(z.string()),
  isBase64Encoded: z.optional(z.boolean()),
});

class ResultTooLarge extends Error {
  override readonly name = 'ResultTooLarge';
}

const headersOf = ({ headers = {}, cookies = [] }: z.output<typeof structured>): OutgoingHttpHeaders => {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    'content-type': 'text/plain;charset=UTF-8',
    ...Object.fromEntries(named),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  };
};

/**
 * API Gateway's response for a function's result: without a `statusCode` the whole value is a JSON body.
 * @throws ResultTooLarge beyond Lambda's 6 MB; ZodError for a result that is neither
 */
export const answerOf = (result: unknown): Answer => {
  const encoded = JSON.stringify(result) ?? 'null';
  if (Buffer.byteLength(encoded) > LARGEST_RESULT_BYTES) throw new ResultTooLarge(`over ${LARGEST_RESULT_BYTES} bytes`);
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) return jsonAnswer(200, result ?? '');
  const parsed = structured.parse(result);
  const { body } = parsed;
  return {
    status: parsed.statusCode,
    headers: headersOf(parsed),
    body: Buffer.from(body ?? '', parsed.isBase64Encoded ? 'base64' : 'utf8'),
  };
};
