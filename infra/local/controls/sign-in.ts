import type { LocalUsers } from '../users/local-users.ts';
import type { LocalRoute } from './control.ts';

/** Signs a browser in as a local user, named by the fixture's label or the service's id, and leads it to the dashboard. */
export const signInControls = (users: LocalUsers, openSession: (userId: string) => Promise<string>): LocalRoute[] => [
  {
    method: 'POST',
    path: '/_local/sign-in/{userId}',
    run: async ({ params: { userId = '' } }) => ({
      status: 303,
      headers: { location: '/', 'set-cookie': await openSession(users.userIdOf(userId)), 'cache-control': 'no-store' },
      body: '',
    }),
  },
];
