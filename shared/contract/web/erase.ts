import * as z from 'zod/mini';
import { webRefusals } from './fields.ts';
import { defineWebOperation } from './web-operation.ts';

const WRONG = 'Not confirmed';

/** The text that the user types to confirm; the page displays it. */
const ERASE_WORDS = 'apagar minha conta';

export const erase = defineWebOperation({
  name: 'erase',
  method: 'POST',
  path: '/app/api/erase',
  summary: 'Ends all access at once, and the account 72 hours later; signing in until then undoes it',
  body: z.object({
    confirmation: z.string(WRONG).check(z.trim(), z.toLowerCase(), z.regex(/^apagar minha conta$/, WRONG)),
  }),
  response: () => z.strictObject({ erasing: z.literal(true), final_at: z.iso.datetime() }),
  refusals: [webRefusals.stepUp, { status: 400, error: WRONG, when: `\`confirmation\` is not \`${ERASE_WORDS}\`` }],
  session: 'required',
  neverRefused: true,
  grants: { table: 'write', sends: ['sendEmail', 'sendWhatsapp', 'sendBillingEvent'] },
});
