import { blindLines, labelledLines, parentLines } from '../categorizer/labelled-lines.ts';
import { measured as measuredLines } from '../categorizer/measure.ts';
import { measuredWorld, WORLD_HALVES, WORLD_SETS, worldLines } from '../categorizer/world-lines.ts';
import type { Row, RunPart } from '../frame/row.ts';
import { measured as measuredMemories } from '../memories/measure.ts';
import { devMemoryCases, heldOutMemoryCases } from '../memories/memory-case.ts';
import { askedDays } from '../questions/asked-on.ts';
import { measured as measuredQuestions } from '../questions/measure.ts';
import { questionSets } from '../questions/sets.ts';
import { askedVerdicts, measuredVerdicts, VERDICT_HALVES, VERDICT_SETS } from '../questions/verdict-sets.ts';
import { HOUSEHOLDS as DEVELOPMENT } from '../recurring/development/index.ts';
import { HOUSEHOLDS as HELD_OUT } from '../recurring/held-out/index.ts';
import { score, totalsOf } from '../recurring/measure.ts';

const percent = (name: string, share: number, note: string): Row => ({
  part: 'understanding',
  name,
  ours: share * 100,
  peer: null,
  unit: '%',
  ratio: null,
  note,
});

const text = (share: number): string => `${(share * 100).toFixed(1)} %`;

const questionRows = (): Row[] =>
  questionSets.map(({ name, questions }) => {
    const { exact, named, misnamed } = measuredQuestions(questions);
    return percent(
      `questions, ${name}: exactly the expected rows`,
      exact,
      `${questions.length}; unread words named ${text(named)}; named without cause ${text(misnamed)}`,
    );
  });

const dayRows = (): Row[] => {
  const all = questionSets.flatMap(({ questions }) => questions);
  const heldOut = questionSets.filter(({ isDev }) => !isDev).flatMap(({ questions }) => questions);
  return askedDays.map(({ name, today }) => {
    const { questions, exact } = measuredQuestions(all, today);
    return percent(
      `questions of all sets, asked on ${name}: exactly the expected rows`,
      exact,
      `${today}; ${questions} of ${all.length}, whose words say which days are meant then; held out ${text(measuredQuestions(heldOut, today).exact)}`,
    );
  });
};

const verdictRows = (): Row[] =>
  VERDICT_SETS.flatMap((set) => VERDICT_HALVES.map((half) => [set, half] as const)).flatMap(([set, half]) => {
    const { unanswerable, handled, reasoned, answerable, accepted } = measuredVerdicts(askedVerdicts(set, half));
    return [
      percent(
        `verdicts, ${set}, ${half}: recognised of what no filter answers`,
        handled,
        `${unanswerable}; with the right reason and operation ${text(reasoned)}`,
      ),
      percent(`verdicts, ${set}, ${half}: not refused of what a filter answers`, accepted, `${answerable}`),
    ];
  });

const lineRows = (): Row[] => {
  const labelled = labelledLines().filter(({ isHeldOut }) => isHeldOut);
  const sets = [
    ...labelled.map((line) => ({ ...line, set: 'by the author of the rules, held out' })),
    ...blindLines(),
    ...parentLines().map((line) => ({ ...line, set: `parents, ${line.set}` })),
  ];
  return [...new Set(sets.map(({ set }) => set))].map((name) => {
    const { lines, accuracy, coverage, falseOnUnknowable } = measuredLines(sets.filter(({ set }) => set === name));
    return percent(
      `lines, ${name}: right of those answered`,
      accuracy,
      `${lines}; answered ${text(coverage)}; of unknowable ones answered ${text(falseOnUnknowable)}`,
    );
  });
};

const worldRows = (): Row[] =>
  WORLD_SETS.flatMap((set) => WORLD_HALVES.map((half) => [set, half] as const)).flatMap(([set, half]) => {
    const { lines, ...shares } = measuredWorld(worldLines(set, half));
    const [accuracy, own] = [shares.accuracy, shares.ownFound];
    return [
      percent(
        `lines, world of ${set}, ${half}: right of those answered`,
        accuracy,
        `${lines}; answered ${text(shares.coverage)}; right of all that can be known ${text(shares.right)}; false labels ${text(shares.falseLabels)}, of those without a doubt ${text(shares.falseSure)}; money on a wrong or missing label ${text(shares.moneyMissed)}; unknowable ones left alone ${text(shares.leftAlone)}, or with an accepted guess ${text(shares.wellGuessed)}`,
      ),
      percent(
        `lines, world of ${set}, ${half}: own moves and bill payments found by the line alone`,
        own,
        `called so without being one ${text(shares.ownFalse)}`,
      ),
    ];
  });

const memoryRows = (): Row[] =>
  Object.entries({ development: devMemoryCases, 'held out': heldOutMemoryCases }).map(([name, cases]) => {
    const { right, missed, excess } = measuredMemories(cases);
    const note = `${cases.length}; too little ${text(missed)}; too much ${text(excess)}`;
    return percent(`memories, ${name}: as they should be`, right, note);
  });

const streamRows = (): Row[] =>
  Object.entries({ development: DEVELOPMENT, 'held out': HELD_OUT }).map(([name, households]) => {
    const { recall, precision, shares, expected } = totalsOf(households.map(score));
    const checks = Object.entries(shares).map(([check, share]) => `${check} ${text(share)}`);
    return percent(
      `recurring streams, ${name}: recall`,
      recall,
      [`${expected}`, `precision ${text(precision)}`, ...checks].join('; '),
    );
  });

/** How well requests, bank lines, memories and recurring streams are understood, by the labelled sets. The same on any machine. */
export const run: RunPart = async () => [
  ...questionRows(),
  ...dayRows(),
  ...verdictRows(),
  ...lineRows(),
  ...worldRows(),
  ...memoryRows(),
  ...streamRows(),
];
