import * as z from 'zod/mini';
import { session } from './resources.ts';
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
