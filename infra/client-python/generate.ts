import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isHarmless } from '../../shared/contract/access.ts';
import { type Operation, takesKey } from '../../shared/contract/operation.ts';
import { operations } from '../../shared/contract/registry.ts';
import { openApiDocument } from '../../shared/openapi/document.ts';
import { argumentName } from '../../shared/openapi/examples/requests.ts';
import { pascalCase } from '../../shared/openapi/schemas.ts';

const HEADER = '# Generated from the OpenAPI document by `npm run client`; never edited.';
const PACKAGE = join(import.meta.dirname, 'src', 'saldo_client');

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
};
type Parameter = { name: string; in: string; required: boolean; schema: Schema };
type Described = { summary: string; parameters: Parameter[]; requestBody?: unknown };

const document = (): {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
} => JSON.parse(JSON.stringify(openApiDocument({ serverUrl: '/' })));

const literalOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
};

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

/** Types as they are found, each before the one that it is in. */
type Found = Map<string, string>;

const nameIn = (found: Found, wanted: string): string => {
  let name = wanted;
  for (let count = 2; found.has(name); count += 1) name = `${wanted}${count}`;
  return name;
};

const isWord = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && argumentName(name) === name;

const dictionary = (name: string, schema: Schema, found: Found): string => {
  const fields = Object.entries(schema.properties ?? {}).map(([field, inner]): [string, string] => {
    const type = typeOf(inner, `${name}${pascalCase(field.replaceAll(/[^A-Za-z0-9]+/g, '-'))}`, found);
    return [field, schema.required?.includes(field) ? type : `NotRequired[${type}]`];
  });
  const named = nameIn(found, name);
  const isClass = fields.every(([field]) => isWord(field));
  const lines = fields.map(([field, type]) =>
    isClass ? `    ${field}: ${type}` : `        "${field}": "${type.replaceAll('"', "'")}",`,
  );
  found.set(
    named,
    isClass
      ? [`class ${named}(TypedDict):`, ...(lines.length > 0 ? lines : ['    pass'])].join('\n')
      : [`${named} = TypedDict(`, `    "${named}",`, '    {', ...lines, '    },', ')'].join('\n'),
  );
  return named;
};

const typeOf = (schema: Schema, name: string, found: Found): string => {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return `Literal[${literalOf(schema.const)}]`;
  if (schema.enum) {
    const values = schema.enum.filter((value) => value !== null).map(literalOf);
    return union([`Literal[${values.join(', ')}]`, ...(schema.enum.includes(null) ? ['None'] : [])]);
  }
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return union(several.map((one) => typeOf(one, name, found)));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type }, name, found)));
  if (schema.type === 'array') return `list[${typeOf(schema.items ?? {}, `${name}Item`, found)}]`;
  if (schema.type === 'object' && schema.properties) return dictionary(name, schema, found);
  if (schema.type === 'object') {
    const inner = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
    return `dict[str, ${typeOf(inner, `${name}Value`, found)}]`;
  }
  return SIMPLE[schema.type ?? ''] ?? 'Any';
};

/** What `test-webhook` sends. */
const TEST_EVENT = `
class WebhookTestData(TypedDict):
    webhookId: str


class WebhookTest(TypedDict):
    type: Literal["webhook.test"]
    timestamp: str
    data: WebhookTestData
`;

/** Unions and lists are assigned, so they are evaluated: names that come later stand in quotes. */
const aliasOf = (type: string): string => {
  const quoted = (one: string) => (/^Literal|^None$|^(str|int|float|bool)$/.test(one) ? one : `"${one}"`);
  const parts = type.split(' | ').map(quoted);
  return parts.length > 1 ? `Union[${parts.join(', ')}]` : (parts[0] ?? 'Any');
};

const typesSource = (schemas: Record<string, Schema>): string => {
  const found: Found = new Map();
  const aliases: string[] = [];
  // A part of one must not take the name of another.
  const reserved = new Set(Object.keys(schemas));
  for (const [name, schema] of Object.entries(schemas)) {
    const parts: Found = new Map([...reserved].filter((one) => one !== name).map((one) => [one, '']));
    for (const [known, code] of found) parts.set(known, code);
    // The union has the name itself.
    const type = typeOf(schema, (schema.anyOf ?? schema.oneOf) ? `${name}Option` : name, parts);
    for (const [part, code] of parts) if (code !== '') found.set(part, code);
    if (type !== name) aliases.push(`${name} = ${aliasOf(type)}`);
  }
  const events = Object.keys(schemas).filter((name) => name.endsWith('Event'));
  return [
    HEADER,
    'from __future__ import annotations\n\nfrom typing import Any, Literal, Union\n\nfrom typing_extensions import NotRequired, TypedDict\n',
    ...[...found.values()].map((code) => `\n${code}\n`),
    ...aliases.map((code) => `\n${code}\n`),
    TEST_EVENT,
    `\nWebhookEvent = Union[\n${[...events, 'WebhookTest'].map((name) => `    ${name},\n`).join('')}]\n`,
  ].join('\n');
};

