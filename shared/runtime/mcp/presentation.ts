import type { Operation } from '../../contract/operation.ts';
import { InvalidInputError } from '../../domain-errors.ts';

/**
 * How tools look to a caller: `rest` gives what REST answers, twice, as before 2026-07-28; `assistant` gives few tokens,
 * resources and questions to the person, to assistants that hold a token too. The one place that decides it; what a caller may use is decided elsewhere.
 */
export type Presentation = 'rest' | 'assistant';

export const presentationOf = ({ stateless, token }: { stateless: boolean; token: boolean }): Presentation =>
  stateless || token ? 'assistant' : 'rest';

export const RESPONSE_FORMATS = ['compact', 'detailed'] as const;
export type ResponseFormat = (typeof RESPONSE_FORMATS)[number];

const isFormat = (value: unknown): value is ResponseFormat => RESPONSE_FORMATS.some((format) => format === value);

/** Whether an operation has a compact form, which the schema of its REST response does not describe. */
export const hasForms = ({ mcp }: Pick<Operation, 'mcp'>): boolean => mcp?.compact?.table !== undefined;

/** The format that a call selects, and the remaining arguments. @throws InvalidInputError for an unknown format */
export const formatAsked = (
  operation: Pick<Operation, 'mcp'>,
  given: Record<string, unknown>,
  presentation: Presentation,
): { format: ResponseFormat; args: Record<string, unknown> } => {
  // Before 2026-07-28 every tool has a schema of its answer, which only those with two forms leave open.
  if (presentation === 'rest' && !hasForms(operation)) return { format: 'detailed', args: given };
  const { responseFormat, ...args } = given;
  if (responseFormat === undefined || responseFormat === null || responseFormat === '') {
    return { format: presentation === 'assistant' ? 'compact' : 'detailed', args };
  }
  if (isFormat(responseFormat)) return { format: responseFormat, args };
  throw new InvalidInputError('Invalid responseFormat', {
    message: `responseFormat must be one of ${RESPONSE_FORMATS.join(', ')}`,
    received: responseFormat,
  });
};
