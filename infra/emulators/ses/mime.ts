/** The parts of a raw message that the inbox displays. */
export type ParsedMessage = {
  /** By their names in lower case. */
  headers: Map<string, string>;
  /** By their names as they were sent. */
  named: Record<string, string>;
  text: string | null;
  html: string | null;
};

type Part = { headers: Map<string, string>; names: Map<string, string>; body: string };

const split = (raw: string): Part => {
  const at = /\r?\n\r?\n/.exec(raw);
  const head = at ? raw.slice(0, at.index) : raw;
  const body = at ? raw.slice(at.index + at[0].length) : '';
  const headers = new Map<string, string>();
  const names = new Map<string, string>();
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const name = line.slice(0, colon);
    headers.set(name.toLowerCase(), line.slice(colon + 1).trim());
    names.set(name.toLowerCase(), name);
  }
  return { headers, names, body };
};

const fromQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Decodes `=?UTF-8?B?...?=` words of a header. */
const decodedWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?[^?]+\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : fromQuotedPrintable(word.replaceAll('_', ' ')).toString(),
    );

const contentOf = ({ headers, body }: Part): string => {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return fromQuotedPrintable(body).toString();
  return Buffer.from(body, 'latin1').toString();
};

const textParts = (part: Part): Part[] => {
  const type = part.headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (!boundary) return [part];
  const inner = part.body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((raw) => textParts(split(raw.replace(/^\r?\n/, '').replace(/\r?\n$/, ''))));
};

/** Reads a MIME message in UTF-8: its headers and its first plain and first HTML text. */
export const parseMessage = (raw: Buffer): ParsedMessage => {
  const whole = split(raw.toString('latin1'));
  const parts = textParts(whole);
  const first = (type: string): string | null => {
    const found = parts.find(({ headers }) => (headers.get('content-type') ?? 'text/plain').startsWith(type));
    return found ? contentOf(found) : null;
  };
  const headers = new Map([...whole.headers].map(([name, value]) => [name, decodedWords(value)]));
  const named = Object.fromEntries([...headers].map(([name, value]) => [whole.names.get(name) ?? name, value]));
  return { headers, named, text: first('text/plain'), html: first('text/html') };
};

/** The bare addresses of a header such as `Ana <ana@example.com>, bia@example.com`. */
export const addressesIn = (header = ''): string[] =>
  header
    .split(',')
    .map((entry) => /<([^>]+)>/.exec(entry)?.[1] ?? entry.trim())
    .filter((address) => address !== '');
