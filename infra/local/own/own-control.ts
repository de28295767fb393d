import { randomBytes } from 'node:crypto';
import { isSameText } from '../../../shared/platform/bytes.ts';
import { jsonAnswer } from '../../emulators/http/answer.ts';
import { type Listening, listen } from '../../emulators/http/listen.ts';
import { answering } from '../../emulators/http/serve.ts';

const failed = () => jsonAnswer(500, { error: 'The copy failed' });

/** Serves `npm run backup` on a loopback port, to who can read the folder, where the token is. */
export const serveOwnControl = async (backup: () => Promise<Buffer>): Promise<Listening & { token: string }> => {
  const token = randomBytes(32).toString('base64url');
  const server = await listen(
    answering(async ({ method, url, headers }) => {
      const isKnown = isSameText(`Bearer ${token}`, headers.authorization ?? '');
      if (method !== 'POST' || url !== '/backup' || !isKnown) return jsonAnswer(404, { error: 'Not found' });
      return { status: 200, headers: { 'content-type': 'application/gzip' }, body: await backup() };
    }, failed),
  );
  return { ...server, token };
};
