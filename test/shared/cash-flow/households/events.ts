import type { Transaction } from '../../../../shared/ledger/transaction.ts';
import { centavos } from '../../../../shared/money.ts';
import {
  addDays,
  addMonths,
  dayOf,
  type IsoDate,
  isoDate,
  monthNumberOf,
  yearOf,
} from '../../../../shared/time/calendar.ts';
import { aTransaction } from '../../ledger/a-transaction.ts';

/** What happens in a household; `back`: days before today, `size`: reais. */
export type Event = {
  kind:
    | 'purchase'
    | 'refunded'
    | 'refunded at once'
    | 'refunded over several'
    | 'refunded without a name'
    | 'orphan refund'
    | 'salary'
    | 'own move'
    | 'bill paid'
    | 'bill paid twice'
    | 'installments'
    | 'installments at once'
    | 'reversed installments'
    | 'installments reversed one by one'
    | 'refunded elsewhere'
    | 'scheduled'
    | 'revolving'
    | 'pocket'
    | 'returned move'
    | 'foreign'
    | 'investment'
    | 'bill paid by words'
    | 'bill in installments';
  index: number;
  back: number;
  later: number;
  size: number;
  choice: number;
  other: number;
};

export type Place = 'income' | 'spending' | 'refund' | 'own_move' | 'carried';
/**
 * A row and what it is. `parts`: the categories of spending or refund in centavos, positive. `counts`: the day on which the
 * cash flow counts it, where that is not its own.
 */
export type Told = {
  row: Transaction;
  place: Place;
  parts: readonly { category: string; cents: number; counts?: IsoDate | undefined }[];
  counts?: IsoDate;
  /** The row as the bank shows it, where it is told in two; null for the second of them. */
  shown?: Transaction | null;
};

export const CATEGORIES = ['Supermercado', 'Vestuário', 'Lazer', 'Restaurantes, bares e lanchonetes'];
const WITHOUT = 'Sem categoria';
const REFUNDS = 'Estornos';
export const CLOSING_DAYS: Readonly<Record<string, number>> = { c1: 10, c2: 25 };

const SYLLABLES = ['ba', 'co', 'du', 'fe', 'gi', 'ja', 'ko', 'lu', 'me', 'ni'];
/** A shop that no other event has. */
const shopOf = (index: number): string =>
  `qux${SYLLABLES[Math.floor(index / 10) % 10]}${SYLLABLES[index % 10]}zyvo`.toUpperCase();

const pick = <Value>(values: readonly Value[], choice: number): Value => values[choice % values.length] as Value;

/** Makes the rows of one event, numbered. */
const writer = ({ index }: Event) => {
  let count = 0;
  return ({
    place,
    cents,
    category,
    parts,
    counts,
    ...given
  }: Partial<Omit<Transaction, 'amount'>> & {
    place: Place;
    cents: number;
    date: IsoDate;
    parts?: Told['parts'];
    counts?: IsoDate;
  }): Told => {
    count += 1;
    const row = aTransaction({
      id: `e${String(index).padStart(2, '0')}-${count}`,
      category: category ?? null,
      ...given,
      reais: cents / 100,
    });
    const own = place === 'spending' ? [{ category: category || WITHOUT, cents: Math.abs(cents) }] : [];
    return { row, place, parts: parts ?? own, ...(counts && { counts }) };
  };
};

const firstClosing = (date: IsoDate, closes: number): IsoDate => {
  const own = isoDate(yearOf(date), monthNumberOf(date), closes);
  return dayOf(date) < closes ? own : addMonths(own, 1);
};

