import type { AccessScope } from '../../../../shared/contract/access.ts';
import type { AnswerOf } from '../../../../shared/contract/operation.ts';
import type { createApiKey } from '../../../../shared/contract/operations/create-api-key.ts';
import type { createWebhook } from '../../../../shared/contract/operations/create-webhook.ts';
import type { listApiKeys } from '../../../../shared/contract/operations/list-api-keys.ts';
import type { listWebhookDeliveries } from '../../../../shared/contract/operations/list-webhook-deliveries.ts';
import type { listWebhooks } from '../../../../shared/contract/operations/list-webhooks.ts';
import type { connections } from '../../../../shared/contract/web/connections.ts';
import type { decideOAuthRequest } from '../../../../shared/contract/web/decide-oauth-request.ts';
import type { grants } from '../../../../shared/contract/web/grants.ts';
import type { history } from '../../../../shared/contract/web/history.ts';
import type { me } from '../../../../shared/contract/web/me.ts';
import type { oauthRequestOperation } from '../../../../shared/contract/web/oauth-request.ts';
import type { overview } from '../../../../shared/contract/web/overview.ts';
import type { passkeys } from '../../../../shared/contract/web/passkeys.ts';
import type { sessions } from '../../../../shared/contract/web/sessions.ts';

/** Bodies of answers, as the contract has them; instants are ISO 8601, amounts BRL. */

export type Me = AnswerOf<typeof me>;
export type Overview = AnswerOf<typeof overview>;
export type Connection = AnswerOf<typeof connections>['connections'][number];
export type BankAccount = Connection['accounts'][number];
export type Needs = Connection['needs'];
export type Session = AnswerOf<typeof sessions>['sessions'][number];
export type AccountHistory = AnswerOf<typeof history>;
export type AccountEvent = AccountHistory['events'][number];
export type Passkey = AnswerOf<typeof passkeys>['passkeys'][number];
export type Scope = AccessScope;
export type ApiKey = AnswerOf<typeof listApiKeys>['data'][number];
export type NewApiKey = AnswerOf<typeof createApiKey>['data'];
export type OAuthRequest = AnswerOf<typeof oauthRequestOperation>['request'];
export type AnswerOfDecision = AnswerOf<typeof decideOAuthRequest>;
export type Grant = AnswerOf<typeof grants>['grants'][number];
export type Webhooks = AnswerOf<typeof listWebhooks>;
export type Webhook = Webhooks['data'][number];
export type NewWebhook = AnswerOf<typeof createWebhook>['data'];
export type Deliveries = AnswerOf<typeof listWebhookDeliveries>;
export type Delivery = Deliveries['data'][number];
