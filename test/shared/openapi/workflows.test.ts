import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../shared/openapi/document.ts';
import workflows from '../../../shared/openapi/workflows.json' with { type: 'json' };

type Json = Readonly<Record<string, unknown>>;
type Step = {
  stepId: string;
  operationId: string;
  parameters?: { name: string; in: string; value: unknown }[];
  requestBody?: { contentType: string; payload: Json };
  successCriteria: { condition: string }[];
  outputs?: Record<string, string>;
};
type Workflow = {
  workflowId: string;
  inputs: { required: string[]; properties: Json };
  parameters: { name: string; in: string; value: string }[];
  steps: Step[];
  outputs?: Record<string, string>;
};

const document: Json = JSON.parse(JSON.stringify(openApiDocument({ serverUrl: 'https://saldo.example' })));
const all = workflows.workflows as unknown as Workflow[]; // JSON has no types

const operations = new Map(
  Object.values(Object(document.paths)).flatMap((path) =>
    Object.values(Object(path)).map(
      (operation) => [Object(operation).operationId as string, Object(operation)] as const,
    ),
  ),
);

const followed = (schema: Json): Json => {
  if (typeof schema.$ref !== 'string') return schema;
  return Object(
    schema.$ref
      .split('/')
      .slice(1)
      .reduce((at: unknown, name) => Object(at)[name], document),
  );
};

/** The schemas at a pointer into a value; none: no value has it. */
const at = (given: Json, [name, ...rest]: readonly string[]): Json[] => {
  const schema = followed(given);
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as Json[]);
  const among = parts.flatMap((part) => at(part, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [schema, ...among];
  const own = /^\d+$/.test(name) ? schema.items : Object(schema.properties)[name];
  return [...(own ? at(Object(own), rest) : []), ...among];
};

const bodyOf = (operationId: string, status: string): Json =>
  Object(operations.get(operationId)?.responses?.[status]?.content?.['application/json']?.schema);

const statusOf = ({ successCriteria }: Step): string =>
  successCriteria.flatMap(({ condition }) => /^\$statusCode == (\d+)$/.exec(condition)?.[1] ?? [])[0] ?? '';

const pointersOf = ({ successCriteria, outputs = {} }: Step): string[] =>
  [...successCriteria.map(({ condition }) => condition), ...Object.values(outputs)].flatMap((text) =>
    [...text.matchAll(/\$response\.body#\/(\S+)/g)].map(([, pointer = '']) => pointer),
  );

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

/** What is wrong with a step; `before`: the steps whose outputs it may use. */
const problems = (workflow: Workflow, step: Step, before: readonly Step[]): string[] => {
  const operation = operations.get(step.operationId);
  if (!operation) return [`no operation ${step.operationId}`];
  const { parameters = [], requestBody, operationId } = step;
  const known = new Map((operation.parameters as Json[]).map((one) => [`${one.in} ${one.name}`, one]));
  const given = parameters.map((one) => `${one.in} ${one.name}`);
  const required = [...known].filter(([, one]) => one.required === true).map(([name]) => name);
  const body = Object(operation.requestBody?.content?.[requestBody?.contentType ?? '']?.schema);
  const bodySchema = followed(body);
  const payload = Object.keys(requestBody?.payload ?? {});
  const uses = textsIn([parameters, requestBody]);
  const status = statusOf(step);
  return [
    ...given.filter((name) => !known.has(name)).map((name) => `no parameter ${name}`),
    ...required.filter((name) => !given.includes(name)).map((name) => `lacks ${name}`),
    ...payload.filter((name) => at(body, [name]).length === 0).map((name) => `no field ${name}`),
    ...((bodySchema.required ?? []) as string[])
      .filter((name) => !payload.includes(name))
      .map((name) => `lacks ${name}`),
    ...(operation.responses[status] ? [] : [`no answer ${status}`]),
    ...pointersOf(step)
      .filter((pointer) => at(bodyOf(operationId, status), pointer.split('/')).length === 0)
      .map((pointer) => `no ${pointer} in the answer`),
    ...uses
      .flatMap((text) => /\$inputs\.(\w+)/.exec(text)?.[1] ?? [])
      .filter((name) => !workflow.inputs.required.includes(name))
      .map((name) => `no input ${name}`),
    ...uses
      .flatMap((text) => /^\$steps\.([\w-]+)\.outputs\.(\w+)$/.exec(text) ?? [])
      .flatMap((_, index, found) =>
        index % 3 === 0 ? [[found[index + 1] ?? '', found[index + 2] ?? ''] as const] : [],
      )
      .filter(([id, name]) => !before.some(({ stepId, outputs = {} }) => stepId === id && name in outputs))
      .map(([id, name]) => `no output ${name} of ${id} before`),
  ];
};

describe('workflows for integrators', () => {
  it('are twelve, with ids that are not used twice', () => {
    expect(all).toHaveLength(12);
    const ids = all.flatMap(({ workflowId, steps }) => [workflowId, ...steps.map(({ stepId }) => stepId)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(all.map((workflow) => [workflow.workflowId, workflow] as const))(
    '%s calls operations with parameters, fields and outputs that they have',
    (_, workflow) => {
      const { steps, inputs, outputs = {}, parameters } = workflow;
      const found = steps.flatMap((step, index) => problems(workflow, step, steps.slice(0, index)));
      expect(found).toEqual([]);
      expect(parameters).toEqual([{ name: 'Authorization', in: 'header', value: 'Bearer {$inputs.apiKey}' }]);
      expect(Object.keys(inputs.properties).toSorted()).toEqual(inputs.required.toSorted());
      for (const expression of Object.values(outputs)) {
        const [, id, name = ''] = /^\$steps\.([\w-]+)\.outputs\.(\w+)$/.exec(expression) ?? [];
        expect(Object.keys(steps.find(({ stepId }) => stepId === id)?.outputs ?? {}), expression).toContain(name);
      }
    },
  );

  it.each<readonly [string, Partial<Step>, RegExp]>([
    ['an operation', { operationId: 'getNothing' }, /no operation getNothing/],
    ['a parameter', { parameters: [{ name: 'page', in: 'query', value: 1 }] }, /no parameter query page/],
    ['an output', { outputs: { x: '$response.body#/data/nothing' } }, /no data\/nothing in the answer/],
    ['an input', { parameters: [{ name: 'cursor', in: 'query', value: '$inputs.page' }] }, /no input page/],
    [
      'a step',
      { parameters: [{ name: 'cursor', in: 'query', value: '$steps.no.outputs.x' }] },
      /no output x of no before/,
    ],
  ])('%s that is not there would be noticed', (_, spoilt, expected) => {
    const mirror = all.find(({ workflowId }) => workflowId === 'mirror');
    const step = mirror?.steps.at(-1);
    if (!mirror || !step) throw new Error('No mirror');
    expect(problems(mirror, { ...step, ...spoilt }, mirror.steps).join()).toMatch(expected);
  });
});
