/** A user as `GET /_local/users` shows it; `id` is the fixture's label, `userId` the service's own. */
export type LocalUser = {
  id: string;
  userId: string;
  name: string;
  email: string;
  phone: string | null;
  subscription: { plan: string; status: string; currentPeriodEnd: string | null } | null;
  /** `key` is null for a key that was not made here, and so is known by its hash alone. */
  apiKeys: { label: string; status: string; key: string | null }[];
};
