import { invalidValue } from './problem.ts';

const LARGEST_BODY_BYTES = 1_048_576;
const LONGEST_DELAY_SECONDS = 900;
const LONGEST_VISIBILITY_SECONDS = 43_200;

const requireSeconds = (name: string, seconds: number, longest: number): void => {
  if (!(seconds >= 0 && seconds <= longest)) throw invalidValue(`${name} must be >= 0 and <= ${longest}.`);
};

/** SQS's limits; each throws InvalidParameterValue. */
export const requireBody = (body: string): void => {
  if (!body || Buffer.byteLength(body) > LARGEST_BODY_BYTES)
    throw invalidValue(`Message must be non-empty and at most ${LARGEST_BODY_BYTES} bytes.`);
};

export const requireDelay = (seconds: number): void => requireSeconds('DelaySeconds', seconds, LONGEST_DELAY_SECONDS);

export const requireVisibility = (seconds: number): void =>
  requireSeconds('VisibilityTimeout', seconds, LONGEST_VISIBILITY_SECONDS);
