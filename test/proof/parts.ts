import { elasticMq, moto } from './aws-stand-ins/run.ts';
import { chart } from './chart/run.ts';
import { conformance } from './conformance/run.ts';
import { dynamoDbLocal } from './dynamodb-local/run.ts';
import { pluggySdk } from './pluggy-sdk/run.ts';
import { provesHistories, provesLinearizability, provesTwoYears } from './long-tests.ts';
import { pythonClient } from './python-client/run.ts';
import { runtimeClient } from './runtime-client/run.ts';
import { schemathesis } from './schemathesis/run.ts';

/** `skipped` says why: a proof that did not run is none, and fails no build. `ran` says what did, with counts. */
export type Outcome = { holds: boolean; skipped?: string; ran?: string };

export type Part = {
  /** What the service is held against, with its version. */
  against: string;
  prove(): Promise<Outcome>;
};

/** What is too long, or wants too much of a machine, for `npm test`. Each part ends by itself and says whether it holds. */
export const parts: Readonly<Record<string, Part>> = {
  chart: { against: 'Chromium', prove: chart },
  conformance: { against: 'MCP conformance suite 0.2.0-alpha.12', prove: conformance },
  'dynamodb-local': { against: 'DynamoDB Local 3.3.1', prove: dynamoDbLocal },
  elasticmq: { against: 'ElasticMQ 1.6.15', prove: elasticMq },
  histories: { against: 'replayed imports', prove: provesHistories },
  linearizability: { against: 'a sequential model', prove: provesLinearizability },
  moto: { against: 'moto 5.2.5', prove: moto },
  'pluggy-sdk': { against: 'pluggy-sdk 0.90.0', prove: pluggySdk },
  'python-client': { against: 'Python client of MCP 2.3.0', prove: pythonClient },
  'runtime-client': { against: 'aws-lambda-ric 4.0.2, Node 24', prove: runtimeClient },
  schemathesis: { against: 'schemathesis 4.32.5', prove: schemathesis },
  'two-years': { against: 'an oracle of reminders', prove: provesTwoYears },
};
