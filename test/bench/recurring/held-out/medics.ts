import { bank, card, change, household } from '../household.ts';
import { bimonthly, habit, lastBusinessDay, monthly, on, quarterly, semiannual, yearly } from '../schedules.ts';

/** Two doctors, three children, one account each, main and additional card. */
export const medics = household(
  {
    name: 'Medics',
    today: '2026-07-09',
    accounts: [
      bank('iug', 'Personnalité Igor', 'Itaú'),
      bank('bel', 'Conta Isabel', 'Santander'),
      card('blk', 'Itaú Black', 'Itaú'),
      card('bl2', 'Itaú Black Adicional', 'Itaú'),
    ],
  },
  (h) => {
    h.in(
      'Hospital pay of Igor',
      'iug',
      monthly(10, { move: 'previous' }),
      [18240.2, 21355.8, 16980.4, 19877.1, 23012.6],
      'SISPAG HOSPITAL MAE DE DEUS',
      { category: 'Salário', varies: true },
    );
    h.in('Salary of Isabel', 'bel', lastBusinessDay(), 12750.4, 'CREDITO DE SALARIO UNIV FEDERAL', {
      category: 'Salário',
    });
    h.noise('bel', on('2025-06-24', '2025-11-24'), [6375.2, 4920.7], 'CREDITO DE SALARIO UNIV FEDERAL', {
      category: 'Salário',
    });
    h.out(
      'Mortgage',
      'iug',
      monthly(22, { move: 'next' }),
      [5120.8, 5108.3, 5095.8, 5083.3, 5070.8, 5058.3, 5045.8, 5033.3, 5020.8, 5008.3, 4995.8, 4983.3, 4970.8],
      'FINANC IMOB ITAU {x}',
      { category: 'Financiamento imobiliário' },
    );
    h.out(
      'School of Clara',
      'bel',
      monthly(8, { move: 'next' }),
      change(6, 3180, 3466.2),
      'PAGAMENTO DE BOLETO COLEGIO ANCHIETA 1M',
      { category: 'Escola' },
    );
    h.out(
      'School of Tomas',
      'bel',
      monthly(8, { move: 'next' }),
      change(6, 2690, 2932.1),
      'PAGAMENTO DE BOLETO COLEGIO ANCHIETA 2F',
      { category: 'Escola' },
    );
    h.out('Nanny', 'iug', monthly(5, { move: 'previous' }), 2480, 'PIX TRANSF EDILENE', {
      category: 'Transferência - PIX',
    });
    h.out('Domestic employer tax', 'iug', monthly(20, { move: 'previous' }), 496, 'PAG TIT DAE SIMPLES DOMESTICO', {
      category: 'Impostos',
    });
    h.out(
      'Company tax',
      'iug',
      quarterly(31, { from: '2025-07', move: 'previous' }),
      [4120.5, 5230.9, 3877.6, 4688.2],
      'DARF IRPJ COD 2089',
      { category: 'Impostos', varies: true },
    );
    h.out(
      'Council fee',
      'bel',
      yearly(30, { from: '2025-06', move: 'next' }),
      859,
      'PAGAMENTO DE BOLETO CREMERS ANUIDADE',
      { sub: null, status: 'early' },
    );
    h.out(
      'Golf club',
      'iug',
      quarterly(15, { from: '2025-07', move: 'next' }),
      change(2, 1650, 1782),
      'BOLETO PAGO COUNTRY CLUB',
      { sub: null },
    );
    h.out('Solar panel care', 'iug', semiannual(1, { from: '2025-07', move: 'next' }), 420, 'BOLETO PAGO SOLAR SERRA', {
      sub: null,
    });
    h.out('Wine box', 'blk', bimonthly(18, { from: '2025-07' }), 189, 'EVINO CLUBE', {
      category: 'Alimentos e bebidas',
      sub: true,
    });
    h.out('UpToDate', 'blk', monthly(14), 53, 'WOLTERS KLUWER UPTODATE', {
      currency: 'USD',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Apple music', 'bl2', monthly(6), 21.9, 'APPLE.COM/BILL', {
      merchant: 'Apple',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Apple storage', 'bl2', monthly(20), change(7, 49.9, 54.9), 'APPLE.COM/BILL', {
      merchant: 'Apple',
      category: 'Serviços digitais',
      sub: true,
    });
    h.noise('blk', habit('2025-06-12', [6, 9, 7, 4, 8]), [-688.3, -221.7, -512, -903.4, -344.8], 'ZAFFARI BOURBON', {
      category: 'Supermercado',
    });
    h.noise('bl2', habit('2025-06-13', [4, 6, 3, 5, 9]), [-180.4, -92.3, -266, -118.8], 'RESTAURANTE FLORENCIA', {
      category: 'Restaurantes, bares e lanchonetes',
    });
    h.noise('bl2', habit('2025-06-17', [9, 11, 14, 8]), [-280, -311.9, -250.7], 'POSTO SIM PETROPOLIS', {
      category: 'Postos de gasolina',
    });
    h.noise('blk', on('2025-10-02', '2025-11-01', '2025-12-02'), [-1240, -389.9, -760], 'ARTIGOS FINOS LTDA', {
      category: 'Compras',
    });
    h.noise('bl2', on('2026-01-20', '2026-01-21'), [-36.9, -89.9], 'APPLE.COM/BILL', {
      merchant: 'Apple',
      category: 'Jogos e videogames',
    });
    h.installments('blk', '2026-02-03', 10, -1180, 'LATAM AIRLINES', 'Aeroportos e cias. aéreas', true);
    h.invest('iug', monthly(12), -4000, 'APLICACAO FUNDO ITAU PRIVILEGE', 'Fundos multimercado');
    h.own('iug', monthly(3), -3000, 'TED ISABEL CONTA CONJUNTA', 'Transferência mesma titularidade - TED');
    h.own('bel', monthly(3), 3000, 'TED RECEBIDA IGOR');
    h.bill('iug', 'blk', monthly(17, { move: 'next' }), [9120.4, 7788.3, 10233.6, 8455.1], 'PAGTO FATURA ITAU BLACK');
  },
);
