import { randomUUID } from 'node:crypto';
import type { Instant } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { accountsOfNewConnection } from '../demo/new-connection.ts';
import { type ItemEntry, itemEntrySchema } from '../fixture/item.ts';
import { connectorById, MEU_PLUGGY, WITH_CODE } from './connectors.ts';
import type { Call, Route, Sandbox } from './context.ts';
import { AggregatorError, badRequest, notFound, tooSoon } from './errors.ts';
import { type Connection, eventOf, isRunning, itemAt, type Update } from './item-state.ts';
import { outcomeBeforeCode, outcomeFor, outcomeOfMfa } from './test-logins.ts';

/** A connect token reaches the items of its own user alone. */
const connectionAt = ({ connections }: Sandbox, { id, grant }: Pick<Call, 'id' | 'grant'>): Connection => {
  const connection = connections.find(id);
  const isForeign = grant.kind === 'connect' && connection?.clientUserId !== grant.clientUserId;
  if (!connection || isForeign) throw notFound('Item');
  return connection;
};

const itemOf = (sandbox: Sandbox, connection: Connection, { now }: Call) =>
  itemAt(connection, sandbox.connections.updateOf(connection.entry.item.id), now);

const refuseUpdate = ({ entry }: Connection, lastUpdatedAt: string | null): void => {
  const { httpStatus } = entry.onUpdate;
  if (entry.readOnly || entry.item.connector.id === MEU_PLUGGY)
    throw badRequest('Items of this connector cannot be updated by request');
  if (entry.onUpdate.tooSoon) throw tooSoon(lastUpdatedAt);
  if (httpStatus !== undefined) throw new AggregatorError(httpStatus, 'The item could not be updated');
};

const announceEnd = (sandbox: Sandbox, { entry }: Connection, update: Update): void => {
  const { item, onUpdate, webhooks } = entry;
  if (!webhooks) return;
  sandbox.later(onUpdate.afterMs, () => {
    if (sandbox.connections.updateOf(item.id) !== update) return;
    const error = onUpdate.error ? { error: onUpdate.error } : {};
    sandbox.announce({ event: eventOf(onUpdate.status), itemId: item.id, ...error });
  });
};

const RUN = { afterMs: 300, tooSoon: false };

const outcomeAt = ({ id, hasMFA }: { id: number; hasMFA: boolean }, parameters: unknown) =>
  hasMFA || id === WITH_CODE ? outcomeBeforeCode(parameters) : outcomeFor(parameters);

/** The effect of a login: the run's outcome, and the institution's data from then on. */
const afterLogin = ({ entry, ...connection }: Connection, parameters: unknown, now: Instant): Connection => {
  const { status, executionStatus, error = null } = outcomeAt(entry.item.connector, parameters);
  const opens = status === 'UPDATED' || status === 'WAITING_USER_INPUT';
  const accounts = opens && entry.accounts.length === 0 ? newAccounts(entry, now) : entry.accounts;
  return { ...connection, entry: { ...entry, accounts, onUpdate: { ...RUN, status, executionStatus, error } } };
};

/** A request during an update joins it: the aggregator returns the running update to both callers. */
const updateItem = (sandbox: Sandbox, call: Call) => {
  const known = connectionAt(sandbox, call);
  const before = itemOf(sandbox, known, call);
  const { parameters } = call.body;
  const connection = parameters === undefined ? known : afterLogin(known, parameters, call.now);
  refuseUpdate(connection, before.lastUpdatedAt);
  if (isRunning(connection, sandbox.connections.updateOf(call.id), call.now)) return before;
  const update = { startedAt: call.now, lastUpdatedAt: before.lastUpdatedAt };
  if (connection !== known) sandbox.connections.add(connection);
  sandbox.connections.startUpdate(call.id, update);
  announceEnd(sandbox, connection, update);
  return itemOf(sandbox, connection, call);
};

/** The code that the institution requested; it determines the outcome of the connection. */
const sendMfa = (sandbox: Sandbox, call: Call) => {
  const connection = connectionAt(sandbox, call);
  const before = itemOf(sandbox, connection, call);
  if (before.status !== 'WAITING_USER_INPUT') throw badRequest('The item does not wait for a code');
  const { status, executionStatus, error = null } = outcomeOfMfa(call.body);
  const { afterMs, tooSoon: refused } = connection.entry.onUpdate;
  const onUpdate = { afterMs, tooSoon: refused, status, executionStatus, error };
  const answered = { ...connection, entry: { ...connection.entry, onUpdate } };
  const update = { startedAt: call.now, lastUpdatedAt: before.lastUpdatedAt };
  sandbox.connections.add(answered);
  sandbox.connections.startUpdate(call.id, update);
  announceEnd(sandbox, answered, update);
  return itemOf(sandbox, answered, call);
};

const newAccounts = ({ item }: ItemEntry, now: Instant): ItemEntry['accounts'] => {
  const { id, connector } = item;
  const accounts = accountsOfNewConnection(id, connector.id, dateInSaoPaulo(now));
  return itemEntrySchema.parse({ item: { id, connector }, accounts }).accounts;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The connect widget's request after the user has chosen a bank; the test login determines the outcome. */
const createItem = (sandbox: Sandbox, call: Call) => {
  const connector = connectorById(sandbox.connections, Number(call.body.connectorId));
  if (!connector) throw badRequest('connectorId is missing or unknown');
  const { grant, body, now } = call;
  // A token's user is the user: a page cannot choose another one.
  const clientUserId = grant.clientUserId ?? textOf(body.clientUserId);
  const webhookUrl = grant.webhookUrl ?? textOf(body.webhookUrl);
  const item = { id: randomUUID(), connector, status: 'UPDATING', executionStatus: 'CREATING', webhookUrl };
  const entry = itemEntrySchema.parse({ item, webhooks: webhookUrl !== null });
  const connection = afterLogin(
    { label: clientUserId ?? item.id, clientUserId, addedAt: now, entry },
    body.parameters,
    now,
  );
  const update = { startedAt: call.now, lastUpdatedAt: null };
  sandbox.connections.add(connection);
  sandbox.connections.startUpdate(item.id, update);
  if (entry.webhooks) sandbox.announce({ event: 'item/created', itemId: item.id });
  announceEnd(sandbox, connection, update);
  return itemOf(sandbox, connection, call);
};

const deleteItem = (sandbox: Sandbox, call: Call) => {
  const { entry } = connectionAt(sandbox, call);
  if (entry.webhooks) sandbox.announce({ event: 'item/deleted', itemId: call.id });
  sandbox.connections.remove(call.id);
  return { count: 1 };
};

export const itemRoutes: readonly Route[] = [
  { method: 'POST', path: '/items', access: 'connect', answer: createItem },
  {
    method: 'GET',
    path: '/items/{id}',
    access: 'connect',
    answer: (sandbox, call) => itemOf(sandbox, connectionAt(sandbox, call), call),
  },
  { method: 'PATCH', path: '/items/{id}', access: 'connect', limited: 'updates', answer: updateItem },
  { method: 'POST', path: '/items/{id}/mfa', access: 'connect', answer: sendMfa },
  { method: 'DELETE', path: '/items/{id}', answer: deleteItem },
];
