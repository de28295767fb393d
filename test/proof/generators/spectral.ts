import { writeFile } from 'node:fs/promises';
import { openApiDocument } from '../../../shared/openapi/document.ts';
import { type Outcome, run } from '../engines/process.ts';
import { inWork, programs } from './programs.ts';

/** Rules whose findings are right to be there, with the reason; one that finds nothing any more is to be taken off. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'oas3-operation-security-defined':
    'OpenAPI 3.1 lets a scheme that is no OAuth name roles: the scopes that the key needs. The rule is that of 3.0.',
  'oas3-valid-schema-example':
    'A refusal of a file has the fields `type` and `example`; the rule takes its example for a schema.',
  'oas3-unused-component': '`Error` is any refusal, for programs that read all of them in one place.',
};

type Finding = { code: string; message: string; path: string[] };

const WITHIN_MS = 300_000;

/** The reference by the rules of spectral for OpenAPI: nothing, warnings included, but what is accepted. */
export const spectral = async (): Promise<Outcome> => {
  const program = (await programs())('spectral');
  const [document, ruleset, found] = ['spectral-openapi.json', 'spectral.json', 'spectral-found.json'].map((name) =>
    inWork(name),
  ) as [string, string, string]; // of three names
  await writeFile(document, JSON.stringify(openApiDocument({ serverUrl: 'https://saldo.example' })));
  await writeFile(ruleset, JSON.stringify({ extends: ['spectral:oas'] }));
  const args = ['lint', document, '--ruleset', ruleset, '--format', 'json', '--output', found, '--quiet'];
  const { out } = await run(program, args, { cwd: inWork(), within: WITHIN_MS });
  const { default: findings }: { default: Finding[] } = await import(found, { with: { type: 'json' } }).catch(() => {
    throw new Error(`spectral: ${out.slice(-2000)}`);
  });
  const others = findings.filter(({ code }) => !Object.hasOwn(ACCEPTED, code));
  const gone = Object.keys(ACCEPTED).filter((rule) => !findings.some(({ code }) => code === rule));
  for (const { code, message, path } of others) console.error(`${code}: ${message} (${path.join('.')})`);
  for (const rule of gone) console.error(`${rule} finds nothing: take it off the list`);
  return {
    holds: others.length === 0 && gone.length === 0,
    ran: `${others.length} findings; ${Object.keys(ACCEPTED).length} rules accepted, with reasons`,
  };
};
