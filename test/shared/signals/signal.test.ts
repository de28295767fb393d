import { describe, expect, it } from 'vitest';
import { getSignals } from '../../../shared/contract/operations/get-signals.ts';
import { SIGNAL_KINDS } from '../../../shared/contract/resources/signal.ts';
import { centavos } from '../../../shared/money.ts';
import { signalContent } from '../../../shared/notifications/notices/signal-notice.ts';
import { compactBody } from '../../../shared/runtime/mcp/compact/compact-result.ts';
import {
  listSignals,
  presentSignal,
  type Signal,
  sentenceOf,
  severityOf,
  summarizeSignals,
} from '../../../shared/signals/signal.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { day } from '../ledger/a-transaction.ts';

const a = (over: Partial<Signal>): Signal => ({
  id: 'sig_5b1e0c77a9d24f18',
  kind: 'double_charge',
  about: 'loja sol',
  merchant: 'loja sol',
  latest: day('2026-11-25'),
  date: day('2026-11-25'),
  amount: centavos(123_456),
  category: 'Compras',
  accountId: 'card-1',
  figures: {
    name: 'Loja Sol',
    from: centavos(3990),
    to: centavos(4490),
    usual: centavos(5000),
    total: centavos(1_234_567),
  },
  rows: [
    { id: 't1', date: day('2026-11-24'), amount: centavos(-123_456) },
    { id: 't2', date: day('2026-11-25'), amount: centavos(-123_456) },
  ],
  streamId: null,
  billId: null,
  itemIds: [],
  status: 'new',
  reason: null,
  foundAt: '2026-11-27T09:12:00.000Z' as Instant,
  isGone: false,
  isTold: false,
  version: 1,
  ...over,
});

describe('a sentence', () => {
  it.each([
    [
      'double_charge',
      'Loja Sol cobrou R$ 1.234,56 duas vezes, em 24/11/2026 e 25/11/2026.',
      'Loja Sol charged R$ 1,234.56 twice, on 2026-11-24 and 2026-11-25.',
    ],
    [
      'price_rise',
      'Loja Sol subiu de R$ 39,90 para R$ 44,90 em 25/11/2026.',
      'Loja Sol rose from R$ 39.90 to R$ 44.90 on 2026-11-25.',
    ],
    [
      'new_subscription',
      'Nova assinatura: Loja Sol, R$ 1.234,56 desde 25/11/2026.',
      'New subscription: Loja Sol, R$ 1,234.56 since 2026-11-25.',
    ],
    [
      'trial_turned_paid',
      'O teste de Loja Sol virou cobrança de R$ 1.234,56 em 25/11/2026.',
      'The trial of Loja Sol became a charge of R$ 1,234.56 on 2026-11-25.',
    ],
    [
      'subscription_after_cancel',
      'Loja Sol voltou a cobrar: R$ 1.234,56 em 25/11/2026.',
      'Loja Sol charges again: R$ 1,234.56 on 2026-11-25.',
    ],
    [
      'unusual_amount',
      'R$ 1.234,56 em Loja Sol em 25/11/2026; o usual é R$ 50,00.',
      'R$ 1,234.56 at Loja Sol on 2026-11-25; R$ 50.00 is usual.',
    ],
    [
      'fee_charged',
      'Loja Sol cobrou R$ 1.234,56 de tarifas e juros em novembro de 2026.',
      'Loja Sol charged R$ 1,234.56 of fees and interest in 2026-11.',
    ],
    [
      'income_missing',
      'Loja Sol, R$ 1.234,56, era esperado em 25/11/2026 e não entrou.',
      'Loja Sol, R$ 1,234.56, was expected on 2026-11-25 and did not come.',
    ],
    [
      'bill_higher',
      'Fatura Loja Sol: R$ 12.345,67, R$ 1.234,56 acima do usual.',
      'Bill Loja Sol: R$ 12,345.67, R$ 1,234.56 above the usual.',
    ],
    ['low_balance_ahead', 'Podem faltar R$ 1.234,56 em 25/11/2026.', 'R$ 1,234.56 may be missing on 2026-11-25.'],
    [
      'duplicate_connection',
      'Loja Sol vem por duas conexões: conta em dobro.',
      'Loja Sol comes by two connections: it counts twice.',
    ],
    [
      'consent_ending',
      'A autorização de Loja Sol termina em 25/11/2026.',
      'The authorization of Loja Sol ends on 2026-11-25.',
    ],
  ] as const)('of %s has exact figures in both languages', (kind, portuguese, english) => {
    expect(presentSignal(a({ kind }))).toMatchObject({
      sentence: portuguese,
      sentence_en: english,
      severity: severityOf[kind],
    });
  });

  it('names one day once', () => {
    const rows = a({}).rows.map((row) => ({ ...row, date: day('2026-11-25') }));
    expect(sentenceOf(a({ rows }))).toBe('Loja Sol cobrou R$ 1.234,56 duas vezes, em 25/11/2026.');
  });
});