type Argument = { name: string; type: string; required: boolean; nullable: boolean };

const isNullable = (type: string): boolean => type.split(' | ').includes('None');

const argumentsOf = (
  { body, name }: Operation,
  { parameters }: Described,
  schemas: Record<string, Schema>,
): Argument[] => {
  // Nested types of a body have the names that typesSource gave them: none of two bodies is the same.
  const nested: Found = new Map();
  const request = schemas[`${pascalCase(name)}Request`];
  const fields: [string, Schema, boolean][] = body
    ? Object.entries(request?.properties ?? {}).map(([field, schema]) => [
        field,
        schema,
        request?.required?.includes(field) ?? false,
      ])
    : parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.schema, one.required]);
  return fields.map(([field, schema, required]) => {
    const type = typeOf(schema, `${pascalCase(name)}Request${pascalCase(field)}`, nested);
    return { name: field, type: withModule(type), required, nullable: isNullable(type) };
  });
};

/** Names of types, but not what stands in quotes. */
const withModule = (type: string): string =>
  type.replaceAll(/"[^"]*"|\b[A-Z]\w*/g, (word) =>
    word.startsWith('"') || /^(Literal|None|Any|True|False)$/.test(word) ? word : `types.${word}`,
  );

const parameterOf = ({ name, type, required, nullable }: Argument): string => {
  if (required) return `${argumentName(name)}: ${type}`;
  return nullable ? `${argumentName(name)}: ${type} | Unset = UNSET` : `${argumentName(name)}: ${type} | None = None`;
};

const methodSource = (operation: Operation, described: Described, schemas: Record<string, Schema>): string => {
  const { name, method, path, access, body } = operation;
  const given = argumentsOf(operation, described, schemas).toSorted(
    (one, other) => Number(other.required) - Number(one.required),
  );
  const hasKey = takesKey(operation);
  const isSafe = method === 'GET' && access.possible.every(isHarmless) && !hasKey;
  const parameters = [...given.map(parameterOf), ...(hasKey ? ['idempotency_key: str | None = None'] : [])];
  const answer = `types.${pascalCase(name)}Response`;
  const values = given.map((one) => `"${one.name}": ${argumentName(one.name)}`).join(', ');
  const nullable = given.filter((one) => one.nullable && !one.required).map((one) => `"${one.name}"`);
  const route = [
    `"${method}"`,
    `"${path}"`,
    `body=${body ? 'True' : 'False'}`,
    `repeatable=${isSafe || hasKey ? 'True' : 'False'}`,
    ...(nullable.length > 0 ? [`nullable=(${nullable.join(', ')},)`] : []),
  ];
  return [
    `    def ${name.replaceAll('-', '_')}(`,
    '        self,',
    ...(parameters.length > 0 ? ['        *,', ...parameters.map((one) => `        ${one},`)] : []),
    `    ) -> ${answer}:`,
    `        """${described.summary}."""`,
    `        route = Route(${route.join(', ')})`,
    `        answer = self._call(route, {${values}}${hasKey ? ', idempotency_key or new_key()' : ''})`,
    `        return cast("${answer}", answer)`,
  ].join('\n');
};

const operationsSource = ({ paths, components: { schemas } }: ReturnType<typeof document>): string =>
  `${[
    HEADER,
    'from __future__ import annotations\n\nfrom typing import Any, Literal, Mapping, cast\n',
    'from . import types\nfrom ._route import UNSET, Route, Unset, new_key\n\n',
    'class Operations:',
    '    """A method for each operation of the API reference; arguments have its names."""\n',
    '    def _call(self, route: Route, given: Mapping[str, object], key: str | None = None) -> Any:',
    '        raise NotImplementedError\n',
  ].join('\n')}\n${operations
    .flatMap((operation) => {
      const described = paths[operation.path]?.[operation.method.toLowerCase()];
      return described ? [methodSource(operation, described, schemas)] : [];
    })
    .join('\n\n')}\n`;

/** What is generated, by its file in the package. */
export const pythonFiles = (): Record<string, string> => {
  const reference = document();
  return { 'types.py': typesSource(reference.components.schemas), 'operations.py': operationsSource(reference) };
};

/** Writes what is generated; it is committed, as that of infra/client. */
export const writePythonClient = async (): Promise<void> => {
  for (const [file, source] of Object.entries(pythonFiles())) await writeFile(join(PACKAGE, file), source);
};

/** Files that differ from what the contract says. */
export const stalePythonFiles = async (): Promise<string[]> => {
  const files = Object.entries(pythonFiles());
  const stored = await Promise.all(files.map(([file]) => readFile(join(PACKAGE, file), 'utf8')));
  return files.flatMap(([file, source], at) => (stored[at] === source ? [] : [file]));
};
