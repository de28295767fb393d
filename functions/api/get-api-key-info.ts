import { type QuotaCounts, quotaCounts, quotasOf } from '../../shared/access/quota/quota-counts.ts';
import { accessAt } from '../../shared/access/subscription.ts';
import { presentKey } from '../../shared/api-keys/present-key.ts';
import { getApiKeyInfo as operation, RATES } from '../../shared/contract/operations/get-api-key-info.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

type Services = { counts: (userId: string) => Promise<QuotaCounts> };

export const getApiKeyInfo = async (
  { userId, caller, plan, now }: Pick<RequestOf<typeof operation>, 'userId' | 'caller' | 'plan' | 'now'>,
  { counts }: Services,
) => {
  const { subscription, credential, scopes } = caller;
  const { id: keyId, name: label, createdAt, validUntil, lastUse } = credential;
  return {
    data: {
      ...presentKey({ keyId, label, createdAt, validUntil, lastUse, scopes }),
      plan: subscription?.plan ?? 'free',
      subscription: {
        status: subscription?.status ?? 'none',
        currentPeriodEnd: subscription?.currentPeriodEnd ?? null,
        hasAccess: accessAt(subscription, now) === 'granted',
      },
      quotas: quotasOf(plan, await counts(userId)),
      rateLimits: RATES,
    },
  };
};

export const endpoint = defineEndpoint(operation, getApiKeyInfo, () => ({ counts: quotaCounts(openTable()) }));
export const handler = apiHandler(endpoint);
