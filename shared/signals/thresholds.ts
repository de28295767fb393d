import type { CategoryId } from '../categories/category-tree.ts';

/** Starting points; amounts are centavos. Households that were written without sight of the rules decide what they become. */
export const thresholds = {
  /** A signal is found while its latest evidence is of so many days. */
  reachDays: 35,
  /** Rows before a charge that it is compared with: all of a charge in reach are read on every day of the month. */
  historyDays: 355,
  /** `mostVisits`: of a year, beyond which two days may have equal amounts by chance; small ones beyond one visit a month. */
  doubleCharge: {
    ...{ least: 2_000, daysApart: 1, leastEatingOut: 6_000, notes: 500, visitsOfWeighed: 20 },
    ...{ mostVisits: 20, mostVisitsOfSmall: 12, small: 5_000 },
  },
  /**
   * A subscription's charge of a month, taken twice. `before`: single ones that it follows, `gap` days apart or more; the last of them
   * at most `mostGap` days ago: behind a month that was missed two are due.
   */
  subscriptionTwice: { least: 500, daysApart: 3, before: 3, gap: 20, mostGap: 45 },
  priceRise: { leastPercent: 5, least: 200, indexedMonths: 11, mostIndexedPercent: 15 },
  /** A subscription's rise is told at its first row, behind so many at one price; so is that of a flat rate. */
  firstRise: { rowsBefore: 4, rowsOfFlatRate: 6, mostPercent: 100 },
  /** `leastOfYear`: what costs so much may be paid once a year. `rows`: charges that show it without a stream, `gap` days apart. */
  newSubscription: {
    ...{ days: 62, daysOfRowsBefore: 90, daysOfYearBefore: 372, leastOfYear: 10_000, mostOfOne: 20_000 },
    ...{ rows: 3, gap: 20 },
  },
  /** `leastDays`: two purchases of some days are no trial. `daysOfCheck`: the charge that checks a card comes back within them. */
  trial: {
    mostOfTrial: 500,
    mostTrials: 3,
    least: 990,
    leastDays: 3,
    days: 40,
    daysOfCheck: 7,
    lengths: [7, 14, 15, 30],
  },
  afterCancel: { missedPeriods: 2, mostPercentApart: 20, daysAfterRefund: 5, daysOfRefund: 100, gap: 20 },
  unusual: {
    least: 20_000,
    deviations: 6,
    timesLargest: 3,
    rowsOfMerchant: 8,
    /** Fewer rows say less: the charge must be so many times the largest. */
    fewRowsOfMerchant: 5,
    timesLargestOfFew: 6,
    rowsOfCategory: 30,
    rowsOfMerchantInCategory: 1,
  },
  fee: { percentOfKnown: 5, monthsOfKnown: 3, timesKnown: 3, daysOfForeignPurchase: 7 },
  /** `percentOfPart`: of the pay, from the same payer. `daysEarly`: of pay in full, before the window. */
  income: { rows: 4, businessDays: 2, percentOfOther: 90, percentOfPart: 50, daysEarly: 10 },
  bill: { most: 6, fewest: 4, percent: 80, least: 30_000 },
  lowBalance: {
    days: 17,
    below: -5_000,
    safe: 0,
    historyDays: 180,
    step: 7,
    percentOfDoubt: 15,
    percentWithoutPay: 25,
    rowsOfPay: 6,
    rowsOnTheDay: 8,
    /** Moves to investments: so many days after pay, and so many before today. */
    daysAfterPay: 5,
    daysOfMove: 31,
    percentOfMove: 10,
  },
  duplicate: { days: 30, rows: 5, percentEqual: 80 },
  consent: { days: 14 },
  notice: { days: 3, most: 3 },
} as const;

type Categories = readonly CategoryId[];

/** Taxes of houses and vehicles stand beside the other taxes. */
const TAXES: Categories = ['15000000', '17040000', '19050004'];
const FEES: Categories = ['16000000', '02010000', '02020000'];

