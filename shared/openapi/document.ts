import type { AccessScope } from '../contract/access.ts';
import { type OAuthScope, oauthPaths, oauthScopeFor, oauthScopesInOrder } from '../contract/oauth.ts';
import { isWrite, mayCount, type Operation, takesKey } from '../contract/operation.ts';
import { operations } from '../contract/registry.ts';
import { eventPathItems, eventSchemas, eventWebhooks } from './events.ts';
import { codeSamples, type RequestExample, requestExamples } from './examples/requests.ts';
import { responseExamples } from './examples/responses.ts';
import { errorResponses, errorSchemas, ignoredHeader, rateHeaders, requestId, responseHeaders } from './refusals.ts';
import {
  camelCase,
  described,
  explained,
  inputSchema,
  opened,
  pascalCase,
  plainSchema,
  type QueryField,
  queryFields,
  reference,
  responseComponents,
} from './schemas.ts';

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  // No example: a viewer would send it with every call, and the second call would count as a repetition.
  description:
    'Any text of your own, such as a UUID. For 24 hours, repeating a call with the same key answers what the first ' +
    'call answered, and does nothing again; another request under the key is refused (422), and so is a repetition ' +
    'while the first call is under way (409).',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
};

// A list is one comma-separated text on REST: `form` without `explode`; names that may contain commas, and JSON, stay a text.
const parameter = ({ name, required, description = '', schema }: QueryField, { query }: RequestExample) => {
  const isList = schema.type === 'array';
  const asText =
    schema.anyOf?.some(({ type }) => type === 'array') && schema.anyOf.find(({ type }) => type === 'string');
  const isCommas = isList || (asText && asText.contentMediaType === undefined);
  const value = query?.[name];
  const example = isList && typeof value === 'string' ? value.split(',') : value;
  return {
    name,
    in: 'query',
    required,
    ...(required ? {} : { allowEmptyValue: true }),
    description: isCommas ? `${description} Comma-separated.` : description,
    schema: plainSchema(asText || schema),
    ...(isList ? { style: 'form', explode: false } : {}),
    ...(example === undefined ? {} : { example }),
  };
};

const parametersOf = (operation: Operation, example: RequestExample) => [
  ...(operation.query ? queryFields(operation.query) : []).map((field) => parameter(field, example)),
  ...(takesKey(operation) ? [IDEMPOTENCY_KEY] : []),
];

/** The example values of a query, by name. */
const givenIn = (parameters: readonly { name: string; example?: unknown }[]): Record<string, unknown> =>
  Object.fromEntries(parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])));

const requestBodyOf = ({ name, body }: Operation, example: RequestExample) =>
  body && {
    required: true,
    content: { 'application/json': { schema: reference(`${pascalCase(name)}Request`), example: example.body } },
  };

const EFFECTS = { GET: 'Read-only.', POST: 'Creates or changes data', PUT: 'Updates data', DELETE: 'Deletes data' };

const effectOf = (operation: Operation): string => {
  const { method } = operation;
  if (!isWrite(operation)) return takesKey(operation) ? 'It may write, as the text says.' : EFFECTS.GET;
  return `${EFFECTS[method]}; idempotent with an \`Idempotency-Key\`.`;
};

/** When to use it and when not, as assistants are told; an argument that only tools have is left out. */
const guidanceOf = ({ mcp }: Operation): string =>
  (mcp?.description ?? '')
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !/responseFormat|\bask\b/.test(sentence))
    .join(' ');

const descriptionOf = (operation: Operation): string => {
  const { description, queryInBody } = operation;
  const inBody = queryInBody && 'The parameters may also come in a JSON body; the query wins.';
  return [guidanceOf(operation), description, inBody, effectOf(operation)].filter(Boolean).join('\n\n');
};

const successOf = (operation: Operation) => {
  const { name } = operation;
  const examples = Object.entries(responseExamples[name] ?? {}).map(([title, value]) => [title, { value }]);
  const schema = reference(`${pascalCase(name)}Response`);
  return {
    description: 'Done.',
    headers: { ...requestId, ...ignoredHeader, ...(mayCount(operation) ? rateHeaders : {}) },
    content: { 'application/json': { schema, examples: Object.fromEntries(examples) } },
  };
};

const scopesOf = ({ access: { possible } }: Operation): AccessScope[][] =>
  possible.length === 0 ? [[]] : possible.map((scope) => [scope]);

const oauthScopesOf = ({ access: { possible } }: Operation): OAuthScope[] =>
  oauthScopesInOrder(possible.flatMap((scope) => oauthScopeFor(scope) ?? []));

const operationObject = (operation: Operation, serverUrl: string) => {
  const { name, tag, summary } = operation;
  const example = requestExamples[name] ?? {};
  const description = descriptionOf(operation);
  const requestBody = requestBodyOf(operation, example);
  const parameters = parametersOf(operation, example);
  return {
    operationId: camelCase(name),
    tags: [tag],
    summary,
    description,
    // One of several: the input decides which scope a call needs.
    security: [
      ...scopesOf(operation).map((scopes) => ({ apiKey: scopes })),
      ...oauthScopesOf(operation).map((scope) => ({ oauth: [scope] })),
    ],
    parameters,
    ...(requestBody ? { requestBody } : {}),
    responses: { '200': successOf(operation), ...errorResponses(operation) },
    'x-codeSamples': codeSamples(operation, operation.body ? (example.body ?? {}) : givenIn(parameters), serverUrl),
  };
};

