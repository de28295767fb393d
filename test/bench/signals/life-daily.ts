/** Habits of every week: market, bakery, fuel, rides; and equal charges of one day that are no mistake. */
import { dayIn, monthNumber, plusDays, weekday } from './days.ts';
import type { Home } from './home.ts';
import type { Habit } from './words.ts';

/** Purchases of the habits take this share of the income, by habit. */
const scaled = (home: Home, usual: number): number =>
  usual * Math.min(2.2, Math.max(0.55, (home.income / 600_000) ** 0.55));

const keepHabit = (home: Home, habit: Habit): void => {
  const { random } = home;
  const places = random.sample(habit.places, random.int(1, habit.places.length));
  const usual = scaled(home, random.between(...habit.usual));
  const times = random.int(...habit.times);
  const byCard = random.chance(0.7);
  home.life.push(habit.name);
  for (const month of home.months) {
    const count = Math.max(1, times + random.int(-1, 1));
    const days = random.sample(
      Array.from({ length: 28 }, (_, index) => index + 1),
      count,
    );
    for (const day of days) {
      const date = dayIn(month, day);
      const place = random.chance(0.65) ? places[0] : random.pick(places);
      const amount = random.around(usual, habit.spread);
      const extra = { merchant: place ?? '', time: home.clock(...habit.hours), tag: habit.name };
      // Fuel is often bought for round money.
      const paid =
        habit.name === 'fuel' && random.chance(0.5) ? Math.max(5_000, Math.round(amount / 5_000) * 5_000) : amount;
      if (byCard) home.buy(date, paid, place ?? '', habit.category, extra);
      else home.debit(date, paid, place ?? '', habit.category, extra);
    }
  }
};

/** Days of the history of a certain kind, in order. */
const someDays = (home: Home, count: number): string[] => {
  const span = home.daysAgo(home.from);
  return Array.from({ length: count }, () => plusDays(home.from, home.random.int(3, span)));
};

const equalCharges = (home: Home): void => {
  const { random, words } = home;
  if (home.has('two equal coffees on one day', 0.5)) {
    const [cafe, price] = [random.pick(words.cafes), random.int(8, 14) * 100 + random.pick([0, 50, 90])];
    for (const date of someDays(home, random.int(8, 26))) {
      home.buy(date, price, cafe, 'eating', { merchant: cafe, time: home.clock(8, 11) });
      if (random.chance(0.4)) home.buy(date, price, cafe, 'eating', { merchant: cafe, time: home.clock(15, 17) });
    }
  }
  if (home.has('two equal recharges of a bus card', 0.35)) {
    const [card, price] = [random.pick(words.transit), random.pick([2_000, 3_000, 5_000])];
    for (const month of home.months) {
      for (let time = random.int(1, 3); time > 0; time -= 1) {
        const date = dayIn(month, random.int(1, 28));
        home.debit(date, price, card, 'bus', { time: home.clock(6, 9) });
        if (random.chance(0.35)) home.debit(date, price, card, 'bus', { time: home.clock(17, 20) });
      }
    }
  }
  if (home.has('two tickets of one cinema', 0.4)) {
    const [cinema, price] = [random.pick(words.cinemas), random.int(18, 29) * 100];
    for (const date of someDays(home, random.int(3, 9))) {
      const time = home.clock(14, 20);
      home.buy(date, price, cinema, 'cinema', { merchant: cinema, time });
      home.buy(date, price, cinema, 'cinema', { merchant: cinema, time });
    }
  }
  if (home.has('parking twice at one price', 0.3)) {
    for (const date of someDays(home, random.int(4, 14))) {
      home.buy(date, 1_200, home.words.local.parking, 'parking', { time: home.clock(8, 11) });
      if (random.chance(0.5)) home.buy(date, 1_200, home.words.local.parking, 'parking', { time: home.clock(14, 19) });
    }
  }
  if (home.has('ride there and back at one price', 0.25)) {
    const rides = words.habits.find(({ name }) => name === 'rides')?.places[0] ?? 'TAXI';
    for (const date of someDays(home, random.int(3, 8))) {
      const price = random.int(14, 26) * 100;
      home.buy(date, price, rides, 'taxi', { merchant: rides, time: home.clock(7, 10) });
      home.buy(date, price, rides, 'taxi', { merchant: rides, time: home.clock(18, 21) });
    }
  }
  if (home.has('a bill paid in two equal Pix', 0.3)) {
    for (const date of someDays(home, random.int(2, 5))) {
      const [friend, half] = [random.pick(words.relatives), random.int(40, 160) * 100];
      home.pixOut(date, half, friend, 'pix', { time: home.clock(12, 14) });
      home.pixOut(date, half, friend, 'pix', { time: home.clock(19, 22) });
    }
  }
};

const moneyAround = (home: Home): void => {
  const { random, words } = home;
  if (home.has('cash withdrawals', 0.5)) {
    for (const month of home.months) {
      for (let time = random.int(0, 2); time > 0; time -= 1) {
        home.cash(dayIn(month, random.int(1, 28)), random.int(2, 6) * 5_000, '', 'cash');
      }
    }
  }
  if (home.has('friends share the bill', 0.5)) {
    for (const date of someDays(home, random.int(6, 22)))
      home.pixIn(date, random.int(20, 90) * 100, random.pick(words.relatives), 'pix');
  }
  if (home.has('Pix to relatives and neighbours', 0.8)) {
    for (const date of someDays(home, random.int(10, 40)))
      home.pixOut(date, random.int(2, 24) * 1_000, random.pick(words.relatives), 'pix');
  }
  if (home.has('toll tag', 0.3)) {
    for (const month of home.months) {
      for (let time = random.int(1, 2); time > 0; time -= 1)
        home.buy(dayIn(month, random.int(1, 28)), 5_000, home.words.local.toll, 'toll');
    }
  }
  if (home.has('mobile recharge', 0.2)) {
    for (const month of home.months)
      home.debit(dayIn(month, random.int(1, 28)), 3_000, home.words.local.recharge, 'mobile');
  }
  if (home.has('Sunday fair in cash-like Pix', 0.25)) {
    for (let date = home.from; date <= home.horizon; date = plusDays(date, 1)) {
      if (weekday(date) === 7 && random.chance(0.7))
        home.pixOut(date, random.int(20, 55) * 100, home.words.local.fair, 'groceries');
    }
  }
  if (home.has('small cashback', 0.25)) {
    for (const month of home.months)
      home.row(home.card, dayIn(month, 22), random.around(900, 0.5), home.words.local.cashback, 'cashback');
  }
  if (home.has('summer ice creams', 0.3)) {
    for (const month of home.months.filter((one) => [12, 1, 2].includes(monthNumber(one)))) {
      for (const day of random.sample([4, 8, 11, 15, 18, 23, 27], 4))
        home.buy(dayIn(month, day), random.int(9, 22) * 100, home.words.local.ice, 'eating');
    }
  }
};

export const liveDaily = (home: Home): void => {
  for (const habit of home.words.habits) if (home.random.chance(habit.share)) keepHabit(home, habit);
  equalCharges(home);
  moneyAround(home);
};
