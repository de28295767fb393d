import * as z from 'zod/mini';

const usersSchema = z.array(
  z.object({
    subscription: z.nullable(z.object({ status: z.string() })),
    apiKeys: z.array(z.object({ status: z.string(), key: z.nullish(z.string()) })),
  }),
);

/** Where the local stack of this shell's `PORT` answers. */
export const localUrl = (): string => `http://localhost:${process.env.PORT ?? '3000'}`;

/** An active key of a user with an active subscription. @throws Error when the stack has none */
export const activeKey = async (url: string): Promise<string> => {
  const users = usersSchema.parse(await (await fetch(new URL('/_local/users', url))).json());
  const keyed = users.filter(({ subscription }) => subscription?.status === 'active').flatMap((one) => one.apiKeys);
  const key = keyed.find(({ status }) => status === 'active')?.key;
  if (!key) throw new Error('The local stack has no user with an active key and subscription');
  return key;
};
