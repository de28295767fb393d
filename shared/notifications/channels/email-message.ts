import { randomBytes } from '../../platform/bytes.ts';
import type { Content } from '../notices/content.ts';

/** SES returns this tag in its events. */
export const DELIVERY_TAG = 'delivery';

/** Of a line in base64 (RFC 2045), and of the text in one encoded word, so that its line has 76 characters at most (RFC 2047). */
const LINE = 76;
const WORD_BYTES = 39;

const lines = (text: string): string =>
  Buffer.from(text)
    .toString('base64')
    .replaceAll(new RegExp(`.{1,${LINE}}`, 'g'), '$&\r\n');

/** A header's text in words of whole characters; a line break in it ends no header. */
const encodedWords = (text: string): string => {
  const words: string[] = [''];
  for (const character of text) {
    const last = words.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > WORD_BYTES) words.push(character);
    else words[words.length - 1] = last + character;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
};

const part = (type: string, text: string): string =>
  [`Content-Type: ${type}; charset=UTF-8`, 'Content-Transfer-Encoding: base64', '', lines(text)].join('\r\n');

type Raw = { from: string; to: string; content: Content; unsubscribe: string };

/** Whether the address ends no header that it stands in. */
export const isHeaderSafe = (address: string): boolean => !/[\p{Cc}<>,;]/u.test(address);

/**
 * A notice with the headers that let mail programs offer an end of it (RFC 8058), which SES's plain `SendEmail` cannot set.
 * @param to an address that is `isHeaderSafe`
 */
export const rawEmail = ({ from, to, content: { subject, text, html }, unsubscribe }: Raw): Buffer => {
  const boundary = `saldo-${randomBytes(16).toString('hex')}`;
  return Buffer.from(
    [
      `From: ${from}`,
      `To: ${to}`,
      `Subject: ${encodedWords(subject)}`,
      `List-Unsubscribe: <${unsubscribe}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative;',
      ` boundary="${boundary}"`,
      '',
      `--${boundary}`,
      part('text/plain', text),
      `--${boundary}`,
      part('text/html', html),
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  );
};
