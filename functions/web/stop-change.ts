import { stopChange as operation } from '../../shared/contract/web/stop-change.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { RefusalError } from '../../shared/runtime/http-errors.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { type HeldChanges, heldChanges } from '../../shared/sign-in/held-changes.ts';

type Services = Pick<HeldChanges, 'find' | 'stop'>;

export const stopChange = async ({ body: { token }, now }: WebRequestOf<typeof operation>, held: Services) => {
  if (!(await held.stop(token, now)))
    throw new RefusalError(410, { error: 'Link expired', message: 'The change was stopped, or took effect.' });
  return { body: { stopped: true } };
};

export const endpoint = defineWebEndpoint(operation, stopChange, () => heldChanges(openTable()));
export const handler = webHandler(endpoint);
