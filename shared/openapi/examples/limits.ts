import { fresh, full, RECORD_ID, type ResponseExamples, TIMESTAMP, USER_ID } from './values.ts';

const base = {
  id: RECORD_ID,
  category: 'Alimentação',
  limitAmount: 800,
  period: 'monthly',
  isActive: true,
  isRecurring: false,
  periodStart: null,
};
const limit = { ...base, userId: USER_ID, createdAt: TIMESTAMP, updatedAt: TIMESTAMP };

const listed = {
  ...limit,
  currentSpending: 432.5,
  remainingAmount: 367.5,
  percentageUsed: 54.06,
  status: 'warning',
  periodEnd: '2026-02-01T00:00:00.000Z',
};

const quota = {
  subscriptionType: 'pro',
  currentCount: 1,
  limit: 10,
  canCreate: true,
  remaining: 9,
  message: 'Você usa 1 de 10 limites de gastos do seu plano; ainda pode criar 9.',
  upgradeMessage: null,
};

export const limitExamples: Readonly<Record<string, ResponseExamples>> = {
  'create-spending-limit': {
    created: full({ data: limit, message: 'Spending limit for Alimentação created successfully' }),
  },
  'confirm-spending-limit': {
    confirmed: {
      success: true,
      message:
        'Limite mensal de R$ 800,00 para Alimentação criado com sucesso. A contagem já começou, com os gastos do período ' +
        'atual. Ele se renova automaticamente a cada período. Você receberá avisos ao atingir 50%, 75% e 100% do limite.',
      limit: { ...base, isRecurring: true },
    },
  },
  'update-spending-limit': {
    updated: full({ data: { ...limit, limitAmount: 950.5 }, message: 'Spending limit updated successfully' }),
  },
  'delete-spending-limit': {
    cancelled: full({
      data: { id: RECORD_ID, category: 'Alimentação', action: 'cancelled', hardDelete: false },
      message: 'Spending limit cancelled successfully',
    }),
  },
  'list-spending-limits': {
    limits: fresh({ data: [listed], count: 1, quota, filters: { includeInactive: true } }),
  },
};
