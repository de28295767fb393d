/** The few words with which a household is written down. */
import type { ExpectedStream, Row, StreamStatus } from './format.ts';
import { monthly, plusDays, type Schedule } from './schedules.ts';
import { drawnAmount, drawnFrom, fill, pad, type Series, valueAt } from './series.ts';

interface RowOptions {
  category?: string;
  merchant?: Series<string | null>;
  currency?: string;
  /** The latest row is still pending. */
  pending?: boolean;
  /** What {n} in the text counts from. */
  start?: number;
}

interface StreamOptions extends RowOptions {
  sub?: boolean | null;
  varies?: boolean;
  status?: StreamStatus;
}

export type Draft = Omit<Row, 'id'>;
type Flags = Partial<Pick<Row, 'isOwnTransfer' | 'isBillPayment' | 'isInvestment' | 'installmentNumber'>> & {
  totalInstallments?: number | null;
};

export class Writer {
  readonly drafts: Draft[] = [];
  readonly streams: { expected: Omit<ExpectedStream, 'rowIds'>; rows: Draft[] }[] = [];
  private readonly since: string;
  private readonly today: string;

  constructor(since: string, today: string) {
    this.since = since;
    this.today = today;
  }

  /** A stream that takes money out. */
  out(
    name: string,
    account: Series<string>,
    when: Schedule,
    amount: Series<number>,
    text: Series<string>,
    options: StreamOptions = {},
  ) {
    this.stream(name, -1, account, when, amount, text, options);
  }

  /** A stream that brings money in. */
  in(
    name: string,
    account: Series<string>,
    when: Schedule,
    amount: Series<number>,
    text: Series<string>,
    options: StreamOptions = {},
  ) {
    this.stream(name, 1, account, when, amount, text, options);
  }

  /** Rows that are no stream; amounts are signed. */
  noise(account: string, when: Schedule, amount: Series<number>, text: Series<string>, options: RowOptions = {}) {
    this.add(account, when, 1, amount, text, options, {});
  }

  /** Moves between accounts of the same person; amounts are signed. */
  own(account: string, when: Schedule, amount: Series<number>, text: Series<string>, category?: string) {
    const options = { category: category ?? 'Transferência mesma titularidade - PIX' };
    this.add(account, when, 1, amount, text, options, { isOwnTransfer: true });
  }

  /** Money into or out of investments; amounts are signed. */
  invest(account: string, when: Schedule, amount: Series<number>, text: Series<string>, category = 'Investimentos') {
    this.add(account, when, 1, amount, text, { category }, { isInvestment: true });
  }

  /** A card's bill paid from a bank account, seen on both sides. */
  bill(account: string, cardId: string, when: Schedule, amounts: number[], text: string) {
    const options = { category: 'Pagamento de cartão de crédito' };
    this.add(account, when, -1, amounts, text, options, { isBillPayment: true });
    this.add(cardId, when, 1, amounts, 'PAGAMENTO RECEBIDO', options, { isBillPayment: true });
  }

  /** A purchase in installments, one row per bill; with `future` also those that are still to come. */
  installments(
    account: string,
    first: string,
    total: number,
    amount: number,
    text: string,
    category?: string,
    future = false,
  ) {
    const dates = monthly(Number(first.slice(8)), { from: first.slice(0, 7) }).between(
      '2000-01-01',
      plusDays(first, 31 * total),
    );
    dates.dates.slice(0, total).forEach((date, index) => {
      if (date > this.today && !future) return;
      const label = `${text} ${pad(index + 1, 2)}/${pad(total, 2)}`;
      const flags = { installmentNumber: index + 1, totalInstallments: total };
      const [draft] = this.add(
        account,
        { frequency: null, slack: 0, between: () => ({ dates: [date], next: null }) },
        1,
        amount,
        label,
        { category },
        flags,
      );
      if (draft !== undefined && date > this.today) draft.status = 'PENDING';
    });
  }

  private add(
    account: Series<string>,
    when: Schedule,
    sign: number,
    amount: Series<number>,
    text: Series<string>,
    options: RowOptions,
    flags: Flags,
  ): Draft[] {
    const { dates } = when.between(this.since, this.today);
    const fixed = String(text);
    const rows = dates.map(
      (date, index): Draft => ({
        accountId: valueAt(account, index),
        date,
        amount:
          Math.round(sign * (when.isHabit ? drawnAmount(amount, `${date} ${fixed}`) : valueAt(amount, index)) * 100) /
          100,
        currency: options.currency ?? 'BRL',
        description: fill(
          when.isHabit && Array.isArray(text) ? drawnFrom(text, date) : valueAt(text, index),
          date,
          index,
          options.start ?? 1,
        ),
        merchant: options.merchant === undefined ? null : valueAt(options.merchant, index),
        category: options.category ?? null,
        status: options.pending === true && index === dates.length - 1 ? 'PENDING' : 'POSTED',
        installmentNumber: flags.installmentNumber ?? null,
        totalInstallments: flags.totalInstallments ?? null,
        isOwnTransfer: flags.isOwnTransfer ?? false,
        isBillPayment: flags.isBillPayment ?? false,
        isInvestment: flags.isInvestment ?? false,
      }),
    );
    this.drafts.push(...rows);
    return rows;
  }

  private stream(
    name: string,
    sign: 1 | -1,
    account: Series<string>,
    when: Schedule,
    amount: Series<number>,
    text: Series<string>,
    options: StreamOptions,
  ) {
    const rows = this.add(account, when, sign, amount, text, options, {});
    const { next } = when.between(this.since, this.today);
    if (when.frequency === null || next === null) throw new Error(`${name}: a stream needs a plan`);
    const status = options.status ?? 'active';
    const priced = typeof amount === 'object' && !Array.isArray(amount) ? amount : null;
    // One row at a new price is not yet a lasting change.
    const at = priced === null || rows.length - priced.after < 2 ? undefined : rows[priced.after]?.date;
    this.streams.push({
      rows,
      expected: {
        name,
        direction: sign === 1 ? 'inflow' : 'outflow',
        frequency: when.frequency,
        status,
        isSubscription: options.sub === undefined ? false : options.sub,
        amountVaries: options.varies ?? false,
        priceChange: priced === null || at === undefined ? null : { from: priced.before, to: priced.then, date: at },
        nextDateWindow:
          status === 'ended' ? null : { from: plusDays(next, -when.slack), to: plusDays(next, when.slack) },
      },
    });
  }
}
