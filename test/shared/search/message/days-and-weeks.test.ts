import { expect, it } from 'vitest';
import { readMessage } from '../../../../shared/search/message/interpret-message.ts';
import { TODAY } from './a-reading.ts';

it.each([
  ['de 10 a 20 do mês passado', '2026-10-10', '2026-10-20'],
  ['do 10 ao 20 do mês passado', '2026-10-10', '2026-10-20'],
  ['entre 10 e 20 deste mês', '2026-11-10', '2026-11-20'],
  ['10 a 15 desse mês', '2026-11-10', '2026-11-15'],
  ['uber de 5 até 12 do mês que passou', '2026-10-05', '2026-10-12'],
  ['from the 5th to the 12th of last month', '2026-10-05', '2026-10-12'],
  ['terça da semana passada', '2026-11-10', '2026-11-10'],
  ['tuesday of last week', '2026-11-10', '2026-11-10'],
  ['na sexta da semana retrasada', '2026-11-06', '2026-11-06'],
  ['de segunda a sexta da semana passada', '2026-11-09', '2026-11-13'],
  ['monday to friday last week', '2026-11-09', '2026-11-13'],
  ['semana do dia 10', '2026-11-09', '2026-11-15'],
  ['essa quinzena', '2026-11-16', '2026-11-21'],
  ['quinzena passada', '2026-11-01', '2026-11-15'],
  ['nos 10 primeiros dias de novembro', '2026-11-01', '2026-11-10'],
  ['o ano inteiro', '2026-01-01', '2026-11-21'],
  ['mês inteiro', '2026-11-01', '2026-11-21'],
  ['ano até aqui', '2026-01-01', '2026-11-21'],
  ['no corrente ano', '2026-01-01', '2026-11-21'],
  ['mesmo mês do ano passado', '2025-11-01', '2025-11-30'],
  ['de um ano pra cá', '2025-11-21', '2026-11-21'],
  ['de 30 dias pra cá', '2026-10-23', '2026-11-21'],
  ['nov de 25', '2025-11-01', '2025-11-30'],
  ['money out, November', '2026-11-01', '2026-11-30'],
  ['gastei em finados', '2026-11-02', '2026-11-02'],
  ['em tiradentes gastei com o quê?', '2026-04-21', '2026-04-21'],
])('%s, asked on Saturday 2026-11-21', (message, startDate, endDate) =>
  expect(readMessage(message, TODAY).period).toEqual({ startDate, endDate }),
);

it.each(['novembro de 25 reais', 'de 50 a 80', 'entre 50 e 80 deste mês', 'pousada em tiradentes'])(
  'no other period is read from amounts and towns: %s',
  (message) => {
    const { startDate } = readMessage(message, TODAY).period;
    expect([null, '2026-11-01']).toContain(startDate);
  },
);
