/** A user as `GET /_local/users` shows it; `id` is the fixture's label, `userId` the service's own. */
export type LocalUser = {
  id: string;
  userId: string;
  name: string;
  email: string;
  phone: string | null;
  subscription: { plan: string; status: string; currentPeriodEnd: string | null } | null;
  /** `key` is null for a key that was created elsewhere: the service stores its hash only. */
  apiKeys: { label: string; status: string; key: string | null }[];
};

/** The plain text of the user's first active key; null when there is none. */
export const usableKey = ({ apiKeys }: Pick<LocalUser, 'apiKeys'>): string | null =>
  apiKeys.find(({ status, key }) => status === 'active' && key !== null)?.key ?? null;