/** Categories in which something is ordinary. */
export const ordinary = {
  pairs: [
    ...['05000000', '04000000', '07020000', '07040000', '14000000', '13000000', '21000000'],
    // Fares, not fuel.
    ...['19010000', '19020000', '19030000', '19040000', '19050002', '19050003', '19050006'],
    // Two passengers; what is bought within a game.
    ...['12010000', '12040000', '09010000'],
    ...TAXES,
    ...FEES,
  ],
  /** Paid by the head, at prices of a list: barbers, dentists, doctors. */
  pairsOfPeople: ['07030002', '07030003', '18010000', '18040000'],
  /** Bills of what was used: two months are never equal to the centavo. */
  metered: ['17020000'],
  pairsOfMeals: ['11010000'],
  /** Filled for equal amounts of whole notes, and on the next day for a trip. */
  pairsOfFuel: ['19050001'],
  /** What is bought again for little and for more. */
  noTrials: [
    ...['05000000', '08010000', '08020000', '08040000', '10000000', '11010000', '14000000', '18000000', '19000000'],
    ...TAXES,
    ...FEES,
  ],
  /** Subscriptions beside much that is bought once: games, courses, seats in stadiums. */
  boughtOnce: ['09010000', '07020001', '07040001'],
  rises: ['17010000', '07020000', '200300000', ...TAXES],
  unusual: ['05000000', '04000000', '02000000', ...TAXES, '20000000'],
  unusualInCategory: ['12000000', '18000000', '07020000', '17000000', '13000000'],
} as const satisfies Record<string, Categories>;

export const salaryCategories: Categories = ['01010000'];
/** Income that comes at its time whatever its amount. */
export const payCategories: Categories = [...salaryCategories, '01020000'];
export const feeCategories: Categories = FEES;
export const iofCategories: Categories = ['15030000'];
export const exchangeCategories: Categories = ['05050000'];
/** Connections and television, whose bills have no use in them. */
export const flatRateCategories: Categories = ['07010001', '07010003'];

/** What texts say of what is sold, without accents and punctuation. */
export const sold = {
  /** By subscription, whatever the category. */
  memberships:
    /\b(?:assinatura|mensalidade|membership|subscription|uber (?:one|pass)|(?:ifood|rappi|99) ?(?:club|prime|pro)|kindle unl\w*|leiturinha|tag (?:livros|experiencias|curadoria)|skeelo|ubook|tocalivros|glambox|bike itau|tembici|(?:socio|fiel) torcedor|meli(?: ?mais)?$)/,
  clubs: /\b(?:clube|streaming)\b/,
  /** Clubs that one goes to. */
  places:
    /\b(?:bar|lanchonete|restaurante|cantina|loja|quadras?|society|futebol|regatas|tenis|iate|nautico|campo|golfe?|country|social|night|eventos?|hotel|posto)\b/,
  /** Plans among what is bought once. */
  plans:
    /\b(?:plus|pass|gold|premium|prime|ultimate|socio|plano|plan|mensal|club|clube|(?:nintendo|switch) online|xbox live|ea play|twitch\w*|alura|cambly|duolingo|babbel|busuu|skillshare|masterclass|descomplica|rocketseat)\b/,
  /** Plans, where the name of a shop ends in such a word, too. */
  endings: / (?:plus|premium|prime|pro|pass|club|vip|one)$/,
  /** Of the apps of many. */
  stores: /\b(?:apple|itunes|google play)\b/,
  once: /\b(?:gift|presente|rental|aluguel|locacao|filmes?|movies?|ads|anuncios?|facebk|creditos?|recarga|ingressos?|loja|store|e?shop|day (?:pass|use)|diaria|avuls\w*|fiverr|workana|upwork|freelas?)\b/,
  yearly:
    /\b(?:anual|anuidade|annual|yearly|12 meses|1 ano|registro|dominios?|domains?|hospedagem|hosting|host\w+|godaddy|namecheap|locaweb|antivirus|kaspersky|norton|mcafee)\b/,
} as const;
