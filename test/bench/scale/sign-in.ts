import { readSettings } from '../../../infra/cdk/settings.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { NOTICE_SHARE } from '../../../shared/notifications/channels/rate-limiter.ts';
import { ENTRY_SECONDS } from '../../../shared/sign-in/entry-store.ts';
import { assumptions } from './assumptions.ts';
import { costs } from './costs.ts';
import { flow, type StageResult } from './flow.ts';
import { steady, workersOf } from './workers.ts';

const settings = readSettings((name) => (name === 'env' ? 'prod' : undefined));
/** What `sign-in/sign-in-rates.ts` allows one network. */
const NETWORK = { most: 600, windowSeconds: 900 };
const HOUR = 3_600;

export type Codes = { perDay: number; busiestSecond: number };

/** The load by regular sign-ins. */
export const codesOf = (users: number): Codes => {
  const perDay = Math.round(users * assumptions.codes.perUserAndDay);
  return { perDay, busiestSecond: (perDay * assumptions.codes.busiestHour) / HOUR };
};

export type Attack = {
  /** Requests for codes per second within the limits of the edge and of each network. */
  begun: number;
  writeUnits: number;
  /** Write units of the counter of one address that all codes are requested for. */
  counterWriteUnits: number;
  /** The queue's stage for unknown addresses, and for addresses of users. */
  toNobody: StageResult;
  toPeople: StageResult;
  /** Mails in ten minutes, the lifetime of a code. */
  mails: number;
};

type Fuse = { perSecond: number };

/** @param fuse limit at the edge for all networks together */
export const attack = ({ perSecond: most }: Fuse): Attack => {
  const { perSecond, networks, seconds } = assumptions.attack;
  const asked = Math.min(perSecond, most);
  const begun = Math.min(asked, (networks * NETWORK.most) / NETWORK.windowSeconds);
  const arrivals = new Array<number>(seconds).fill(Math.round(begun));
  const through = (batchSeconds: number, ...bounds: ReturnType<typeof steady>[]): StageResult => {
    const stage = { name: 'send-sign-in-code', bounds: [workersOf(queues.sendSignInCode, batchSeconds), ...bounds] };
    const [result] = flow({ stages: [stage], arrivals });
    if (!result) throw new Error('No stage');
    return result;
  };
  const left = settings.emailsPerSecond * (1 - NOTICE_SHARE);
  return {
    begun,
    writeUnits: asked * costs.codeCounted + begun * costs.codeBegun,
    counterWriteUnits: begun,
    toNobody: through(assumptions.seconds.codesToNobody),
    toPeople: through(assumptions.seconds.codesSent, steady(`SES, ${left.toFixed(1)} a second beside notices`, left)),
    mails: Math.round(begun * ENTRY_SECONDS),
  };
};
