import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requirePeer } from '../frame/peers.ts';

type Generated = { private: string; cert: string };
type SelfSigned = { generate(subject: object[], options: object): Promise<Generated> };

/** A certificate of `localhost` for this run; the measured processes are configured to trust it. */
export const makeCertificate = async (): Promise<{ keyFile: string; certFile: string }> => {
  const { generate }: SelfSigned = requirePeer('selfsigned');
  const pair = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const folder = mkdtempSync(join(tmpdir(), 'saldo-tls-'));
  const files = { keyFile: join(folder, 'key.pem'), certFile: join(folder, 'cert.pem') };
  writeFileSync(files.keyFile, pair.private, { mode: 0o600 });
  writeFileSync(files.certFile, pair.cert);
  return files;
};
