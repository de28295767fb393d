import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { absentable, body } from '../fields/body.ts';
import { LONGEST_ID } from '../fields/source-mark.ts';
import { defineTool } from '../operation.ts';
import { manageClosingDate } from '../operations/manage-closing-date.ts';
import { cardAccount, closingDateEntry } from '../resources/card.ts';
import { fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';

const FOUND = { status: 404, error: 'Closing date not found', when: 'no such closing date' };

export const listClosingDates = defineTool(manageClosingDate, {
  name: 'list-closing-dates',
  method: 'GET',
  summary: 'Closing days of the cards',
  body: z.object({}),
  response: () =>
    fullBody({
      message: z.string(),
      data: z.object({
        accounts: z.array(z.extend(cardAccount(), { closingDateId: z.nullable(z.string()) })),
        totalAccounts: z.int(),
        accountsWithClosingDate: z.int(),
        accountsWithoutClosingDate: z.int(),
      }),
      freshness: freshness(),
    }),
  mcp: {
    title: 'Dias de fechamento',
    description:
      'Use for the day of the month on which each card bill closes, and for ids of cards and closing days. Not for due dates or amounts: getBillSummary. List credit card closing dates, when a card closes. Dia, data de fechamento, fecha, vira, corte, cartão, fatura, melhor dia comprar.',
    compact: {
      table: {
        rows: 'data.accounts',
        columns: [
          'id',
          'name',
          'number',
          'closingDay',
          'closingDateId',
          { name: 'active', path: 'isActive', usual: true },
          'notes',
        ],
      },
    },
  },
  access: needs('read'),
});

export const setClosingDate = defineTool(manageClosingDate, {
  name: 'set-closing-date',
  method: 'POST',
  summary: 'Set the closing day of a card',
  body: z.object({
    accountId: body.id('Id of a card.', 'Invalid accountId'),
    closingDay: body.integer(
      'Day of the month, 1 to 31; shorter months close on their last day.',
      1,
      31,
      'Invalid closingDay',
    ),
    isActive: absentable(
      body.flag('Whether the day is used. Default: unchanged, true for a new one.', 'Invalid isActive'),
    ),
    notes: absentable(z.string('Invalid notes').check(z.describe('Free text.'), z.maxLength(500, 'Invalid notes'))),
  }),
  response: () => fullBody({ message: z.string(), data: closingDateEntry() }),
  refusals: [
    { status: 400, error: 'Account is not a credit card', when: 'the account is no credit card' },
    { status: 404, error: 'Account not found', when: 'no account of the user' },
    FOUND,
  ],
  mcp: {
    title: 'Definir dia de fechamento',
    description:
      'Use when a person says on which day of the month a card bill closes: adds the closing day or changes it, which makes getBillSummary exact. Not the due date. Set, change, correct closing date of credit card. Cartão, fatura fecha, vira dia, fechamento; anota, muda, mudou, define, defina, corrige, todo dia.',
    compact: { keep: ['message', 'data'] },
    idsFrom: { accountId: 'listClosingDates' },
  },
  access: needs('write'),
});

export const deleteClosingDate = defineTool(manageClosingDate, {
  name: 'delete-closing-date',
  method: 'POST',
  summary: 'Delete the closing day of a card',
  body: z.object({
    closingDateId: z
      .string('Invalid closingDateId')
      .check(z.describe('Id of a closing day.'), z.trim(), z.minLength(1), z.maxLength(LONGEST_ID)),
  }),
  response: () => fullBody({ message: z.string(), data: z.object({ deletedId: z.string(), accountId: z.string() }) }),
  refusals: [
    { status: 403, error: 'Closing date does not belong to user', when: 'it is owned by another user' },
    FOUND,
  ],
  mcp: {
    title: 'Excluir dia de fechamento',
    description:
      'Use to remove the closing day that was set for a card, for good; the bill is estimated from bank data again. To change it: setClosingDate. Delete closing date. Apaga, apague, tira, remove, exclui, exclua dia, data de fechamento, cadastrado, coloquei.',
    compact: { keep: ['message', 'data'] },
    idsFrom: { closingDateId: 'listClosingDates' },
    confirms: { question: (subject) => `Excluir de vez o dia de fechamento (${subject})?` },
  },
  access: needs('write'),
});
