import { startLocalStack } from '../../../infra/local/stack.ts';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { stackClient } from '../../support/stack-client.ts';
import { requirePeer } from '../frame/peers.ts';
import { compared, type Row, type RunPart } from '../frame/row.ts';
import { host } from './ask.ts';
import { asked, more, type Question } from './questions.ts';

/** Tokens that the twelve questions and the list of tools cost before, and may cost. */
const GOALS = { questions: { before: 108_551, most: 4000 }, tools: { before: 7230, most: 9000 } };

type Count = (text: string) => number;

const row = (name: string, ours: number, peer: number | null, most?: number): Row =>
  compared({
    part: 'tokens',
    name,
    ours,
    peer,
    unit: 'tokens',
    ...(most === undefined || peer === null ? {} : { goal: most / peer, note: `at most ${most}` }),
  });

const rowsOf = async (questions: readonly Question[], { exchanges }: ReturnType<typeof host>, count: Count) => {
  const rows: Row[] = [];
  for (const question of questions) {
    const made = await exchanges(question);
    const tokens = made.reduce((sum, { written, read }) => sum + count(written) + count(read), 0);
    rows.push(row(question.asked, tokens, question.before));
  }
  return rows;
};

const total = (rows: readonly Row[]): number => rows.reduce((sum, { ours }) => sum + ours, 0);

/** Tokens (o200k) that a model writes and reads to answer a question with the ideal calls. */
export const run: RunPart = async ({ peers }) => {
  if (!(await peers('gpt-tokenizer'))) return [];
  const { countTokens }: { countTokens: Count } = requirePeer('gpt-tokenizer/encoding/o200k_base');
  const today = dateInSaoPaulo(systemClock());
  const { url, close } = await startLocalStack({ fixture: demoFixture(today) });
  try {
    const client = stackClient(url);
    const carla = host(client, await client.keyOf('carla'));
    const first = await rowsOf(asked(today), carla, countTokens);
    const second = await rowsOf(more(today), carla, countTokens);
    const tools = countTokens(JSON.stringify(await carla.tools()));
    return [
      ...first,
      row('the twelve questions / before the compact form', total(first), GOALS.questions.before, GOALS.questions.most),
      ...second,
      row('the other twelve', total(second), null),
      row('tools/list', tools, GOALS.tools.before, GOALS.tools.most),
    ];
  } finally {
    await close();
  }
};
