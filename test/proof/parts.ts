import type { Outcome } from './engines/process.ts';

export type Part = {
  /** What the service is held against, with its version. */
  against: string;
  prove(): Promise<Outcome>;
};

/** What is too long, or wants too much of a machine, for `npm test`. Each part ends by itself and says whether it holds. */
export const parts: Readonly<Record<string, Part>> = {
  'agent-ready': {
    against: 'redocly 2.77.0, openapi-agent-ready 0.4.1',
    prove: async () => (await import('./generators/run.ts')).agentReady(),
  },
  'cfn-lint': {
    against: 'cfn-lint 1.58.0',
    prove: async () => (await import('./templates/run.ts')).cfnLint(),
  },
  chart: {
    against: 'Chromium',
    prove: async () => (await import('./chart/run.ts')).chart(),
  },
  checkov: {
    against: 'checkov 3.3.30',
    prove: async () => (await import('./templates/run.ts')).checkov(),
  },
  conformance: {
    against: 'MCP conformance suite 0.2.0-alpha.12',
    prove: async () => (await import('./conformance/run.ts')).conformance(),
  },
  'dynamodb-local': {
    against: 'DynamoDB Local 3.3.1',
    prove: async () => (await import('./dynamodb-local/run.ts')).dynamoDbLocal(),
  },
  elasticmq: {
    against: 'ElasticMQ 1.6.15',
    prove: async () => (await import('./aws-stand-ins/run.ts')).elasticMq(),
  },
  generators: {
    against: 'seven generators of clients',
    prove: async () => (await import('./generators/run.ts')).generators(),
  },
  histories: {
    against: 'replayed imports',
    prove: async () => (await import('./long-tests.ts')).provesHistories(),
  },
  households: {
    against: 'sums by hand',
    prove: async () => (await import('./long-tests.ts')).provesHouseholds(),
  },
  linearizability: {
    against: 'a sequential model',
    prove: async () => (await import('./long-tests.ts')).provesLinearizability(),
  },
  moto: {
    against: 'moto 5.2.5',
    prove: async () => (await import('./aws-stand-ins/run.ts')).moto(),
  },
  night: {
    against: 'six faults, and the alarms of the template',
    prove: async () => (await import('./long-tests.ts')).provesNight(),
  },
  packages: {
    against: 'Node 20 and 24, Python 3.10 and newer',
    prove: async () => (await import('./packages/run.ts')).packages(),
  },
  'pluggy-sdk': {
    against: 'pluggy-sdk 0.90.0',
    prove: async () => (await import('./pluggy-sdk/run.ts')).pluggySdk(),
  },
  'python-client': {
    against: 'Python client of MCP 2.3.0',
    prove: async () => (await import('./python-client/run.ts')).pythonClient(),
  },
  'runtime-client': {
    against: 'aws-lambda-ric 4.0.2, Node 24',
    prove: async () => (await import('./runtime-client/run.ts')).runtimeClient(),
  },
  schemathesis: {
    against: 'schemathesis 4.32.5',
    prove: async () => (await import('./schemathesis/run.ts')).schemathesis(),
  },
  simulation: {
    against: 'one seed, one history: faults, invariants, seeded bugs',
    prove: async () => (await import('./long-tests.ts')).provesSimulation(),
  },
  spectral: {
    against: 'spectral 6.16.3',
    prove: async () => (await import('./generators/spectral.ts')).spectral(),
  },
  templates: {
    against: 'moto 5.2.5, call by call',
    prove: async () => (await import('./templates/run.ts')).inMoto(),
  },
  'two-years': {
    against: 'an oracle of reminders',
    prove: async () => (await import('./long-tests.ts')).provesTwoYears(),
  },
  workflows: {
    against: 'redocly respect 2.77.0',
    prove: async () => (await import('./generators/workflows.ts')).workflows(),
  },
};
