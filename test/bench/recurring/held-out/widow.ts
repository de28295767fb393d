import { bank, card, change, household } from '../household.ts';
import { bimonthly, businessDay, every, habit, lastBusinessDay, monthly, on, semiannual } from '../schedules.ts';

export const widow = household(
  {
    name: 'Widow',
    today: '2025-11-17',
    accounts: [
      bank('agi', 'Conta Agibank', 'Agibank'),
      bank('bnb', 'Conta BNB', 'Banco do Nordeste'),
      card('agc', 'Agibank Mastercard', 'Agibank'),
    ],
  },
  (h) => {
    h.in('Survivor pension', 'agi', lastBusinessDay(), change(3, 1412, 1518), 'CREDITO BENEFICIO INSS 21', {
      category: 'Aposentadoria',
    });
    h.in('Own pension', 'bnb', businessDay(4), change(3, 1890.5, 1980.67), 'CRED BENEF PREV ESTADUAL', {
      category: 'Aposentadoria',
    });
    h.noise('agi', on('2025-04-25', '2025-05-26'), [759, 645.15], 'CREDITO BENEFICIO INSS 21 ABONO', {
      category: 'Aposentadoria',
    });
    h.in('Help of the son', 'agi', monthly(10), 300, 'PIX RECEBIDO MARCELO TAVARES', {
      category: 'Transferência - PIX',
    });
    h.out('Consigned loan', 'agi', lastBusinessDay(), 388.9, 'DESC EMPRESTIMO CONSIGNADO', { category: 'Empréstimos' });
    h.out('Light', 'bnb', monthly(8, { move: 'next' }), [77.2, 88.4, 96.1, 81.9, 70.3], 'DEB AUT ENEL CEARA', {
      category: 'Eletricidade',
      varies: true,
    });
    h.out('Water', 'bnb', bimonthly(19, { from: '2024-11', move: 'next' }), [104.6, 118.2, 95.3], 'DEB AUT CAGECE', {
      category: 'Água',
      varies: true,
    });
    h.out('Landline', 'bnb', monthly(14, { move: 'next' }), 69.9, 'DEB AUT OI FIXO', {
      category: 'Telecomunicação',
      sub: null,
    });
    h.out(
      'Health plan',
      'agi',
      monthly(5, { move: 'next' }),
      change(8, 944.3, 1038.73),
      'PAG BOLETO HAPVIDA ASSIST MEDICA',
      { category: 'Seguro saúde', sub: null },
    );
    h.out('Caregiver', 'agi', every(7, '2025-01-24'), 350, 'PIX ENVIADO FRANCISCA MENEZES', {
      category: 'Transferência - PIX',
    });
    h.out('Parish', 'agi', every(14, '2025-04-06'), 40, 'PIX ENVIADO PAROQUIA N SRA DE FATIMA', {
      category: 'Doações',
      sub: null,
    });
    h.out('Grave', 'bnb', semiannual(3, { from: '2024-11', move: 'next' }), 145, 'PAG BOLETO JARDIM METROPOLITANO', {
      sub: null,
    });
    h.out(
      'House tax',
      'bnb',
      monthly(7, { from: '2025-02', move: 'next', until: '2025-07-20' }),
      83.21,
      'PAG IPTU FORTALEZA COTA {n}',
      { category: 'Impostos sobre moradia', status: 'ended' },
    );
    h.out('Church radio', 'agc', monthly(22), 35, 'CANCAO NOVA CLUBE OUVINTE', { category: 'Doações', sub: null });
    h.noise('agc', habit('2024-10-18', [2, 3, 2, 1, 2]), [-6.5, -11.8, -9.2, -15.6], 'MERCADINHO SAO LUIS', {
      category: 'Supermercado',
    });
    h.noise('agc', habit('2024-10-22', [14, 19, 25, 11]), [-38.7, -92.5, -145.2, -61.1, -23.9], 'PAGUE MENOS 88', {
      category: 'Farmácia',
    });
    h.noise('agc', habit('2024-10-26', [7, 6, 8, 10, 5]), [-48.3, -71.2, -33.8, -90.4], 'FEIRA DA PARANGABA', {
      category: 'Supermercado',
    });
    h.noise('agi', habit('2024-10-30', [28, 35, 24, 31]), [-400, -250, -600, -300], 'SAQUE 24H', {
      category: 'Transferência - Dinheiro',
    });
    h.noise('agi', on('2025-03-11', '2025-08-19'), [-250, -300], 'PIX ENVIADO DRA CELIA GERIATRA', {
      category: 'Saúde',
    });
    h.installments('agc', '2025-06-26', 7, -112.7, 'MACAVI ELETRO', 'Utensílios para casa', true);
    h.own('bnb', monthly(11), -500, 'TRANSF PIX CONTA AGIBANK');
    h.own('agi', monthly(11), 500, 'PIX RECEBIDO LUCIA TAVARES');
    h.bill('agi', 'agc', monthly(16, { move: 'next' }), [402.8, 377.1, 455.9], 'PAG FATURA CARTAO AGI');
  },
);
