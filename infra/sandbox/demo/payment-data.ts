import type { BankRow } from './bank-rows.ts';
import type { HouseholdPlan } from './plans.ts';
import { randomFrom } from './random.ts';

// Shaped like a CPF, with check digits that no CPF of these digits has.
const documentOf = (name: string): string => {
  const random = randomFrom(name);
  const three = () => String(random.whole(0, 999)).padStart(3, '0');
  return `000.${three()}.${three()}-00`;
};

/** Both sides of a transfer, as in Open Finance; absent for other rows. */
export const paymentDataOf = ({ kind, name, company }: BankRow, { owner, taxNumber }: HouseholdPlan) => {
  const holder = { name: owner, documentNumber: { type: 'CPF', value: taxNumber } };
  const other = { name, documentNumber: { type: 'CPF', value: documentOf(name) } };
  if (kind === 'pixOut') return { payer: holder, receiver: other, paymentMethod: 'PIX' };
  if (kind === 'pixIn') return { payer: other, receiver: holder, paymentMethod: 'PIX' };
  if (kind === 'ownOut' || kind === 'ownIn') return { payer: holder, receiver: holder, paymentMethod: 'PIX' };
  const payee = company ? { name, documentNumber: { type: 'CNPJ', value: company.cnpj } } : { name };
  if (kind === 'boleto') return { payer: holder, receiver: payee, paymentMethod: 'BOLETO' };
  return null;
};
