import * as z from 'zod/mini';
import { keyPowers, personFields } from '../../sandbox/fixture/fixture.ts';
import { parseFixtureUser } from '../../sandbox/fixture/read.ts';
import type { LocalUsers } from '../users/local-users.ts';
import { FIRST_SYNC_HORIZON_MS } from '../workers/drain.ts';
import { ControlProblem, control, type LocalRoute, parseBody } from './control.ts';

const text = z.string().check(z.minLength(1));

const changes = z.strictObject({
  name: z.optional(text),
  email: z.optional(personFields.email),
  phone: z.optional(z.nullable(personFields.phone)),
  subscription: z.optional(z.nullable(personFields.subscription)),
});

const newKey = z.strictObject({ label: z._default(text, 'default'), ...keyPowers });

const labelIn = ({ id = '' }: Readonly<Record<string, string>>): string => id;

/** Users of the service by the fixture's label, with their subscriptions and plain keys. */
export const userControls = (
  users: LocalUsers,
  drained: (timeoutMs: number, horizonMs: number) => Promise<boolean>,
  isReady: () => boolean,
): LocalRoute[] => [
  // Before, a program would take some of the users for all, and go on without their data.
  control('GET', '/_local/users', () => {
    if (!isReady())
      throw new ControlProblem(503, 'The users are being imported: ask again, or wait for GET /_local/ready');
    return users.list();
  }),

  control('POST', '/_local/users', async ({ body }) => {
    const user = parseFixtureUser(body);
    if (users.has(user.id)) throw new ControlProblem(400, `id: user ${user.id} already exists`);
    await users.fill(user);
    // Waits for the first synchronizations, as at a start, up to the timeout.
    if (user.items.length > 0) await drained(30_000, FIRST_SYNC_HORIZON_MS);
    return users.show(user.id);
  }),

  control('GET', '/_local/users/{id}', ({ params }) => users.show(labelIn(params))),

  control('PATCH', '/_local/users/{id}', ({ params, body }) => users.change(labelIn(params), parseBody(changes, body))),

  control('POST', '/_local/users/{id}/keys', ({ params, body }) =>
    users.keys.mint(labelIn(params), parseBody(newKey, body)),
  ),

  control('DELETE', '/_local/users/{id}/keys/{label}', async ({ params }) => {
    const { label = '' } = params;
    await users.keys.revoke(labelIn(params), label);
    return users.show(labelIn(params));
  }),
];
