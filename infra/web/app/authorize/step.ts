import type { Me, OAuthRequest } from '../api/answers.ts';
import { Problem } from '../api/call.ts';
import { why } from '../ui/why.ts';

export type Step =
  | { name: 'opening' }
  | { name: 'asked'; request: OAuthRequest; me: Me }
  | { name: 'answered'; approved: boolean; location: string }
  | { name: 'none' | 'unknown' | 'over' | 'left' }
  | { name: 'failed'; text: string };

/** Shown when the request could not be read. */
export const stepOf = (error: unknown): Step => {
  if (error instanceof Problem && error.status === 404) return { name: 'unknown' };
  if (error instanceof Problem && error.status === 410) return { name: 'over' };
  return { name: 'failed', text: why(error) };
};
