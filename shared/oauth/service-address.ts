import { optionalSetting, variables } from '../platform/environment.ts';

/** The service as clients name it, from its settings and never from a request. */
export type ServiceAddress = { issuer: string; resource: string };

/** Null when the service has no domain of its own: then assistants cannot request access. */
export const serviceAddress = (): ServiceAddress | null => {
  const issuer = optionalSetting(variables.publicUrl);
  return issuer === undefined ? null : { issuer, resource: `${issuer}/mcp` };
};

/** Whether the service runs on the caller's machine. */
export const isLocal = ({ issuer }: ServiceAddress): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(issuer).hostname);
