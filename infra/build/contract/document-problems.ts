import { Validator } from '@seriousme/openapi-schema-validator';
import type { Operation } from '../../../shared/contract/operation.ts';
import { type Described, type DescribedMedia, type DescribedOperation, describedSchema } from './described.ts';
import { schemaCheck } from './schema-check.ts';

/** Compiles the standard's own schema at its first document. */
const standard = new Validator();

type Check = ReturnType<typeof schemaCheck>;

const valuesOf = ({ example, examples = {} }: DescribedMedia): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples).map(({ value }) => value),
];

const mediaProblems = (where: string, media: DescribedMedia, check: Check): string[] => {
  const values = valuesOf(media);
  if (values.length === 0) return [`${where}: no example in shared/openapi/examples`];
  return values.flatMap((value) => {
    const problem = check(media.schema, value);
    return problem ? [`${where}: an example is not what its schema says: ${problem}`] : [];
  });
};

const exampleProblems = (
  where: string,
  { parameters, requestBody, responses }: DescribedOperation,
  check: Check,
): string[] => [
  ...parameters.flatMap(({ name, schema, example }) => {
    const problem = example === undefined ? null : check(schema, example);
    return problem ? [`${where}: the example of ${name}: ${problem}`] : [];
  }),
  ...Object.values(requestBody?.content ?? {}).flatMap((media) => mediaProblems(`${where}, request`, media, check)),
  ...Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content).flatMap((media) => mediaProblems(`${where}, ${status}`, media, check)),
  ),
];

const routeProblems = ({ paths }: Described, operations: readonly Operation[]): string[] => {
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const wanted = operations.map(({ method, path }) => `${method} ${path}`);
  return [
    ...wanted.filter((route) => !documented.includes(route)).map((route) => `${route}: not in the document`),
    ...documented.filter((route) => !wanted.includes(route)).map((route) => `${route}: in the document only`),
  ];
};

/**
 * Problems of an OpenAPI document of these operations: violations of the standard's schema, missing or extra routes, and
 * missing or invalid examples.
 */
export const documentProblems = async (document: object, operations: readonly Operation[]): Promise<string[]> => {
  const plain: Record<string, unknown> = JSON.parse(JSON.stringify(document));
  const { valid, errors } = await standard.validate(plain);
  if (!valid) return [`not valid OpenAPI: ${JSON.stringify(errors)}`];
  const described = describedSchema.parse(plain);
  const check = schemaCheck(described.components);
  const examples = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      exampleProblems(`${method.toUpperCase()} ${path}`, operation, check),
    ),
  );
  return [...routeProblems(described, operations), ...examples];
};
