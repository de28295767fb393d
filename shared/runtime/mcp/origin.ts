import { optionalSetting, variables } from '../../platform/environment.ts';
import { type ApiEvent, headerOf } from '../http/middleware.ts';
import { RpcError } from './rpc-error.ts';

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

const listed = (text: string | undefined): (string | null)[] =>
  (text ?? '').split(',').map((url) => originOf(url.trim()));

/** A page of the service itself, of a configured origin, or of this machine where the service runs on it. */
const isAllowed = (origin: string): boolean => {
  const publicUrl = optionalSetting(variables.publicUrl) ?? '';
  if (isLoopback(publicUrl) && isLoopback(origin)) return true;
  return [originOf(publicUrl), ...listed(optionalSetting(variables.allowedOrigins))].includes(originOf(origin));
};

/**
 * Prevents calls by pages of other sites with the browser's credentials: only browsers send `Origin`.
 * @throws RpcError 403 for a foreign one
 */
export const requireKnownOrigin = (event: ApiEvent): void => {
  const origin = headerOf(event, 'origin');
  if (origin === undefined || (originOf(origin) !== null && isAllowed(origin))) return;
  const message = 'Origin not allowed';
  throw new RpcError({
    status: 403,
    code: 'refused',
    message,
    data: { error: message, message: 'Pages of this origin may not call the service.' },
  });
};
