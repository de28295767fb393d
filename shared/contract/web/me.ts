import { myself } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const me = defineWebOperation({
  name: 'me',
  method: 'GET',
  path: '/app/api/me',
  summary: 'Who is signed in, and how',
  response: () => myself(),
  session: 'required',
  grants: { table: 'read' },
});
