import { formatAmount, parseAmount } from '../../amount.ts';
import type { Schemas } from '../../api/contract.ts';
import { addDays, daysBetween } from '../../days.ts';
import { planForms as texts } from '../../texts/plan-forms.ts';
import { hourText, inSaoPaulo, instantIn } from './moments.ts';

type Reminder = Schemas['ListedPaymentReminder'];
type NewReminder = Schemas['CreatePaymentReminderRequest'];
type Change = Omit<Schemas['UpdatePaymentReminderRequest'], 'reminderId'>;

/** How many days before the due date the notice comes; `other`: on a date of its own. */
export type Lead = '0' | '1' | '2' | '3' | '7' | 'other';
export const LEADS: readonly Lead[] = ['0', '1', '2', '3', '7', 'other'];

/** As typed; dates and the time are of São Paulo. */
export type ReminderFields = {
  title: string;
  amount: string;
  dueDate: string;
  lead: Lead;
  /** Where `lead` is `other`. */
  noticeDate: string;
  time: string;
  /** Empty: once. */
  repeats: '' | NonNullable<Reminder['recurrencePattern']>;
};

export type ReminderErrors = Partial<Record<keyof ReminderFields, string>>;

/** The API's own default: 09:00 of the day before. */
export const newReminderFields: ReminderFields = {
  title: '',
  amount: '',
  dueDate: '',
  lead: '1',
  noticeDate: '',
  time: '09:00',
  repeats: '',
};

export const fieldsOfReminder = (reminder: Reminder): ReminderFields => {
  const { date, time } = inSaoPaulo(reminder.reminderTime);
  const lead = String(daysBetween(date, reminder.dueDate));
  return {
    title: reminder.title,
    amount: formatAmount(reminder.amount),
    dueDate: reminder.dueDate,
    lead: LEADS.find((one) => one === lead) ?? 'other',
    noticeDate: date,
    time,
    repeats: reminder.recurrencePattern ?? '',
  };
};

/** Where the date of the notice is missing or none: empty. */
const noticeDateOf = ({ lead, noticeDate, dueDate }: ReminderFields): string => {
  if (lead === 'other') return noticeDate;
  return dueDate && addDays(dueDate, -Number(lead));
};

export const noticeOf = (fields: ReminderFields): string => {
  const date = noticeDateOf(fields);
  return date && fields.time ? instantIn(date, fields.time) : '';
};

/** An empty native input is no date, and neither is a year of five digits. */
const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

export const reminderErrors = (fields: ReminderFields): ReminderErrors => ({
  ...(fields.title.trim() ? {} : { title: texts.titleMissing }),
  ...(fields.amount.trim() && parseAmount(fields.amount) === null ? { amount: texts.amountWrong } : {}),
  ...(isDate(fields.dueDate) ? {} : { dueDate: texts.dateMissing }),
  ...(fields.lead === 'other' && !isDate(fields.noticeDate) ? { noticeDate: texts.dateMissing } : {}),
  ...(fields.time ? {} : { time: texts.timeMissing }),
});

const typedReminder = ({ title, amount, dueDate }: ReminderFields) => ({
  title: title.trim(),
  amount: amount.trim() ? parseAmount(amount) : null,
  dueDate,
});

export const newReminderOf = (fields: ReminderFields): NewReminder => ({
  ...typedReminder(fields),
  reminderTime: noticeOf(fields),
  isRecurring: fields.repeats !== '',
  ...(fields.repeats ? { recurrencePattern: fields.repeats } : {}),
});

/**
 * The API moves the notice with the due date, so the change names it only if its distance or its time of day differs. A changed time
 * of day alone keeps the day that the API has.
 */
const noticeChange = (before: ReminderFields, after: ReminderFields): Change => {
  const lead = (fields: ReminderFields) => daysBetween(noticeDateOf(fields), fields.dueDate);
  if (lead(before) !== lead(after)) return { reminderTime: noticeOf(after) };
  return before.time === after.time ? {} : { recurrenceTime: hourText(after.time) };
};

/** The changed fields only: another device may have changed the rest. */
export const reminderChange = (reminder: Reminder, fields: ReminderFields): Change => {
  const { title, amount, dueDate } = typedReminder(fields);
  return {
    ...(title === reminder.title ? {} : { title }),
    ...(amount === reminder.amount ? {} : { amount }),
    ...(dueDate === reminder.dueDate ? {} : { dueDate }),
    ...noticeChange(fieldsOfReminder(reminder), fields),
  };
};

/** The field that an error of the API is about. */
export const reminderErrorFields: Readonly<Record<string, ReminderErrors>> = {
  'Invalid or missing title': { title: texts.titleRefused },
  'Invalid title': { title: texts.titleRefused },
  'Invalid amount': { amount: texts.amountWrong },
  'Invalid or missing dueDate': { dueDate: texts.dateRefused },
  'Invalid dueDate format': { dueDate: texts.dateRefused },
  'Invalid reminderTime': { noticeDate: texts.dateRefused, time: texts.timeRefused },
  'Invalid recurrenceTime': { time: texts.timeRefused },
  'Invalid recurrence configuration': { repeats: texts.repeatsRefused },
};
