import { batchTooLong, invalidContents, invalidValue } from './problem.ts';

/** Of one message and of a whole batch. */
const LARGEST_BYTES = 1_048_576;
const LONGEST_DELAY_SECONDS = 900;
const LONGEST_VISIBILITY_SECONDS = 43_200;

// The characters of XML 1.0: SQS once responded in XML, and still has this limit.
const isAllowed = (character: number): boolean =>
  character >= 0x20
    ? character <= 0xd7ff || (character >= 0xe000 && character <= 0xfffd) || character >= 0x10000
    : character === 0x9 || character === 0xa || character === 0xd;

const between = (name: string, value: number, least: number, most: number): void => {
  if (!(value >= least && value <= most))
    throw invalidValue(
      `Value ${value} for parameter ${name} is invalid. Reason: Must be between ${least} and ${most}, if provided.`,
    );
};

/** SQS's limits; each throws the error that SQS answers. */
export const requireBody = (body: string): void => {
  if (!body) throw invalidValue('Message must be non-empty.');
  if (Buffer.byteLength(body) > LARGEST_BYTES)
    throw invalidValue(`Message must be shorter than ${LARGEST_BYTES} bytes.`);
  for (const character of body) {
    const code = character.codePointAt(0) ?? 0;
    if (!isAllowed(code)) throw invalidContents(code);
  }
};

export const requireBatchSize = (bodies: readonly string[]): void => {
  const bytes = bodies.reduce((total, body) => total + Buffer.byteLength(body), 0);
  if (bytes > LARGEST_BYTES) throw batchTooLong(LARGEST_BYTES, bytes);
};

export const requireDelay = (seconds: number): void => between('DelaySeconds', seconds, 0, LONGEST_DELAY_SECONDS);

export const requireVisibility = (seconds: number): void =>
  between('VisibilityTimeout', seconds, 0, LONGEST_VISIBILITY_SECONDS);
