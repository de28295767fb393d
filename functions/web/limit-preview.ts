import { limitPreview as operation } from '../../shared/contract/web/limit-preview.ts';
import { newLimit } from '../../shared/limits/limit-change.ts';
import { usageAt } from '../../shared/limits/list-usage.ts';
import {
  readSpending,
  type SpendingSources,
  spendingSources,
  usualDates,
  withPurchases,
  withPurchasesBefore,
} from '../../shared/limits/spending.ts';
import { countedDays, datesOfUsual, usualUnder } from '../../shared/limits/usage.ts';
import { toAmount, ZERO } from '../../shared/money.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { utcDateOf } from '../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

export const limitPreview = async (
  { caller: { userId }, query: { category, period }, now }: WebRequestOf<typeof operation>,
  sources: SpendingSources,
) => {
  const made = { category, period, limitAmount: ZERO, isRecurring: true, startNextPeriod: false };
  const limit = newLimit(made, { userId, id: '' }, now);
  const days = dateInSaoPaulo(now);
  const today = utcDateOf(now);
  // The ninety days begin after the purchases of the usual windows do: one read has both.
  const read = await readSpending(sources, userId, withPurchases(usualDates(now)), today);
  const { window } = usageAt(limit, read, now);
  const periods = [datesOfUsual(days), ...[countedDays(window, now) ?? []].flat()];
  const spending = await withPurchasesBefore(sources, userId, read, periods, today);
  const { usual, ...found } = usualUnder(spending.money, category, period, days);
  const spent = toAmount(usageAt(limit, spending, now).spent);
  return { body: { ...found, spent, usual: usual === null ? null : toAmount(usual) } };
};

export const endpoint = defineWebEndpoint(operation, limitPreview, () => spendingSources(openTable(), 'relaxed'));
export const handler = webHandler(endpoint);
