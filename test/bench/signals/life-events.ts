/** What happens once or once a year: taxes, Christmas, trips, illness, big purchases, returns. None of it is an incident. */
import { businessDayAfter, dayIn, monthNumber, plusDays, yearOf } from './days.ts';
import type { Home } from './home.ts';

const EVENT = { isEvent: true } as const;

/** Days of every year of the history in that month; the day is drawn for each. */
const yearly = (home: Home, month: number, days: readonly [number, number]): string[] =>
  home.months.filter((one) => monthNumber(one) === month).map((one) => dayIn(one, home.random.int(...days)));

/** A day that is neither at the start of the history nor within the last three weeks. */
const someDay = (home: Home): string => plusDays(home.today, -home.random.int(24, home.daysAgo(home.from) - 20));

const modest = (home: Home, amount: number): number =>
  Math.round(amount * Math.min(1.6, Math.max(0.45, home.income / 700_000)));

const taxes = (home: Home): void => {
  const { random, words } = home;
  if (home.income > 260_000 && home.has('car tax', 0.45)) {
    const total = modest(home, random.around(190_000, 0.4));
    const isParcelled = random.chance(0.5);
    for (const month of home.months) {
      const number = monthNumber(month);
      const date = businessDayAfter(dayIn(month, 15));
      if (isParcelled && number <= 3)
        home.boleto(date, Math.round(total / 3), `${words.taxes.ipva} COTA ${number}`, 'ipva');
      if (!isParcelled && number === 1)
        home.boleto(date, Math.round(total * 0.97), `${words.taxes.ipva} COTA UNICA`, 'ipva');
      if (number === 8) home.boleto(date, 17_408, words.taxes.licence, 'ipva');
    }
  }
  if (home.has('house tax', 0.5)) {
    const parcel = modest(home, random.around(15_000, 0.4));
    for (const month of home.months) {
      const number = monthNumber(month);
      if (number >= 2 && number <= 11)
        home.boleto(businessDayAfter(dayIn(month, 20)), parcel, `${words.taxes.iptu} PARC ${number - 1}/10`, 'iptu', {
          isFixed: true,
        });
    }
  }
  if (home.income > 260_000 && home.has('car insurance in instalments', 0.3)) {
    const start = plusDays(home.today, -random.int(60, 300));
    home.instalments(start, modest(home, 240_000), 10, `${random.pick(words.insurers)} AUTO`, 'carInsurance');
  }
};

const feasts = (home: Home): void => {
  const { random, words } = home;
  const present = (date: string, amount: number): void => {
    const shop = random.pick(words.gifts);
    home.buy(date, modest(home, random.around(amount, 0.45)), shop, 'kids', { ...EVENT, merchant: shop });
  };
  if (home.has('Christmas presents', 0.85)) {
    for (let gift = random.int(2, 5); gift > 0; gift -= 1)
      yearly(home, 12, [8, 23]).forEach((date) => {
        present(date, 13_000);
      });
    yearly(home, 12, [20, 23]).forEach((date) => {
      home.debit(date, modest(home, 17_000), random.pick(words.habits[0]?.places ?? ['MERCADO']), 'groceries', EVENT);
    });
  }
  if (home.has("Mother's Day", 0.6))
    yearly(home, 5, [5, 12]).forEach((date) => {
      present(date, 14_000);
    });
  if (home.has("Valentine's Day in June", 0.45))
    yearly(home, 6, [8, 12]).forEach((date) => {
      present(date, 15_000);
    });
  if (home.has("Children's Day", 0.35))
    yearly(home, 10, [4, 11]).forEach((date) => {
      present(date, 12_000);
    });
  if (home.has('Easter eggs', 0.4))
    yearly(home, 3, [18, 30]).forEach((date) => {
      present(date, 9_000);
    });
  if (home.has('June fair', 0.3))
    yearly(home, 6, [14, 29]).forEach((date) => {
      home.pixOut(date, random.int(4, 9) * 1_000, home.words.local.june, 'leisure');
    });
  if (home.has('Carnival', 0.3)) {
    yearly(home, 2, [12, 16]).forEach((date) => {
      for (let day = 0; day < 3; day += 1)
        home.buy(plusDays(date, day), random.int(18, 60) * 100, home.words.local.carnival, 'leisure', EVENT);
    });
  }
  if (home.has('birthday party', 0.35))
    home.pixOut(someDay(home), modest(home, random.around(52_000, 0.4)), home.words.local.party, 'eating');
  if (home.has('wedding present', 0.25))
    home.pixOut(someDay(home), random.int(20, 45) * 1_000, random.pick(words.relatives), 'pix');
};

