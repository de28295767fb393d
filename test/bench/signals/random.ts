/** Numbers from a seed (mulberry32): the same seed draws the same ones. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
    for (let round = 0; round < 4; round += 1) this.next();
  }

  /** From 0, included, to 1, excluded. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Both ends included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    const [one] = this.sample(list, 1);
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  }

  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(this.int(0, rest.length - 1), 1),
    ).flat();
  }

  /** An uneven amount in centavos around `middle`; most are near it, all within the share `spread`. */
  around(middle: number, spread: number): number {
    const share = (this.next() + this.next() + this.next()) / 1.5 - 1;
    return Math.max(100, Math.round(middle * (1 + spread * share)));
  }
}
