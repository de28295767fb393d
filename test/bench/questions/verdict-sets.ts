import * as z from 'zod/mini';
import { messageFilter } from '../../../shared/search/message/message-filter.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { readJsonLines } from '../frame/json-lines.ts';
import { accounts, rows, today as written } from './rows.ts';

const REASONS = ['future', 'command', 'not_about_money', 'needs_other_operation'] as const;

/** A message, and what a careful reader says of whether a filter over rows answers it. */
const verdictSchema = z.discriminatedUnion('group', [
  z.strictObject({ ask: z.string(), group: z.literal('answerable') }),
  z.strictObject({
    ask: z.string(),
    group: z.enum(REASONS),
    /** Reasons that are right: that of the group first, then others that may be argued. */
    reasons: z.array(z.enum(REASONS)).check(z.minLength(1)),
    /** Operations that are right, null for none; absent where any is. */
    operations: z.optional(z.array(z.nullable(z.string())).check(z.minLength(1))),
  }),
]);
export type AskedVerdict = z.output<typeof verdictSchema>;

/** `chat`: written for this; `world`, `apps`: of public sources. */
export const VERDICT_SETS = ['chat', 'world', 'apps'] as const;
export const VERDICT_HALVES = ['open', 'closed'] as const;
/** `open`: misses may be looked at. `closed`: nobody looks at its messages. */
export const askedVerdicts = (
  set: (typeof VERDICT_SETS)[number],
  half: (typeof VERDICT_HALVES)[number],
): AskedVerdict[] =>
  readJsonLines(
    new URL(`verdicts/2026-11-29-${set === 'chat' ? half : `${set}-${half}`}.jsonl`, import.meta.url),
    verdictSchema,
  );

/** What `get-transactions` says of a message without any other parameter. */
export const verdictOn = (ask: string, today: IsoDate = written) => {
  const { answerable, reason, operation } = messageFilter(ask, today).against(rows, accounts).interpretation;
  return { answerable, reason, operation };
};

/** Whether rows that are no answer are said to be none, and rows that are one are not refused. */
export const isHandled = ({ ask, group }: AskedVerdict): boolean =>
  verdictOn(ask).answerable === (group === 'answerable');

const isReasoned = (asked: AskedVerdict): boolean => {
  const { answerable, reason, operation } = verdictOn(asked.ask);
  return (
    asked.group !== 'answerable' &&
    !answerable &&
    reason !== null &&
    asked.reasons.includes(reason) &&
    (asked.operations?.includes(operation) ?? true)
  );
};

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** Shares of the messages that no filter answers, and of those that one does. */
export const measuredVerdicts = (asked: readonly AskedVerdict[]) => {
  const unanswerable = asked.filter(({ group }) => group !== 'answerable');
  const answerable = asked.filter(({ group }) => group === 'answerable');
  return {
    unanswerable: unanswerable.length,
    answerable: answerable.length,
    /** Of the first, those that are said to be none of a filter. */
    handled: share(unanswerable.filter(isHandled).length, unanswerable.length),
    /** Of the first, those whose reason and operation are right, too. */
    reasoned: share(unanswerable.filter(isReasoned).length, unanswerable.length),
    /** Of the second, those that are not refused. */
    accepted: share(answerable.filter(isHandled).length, answerable.length),
  };
};

/** Messages that are handled, with a reason that is not right. */
export const isMisreasoned = (asked: AskedVerdict): boolean =>
  asked.group !== 'answerable' && isHandled(asked) && !isReasoned(asked);