const requestSchemas = (): Record<string, unknown> =>
  Object.fromEntries(
    operations.flatMap(({ name, body }) => (body ? [[`${pascalCase(name)}Request`, inputSchema(body)]] : [])),
  );

const IGNORED = {
  type: 'array',
  maxItems: 10,
  items: { type: 'string' },
  description: 'Parameters of the request that the operation does not have; absent where it has all.',
};

/** Answers of reads may name what was ignored. */
const withIgnored = (schemas: Record<string, unknown>): Record<string, unknown> => {
  for (const { name } of operations.filter((operation) => !isWrite(operation))) {
    const schema = Object(schemas[`${pascalCase(name)}Response`]);
    schema.properties = { ...schema.properties, ignored: IGNORED };
  }
  return schemas;
};

const responseSchemas = (): Record<string, unknown> =>
  withIgnored(
    responseComponents(
      Object.fromEntries(operations.map(({ name, response }) => [`${pascalCase(name)}Response`, response()])),
    ),
  );

/** What a program may rely on while it is not changed itself. */
export const compatibility =
  'Within version 1, operations, parameters and fields may be added, and so may values of a field and events. Nothing is removed or ' +
  'renamed, no parameter becomes required, and no field changes its type. What has to go is announced 12 months ahead in the ' +
  'changelog, and marked `deprecated` in this document. Ignore fields that you do not know.';

const INFO = {
  title: 'Saldo',
  version: '1.0.0',
  description: [
    'Personal finance data of the user whose key is sent.',
    '- **Money** is BRL with at most two decimals; money out is negative, on bank accounts and cards alike.',
    '- **Dates** are calendar days in America/Sao_Paulo; timestamps and the periods of spending limits are UTC.',
    '- **Errors** are `{ error, message, type, docs }` with a stable `error`, and name wrong fields in `param` and `details`; every ' +
      'answer has `X-Request-Id`.',
    '- **Unknown** parameters and fields are ignored and named, in the header `Saldo-Ignored` and in `ignored` of reads; an empty ' +
      'parameter is an absent one.',
    '- **Scopes** of a key: `read` (what changes nothing), `write` (reminders, limits, closing days), `sync` (updates and ' +
      'connections), `memories` (learning), `account` (keys).',
    `- **Compatibility**: ${compatibility}`,
    '- **MCP**: the same operations are tools of `POST /mcp`, with the same key.',
  ].join('\n'),
  license: { name: 'MIT', identifier: 'MIT' },
};

const OAUTH_TEXTS: Readonly<Record<OAuthScope, string>> = {
  'saldo.read': 'Read financial data.',
  'saldo.write': 'Change reminders, limits, words and memories, and synchronize.',
};

const securitySchemes = (serverUrl: string) => ({
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The API key: `Authorization: Bearer <API_KEY>`. Each operation names the scope that the key must have.',
  },
  oauth: {
    type: 'oauth2',
    description: 'What assistants use, with PKCE and for the resource `/mcp`. A token is sent as a key is.',
    flows: {
      authorizationCode: {
        authorizationUrl: `${serverUrl}${oauthPaths.authorize}`,
        tokenUrl: `${serverUrl}${oauthPaths.token}`,
        refreshUrl: `${serverUrl}${oauthPaths.token}`,
        scopes: OAUTH_TEXTS,
      },
    },
  },
});

/** What the operations of a tag are about, for the API reference. */
const tagDescriptions: Readonly<Record<string, string>> = {
  Accounts: 'Connected accounts, their balances and names. A balance is what the institution reported.',
  Analytics: 'The most expensive categories of a period.',
  'API keys': 'Keys of the user: what they may do, until when, and their replacement.',
  Cards: 'Bills, open bills, installments and closing days. Debts of cards are negative balances.',
  Events: 'What is sent to webhooks.',
  Files: 'OFX and CSV files of banks that are not connected.',
  Memories: 'What an assistant has learnt of a person.',
  'Money ahead': 'Cash flow by month, spending by group, what comes back regularly, and what is due.',
  'Payment reminders': 'Notices of payments by WhatsApp and e-mail. They pay nothing.',
  Signals: 'What deserves a look: double charges, new prices, fees, low balances ahead, found by fixed rules.',
  'Spending limits': 'Amounts that a category or merchant may cost in a period, with notices at 50, 75 and 100 %.',
  Synchronization: 'Connections to institutions, and their update.',
  Transactions: 'Rows of accounts and cards. Money out is negative.',
  Webhooks: 'Addresses of your own that get events, and what was sent to them.',
};

const tagsInOrder = () =>
  [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name, description: tagDescriptions[name] }));

/** @param serverUrl without a trailing slash */
export const openApiDocument = ({ serverUrl }: { serverUrl: string }) => ({
  openapi: '3.1.0',
  info: { ...INFO, contact: { name: 'Saldo', url: `${serverUrl}/docs` } },
  servers: [{ url: serverUrl, description: 'This service.' }],
  tags: [...tagsInOrder(), { name: 'Events', description: tagDescriptions.Events }],
  security: [{ apiKey: [] }],
  paths: Object.fromEntries(
    operations.map((operation) => [
      operation.path,
      { [operation.method.toLowerCase()]: operationObject(operation, serverUrl) },
    ]),
  ),
  webhooks: eventWebhooks,
  components: {
    securitySchemes: securitySchemes(serverUrl),
    headers: responseHeaders,
    pathItems: eventPathItems,
    schemas: described(
      Object(
        explained(
          plainSchema({ ...errorSchemas, ...eventSchemas, ...requestSchemas(), ...Object(opened(responseSchemas())) }),
        ),
      ),
    ),
  },
});
