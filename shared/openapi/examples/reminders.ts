import { full, RECORD_ID, type ResponseExamples, TIMESTAMP } from './values.ts';

const reminder = {
  id: RECORD_ID,
  title: 'Aluguel',
  amount: 1850.9,
  dueDate: '2026-02-05',
  reminderTime: '2026-02-04T12:00:00.000Z',
  status: 'active',
  isRecurring: true,
  recurrencePattern: 'monthly',
  createdAt: TIMESTAMP,
  updatedAt: TIMESTAMP,
};

const quota = { subscriptionType: 'pro', currentCount: 1, limit: 10, canCreate: true, remaining: 9 };

export const reminderExamples: Readonly<Record<string, ResponseExamples>> = {
  'create-payment-reminder': {
    created: full({ data: reminder, message: 'Payment reminder created successfully' }),
  },
  'update-payment-reminder': {
    updated: full({
      data: { ...reminder, amount: 1900, reminderTime: '2026-02-04T17:30:00.000Z', recurrenceTime: '14h30' },
      message: 'Payment reminder updated successfully',
    }),
  },
  'delete-payment-reminder': {
    cancelled: full({
      data: { id: RECORD_ID, title: 'Aluguel', action: 'cancelled', hardDelete: false },
      message: 'Payment reminder cancelled successfully',
    }),
    deleted: full({
      data: { id: RECORD_ID, title: 'Aluguel', action: 'deleted permanently', hardDelete: true },
      message: 'Payment reminder deleted permanently',
    }),
  },
  'list-payment-reminders': {
    reminders: full({
      data: [reminder],
      count: 1,
      filter: 'Reminders due within the next 7 days',
      quota,
    }),
  },
};
