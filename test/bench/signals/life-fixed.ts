/** What comes every month: the roof, utilities, loans, insurance, school, subscriptions, fees that were always there. */
import { businessDayAfter, dayIn, daysBetween, monthNumber, monthOf, plusDays, plusMonths, weekday } from './days.ts';
import type { Home } from './home.ts';

const bought = (home: Home) => ({ day: home.random.int(2, 26), account: home.card });

/** A rise with the price index once a year. */
const indexed = (home: Home, amount: number, month: string, anniversary: number, rate: number): number => {
  const times = home.months.filter(
    (one) => one <= month && monthNumber(one) === anniversary && one !== home.months[0],
  ).length;
  return Math.round(amount * (1 + rate) ** times);
};

const dues = (
  home: Home,
  day: number,
  amountOf: (month: string) => number,
  text: string,
  category: Parameters<Home['boleto']>[3],
  way: 'boleto' | 'autoDebit' | 'pixOut' = 'boleto',
): void => {
  for (const month of home.months) {
    home[way](businessDayAfter(dayIn(month, day)), amountOf(month), text, category, { isFixed: true });
  }
};

const roof = (home: Home): void => {
  const { random, words, income } = home;
  const rent = Math.round((income * random.between(0.17, 0.26)) / 1000) * 1000;
  const [rate, anniversary, day] = [random.between(0.035, 0.055), random.int(1, 12), random.int(5, 12)];
  const moves = home.has('moving house', 0.12);
  const left = plusDays(home.today, -random.int(120, 260));
  const [first = '', second = ''] = random.sample(words.landlords, 2);
  const [energy = '', newEnergy = ''] = random.sample(words.energy, 2);
  const isOwner = !moves && home.persona !== 'trainee' && random.chance(0.35);
  const condo = Math.round(Math.min(income * 0.07, 140_000));
  const condoName = random.pick(words.condos);
  if (!isOwner) {
    for (const month of home.months) {
      const date = businessDayAfter(dayIn(month, day));
      const amount = indexed(home, rent, month, anniversary, rate);
      if (!moves || date <= left) home.boleto(date, amount, first, 'rent', { isFixed: true });
      // One month is paid twice: the old house and the new one.
      if (moves && date > plusDays(left, -25))
        home.boleto(plusDays(date, 0), Math.round(rent * 1.08), second, 'rent', { isFixed: true });
    }
  } else home.life.push('owner of the house');
  if (moves) {
    home.pixOut(plusDays(left, -6), random.around(140_000, 0.4), home.words.local.mover, 'housing', { isEvent: true });
    home.debit(plusDays(left, -2), random.around(36_000, 0.4), random.pick(words.furniture), 'houseware');
  }
  if (isOwner || random.chance(0.5)) {
    dues(home, 10, (month) => indexed(home, condo, month, 4, 0.045), condoName, 'housing');
    home.life.push('indexed condominium');
  }
  const power = random.around(17_000 + income * 0.004, 0.3);
  for (const month of home.months) {
    const date = businessDayAfter(dayIn(month, day + 8));
    const summer = [12, 1, 2, 3].includes(monthNumber(month)) ? 1.22 : 1;
    const name = moves && date > left ? newEnergy : energy;
    home.autoDebit(date, random.around(power * summer, 0.16), name, 'energy', { isFixed: true });
  }
};

const utilities = (home: Home): void => {
  const { random, words } = home;
  if (home.has('water bill', 0.7)) {
    const usual = random.around(9_500, 0.4);
    const name = random.pick(words.water);
    dues(home, random.int(8, 20), () => random.around(usual, 0.18), name, 'water', 'autoDebit');
  }
  if (home.has('gas bill', 0.3))
    dues(home, random.int(5, 25), () => random.around(6_200, 0.22), random.pick(words.gas), 'gas');
  const fibre = random.int(89, 139) * 100 + 90;
  dues(
    home,
    random.int(5, 20),
    () => fibre,
    random.pick(words.internet),
    'internet',
    random.pick(['boleto', 'autoDebit'] as const),
  );
  const phone = random.int(45, 79) * 100 + 99;
  const lines = home.has('two equal phone lines', 0.15) ? 2 : 1;
  const carrier = random.pick(words.mobile);
  const day = random.int(5, 20);
  for (let line = 0; line < lines; line += 1) dues(home, day, () => phone, carrier, 'mobile', 'autoDebit');
};

