import * as z from 'zod/mini';
import { personFields } from '../fixture/fixture.ts';
import { parseFixtureUser } from '../fixture/read.ts';
import type { Directory } from '../users/directory.ts';
import { ControlProblem, control, type LocalRoute, parseBody } from './control.ts';

const text = z.string().check(z.minLength(1));

const changes = z.object({
  name: z.optional(text),
  email: z.optional(personFields.email),
  phone: z.optional(z.nullable(personFields.phone)),
  subscription: z.optional(z.nullable(personFields.subscription)),
});

const newKey = z.object({ label: z._default(text, 'default') });

const labelIn = ({ id = '' }: Readonly<Record<string, string>>): string => id;

/** Users of the service by the fixture's label, with their subscriptions and plain keys. */
export const userControls = (directory: Directory, drained: (timeoutMs: number) => Promise<boolean>): LocalRoute[] => [
  control('GET', '/_local/users', () => directory.list()),

  control('POST', '/_local/users', async ({ body }) => {
    const user = parseFixtureUser(body);
    if (directory.has(user.id)) throw new ControlProblem(400, `id: there is a user ${user.id} already`);
    await directory.fill(user);
    // Answers with the first synchronizations behind it, as a start does, unless they take too long.
    if (user.items.length > 0) await drained(30_000);
    return directory.show(user.id);
  }),

  control('PATCH', '/_local/users/{id}', ({ params, body }) =>
    directory.change(labelIn(params), parseBody(changes, body)),
  ),

  control('POST', '/_local/users/{id}/keys', ({ params, body }) =>
    directory.keys.mint(labelIn(params), parseBody(newKey, body).label),
  ),

  control('DELETE', '/_local/users/{id}/keys/{label}', async ({ params }) => {
    const { label = '' } = params;
    await directory.keys.revoke(labelIn(params), label);
    return directory.show(labelIn(params));
  }),
];
