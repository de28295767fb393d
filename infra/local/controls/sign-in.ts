import * as z from 'zod/mini';
import { pages } from '../../web/pages.ts';
import type { LocalSignIn } from '../users/local-session.ts';
import type { LocalUsers } from '../users/local-users.ts';
import { type LocalRoute, parseBody } from './control.ts';

/** Where to go then: a page of the dashboard, never another address. */
const leadsTo = (back: string | null): string => (back !== null && Object.hasOwn(pages, back) ? back : '/');

const wanted = z.strictObject({ proved: z._default(z.boolean(), true), known: z._default(z.boolean(), true) });

type OpenSession = (userId: string, wanted: LocalSignIn) => Promise<string[]>;

/** Signs a browser in as a local user, named by the fixture's label or the service's id, and leads it to the page `volta`. */
export const signInControls = (users: LocalUsers, openSession: OpenSession): LocalRoute[] => [
  {
    method: 'POST',
    path: '/_local/sign-in/{userId}',
    run: async ({ params: { userId = '' }, query, body }) => ({
      status: 303,
      headers: {
        location: leadsTo(query.get('volta')),
        'set-cookie': await openSession(users.userIdOf(userId), parseBody(wanted, body)),
        'cache-control': 'no-store',
      },
      body: '',
    }),
  },
];
