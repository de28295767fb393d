import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { ended, session } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const sessions = defineWebOperation({
  name: 'sessions',
  method: 'GET',
  path: '/app/api/sessions',
  summary: 'Browsers that are signed in, the newest first',
  response: () => z.strictObject({ sessions: z.array(session()) }),
  session: 'required',
  grants: { table: 'read' },
});

export const endSession = defineWebOperation({
  name: 'end-session',
  method: 'DELETE',
  path: '/app/api/session',
  summary: 'Signs one browser out',
  query: z.object({
    sessionId: query.requiredId('The session, as `sessions` lists it.', 'Invalid or missing sessionId'),
  }),
  response: () => ended(),
  refusals: [{ status: 404, error: 'Session not found', when: 'the user has no such session' }],
  session: 'required',
  inReadOnly: true,
  neverRefused: true,
  grants: { table: 'write' },
});

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
