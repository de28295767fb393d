/** Where the money comes from: employees, servants, freelancers, retired people, couples, and what happens to their pay. */
import { businessDay, businessDayAfter, businessDayBefore, dayIn, monthNumber, monthOf, plusDays } from './days.ts';
import type { Holder, Home } from './home.ts';

export const PERSONAS = [
  'employee',
  'split pay',
  'servant',
  'freelancer',
  'retired',
  'couple',
  'job changer',
  'trainee',
] as const;
export type Persona = (typeof PERSONAS)[number];

type PayDay = (month: string) => string;

interface Job {
  employer: string;
  net: number;
  day: PayDay;
  account: Holder;
  tag: string;
  from: string;
  until: string;
}

/** Incomes of this tag are paid at a day that is known. */
export const PAY = 'pay';

/** These incidents need a pay day that is past by a week or two. */
const isPlanned = ({ kinds }: Home): boolean => kinds.includes('income_missing') || kinds.includes('low_balance_ahead');

const payDayOf = (home: Home): PayDay => {
  const { random } = home;
  if (isPlanned(home)) {
    const day = Number(plusDays(home.today, -random.int(9, 15)).slice(8));
    return (month) => businessDayBefore(dayIn(month, day));
  }
  const day = random.pick([1, 5, 7, 10, 20, 25, 28, 30]);
  return random.pick<PayDay>([
    (month) => businessDay(month, 5),
    (month) => businessDayBefore(dayIn(month, day)),
    (month) => businessDayAfter(dayIn(month, day)),
  ]);
};

const raised = (home: Home, net: number, month: string, raiseMonth: number): number => {
  const years = home.months.filter((one) => one <= month && monthNumber(one) === raiseMonth).length;
  return Math.round(net * 1.045 ** years);
};

const thirteenth = (home: Home, job: Job, month: string, pay: number): void => {
  const text = `${job.account.style.salary.replace('{t}', job.employer)} ${home.words.benefits.thirteenth}`;
  const share = home.random.between(0.42, 0.5);
  if (monthNumber(month) === 11) {
    home.row(job.account, businessDayBefore(`${month}-30`), Math.round(pay * 0.5), text, 'salary');
  }
  if (monthNumber(month) === 12) {
    home.row(job.account, businessDayBefore(`${month}-20`), Math.round(pay * share), text, 'salary');
  }
};

const payJob = (home: Home, job: Job, options: { isSplit: boolean; strike: string; vacation: string }): void => {
  const { random, words } = home;
  const raiseMonth = random.int(3, 9);
  const wobble = random.chance(0.4) ? 0.03 : 0;
  const afterVacation = home.months[home.months.indexOf(options.vacation) + 1];
  for (const month of home.months) {
    const day = job.day(month);
    if (day < job.from || day > job.until) continue;
    const net = Math.round(raised(home, job.net, month, raiseMonth) * (1 + wobble * (random.next() - 0.5)));
    const late = month === options.strike ? random.int(4, 7) : 0;
    const date = late === 0 ? day : businessDayAfter(plusDays(day, late));
    const extra = { account: job.account, tag: job.tag, isFixed: true };
    if (options.isSplit) {
      const advance = Math.round(net * 0.4);
      home.salary(businessDayBefore(dayIn(month, 15)), advance, `${job.employer} ADIANT`, 'salary', extra);
      home.salary(businessDayBefore(dayIn(month, 30)), net - advance, job.employer, 'salary', extra);
    } else {
      const share = month === afterVacation && options.vacation !== '' ? 0.55 : 1;
      home.salary(date, Math.round(net * share), job.employer, 'salary', extra);
    }
    if (month === options.vacation) {
      const text = `${job.account.style.salary.replace('{t}', job.employer)} ${words.benefits.vacation}`;
      home.row(job.account, businessDayBefore(dayIn(month, 26)), Math.round(net * 0.78), text, 'salary');
    }
    thirteenth(home, job, month, net);
  }
};

/** A month long enough ago, or none. */
const pastMonth = (home: Home, name: string, share: number): string => {
  const past = home.months.filter(
    (month) => month > monthOf(plusDays(home.from, 70)) && month < monthOf(plusDays(home.today, -95)),
  );
  return past.length > 0 && home.has(name, share) ? home.random.pick(past) : '';
};

const employed = (home: Home, job: Partial<Job> & { net: number }, isSplit = false): void => {
  const whole: Job = {
    employer: home.random.pick(home.words.employers),
    day: payDayOf(home),
    account: home.checking,
    tag: PAY,
    from: home.from,
    until: home.horizon,
    ...job,
  };
  payJob(home, whole, {
    isSplit,
    strike: isSplit ? '' : pastMonth(home, 'pay late by a strike', 0.12),
    vacation: isSplit || whole.from > home.from ? '' : pastMonth(home, 'vacation pay', 0.45),
  });
  const bonusMonth = pastMonth(home, 'share of profits', 0.15);
  if (bonusMonth !== '') {
    const text = whole.account.style.salary.replace('{t}', `${whole.employer} ${home.words.benefits.bonus}`);
    const day = businessDayAfter(dayIn(bonusMonth, 18));
    if (day > whole.from && day < whole.until) home.row(whole.account, day, Math.round(job.net * 0.8), text, 'salary');
  }
};