const debts = (home: Home): void => {
  const { random, words, income } = home;
  if (home.has('loan', 0.25)) {
    const amount = random.around(income * 0.07, 0.3);
    dues(home, random.int(5, 25), () => amount, random.pick(words.lenders), 'loan', 'autoDebit');
  }
  if (home.has('car loan', 0.15)) {
    const amount = random.around(Math.min(income * 0.11, 160_000), 0.2);
    dues(home, random.int(5, 25), () => amount, `${random.pick(words.lenders)} VEICULOS`, 'carLoan');
  }
  if (home.has('health plan', 0.4)) {
    const amount = random.around(income * 0.05 + 12_000, 0.3);
    const month = random.int(1, 12);
    dues(
      home,
      random.int(5, 15),
      (one) => indexed(home, amount, one, month, 0.05),
      random.pick(words.healthPlans),
      'health',
    );
  }
  if (home.has('life insurance', 0.2))
    dues(home, 15, () => 4_870, `${random.pick(words.insurers)} VIDA`, 'insurance', 'autoDebit');
  if (home.has('alimony', 0.06))
    dues(home, 10, () => Math.round(income * 0.12), `PENSAO ${random.pick(words.relatives)}`, 'alimony', 'pixOut');
};

const school = (home: Home): void => {
  const { random, words, income } = home;
  if (!home.has('school', 0.25)) return;
  const name = random.pick(words.schools);
  const fee = random.around(Math.min(income * 0.09, 190_000), 0.2);
  const children = home.has('two children with equal school fees', 0.25) ? 2 : 1;
  for (const month of home.months) {
    const amount = Math.round((fee / children) * (yearOfSchool(home, month) > 0 ? 1.058 : 1));
    for (let child = 0; child < children; child += 1) {
      home.boleto(businessDayAfter(dayIn(month, 7)), amount, name, 'school', { isFixed: true });
    }
    if (monthNumber(month) === 1) {
      home.buy(dayIn(month, random.int(10, 25)), random.around(45_000, 0.4), random.pick(words.stationers), 'paper', {
        isEvent: true,
      });
    }
  }
};

const yearOfSchool = (home: Home, month: string): number => Number(month.slice(0, 4)) - Number(home.from.slice(0, 4));

const weeklyHelp = (home: Home): void => {
  const { random, words, income } = home;
  const weekly = (
    name: string,
    share: number,
    dayOfWeek: number,
    amount: number,
    text: string,
    category: Parameters<Home['pixOut']>[3],
  ): void => {
    if (!home.has(name, share)) return;
    const start = plusDays(home.from, (dayOfWeek - weekday(home.from) + 7) % 7);
    for (let date = start; date <= home.horizon; date = plusDays(date, 7)) {
      if (!random.chance(0.06)) home.pixOut(date, amount, text, category);
    }
  };
  // Help at home is paid by those who can.
  const canPay = income > 480_000 ? 1 : 0;
  weekly('cleaner paid each week', 0.25 * canPay, 5, random.int(14, 20) * 1000, home.words.local.cleaner, 'housing');
  weekly(
    'therapist paid each session',
    0.2 * canPay,
    3,
    random.int(12, 20) * 1000,
    home.words.local.therapist,
    'wellness',
  );
  weekly('pocket money for a child', 0.2, 1, random.int(3, 8) * 1000, random.pick(words.relatives), 'pix');
  weekly('two lottery bets of one price', 0.1, 6, 1_800, home.words.local.lottery, 'lottery');
  if (home.has('tithe', 0.15))
    dues(home, 12, () => Math.round(home.income * 0.04), home.words.local.church, 'donation', 'pixOut');
  if (home.has('monthly donation', 0.15))
    dues(home, 16, () => 5_000, home.words.local.charity, 'donation', 'autoDebit');
};

