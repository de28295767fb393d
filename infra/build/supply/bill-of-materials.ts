import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A document of CycloneDX without what differs from run to run, or from folder to folder. */
const steady = (document: Record<string, unknown>): Record<string, unknown> => {
  const { serialNumber: _number, metadata, ...rest } = document;
  const { timestamp: _instant, component, ...about } = Object(metadata);
  return { ...rest, metadata: { ...about, component: { ...component, name: 'saldo' } } };
};

/**
 * Writes the packages of the lock file as CycloneDX JSON, those for development marked as such. The same lock file gives the same
 * bytes. (`--omit dev` would leave out packages that both kinds need.)
 */
export const writeBillOfMaterials = (file: string): void => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const output = execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(steady(JSON.parse(output)), null, 2)}\n`);
};
