import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';
import { SIGNAL_KINDS, SIGNAL_STATUSES, signal } from '../resources/signal.ts';

export const getSignals = defineOperation({
  name: 'get-signals',
  method: 'GET',
  path: '/tools/api/get-signals',
  tag: 'Signals',
  summary: 'What deserves attention: double charges, new prices, missing income, fees, low balances ahead',
  description:
    'Found when bank data comes, by fixed rules, and kept for 13 months; a read finds nothing and changes no status. The newest `date` comes first.',
  query: z.object({
    status: query.oneOfOr(
      [...SIGNAL_STATUSES, 'all'],
      'new',
      '`resolved`: the evidence is gone, as after a refund; told by `all` too.',
    ),
    kind: query.oneOf(SIGNAL_KINDS, 'Only signals of this kind.'),
    from: query.date('First `date`, included.'),
    to: query.date('Last `date`, included.'),
    ...sourceMark,
  }),
  response: () =>
    fullBody({
      data: z.array(signal()),
      summary: z
        .object({ new: z.int(), high: z.int() })
        .check(z.describe('Of all new signals, whatever is asked for.')),
      freshness: freshness(),
    }),
  envelope: 'full',
  mcp: {
    title: 'Sinais',
    description:
      'Use for what deserves attention: double charges, price rises, trials that became paid, missing income, fees, low balance ahead. Not for payments due (getUpcoming).',
    words:
      'Anything strange, suspicious, charged twice. Sinais, estranho, estranha, em dobro, duplicada, suspeita, indevida.',
    neverListed: ['from', 'to', 'kind'],
    compact: {
      table: {
        rows: 'data',
        columns: ['id', 'date', 'kind', { name: 'severity', usual: 'medium' }, 'sentence'],
      },
      keep: ['summary'],
    },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
