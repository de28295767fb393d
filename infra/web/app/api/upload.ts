import { Problem } from './call.ts';
import { noteReach } from './reach.ts';
import { signedIn } from './read.ts';

const post = <T>(
  path: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  onSent: (share: number) => void,
) =>
  new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => {
      noteReach(false);
      reject(new Problem(0));
    };
    request.open('POST', path);
    request.responseType = 'json';
    for (const [name, value] of Object.entries({ 'x-saldo': '1', 'content-type': 'application/json', ...headers }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = () => {
      noteReach(true);
      const answer = (request.response ?? {}) as Record<string, unknown>;
      if (request.status >= 200 && request.status < 300) resolve(answer as T);
      else {
        const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined;
        reject(new Problem(request.status, { ...answer, retryAfter }));
      }
    };
    request.send(body);
  });

/**
 * A large body of the signed-in user: `fetch` tells nothing of what is sent already, and what outlives its page may have 64 kB.
 * @param onSent of the body, 0 to 1
 * @throws Problem
 */
export const upload = <T>(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  onSent: (share: number) => void,
): Promise<T> => signedIn(() => post<T>(path, JSON.stringify(body), headers, onSent));
