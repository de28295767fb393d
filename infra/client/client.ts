import { routes } from './operations.ts';
import { changePages, transactionRows } from './paging.ts';
import type { components, operations } from './schema.ts';
import { type CallOptions, type ClientOptions, send } from './send.ts';

export { type FieldProblem, SaldoConnectionError, SaldoError } from './errors.ts';
export type { CallOptions, ClientOptions } from './send.ts';
export { verifyWebhook, type WebhookEvent, WebhookVerificationError } from './webhooks.ts';

/** Named schemas of the API: `Schemas['CreateSpendingLimitRequest']`. */
export type Schemas = components['schemas'];

/** Every operation, by its name in the API reference. */
export type OperationName = keyof operations & keyof typeof routes;

type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? [Query] extends [undefined]
    ? unknown
    : NonNullable<Query>
  : unknown;
type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : unknown;
/** What an operation takes: its query or its body. */
export type InputOf<Name extends OperationName> = QueryOf<operations[Name]> & BodyOf<operations[Name]>;
/** What an operation answers. */
export type AnswerOf<Name extends OperationName> = operations[Name] extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Answer
  : never;

type Call<Name extends OperationName> =
  unknown extends InputOf<Name>
    ? (input?: Record<string, never>, options?: CallOptions) => Promise<AnswerOf<Name>>
    : Partial<InputOf<Name>> extends InputOf<Name>
      ? (input?: InputOf<Name>, options?: CallOptions) => Promise<AnswerOf<Name>>
      : (input: InputOf<Name>, options?: CallOptions) => Promise<AnswerOf<Name>>;

type Calls = { readonly [Name in OperationName]: Call<Name> };

export type SaldoClient = Calls & {
  /** Pages of `getChanges`, until there is no more; keep the last `next_cursor` for the next time. */
  changes(
    input?: InputOf<'getChanges'>,
    options?: Pick<CallOptions, 'signal'>,
  ): AsyncGenerator<AnswerOf<'getChanges'>, void>;
  /** Every transaction of the filters, read month by month, the newest day first. Default: the last three months. */
  transactions(
    input?: Omit<InputOf<'getTransactions'>, 'format' | 'clientMessage'>,
    options?: Pick<CallOptions, 'signal'>,
  ): AsyncGenerator<Schemas['Transaction'], void>;
};

/**
 * A client of every operation: `await saldo.getTransactions({ categories: 'Moradia' })`.
 * @throws SaldoError from each call that the service refuses, SaldoConnectionError where no answer comes
 */
export const saldoClient = (options: ClientOptions): SaldoClient => {
  const calls = Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [
      name,
      (input: object = {}, call: CallOptions = {}) => send(options, route, input, call),
    ]),
  ) as unknown as Calls;
  return {
    ...calls,
    changes: (input = {}, call = {}) => changePages((query) => calls.getChanges(query, call), input),
    transactions: (input = {}, call = {}) => transactionRows((query) => calls.getTransactions(query, call), input),
  };
};
