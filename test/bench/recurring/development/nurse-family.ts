import { bank, card, change, household } from '../household.ts';
import { businessDay, every, habit, lastBusinessDay, monthly, on, quarterly } from '../schedules.ts';

/** Two parents with one account each, a shared card, two children. */
export const nurseFamily = household(
  {
    name: 'Nurse family',
    today: '2026-06-24',
    accounts: [
      bank('ana', 'Conta Ana', 'Nubank'),
      bank('rui', 'Conta Rui', 'Bradesco'),
      card('nu', 'Nubank Ultravioleta', 'Nubank'),
    ],
  },
  (h) => {
    h.in(
      'Salary of Ana',
      'ana',
      businessDay(5),
      [4310.22, 4388.05, 4295.4, 4351.9],
      'Transferência recebida - HOSPITAL SANTA CECILIA SA',
      { category: 'Salário' },
    );
    h.in('Salary of Rui', 'rui', lastBusinessDay(), 3680, 'TRANSF SALARIO METALURGICA ABC', { category: 'Salário' });
    h.noise('rui', on('2025-11-28', '2025-12-19'), [1840, 1512.3], 'TRANSF 13 SALARIO METALURGICA ABC', {
      category: 'Salário',
    });
    h.out('Rent', 'ana', monthly(8), 2300, 'Transferência enviada pelo Pix - JOSE CARLOS PEREIRA', {
      category: 'Aluguel',
    });
    h.out(
      'School of Bia',
      'rui',
      monthly(5, { from: '2025-07', move: 'next' }),
      change(6, 890, 961),
      'PAGTO BOLETO COLEGIO MARISTA BIA',
      { category: 'Escola' },
    );
    h.out(
      'School of Leo',
      'rui',
      monthly(5, { from: '2025-07', move: 'next' }),
      change(6, 640, 692),
      'PAGTO BOLETO COLEGIO MARISTA LEO',
      { category: 'Escola' },
    );
    h.out(
      'Light',
      'rui',
      monthly(19, { move: 'next' }),
      [233.1, 207.6, 188.45, 219.9, 264.02, 291.77],
      'DEB AUTOM ENEL SP',
      { category: 'Eletricidade', varies: true },
    );
    h.out('Gas', 'rui', monthly(13, { move: 'next' }), [61.2, 70.9, 78.15, 66.4, 57.33], 'DEB AUTOM COMGAS', {
      category: 'Gás',
      varies: true,
    });
    h.out('Cleaner', 'ana', every(14, '2025-06-03'), 180, 'Transferência enviada pelo Pix - MARLENE SOUZA LIMA', {
      category: 'Transferência - PIX',
    });
    h.out(
      'Swimming of Leo',
      'ana',
      monthly(10, { from: '2026-02' }),
      210,
      'Transferência enviada pelo Pix - ACQUA KIDS NATACAO',
      { category: 'Prática de esportes', sub: null },
    );
    h.out('Mobile family plan', 'nu', monthly(26), 149.99, 'VIVO FAMILIA', { category: 'Celular', sub: null });
    h.out('Disney', 'nu', monthly(14), change(7, 43.9, 46.9), ['DISNEY PLUS', 'DISNEYPLUS.COM'], {
      category: 'Streaming de vídeo',
      sub: true,
    });
    h.out('Apple storage', 'nu', monthly(2), 3.9, 'APPLE.COM/BILL', {
      category: 'Serviços digitais',
      merchant: 'Apple',
      sub: true,
    });
    h.out('Apple One', 'nu', monthly(17), 37.9, 'APPLE.COM/BILL', {
      category: 'Serviços digitais',
      merchant: 'Apple',
      sub: true,
    });
    h.out(
      'Air conditioning care',
      'rui',
      quarterly(21, { from: '2025-06' }),
      260,
      'PIX ENVIADO CLIMA FACIL REFRIGERACAO',
      { sub: null },
    );
    h.own('ana', monthly(6), -800, 'Transferência enviada pelo Pix - RUI ALVES');
    h.own('rui', monthly(6), 800, 'PIX RECEBIDO ANA ALVES');
    h.noise(
      'nu',
      habit('2025-05-26', [5, 8, 7, 9, 6]),
      [-412.3, -166.78, -259.1, -98.45, -333.33, -187],
      'CARREFOUR HIPER',
      { category: 'Supermercado' },
    );
    h.noise('nu', habit('2025-05-27', [3, 4, 2, 6, 5, 1, 3]), [-18.9, -24.42, -13.07, -31.6, -11.95], 'UBER *TRIP', {
      category: 'Táxi e transporte privado urbano',
    });
    h.noise('nu', habit('2025-05-30', [9, 13, 6, 11, 8]), [-64.9, -89.7, -52.4, -118.3], 'IFOOD *IFOOD', {
      category: 'Delivery de alimentos',
    });
    // Three purchases that happen to be a month apart.
    h.noise('nu', on('2026-01-12', '2026-02-11', '2026-03-13'), [-159.9, -74.5, -249], 'RENNER 0231', {
      category: 'Vestuário',
    });
    h.noise('nu', on('2025-09-03', '2026-04-16'), [-120, -95], 'DROGARIA SAO PAULO', { category: 'Farmácia' });
    h.installments('nu', '2026-01-28', 6, -331.5, 'CASAS BAHIA', 'Eletrônicos');
    h.installments('nu', '2025-11-25', 12, -74.92, 'DECATHLON', 'Artigos esportivos', true);
    h.bill('ana', 'nu', monthly(12, { move: 'next' }), [2211.4, 1980.3, 2540.77, 1875.6], 'Pagamento de fatura');
  },
);
