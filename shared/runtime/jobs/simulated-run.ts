import * as z from 'zod/mini';
import { optionalSetting, variables } from '../../platform/environment.ts';
import { type Instant, parseInstant } from '../../time/instant.ts';

/** Whether this environment allows simulated runs. Environments with real users use the clock only. */
export const runsSimulated = (): boolean => optionalSetting(variables.simulatedRuns) === '1';

const envelope = z.looseObject({
  now: z.optional(z.string().check(z.refine((text) => parseInstant(text) !== null))),
});

/**
 * The instant that a message of a simulated run carries.
 * @throws when it is none
 */
export const simulatedIn = (body: unknown): Instant | undefined => {
  if (!runsSimulated()) return undefined;
  const { now } = envelope.parse(body);
  return (now && parseInstant(now)) || undefined;
};
