import { ADDRESS, STANDING_WISHES } from './address.ts';
import { ATTRIBUTES, BELONGINGS } from './belongings.ts';
import { DISLIKES, HABITS, LIKES } from './habits.ts';
import { LIFE } from './life.ts';
import { BUDGETS, GOALS, MONEY } from './money.ts';
import type { Rule } from './rule.ts';

/** The first match decides. */
export const RULES: readonly Rule[] = [
  ...ADDRESS,
  ...MONEY,
  ...LIFE,
  ...DISLIKES,
  ...GOALS,
  ...LIKES,
  ...BUDGETS,
  ...STANDING_WISHES,
  ...BELONGINGS,
  ...HABITS,
  ...ATTRIBUTES,
];
