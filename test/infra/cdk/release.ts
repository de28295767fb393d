import { fixedResources, inItsRegion } from '../../../infra/cdk/resources.ts';

type Resource = { Type: string; Properties?: Record<string, unknown>; [key: string]: unknown };
export type Template = {
  Resources?: Record<string, Resource>;
  Outputs?: Record<string, { Value?: unknown; Export?: { Name?: unknown } }>;
};
/** The templates of a release by stack, in the order of deployment. */
export type Release = ReadonlyMap<string, Template>;

const text = (value: unknown): string => JSON.stringify(value) ?? '';

/** Names that a template imports from exports. */
const importsOf = (template: Template): string[] =>
  [...text(template).matchAll(/\{"Fn::ImportValue":("[^"]+"|\{[^}]+\})\}/g)].map(([, name = '']) => name);

const outputsRead = (template: Template): { stack: string; output: string }[] =>
  [...text(template).matchAll(/"Fn::GetStackOutput":(\{[^}]+\})/g)].map(([, one = '']) => {
    const { StackName, OutputName } = JSON.parse(one);
    return { stack: String(StackName), output: String(OutputName) };
  });

/** What CloudFormation refuses about one stack, while the others are as in `state`. */
const refusalsOf = (stack: string, after: Template, state: ReadonlyMap<string, Template>): string[] => {
  const before = state.get(stack) ?? {};
  const kept = new Set(Object.values(after.Outputs ?? {}).map(({ Export }) => text(Export?.Name)));
  const locked = Object.values(before.Outputs ?? {})
    .flatMap(({ Export }) => (Export?.Name === undefined ? [] : [text(Export.Name)]))
    .filter((name) => !kept.has(name))
    .filter((name) => [...state].some(([other, template]) => other !== stack && importsOf(template).includes(name)));
  const unread = outputsRead(after).filter(({ stack: from, output }) => !state.get(from)?.Outputs?.[output]);
  const taken = new Map(
    [...state].flatMap(([other, template]) =>
      Object.entries(fixedResources(template)).flatMap(([id, { type, name }]) =>
        name ? [[inItsRegion(other, `${type} ${name}`), `${other}.${id}`] as const] : [],
      ),
    ),
  );
  const existing = Object.entries(fixedResources(after)).flatMap(([id, { type, name }]) => {
    const owner = name ? taken.get(inItsRegion(stack, `${type} ${name}`)) : undefined;
    return owner && owner !== `${stack}.${id}` ? [`${type} ${name}`] : [];
  });
  const retyped = Object.entries(after.Resources ?? {}).filter(([id, { Type }]) => {
    const was = before.Resources?.[id]?.Type;
    return was !== undefined && was !== Type;
  });
  return [
    ...locked.map((name) => `${stack}: export ${name} is in use`),
    ...unread.map(({ stack: from, output }) => `${stack}: ${from} has no output ${output}`),
    ...existing.map((what) => `${stack}: ${what} already exists`),
    ...retyped.map(([id]) => `${stack}: ${id} has another type`),
    ...(Object.keys(after.Resources ?? {}).length > 500 ? [`${stack}: more than 500 resources`] : []),
  ];
};

/** What CloudFormation refuses when the stacks of one release are deployed over those of another, in their order. */
export const refusals = (before: Release, after: Release): string[] => {
  const state = new Map(before);
  return [...after].flatMap(([stack, template]) => {
    const found = refusalsOf(stack, template, state);
    state.set(stack, template);
    return found;
  });
};
