import * as z from 'zod/mini';
import { ended } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

const WHICH = 'Invalid which';

export const signOut = defineWebOperation({
  name: 'sign-out',
  method: 'POST',
  path: '/app/api/sign-out',
  summary: 'Signs out this browser, all others, or all',
  body: z.object({ which: z.enum(['this', 'others', 'all'], WHICH) }),
  response: () => ended(),
  refusals: [{ status: 400, error: WHICH, when: '`which` is none of the three' }],
  session: 'required',
  inReadOnly: true,
  neverRefused: true,
  grants: { table: 'write' },
});
