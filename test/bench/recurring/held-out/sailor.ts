import { bank, card, change, household } from '../household.ts';
import { businessDay, every, habit, monthly, on, quarterly, yearly } from '../schedules.ts';

/** The account moved from one bank to another in December; the texts are the new bank's from then on. */
export const sailor = household(
  {
    name: 'Sailor',
    today: '2026-05-04',
    accounts: [
      bank('cef', 'Conta Caixa', 'Caixa Econômica Federal'),
      bank('nuc', 'Conta Nubank', 'Nubank'),
      card('caxc', 'Caixa Visa final 0912', 'Caixa Econômica Federal'),
      card('nu', 'Nubank final 7730', 'Nubank'),
    ],
  },
  (h) => {
    h.in('Salary', 'cef', businessDay(2), change(9, 6122.7, 6459.45), 'CRED SALARIO MARINHA DO BRASIL', {
      category: 'Salário',
    });
    h.noise('cef', on('2025-06-30', '2025-12-15'), [3061.35, 2711.9], 'CRED SALARIO MARINHA DO BRASIL', {
      category: 'Salário',
    });
    h.noise('cef', on('2026-01-09'), 2040.9, 'CRED ADIC FERIAS MARINHA', { category: 'Salário' });
    h.out('Alimony', 'cef', businessDay(2), 1530.7, 'DEB PENSAO ALIMENTICIA', { category: 'Pensão alimentícia' });
    h.out(
      'Rent',
      change(8, 'cef', 'nuc'),
      monthly(10),
      1980,
      change(8, 'ENVIO PIX CARLOS EDUARDO NUNES', 'Transferência enviada pelo Pix - CARLOS EDUARDO NUNES'),
      { category: 'Aluguel' },
    );
    h.out(
      'Light',
      change(8, 'cef', 'nuc'),
      monthly(17, { move: 'next' }),
      [144.2, 166.8, 133.9, 188.4, 155.1],
      change(8, 'PAG LUZ LIGHT SESA', 'Pagamento de boleto efetuado - LIGHT SESA'),
      { category: 'Eletricidade', varies: true },
    );
    h.out('Mobile', change(7, 'caxc', 'nu'), monthly(14), 69.9, change(7, 'TIM *CELULAR', 'Tim Brasil'), {
      merchant: 'TIM',
      category: 'Celular',
      sub: null,
    });
    h.out('Apple One', change(7, 'caxc', 'nu'), monthly(25), change(9, 42.9, 47.9), 'APPLE.COM/BILL', {
      merchant: 'Apple',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Apple storage', change(7, 'caxc', 'nu'), monthly(3), 5.9, 'APPLE.COM/BILL', {
      merchant: 'Apple',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Diving club', change(7, 'caxc', 'nu'), quarterly(20, { from: '2025-04' }), 270, 'CLUBE MERGULHO RIO', {
      category: 'Prática de esportes',
      sub: null,
    });
    h.out('Crossfit', 'nu', monthly(6, { from: '2026-01' }), 249, ['Box Maracana Crossfit', 'BOX MARACANA'], {
      merchant: 'Box Maracana',
      category: 'Academia e centros de lazer',
      sub: true,
    });
    h.out('Car loan', 'cef', monthly(23, { move: 'next' }), 988.3, 'PREST VEICULO PAN {n}/60', {
      category: 'Financiamento de veículos',
      start: 14,
    });
    h.out('Barber', 'nuc', every(14, '2026-01-10'), 55, 'Transferência enviada pelo Pix - BARBEARIA NAVALHA', {
      sub: null,
    });
    h.out('Domain', change(1, 'caxc', 'nu'), yearly(22, { from: '2025-04' }), 76, 'HOSTGATOR BRASIL', {
      category: 'Serviços digitais',
      sub: null,
      status: 'early',
    });
    h.noise('caxc', habit('2025-04-06', [6, 9, 5, 8], '2025-11-05'), [-133.8, -92.4, -210.6], 'MUNDIAL SUPERMERCADO', {
      category: 'Supermercado',
    });
    h.noise('nu', habit('2025-11-20', [6, 9, 5, 8]), [-141.3, -88.9, -199.2, -64.7, -230.5], 'Mundial Mix', {
      category: 'Supermercado',
    });
    h.noise('nu', habit('2025-12-01', [2, 4, 1, 3, 3]), [-14.8, -22.4, -9.3, -31.9, -18.2, -26.6], 'Bar do Momo', {
      category: 'Restaurantes, bares e lanchonetes',
    });
    h.noise('nu', on('2026-01-26', '2026-03-07'), [-89.9, -119.9], 'Hering', { category: 'Vestuário' });
    h.noise(
      'nuc',
      on('2026-01-31', '2026-02-22', '2026-04-11'),
      [-50, -20, -120],
      'Transferência enviada pelo Pix - RODRIGO LEAL',
      { category: 'Transferência - PIX' },
    );
    h.noise('cef', on('2025-08-12'), -640.2, 'PAG BOLETO OFICINA DO JAIR', { category: 'Manutenção de veículos' });
    h.installments('nu', '2026-02-09', 6, -183.3, 'NIKE COM BR', 'Artigos esportivos', true);
    h.own('cef', monthly(5, { from: '2025-12' }), -4000, 'ENVIO PIX SAULO NUBANK');
    h.own('nuc', monthly(5, { from: '2025-12' }), 4000, 'Transferência recebida pelo Pix - SAULO');
    h.bill('nuc', 'nu', monthly(8, { from: '2026-01', move: 'next' }), [1120.7, 980.4, 1277.3], 'Pagamento de fatura');
  },
);
