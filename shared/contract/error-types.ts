/** `type` of an error's body, with what a caller does about it: the sections of `/docs`. No function but that of documents loads the texts. */
export const errorTypes = {
  invalid_request:
    'A parameter, the body or a header is wrong: `details` names each wrong field. Do not repeat the call.',
  invalid_api_key: 'No valid key or session came with the call.',
  no_subscription: 'The user has no active subscription.',
  subscription_canceled: 'The subscription was canceled and its period has ended.',
  insufficient_scope: 'The key lacks the scope in `required`.',
  quota_exceeded: 'The plan allows no further active record.',
  forbidden: 'The caller may not do this, or the record belongs to another user.',
  not_found: 'There is no such path or record.',
  method_not_allowed: 'The path exists, for the methods in `Allow`.',
  conflict: 'Another call changes the same: repeat it after `Retry-After`, where there is one.',
  expired: 'What the call names has ended: begin again.',
  rate_limited: 'Too many calls: repeat it after `Retry-After` seconds.',
  internal_error: 'The service failed. Give the `x-request-id` of the answer when you report it.',
  unavailable:
    'A part of the service does not answer, or is stopped: repeat it after `Retry-After`, where there is one.',
} as const;

export type ErrorType = keyof typeof errorTypes;

const BY_STATUS: Readonly<Record<number, ErrorType>> = {
  401: 'invalid_api_key',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  410: 'expired',
  429: 'rate_limited',
  500: 'internal_error',
  503: 'unavailable',
};

/** The usual one of a status. */
export const typeOfStatus = (status: number): ErrorType => BY_STATUS[status] ?? 'invalid_request';

const BY_ERROR: Readonly<Record<string, ErrorType>> = {
  'Insufficient scope': 'insufficient_scope',
  'Quota exceeded': 'quota_exceeded',
};

/** The message of a failure, whose own text stays inside. */
const FAILED = 'The service failed. Give the x-request-id of this answer when you report it.';

type Body = { error?: unknown; message?: unknown; type?: unknown };

/**
 * The body of an error as every door but those of OAuth and of JSON-RPC answers it (RULES.md#errors).
 * @param origin of the service, without a slash at the end
 */
export const errorBody = (status: number, body: object, origin = ''): object => {
  const { error, message = status === 500 ? FAILED : error, type }: Body = body;
  const known = type ?? BY_ERROR[String(error)] ?? typeOfStatus(status);
  return { ...body, message, type: known, docs: `${origin}/docs#${known}` };
};
