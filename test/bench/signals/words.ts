/** The vocabulary of a set: texts as statements print them. */
import type { BankStyle } from './bank-styles.ts';
import type { Category } from './categories.ts';

/** Text on the statement, price in centavos, category, and how the merchant is called. */
export type Service = readonly [text: string, price: number, category: Category, merchant: string];

/** A habit: texts of the places, times a month, usual amount in centavos. */
export interface Habit {
  name: string;
  category: Category;
  places: readonly string[];
  times: readonly [low: number, high: number];
  usual: readonly [low: number, high: number];
  spread: number;
  /** Hours of the day. */
  hours: readonly [number, number];
  share: number;
}

export interface Words {
  banks: readonly BankStyle[];
  people: readonly string[];
  relatives: readonly string[];
  employers: readonly string[];
  clients: readonly string[];
  landlords: readonly string[];
  condos: readonly string[];
  energy: readonly string[];
  water: readonly string[];
  gas: readonly string[];
  internet: readonly string[];
  mobile: readonly string[];
  schools: readonly string[];
  healthPlans: readonly string[];
  gyms: readonly Service[];
  lenders: readonly string[];
  insurers: readonly string[];
  subscriptions: readonly Service[];
  foreign: readonly Service[];
  yearly: readonly Service[];
  /** Services that no household of the set has before an incident. */
  fresh: readonly Service[];
  habits: readonly Habit[];
  cafes: readonly string[];
  transit: readonly string[];
  cinemas: readonly string[];
  appliances: readonly string[];
  electronics: readonly string[];
  airlines: readonly string[];
  hotels: readonly string[];
  tripFood: readonly string[];
  gifts: readonly string[];
  clothes: readonly string[];
  furniture: readonly string[];
  clinics: readonly string[];
  dentists: readonly string[];
  mechanics: readonly string[];
  stationers: readonly string[];
  /** People and places of which a set knows one. */
  local: Record<
    | 'cleaner'
    | 'therapist'
    | 'lottery'
    | 'church'
    | 'charity'
    | 'parking'
    | 'toll'
    | 'recharge'
    | 'fair'
    | 'cashback'
    | 'ice'
    | 'mover'
    | 'annuity'
    | 'yield'
    | 'iofForeign'
    | 'june'
    | 'carnival'
    | 'party'
    | 'optics'
    | 'handyman'
    | 'vet'
    | 'raffle',
    string
  >;
  taxes: { ipva: string; iptu: string; licence: string; mei: string; incomeTax: string };
  benefits: { inss: string; thirteenth: string; vacation: string; severance: string; fgts: string; bonus: string };
  /** Fees that were not there before. */
  fees: readonly [text: string, low: number, high: number, category: Category, place: 'bank' | 'card'][];
}