/** All that one event leaves in the accounts of a household. */
export const tell = (event: Event, today: IsoDate): Told[] => {
  const { kind, index, back, later, size, choice, other } = event;
  const write = writer(event);
  const date = addDays(today, -back);
  // Amounts of two events are never equal.
  const cents = size * 10_000 + index * 100 + 7;
  const shop = shopOf(index);
  const category = pick([...CATEGORIES, null], choice);
  const named = category || WITHOUT;
  const bank = pick(['b1', 'b2'], other);
  const card = pick(['c1', 'c2'], other);
  const account = pick([bank, card], choice + other);
  const isCard = account === card;
  const bought = isCard ? shop : pick([`PIX ENVIADO ${shop}`, `COMPRA CARTAO ${shop}`], choice);
  const status = pick(['POSTED', 'POSTED', 'PENDING'] as const, other);
  const purchase = (amount = cents, on = date) =>
    write({ place: 'spending', cents: -amount, date: on, accountId: account, description: bought, category, status });
  const words = pick(
    [
      'ESTORNO',
      'DEVOLUCAO',
      'PIX DEVOLVIDO',
      'Reembolso',
      'Cancelamento',
      'CHARGEBACK',
      'Contestação',
      'Ressarcimento',
      'Reversão',
    ],
    choice + later,
  );
  const bankOf = pick([category, null, 'Transferência - PIX', 'Lazer', 'Outros'], later);
  const refund = (
    amount: number,
    after: number,
    parts: Told['parts'],
    given: Partial<Omit<Transaction, 'amount'>> = {},
  ) =>
    write({
      place: 'refund',
      cents: amount,
      date: addDays(date, after),
      accountId: account,
      description: isCard ? pick([shop, `${words} ${shop}`], later) : `${words} ${shop}`,
      category: bankOf,
      parts,
      ...given,
    });

  switch (kind) {
    case 'salary':
      return [
        write({ place: 'income', cents, date, accountId: bank, description: 'SALARIO ACME', category: 'Salário' }),
      ];
    case 'purchase':
      return [purchase()];
    case 'refunded': {
      const part = Math.floor(cents / (1 + (other % 4)));
      return [purchase(), refund(part, later, [{ category: named, cents: part }])];
    }
    case 'refunded at once': {
      const part = Math.floor(cents / 3);
      const parts = [{ category: named, cents: part }];
      return [purchase(), refund(part, later % 20, parts), refund(part, later, parts)];
    }
    case 'refunded over several': {
      const [first, second] = [cents, Math.floor(cents / 2)];
      const whole = first + second;
      return [
        purchase(first),
        purchase(second, addDays(date, 1)),
        refund(whole, 2 + later, [{ category: named, cents: whole }]),
      ];
    }
    case 'refunded without a name': {
      const text = isCard ? pick(['Estorno', 'ESTORNO DE COMPRA'], later) : pick(['ESTORNO', 'PIX DEVOLVIDO'], later);
      return [purchase(), refund(cents, later % 30, [{ category: named, cents }], { description: text })];
    }
    case 'orphan refund':
      return [refund(cents, 0, [{ category: bankOf || REFUNDS, cents }], { description: `${words} ${shop}` })];
    case 'own move': {
      const [out, into] = bank === 'b1' ? ['b1', 'b2'] : ['b2', 'b1'];
      const own = pick(['Transferência mesma titularidade - PIX', null], choice);
      const text = own
        ? ['PIX ENVIADO', 'PIX RECEBIDO']
        : pick(
            [
              ['TED', 'TED'],
              ['PIX TRANSF', 'PIX TRANSF'],
            ],
            other,
          );
      const [sent = '', got = ''] = text;
      return [
        write({ place: 'own_move', cents: -cents, date, accountId: out, description: sent, category: own }),
        write({
          place: 'own_move',
          cents,
          date: addDays(date, later % 3),
          accountId: into,
          description: got,
          category: own,
        }),
      ];
    }
    case 'bill paid': {
      // Whole, in two parts, or a part of what is owed: what is paid, is paid.
      const parts = pick([[cents], [Math.floor(cents / 3), cents - Math.floor(cents / 3)]], choice);
      return parts.flatMap((part, number) => [
        write({
          place: 'own_move',
          cents: -part,
          date: addDays(date, number),
          accountId: bank,
          description: 'PAGAMENTO FATURA CARTAO',
          category: pick(['Pagamento de cartão de crédito', null], other),
        }),
        write({
          place: 'own_move',
          cents: part,
          date: addDays(date, number + (later % 3)),
          accountId: card,
          description: 'PAGAMENTO RECEBIDO',
        }),
      ]);
    }
    case 'bill paid twice':
      return [
        ...[0, 1].map((after) =>
          write({
            place: 'own_move',
            cents: -cents,
            date: addDays(date, after),
            accountId: bank,
            description: 'PAGAMENTO FATURA CARTAO',
            category: 'Pagamento de cartão de crédito',
          }),
        ),
        write({ place: 'own_move', cents, date, accountId: card, description: 'PAGAMENTO RECEBIDO' }),
        write({
          place: 'own_move',
          cents,
          date: addDays(date, 1 + (later % 7)),
          accountId: bank,
          description: pick(['ESTORNO PAGAMENTO FATURA', 'ESTORNO', 'DEVOLUCAO DE PAGAMENTO'], choice),
        }),
      ];
    case 'installments':
    case 'installments at once':
    case 'reversed installments':
    case 'installments reversed one by one': {
      const total = 2 + (choice % 5);
      const isAtOnce = kind !== 'installments';
      const closing = firstClosing(date, CLOSING_DAYS[card] ?? 1);
      const each = Array.from({ length: total }, (_, at) =>
        write({
          place: 'spending',
          cents: -cents,
          date: isAtOnce ? date : addMonths(date, at),
          accountId: card,
          description: `${shop} ${String(at + 1).padStart(2, '0')}/${String(total).padStart(2, '0')}`,
          category,
          installment: { number: at + 1, total, totalAmount: null, purchaseDate: isAtOnce ? date : null },
          ...(isAtOnce && at > 0 && { counts: addMonths(closing, at - 1) }),
        }),
      );
      if (kind === 'installments' || kind === 'installments at once') return each;
      // The rest is given back, the latest installments first; each on its own bill.
      const after = later % 30;
      const cancelled = each.slice(other % total);
      const partOf = ({ row, counts }: Told) => {
        const own = counts ?? row.date;
        const back = addDays(date, after);
        return { category: named, cents, counts: own > back ? own : back };
      };
      const onCard = { accountId: card, description: shop };
      if (kind === 'reversed installments') {
        return [...each, refund(cancelled.length * cents, after, cancelled.map(partOf), onCard)];
      }
      return [
        ...each,
        ...cancelled.map((one) => refund(cents, after, [partOf(one)], { ...onCard, installment: one.row.installment })),
      ];
    }
    case 'refunded elsewhere': {
      const elsewhere = account === 'b1' ? 'b2' : account === 'b2' ? 'b1' : account === 'c1' ? 'c2' : 'c1';
      const part = Math.floor(cents / (1 + (choice % 3)));
      return [
        purchase(),
        refund(part, later, [{ category: named, cents: part }], {
          accountId: elsewhere,
          description: `${words} ${shop}`,
        }),
      ];
    }
    case 'scheduled':
      return [
        write({
          place: 'spending',
          cents: -cents,
          date: addDays(today, 1 + (later % 20)),
          accountId: bank,
          description: `PIX AGENDADO ${shop}`,
          category,
        }),
      ];
    case 'revolving':
      return [
        write({
          place: 'carried',
          cents: -cents,
          date,
          accountId: card,
          description: pick(
            ['CREDITO ROTATIVO', 'SALDO FINANCIADO', 'PARCELAMENTO DE FATURA', 'Saldo em atraso'],
            choice,
          ),
        }),
        write({
          place: 'carried',
          cents: cents - 100,
          date,
          accountId: card,
          description: pick(['SALDO ROTATIVO', 'PARCELAMENTO FATURA'], choice),
        }),
        write({
          place: 'spending',
          cents: -Math.floor(cents / 10),
          date,
          accountId: card,
          description: 'ENCARGOS DO ROTATIVO',
          category: 'Juros',
        }),
      ];
    case 'bill in installments': {
      const total = 2 + (choice % 8);
      const rest = total * cents - Math.floor((total * cents * (1 + (other % 45))) / 100);
      const interest = total * cents - rest;
      const each = Math.floor(interest / total);
      const text = pick(['PARCELAMENTO DE FATURA', 'FATURA PARCELADA', 'FINANCIAMENTO FATURA'], later);
      const onCard = { accountId: card, otherCredit: 'BILL_INSTALLMENT' as const };
      const plan = Array.from({ length: total }, (_, at) => {
        const { row } = write({
          ...onCard,
          place: 'carried',
          cents: -cents,
          date: addMonths(date, at),
          description: `${text} ${at + 1}/${total}`,
          installment: { number: at + 1, total, totalAmount: null, purchaseDate: null },
        });
        const cost = at + 1 === total ? interest - each * (total - 1) : each;
        return [
          { row: { ...row, amount: centavos(cost - cents) }, place: 'carried' as const, parts: [], shown: row },
          {
            row: { ...row, amount: centavos(-cost) },
            place: 'spending' as const,
            parts: [{ category: 'Taxas bancárias', cents: cost }],
            shown: null,
          },
        ];
      });
      return [
        write({ ...onCard, place: 'carried', cents: rest, date: addDays(date, -(later % 30)), description: text }),
        ...plan.flat(),
      ];
    }
    case 'pocket': {
      const texts = pick(
        [
          ['Dinheiro guardado', 'Dinheiro resgatado'],
          ['Dinheiro reservado', 'Dinheiro retirado'],
          ['Valor aplicado', 'Valor resgatado'],
          ['Aplicação Caixinha Viagem', 'Resgate Caixinha Viagem'],
          ['Cofrinho', 'Cofrinho'],
          ['Porquinho', 'Porquinho'],
          ['APLICACAO AUTOMATICA', 'RESGATE AUTOMATICO'],
          ['APL AUT MAIS', 'RES AUT MAIS'],
        ],
        choice,
      );
      const [put = '', taken = ''] = texts;
      return [
        write({ place: 'own_move', cents: -cents, date, accountId: bank, description: put }),
        write({
          place: 'own_move',
          cents: Math.floor(cents / 2),
          date: addDays(date, later),
          accountId: bank,
          description: taken,
        }),
      ];
    }
    case 'returned move':
      return [
        write({
          place: 'own_move',
          cents: -cents,
          date,
          accountId: bank,
          description: pick(['PIX ENVIADO', 'TED'], choice),
          category: 'Transferência mesma titularidade - PIX',
        }),
        write({
          place: 'own_move',
          cents,
          date: addDays(date, later % 8),
          accountId: bank,
          description: pick(['ESTORNO PIX ENVIADO', 'PIX DEVOLVIDO', 'DEVOLUCAO TED'], other),
          category: pick([null, 'Transferência - PIX'], choice),
        }),
      ];
    case 'foreign':
      return [
        write({
          place: 'spending',
          cents: -cents,
          date,
          accountId: account,
          description: shop,
          category,
          currencyCode: 'USD',
        }),
        ...(choice % 2 ? [refund(cents, later % 20, [{ category: named, cents }], { currencyCode: 'USD' })] : []),
      ];
    case 'investment':
      return [
        write({
          place: 'own_move',
          cents: choice % 2 ? cents : -cents,
          date,
          accountId: bank,
          description: 'CDB',
          category: 'Renda fixa',
        }),
      ];
    case 'bill paid by words':
      return [
        write({
          place: 'own_move',
          cents: -cents,
          date,
          accountId: bank,
          description: pick(
            [
              'PAGAMENTO DE FATURA-INTERNET',
              'PAGTO FATURA CELULAR',
              'PAG FATURA CARTAO INTERNET BANKING',
              'PAGAMENTO FATURA TAA',
              'PGTO FATURA APP',
            ],
            choice,
          ),
          category: pick([null, 'Internet', 'Pagamento de cartão de crédito'], other),
        }),
      ];
  }
};