it('a merchant is none where the name is that of a bank, a card or an account', () => {
  const named = SIGNAL_KINDS.filter((kind) => presentSignal(a({ kind })).merchant !== null);
  expect(named).toEqual([
    'double_charge',
    'price_rise',
    'new_subscription',
    'trial_turned_paid',
    'subscription_after_cancel',
    'unusual_amount',
    'income_missing',
  ]);
});

it('twenty are at most 1,200 tokens for an assistant', async () => {
  const found = Array.from({ length: 20 }, (_, at) =>
    presentSignal(
      a({
        id: `sig_${String(at * 7919).padStart(16, '5b1e0c77a9d24f18')}`,
        kind: SIGNAL_KINDS[at % 12] ?? 'double_charge',
      }),
    ),
  );
  const body = { success: true, data: found, summary: { new: 20, high: 9 } };
  const page = { today: day('2026-11-27'), offset: 0, cursors: async () => (next: unknown) => String(next) };
  const answer = await compactBody(getSignals, body, page);
  expect(answer.rows).toHaveLength(20);
  // Of the tokenizer of the bench 2.38 characters of such an answer are one token.
  expect(JSON.stringify(answer).length).toBeLessThanOrEqual(2.38 * 1_200);
});

it('tells the evidence and no key of it', () => {
  expect(presentSignal(a({ kind: 'duplicate_connection', amount: null, itemIds: ['i1', 'i2'] }))).toMatchObject({
    amount: null,
    evidence: { transaction_ids: ['t1', 't2'], stream_id: null, bill_id: null, item_ids: ['i1', 'i2'] },
  });
});

describe('the list', () => {
  const all = [
    a({ id: 'sig_b', date: day('2026-11-20') }),
    a({ id: 'sig_a', date: day('2026-11-20'), kind: 'price_rise' }),
    a({ id: 'sig_c', date: day('2026-11-25'), status: 'seen' }),
    a({ id: 'sig_d', date: day('2026-11-26'), isGone: true }),
    a({ id: 'sig_e', date: day('2026-11-27'), isGone: true, status: 'dismissed' }),
  ];
  it.each([
    ['new', ['sig_a', 'sig_b']],
    ['seen', ['sig_c']],
    ['resolved', ['sig_d']],
    ['dismissed', ['sig_e']],
    ['all', ['sig_e', 'sig_d', 'sig_c', 'sig_a', 'sig_b']],
  ] as const)('of %s is in order of date, the newest first, then of id', (status, ids) => {
    expect(listSignals(all, { status }).map(({ id }) => id)).toEqual(ids);
  });

  it('counts all new ones', () => {
    expect(summarizeSignals(all)).toEqual({ new: 2, high: 1 });
  });
});

it('a notice has the first sentence as its subject, and says how many more there are', () => {
  const notice = { kind: 'signal' as const, signalIds: ['a', 'b'], sentences: ['Um\naviso.', '<b>Outro</b>'] };
  const { subject, text, html, template } = signalContent(notice, { name: 'Ana Souza', email: null, phone: null });
  expect(subject).toBe('Aviso importante: Um aviso.');
  expect(text).toContain('Aviso: Um aviso.\nAviso: <b>Outro</b>');
  expect(html).not.toContain('<b>Outro');
  expect(template).toEqual({ name: 'important_signal', parameters: ['Um aviso.', '1'] });
});