const purchases = (home: Home): void => {
  const { random, words } = home;
  if (home.has('fridge in instalments', 0.35)) {
    home.instalments(
      someDay(home),
      modest(home, random.around(330_000, 0.3)),
      random.pick([10, 12]),
      random.pick(words.appliances),
      'houseware',
    );
  }
  if (home.has('Black Friday', 0.4)) {
    for (const date of yearly(home, 11, [21, 27]).filter((one) => home.daysAgo(one) > 20)) {
      home.instalments(
        date,
        modest(home, random.around(190_000, 0.4)),
        random.pick([6, 10]),
        random.pick(words.electronics),
        'electronics',
      );
    }
  }
  if (home.has('clothes at the change of season', 0.6)) {
    for (const month of [4, 9]) {
      for (const date of yearly(home, month, [3, 27]))
        home.instalments(date, modest(home, random.around(36_000, 0.4)), 3, random.pick(words.clothes), 'clothing');
    }
  }
  if (home.has('glasses', 0.2))
    home.instalments(someDay(home), modest(home, 110_000), 6, home.words.local.optics, 'optics');
  if (home.has('dental treatment', 0.25))
    home.instalments(
      someDay(home),
      modest(home, random.around(260_000, 0.3)),
      8,
      random.pick(words.dentists),
      'dentist',
    );
  if (home.has('car repair', 0.3))
    home.instalments(
      someDay(home),
      modest(home, random.around(150_000, 0.4)),
      3,
      random.pick(words.mechanics),
      'mechanic',
    );
  if (home.has('second-hand sale', 0.25))
    home.pixIn(someDay(home), random.int(8, 60) * 1_000, random.pick(words.relatives), 'pix');
  if (home.has('several parcels of one shop on one day', 0.35)) {
    const [shop, date] = [words.habits.find(({ name }) => name === 'online shop')?.places[0] ?? 'LOJA', someDay(home)];
    [3_190, 4_870, 2_250].forEach((amount) => {
      home.buy(date, amount + random.int(0, 900), shop, 'online', EVENT);
    });
  }
};

const trips = (home: Home): void => {
  const { random, words } = home;
  if (!home.has('trip', 0.5)) return;
  for (let trip = random.int(1, 2); trip > 0; trip -= 1) {
    const start = plusDays(home.today, -random.int(45, home.daysAgo(home.from) - 60));
    home.instalments(
      plusDays(start, -random.int(20, 50)),
      modest(home, random.around(210_000, 0.4)),
      6,
      random.pick(words.airlines),
      'airline',
    );
    home.instalments(
      plusDays(start, -random.int(5, 18)),
      modest(home, random.around(180_000, 0.4)),
      4,
      random.pick(words.hotels),
      'hotel',
    );
    for (let day = 0; day < random.int(3, 7); day += 1) {
      home.buy(
        plusDays(start, day),
        modest(home, random.around(9_500, 0.5)),
        random.pick(words.tripFood),
        'eating',
        EVENT,
      );
    }
  }
};

const returns = (home: Home): void => {
  const { random, words } = home;
  const shop = random.pick(words.clothes);
  if (home.has('returned purchase', 0.4)) {
    const [date, amount] = [someDay(home), modest(home, random.around(17_000, 0.4))];
    home.buy(date, amount, shop, 'clothing', { ...EVENT, merchant: shop });
    home.row(home.card, plusDays(date, random.int(4, 12)), amount, `ESTORNO ${shop}`, 'clothing', { merchant: shop });
  }
  if (home.has('charge, reversal and charge again', 0.25)) {
    const [date, amount, store] = [someDay(home), random.around(9_000, 0.4), random.pick(words.electronics)];
    home.buy(date, amount, store, 'electronics', { merchant: store, time: '10:12' });
    home.row(home.card, date, amount, `ESTORNO ${store}`, 'electronics', { merchant: store, time: '10:13' });
    home.buy(date, amount, store, 'electronics', { merchant: store, time: '10:15' });
  }
  if (home.has('medical bills paid back', 0.35)) {
    for (let visit = random.int(1, 3); visit > 0; visit -= 1) {
      const [date, amount] = [someDay(home), random.int(25, 60) * 1_000];
      home.pixOut(date, amount, random.pick(words.clinics), 'clinic');
      home.pixIn(
        businessDayAfter(plusDays(date, random.int(7, 19))),
        Math.round(amount * 0.7),
        `${random.pick(words.healthPlans)} REEMBOLSO`,
        'health',
      );
    }
  }
  if (home.has('loan to a friend, paid back', 0.2)) {
    const [date, amount, friend] = [someDay(home), random.int(20, 50) * 1_000, random.pick(words.relatives)];
    home.pixOut(date, amount, friend, 'pix');
    home.pixIn(plusDays(date, random.int(8, 19)), amount, friend, 'pix');
  }
  if (home.has('gift from a relative', 0.3))
    home.pixIn(someDay(home), random.int(10, 60) * 1_000, random.pick(words.relatives), 'pix');
  if (home.has('water heater repaired', 0.2))
    home.pixOut(someDay(home), random.int(18, 48) * 1_000, home.words.local.handyman, 'housing');
  if (home.has('vaccine of the dog', 0.2))
    home.buy(someDay(home), random.int(12, 24) * 1_000, home.words.local.vet, 'pet', EVENT);
  if (home.has('toys for a raffle', 0.15))
    home.pixOut(someDay(home), 2_000, `${home.words.local.raffle} ${yearOf(home.today)}`, 'donation');
};

export const happen = (home: Home): void => {
  taxes(home);
  feasts(home);
  purchases(home);
  trips(home);
  returns(home);
};
