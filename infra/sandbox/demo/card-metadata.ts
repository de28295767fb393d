import { toAmount } from '../../../shared/money.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import type { CardRow } from './card-rows.ts';
import type { CardPlan } from './plans.ts';

/** The bank's metadata of an installment besides the description; one bank gives none, one never the total. */
export const installmentMetadata = ({ installmentStyle }: CardPlan, { installment }: CardRow) => {
  if (!installment || installmentStyle === 'in-description') return {};
  const numbers = { installmentNumber: installment.number, totalInstallments: installment.count };
  if (installmentStyle === 'row-per-bill') return numbers;
  return { ...numbers, totalAmount: toAmount(installment.total), purchaseDate: utcMidnight(installment.purchaseDate) };
};

/** The shop as the aggregator enriches it; fees and taxes have none. */
export const merchantOf = ({ merchant }: CardRow) =>
  merchant ? { name: merchant, businessName: `${merchant} COMERCIO LTDA`, cnpj: '00.000.000/0001-00' } : null;
