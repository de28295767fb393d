import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { limitStore } from '../../../shared/limits/limit-store.ts';
import { centavos } from '../../../shared/money.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { openTable } from '../../../shared/platform/table/table.ts';
import { reminderStore } from '../../../shared/reminders/reminder-store.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { addSeconds, type Instant, systemClock } from '../../../shared/time/instant.ts';
import { seededRandom, uuid } from '../../shared/ledger/realistic-rows.ts';
import { aLimit } from '../../shared/limits/builders.ts';
import { aReminder } from '../../shared/reminders/builders.ts';
import { limitCategories } from '../reads/household.ts';

/** Of each kind as many as a user may keep, or the issue names; the premium plan has thirty active ones. */
export const RECORDS = { limits: 40, reminders: 500, active: 30 } as const;

const nine = (date: IsoDate): Instant => `${date}T12:00:00.000Z` as Instant;

const limitsOf = (userId: string, now: Instant) => {
  const random = seededRandom(1);
  return Array.from({ length: RECORDS.limits }, (_, index) =>
    aLimit({
      userId,
      id: uuid(random),
      category: limitCategories[index % limitCategories.length] ?? 'Supermercado',
      limitAmount: centavos(900_000_000),
      isActive: index < RECORDS.active,
      isRecurring: true,
      createdAt: now,
    }),
  );
};

const remindersOf = (userId: string, today: IsoDate) => {
  const random = seededRandom(2);
  return Array.from({ length: RECORDS.reminders }, (_, index) => {
    const isActive = index < RECORDS.active;
    const dueDate = addDays(today, isActive ? 2 + index : 1 - index);
    const reminderTime = nine(addDays(dueDate, -1));
    return aReminder({
      userId,
      id: uuid(random),
      title: `Conta ${index + 1} do condomínio e do escritório`,
      dueDate,
      reminderTime,
      status: isActive ? 'active' : 'completed',
      completedAt: isActive ? null : nine(dueDate),
      notifyAt: isActive ? reminderTime : null,
      recurrencePattern: index % 2 === 0 ? 'monthly' : null,
    });
  });
};

/** Forty limits and 500 reminders, by the service's own stores; no schedule rings while the bench runs. */
export const writeRecords = async (userId: string, today: IsoDate): Promise<void> => {
  const table = openTable();
  const [limits, reminders] = [limitStore(table), reminderStore(table)];
  for (const limit of limitsOf(userId, systemClock())) await limits.create(limit, { limit: RECORDS.active });
  for (const reminder of remindersOf(userId, today)) await reminders.create(reminder, { limit: RECORDS.active });
};

const DAY_SECONDS = 86_400;

const setOfItems = async (userId: string, itemIds: readonly string[], field: string, value: Instant): Promise<void> => {
  const { client, name } = openTable();
  for (const itemId of itemIds) {
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: keys.item(userId, itemId),
        UpdateExpression: 'SET #field = :value',
        ExpressionAttributeNames: { '#field': field },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  }
};

/** As on the next day: a connection then imports all rows of its bank. */
export const ageFullPulls = (userId: string, itemIds: readonly string[]): Promise<void> =>
  setOfItems(userId, itemIds, 'fullPullAt', addSeconds(systemClock(), -DAY_SECONDS - 60));

/** The schedule of the local stack leaves the connections to the bench. */
export const leaveUnscheduled = (userId: string, itemIds: readonly string[]): Promise<void> =>
  setOfItems(userId, itemIds, 'dueAt', addSeconds(systemClock(), DAY_SECONDS));
