import { readHistory, readHistoryCursor } from '../../shared/access/present-history.ts';
import { history as operation } from '../../shared/contract/web/history.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';

type Services = { read: ReturnType<typeof readHistory> };

export const history = async (
  { caller: { userId }, query: { cursor }, now }: WebRequestOf<typeof operation>,
  { read }: Services,
) => {
  const before = cursor === undefined ? null : readHistoryCursor(userId, cursor);
  if (cursor !== undefined && before === null)
    throw new InvalidInputError('Invalid cursor', { message: 'Give the next_cursor of the page before.' });
  return { body: await read(userId, now, before) };
};

export const endpoint = defineWebEndpoint(operation, history, () => ({ read: readHistory(openTable()) }));
export const handler = webHandler(endpoint);
