import { pages } from '../../web/pages.ts';
import type { LocalUsers } from '../users/local-users.ts';
import type { LocalRoute } from './control.ts';

/** Where to go then: a page of the dashboard, never another address. */
const leadsTo = (back: string | null): string => (back !== null && Object.hasOwn(pages, back) ? back : '/');

/** Signs a browser in as a local user, named by the fixture's label or the service's id, and leads it to the page `volta`. */
export const signInControls = (users: LocalUsers, openSession: (userId: string) => Promise<string>): LocalRoute[] => [
  {
    method: 'POST',
    path: '/_local/sign-in/{userId}',
    run: async ({ params: { userId = '' }, query }) => ({
      status: 303,
      headers: {
        location: leadsTo(query.get('volta')),
        'set-cookie': await openSession(users.userIdOf(userId)),
        'cache-control': 'no-store',
      },
      body: '',
    }),
  },
];
