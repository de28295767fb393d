import type { HouseholdPlan } from './plans.ts';
import { bradescoChecking, itauChecking, itauSavings, nubankAccount } from './premium-accounts.ts';
import { premiumBradesco } from './premium-bradesco.ts';
import { premiumItau } from './premium-itau.ts';
import { premiumNubank } from './premium-nubank.ts';

/** A couple with two salaries, three banks and three cards, one for each way of showing installments. */
export const premiumHousehold: HouseholdPlan = {
  owner: 'Carla Mendes Ribeiro',
  taxNumber: '000.482.913-00',
  transfers: [
    { from: itauChecking, to: nubankAccount, day: 6, reais: [3200, 3600], category: '04020000' },
    { from: itauChecking, to: itauSavings, day: 7, reais: [500, 900], category: '05060000' },
    { from: itauChecking, to: bradescoChecking, day: 8, reais: [1700, 1900], category: '04020000' },
  ],
  banks: [premiumItau, premiumNubank, premiumBradesco],
};
