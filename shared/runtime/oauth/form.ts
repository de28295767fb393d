import { OAuthError, type Parameters, parametersOf } from '../../oauth/parameters.ts';
import { bodyText, isEncoded, tooDeep } from '../http/json-body.ts';
import { type ApiEvent, headerOf } from '../http/middleware.ts';

const LARGEST_BODY = 16 * 1024;

/** The body as text. @throws OAuthError for one that is too large, or of another type */
const bodyOf = (event: ApiEvent, type: RegExp): string => {
  if (!type.test(headerOf(event, 'content-type') ?? '')) {
    throw new OAuthError('invalid_request', 'The body is of another content type');
  }
  if (isEncoded(event)) throw new OAuthError('invalid_request', 'The body has a Content-Encoding', { status: 415 });
  const text = bodyText(event);
  if (Buffer.byteLength(text) > LARGEST_BODY) throw new OAuthError('invalid_request', 'The body may have 16 kB');
  return text;
};

/** @throws OAuthError */
export const formOf = (event: ApiEvent): Parameters =>
  parametersOf(bodyOf(event, /^application\/x-www-form-urlencoded\s*(;|$)/i));

/** @throws OAuthError */
export const jsonInput = (event: ApiEvent): unknown => {
  try {
    const value: unknown = JSON.parse(bodyOf(event, /^application\/json\s*(;|$)/i));
    const deep = tooDeep(value);
    if (deep) throw new OAuthError('invalid_client_metadata', `The body is refused: ${deep}`);
    return value;
  } catch (error) {
    if (error instanceof OAuthError) throw error;
    throw new OAuthError('invalid_client_metadata', 'The body is not JSON');
  }
};
