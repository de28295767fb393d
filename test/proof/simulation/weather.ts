import { canFailSo, faultAnswer } from '../../../infra/emulators/dynamodb/fault-answers.ts';
import { pick } from './steps.ts';
import type { Random } from './world/machine.ts';
import type { Fate, Wanted } from './world/network.ts';

/**
 * What is wrong with the world. Each is a chance of one call. `lost`: the call or its answer; `throttle`, `conflict`: what the
 * table and the queues say instead; `stall`: no answer ever.
 */
export type Weather = Record<'death' | 'lost' | 'late' | 'twice' | 'slow' | 'throttle' | 'conflict' | 'stall', number>;

const FAIR: Weather = { death: 0, lost: 0, late: 0, twice: 0, slow: 0, throttle: 0, conflict: 0, stall: 0 };

const STORMS: readonly Weather[] = [
  { ...FAIR, death: 0.02, slow: 0.1 },
  { ...FAIR, lost: 0.05, twice: 0.3 },
  { ...FAIR, late: 0.03, slow: 0.1 },
  { ...FAIR, twice: 0.7, slow: 0.3 },
  { ...FAIR, throttle: 0.25 },
  { ...FAIR, conflict: 0.15, slow: 0.2 },
  { ...FAIR, stall: 0.04, lost: 0.03 },
  { ...FAIR, death: 0.01, lost: 0.02, late: 0.02, twice: 0.2, slow: 0.2, throttle: 0.05, conflict: 0.05, stall: 0.01 },
];

/** In these nothing may happen twice. */
const GENTLE: readonly Weather[] = [
  { ...FAIR, slow: 0.4 },
  { ...FAIR, twice: 0.7, slow: 0.3 },
];

const LONGEST_USUAL_MS = 10;

const ROOT = /Root=([^;]+)/;
const operationOf = ({ headers }: Wanted): string => String(headers['x-amz-target'] ?? '').split('.')[1] ?? '';

/** What the table or a queue says of a call that it does not take. */
const refusal = (wanted: Wanted, kind: 'throttle' | 'conflict'): Fate['refused'] => {
  const [service = '', operation = ''] = String(wanted.headers['x-amz-target'] ?? '').split('.');
  if (service.startsWith('DynamoDB') && canFailSo(operation, kind)) {
    const { statusCode, body } = faultAnswer(kind, operation, JSON.parse(wanted.body.toString('utf8')));
    return { status: statusCode, body };
  }
  if (service !== 'AmazonSQS' || kind === 'conflict') return undefined;
  return { status: 400, body: { __type: 'com.amazonaws.sqs#RequestThrottled', message: 'Too many requests' } };
};

const isWriteOfImport = (wanted: Wanted): boolean =>
  operationOf(wanted) === 'TransactWriteItems' && wanted.body.includes('importVersion = :version');

/** Only between the service and AWS: what vendors promise is theirs, and the steps' own calls are the observer's. */
export const createWeather = (random: Random, isGentle: boolean) => {
  const dead = new Set<string>();
  const stuck = new Map<string, number>();
  let now = FAIR;
  let hasBeenFoul = false;
  let lateMs = 0;
  let faults = 0;

  const fate = (wanted: Wanted, usual: Fate): Fate => {
    const root = ROOT.exec(wanted.headers['x-amzn-trace-id'] ?? '')?.[1];
    if (root === undefined) return usual;
    // A dead invocation sends nothing more and hears nothing more.
    if (!dead.has(root) && random() < now.death) dead.add(root);
    if (dead.has(root)) return { ...usual, lost: random() < 0.5 ? 'request' : 'silent' };
    if (lateMs > 0 && isWriteOfImport(wanted)) {
      stuck.set(root, lateMs);
      lateMs = 0;
    }
    // Its calls reach the table long after it has given them up, and others have taken over.
    if (!stuck.has(root) && random() < now.late) stuck.set(root, 4_000 + random() * 50_000);
    const chance = random();
    if (chance < now.throttle) return { ...usual, refused: refusal(wanted, 'throttle') };
    if (chance < now.throttle + now.conflict) return { ...usual, refused: refusal(wanted, 'conflict') };
    if (chance > 1 - now.stall) return { ...usual, lost: 'silent' };
    const isMessage = operationOf(wanted).startsWith('SendMessage');
    return {
      thereMs: usual.thereMs + (stuck.get(root) ?? 0),
      backMs: usual.backMs + (random() < now.slow ? random() * 900 : 0),
      lost: random() < now.lost ? pick(random, ['request', 'answer'] as const) : undefined,
      againMs: isMessage && random() < now.twice ? random() * 400 : undefined,
    };
  };
  return {
    fate: (wanted: Wanted, usual: Fate): Fate => {
      const given = fate(wanted, usual);
      const isFault = given.lost !== undefined || given.refused !== undefined || given.againMs !== undefined;
      if (isFault || given.thereMs + given.backMs > LONGEST_USUAL_MS) faults += 1;
      return given;
    },
    /** Calls that did not go as usual. */
    faults: (): number => faults,
    isFair: (): boolean => now === FAIR,
    /** Something outside of the service does not work. */
    trouble(): void {
      hasBeenFoul = true;
    },
    /** Work of foul weather may still be under way. */
    wasJustFoul: (): boolean => hasBeenFoul,
    /** Whether no invocation has died and no call was late or lost. */
    isGentle,
    /** The next import's writes reach the table so late; where nothing may happen twice, at once. */
    delayImport(milliseconds: number): void {
      lateMs = isGentle ? 0 : milliseconds;
      hasBeenFoul = true;
    },
    change(chance: Random): void {
      now = pick(chance, isGentle ? GENTLE : STORMS);
      hasBeenFoul = true;
    },
    /** @param isOver nothing of the foul weather is under way any more */
    heal(isOver = false): void {
      lateMs = 0;
      now = FAIR;
      if (isOver) hasBeenFoul = false;
    },
  };
};