const subscribe = (home: Home): void => {
  const { random, words, income } = home;
  const count = income < 300_000 ? random.int(1, 3) : random.int(2, 5);
  const services = [
    ...random.sample(words.subscriptions, count),
    ...(home.has('gym', 0.45) ? [random.pick(words.gyms)] : []),
  ];
  for (const service of services) {
    const [text, price, category, merchant] = service;
    const { day } = bought(home);
    const drafts = home.months.map((month) =>
      home.buy(dayIn(month, day), price, text, category, { merchant, isFixed: true }),
    );
    home.subscriptions.push({ service, drafts: drafts.filter((draft) => draft !== null) });
  }
  const [plan] = home.subscriptions;
  if (plan !== undefined && home.has('change of plan by the person', 0.15)) {
    const since = plusDays(home.today, -random.int(130, 240));
    const [before, after, share] = random.chance(0.4) ? ['BASICO', 'PREMIUM', 1.5] : ['PREMIUM', 'BASICO', 0.62];
    for (const draft of plan.drafts) {
      draft.text += ` PLANO ${draft.date < since ? before : after}`;
      if (draft.date >= since) draft.amount = Math.round((draft.amount * Number(share)) / 100) * 100 + 10;
    }
  }
  const [last] = home.subscriptions.slice(1);
  if (last !== undefined && home.has('subscription that the person ended', 0.15)) {
    const end = plusDays(home.today, -random.int(100, 200));
    for (const draft of last.drafts.filter(({ date }) => date > end)) home.drafts.splice(home.drafts.indexOf(draft), 1);
    home.subscriptions.splice(1, 1);
  }
};

const foreign = (home: Home): void => {
  const { random, words } = home;
  if (home.has('foreign subscription with tax and exchange rates', 0.25)) {
    const [text, dollars, category, merchant] = random.pick(words.foreign);
    const day = random.int(3, 25);
    let rate = random.between(5.2, 5.7);
    for (const month of home.months) {
      rate = Math.min(6, Math.max(4.9, rate * random.between(0.975, 1.025)));
      const amount = Math.round(dollars * rate);
      home.buy(dayIn(month, day), amount, text, category, { merchant, isFixed: true });
      home.buy(dayIn(month, day), Math.round(amount * 0.035), home.words.local.iofForeign, 'iof');
    }
  }
  if (home.has('yearly subscription', 0.25)) {
    const [text, price, category, merchant] = random.pick(words.yearly);
    // Its day of the year is well before today, so that it was paid in the history and is not due now.
    const date = plusDays(home.today, -random.int(80, 300));
    for (const years of [0, -1, -2]) home.buy(plusMonths(date, 12 * years), price, text, category, { merchant });
  }
};

const fees = (home: Home): void => {
  const { random } = home;
  const { style } = home.checking;
  if (home.has('bank package each month', 0.3)) {
    const fee = random.int(19, 39) * 100 + 90;
    for (const month of home.months)
      home.row(home.checking, businessDayAfter(dayIn(month, 5)), -fee, style.package, 'accountFee');
  }
  if (home.has('card annuity in instalments', 0.25)) {
    const each = random.int(18, 42) * 100 + 50;
    const day = random.int(5, 25);
    const start = random.int(0, 11);
    home.months.forEach((month, index) => {
      const number = String(((index + start) % 12) + 1).padStart(2, '0');
      home.buy(dayIn(month, day), each, `${home.words.local.annuity} ${number}/12`, 'cardFee');
    });
  }
  if (!home.kinds.includes('low_balance_ahead') && home.has('overdraft used every month', 0.1)) {
    home.tolerated.push('low_balance_ahead');
    for (const month of home.months) {
      const date = businessDayAfter(dayIn(month, 1));
      home.row(home.checking, date, -random.around(4_600, 0.3), style.overdraft, 'overdraft', { tag: 'overdraft' });
      home.row(home.checking, date, -random.around(620, 0.3), 'IOF', 'iof');
    }
  }
  if (home.has('small yield of the account each month', 0.3)) {
    for (const month of home.months)
      home.row(
        home.checking,
        businessDayAfter(dayIn(month, 2)),
        random.around(340, 0.6),
        home.words.local.yield,
        'yield',
      );
  }
};

export const settleDown = (home: Home): void => {
  roof(home);
  utilities(home);
  debts(home);
  school(home);
  weeklyHelp(home);
  subscribe(home);
  foreign(home);
  fees(home);
  if (daysBetween(home.from, home.today) < 380) throw new Error(`${monthOf(home.from)}: too short a history`);
};
