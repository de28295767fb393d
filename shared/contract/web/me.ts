import * as z from 'zod/mini';
import { acceptedTerms, myself } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const me = defineWebOperation({
  name: 'me',
  method: 'GET',
  path: '/app/api/me',
  summary: 'Who is signed in, and how',
  response: () => myself(),
  session: 'required',
  grants: { table: 'read', signUp: true },
});

const INVALID = 'Invalid version';

/** Accepts the legal texts in force, for who has an account already. */
export const terms = defineWebOperation({
  name: 'terms',
  method: 'POST',
  path: '/app/api/terms',
  summary: 'Accepts the present versions of the legal texts',
  body: z.object({ terms: z.string(INVALID), privacy: z.string(INVALID) }),
  response: () => z.strictObject({ terms: acceptedTerms() }),
  refusals: [{ status: 400, error: INVALID, when: '`terms` or `privacy` is not the version in force' }],
  session: 'required',
  grants: { table: 'write', signUp: true },
});
