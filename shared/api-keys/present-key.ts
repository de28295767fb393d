import type { ApiKeyRecord } from '../access/key-record.ts';
import { inOrder } from '../contract/access.ts';
import type { MadeKey } from './create-key.ts';

type Shown = Pick<ApiKeyRecord, 'keyId' | 'label' | 'scopes' | 'createdAt' | 'validUntil' | 'lastUse'>;

/** A key as its owner sees it. */
export const presentKey = ({ keyId, label, scopes, createdAt, validUntil, lastUse }: Shown) => ({
  keyId,
  name: label,
  scopes: inOrder(scopes),
  createdAt,
  validUntil,
  lastUsed: lastUse,
});

/** The response that contains the key itself, once. */
export const presentNewKey = ({ key, record }: MadeKey) => ({ ...presentKey(record), key });
