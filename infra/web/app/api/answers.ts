/** Bodies of `/app/api`, as its contract has them; instants are ISO 8601, amounts BRL. */

export type Needs = 'user_input' | 'user_action' | 'reconnect' | null;

export type Me = {
  user_id: string;
  name: string;
  email: string | null;
  phone: string | null;
  plan: string;
  subscription: { status: string; until: string | null };
  method: 'code' | 'passkey';
  proved_until: string | null;
  passkeys: number;
  step_up: 'passkey' | 'code';
};

export type Overview = {
  as_of: string | null;
  is_stale: boolean;
  connections: { item_id: string; connector_name: string; needs: Needs; last_updated_at: string | null }[];
  balance: {
    total: number;
    accounts: { account_id: string; name: string; connector_name: string; balance: number }[];
    days: { date: string; balance: number }[];
  };
  due: { date: string; description: string; amount: number | null; kind: string; days_away: number }[];
  months: { month: string; in: number; out: number; net: number }[];
  spending: { month: string; total: number; categories: { category: string; amount: number; share: number }[] };
  limits: {
    limit_id: string;
    category: string;
    period: string;
    amount: number;
    spent: number;
    share: number;
    exceeded: boolean;
  }[];
  installments: { month: string; amount: number }[];
};

export type BankAccount = {
  account_id: string;
  account_name: string;
  custom_name: string | null;
  type: string;
  subtype: string;
  balance: number;
  closing_day: number | null;
};

export type Connection = {
  item_id: string;
  connector_name: string;
  connector_color: string | null;
  status: string;
  needs: Needs;
  is_stale: boolean;
  last_updated_at: string | null;
  consent_expires_at: string | null;
  can_update: boolean;
  accounts: BankAccount[];
};

export type Session = {
  session_id: string;
  device: string;
  method: 'code' | 'passkey';
  created_at: string;
  seen_at: string;
  current: boolean;
};

export type Passkey = {
  passkey_id: string;
  name: string;
  created_at: string;
  used_at: string | null;
  backed_up: boolean;
};

export type Scope = 'read' | 'write' | 'sync' | 'memories' | 'account';

/** Of `list-api-keys`. */
export type ApiKey = {
  keyId: string;
  name: string;
  scopes: Scope[];
  createdAt: string;
  validUntil: string | null;
  lastUsed: { date: string; operation: string } | null;
  successorId: string | null;
};

export type NewApiKey = Omit<ApiKey, 'successorId'> & { key: string };