const changeJobs = (home: Home): void => {
  const { random, words } = home;
  const left = plusDays(home.today, -random.int(230, 330));
  const again = plusDays(left, random.int(45, 100));
  const [before = '', after = ''] = random.sample(words.employers, 2);
  employed(home, { net: home.income, employer: before, until: left });
  home.salary(businessDayAfter(plusDays(left, 9)), home.income * 2, `${before} ${words.benefits.severance}`, 'salary');
  home.row(
    home.checking,
    businessDayAfter(plusDays(left, 21)),
    Math.round(home.income * 1.4),
    words.benefits.fgts,
    'extra',
  );
  employed(home, { net: Math.round(home.income * 1.06), employer: after, from: again });
};

const freelance = (home: Home): void => {
  const { random, words } = home;
  const clients = random.sample(words.clients, random.int(4, 6));
  for (const month of home.months) {
    const jobs = random.int(3, 7);
    const total = home.income * random.between(0.65, 1.35);
    const parts = Array.from({ length: jobs }, () => random.between(0.5, 1.5));
    const sum = parts.reduce((all, part) => all + part, 0);
    for (const part of parts) {
      const amount = Math.round((total * part) / sum / 500) * 500;
      home.pixIn(businessDayAfter(dayIn(month, random.int(1, 27))), amount, random.pick(clients), 'business');
    }
    home.boleto(
      businessDayAfter(dayIn(month, 20)),
      month < `${home.today.slice(0, 4)}-02` ? 7660 : 8105,
      words.taxes.mei,
      'taxes',
      {
        isFixed: true,
      },
    );
  }
};

const retired = (home: Home): void => {
  const { random, words } = home;
  const nth = random.int(1, 5);
  const pay = payDayOf(home);
  for (const month of home.months) {
    const date = isPlanned(home) ? pay(month) : businessDay(month, nth);
    const net = Math.round(home.income * (month < `${home.today.slice(0, 4)}-02` ? 0.96 : 1));
    home.row(home.checking, date, net, words.benefits.inss, 'retirement', { tag: PAY, isFixed: true });
    if (monthNumber(month) === 5 || monthNumber(month) === 6) {
      const text = `${words.benefits.inss} ${words.benefits.thirteenth}`;
      home.row(home.checking, businessDay(month, nth + 1), Math.round(net / 2), text, 'retirement');
    }
  }
};

const couple = (home: Home): void => {
  const other =
    home.accounts.find((account) => account.kind === 'checking' && account !== home.checking) ?? home.checking;
  employed(home, { net: Math.round(home.income * 0.6) });
  const day = home.random.pick([5, 8, 10]);
  const payDay: PayDay = (month) => businessDayAfter(dayIn(month, day));
  const second = Math.round(home.income * 0.4);
  employed(home, {
    net: second,
    account: other,
    day: payDay,
    tag: 'second pay',
    employer: home.random.pick(home.words.employers),
  });
  const share = Math.round((second * 0.55) / 10_000) * 10_000;
  if (other === home.checking) return;
  for (const month of home.months) {
    const date = businessDayAfter(plusDays(payDay(month), 1));
    home.pixOut(date, share, home.person, 'own', { account: other, isFixed: true });
    home.pixIn(date, share, home.person, 'own', { isFixed: true });
  }
};

export const earn = (home: Home, persona: Persona): void => {
  const { random } = home;
  if (persona === 'split pay') employed(home, { net: home.income }, true);
  else if (persona === 'servant') {
    employed(home, {
      net: home.income,
      ...(isPlanned(home) ? {} : { day: (month) => businessDayBefore(dayIn(month, 31)) }),
    });
  } else if (persona === 'freelancer') freelance(home);
  else if (persona === 'retired') retired(home);
  else if (persona === 'couple') couple(home);
  else if (persona === 'job changer') changeJobs(home);
  else employed(home, { net: home.income });
  const refunds = home.months.filter((month) => monthNumber(month) >= 6 && monthNumber(month) <= 9);
  if (home.has('income tax refund', 0.3) && refunds.length > 0) {
    const amount = random.around(Math.min(home.income * 0.3, 300_000), 0.5);
    home.row(
      home.checking,
      businessDayBefore(dayIn(random.pick(refunds), 30)),
      amount,
      home.words.taxes.incomeTax,
      'incomeTax',
    );
  }
};
