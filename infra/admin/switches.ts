import { userInfo } from 'node:os';
import { actorNamed, OPERATOR } from '../../shared/access/history.ts';
import { switchStore } from '../../shared/access/switch-store.ts';
import { isSwitch, SWITCHES, type SwitchName } from '../../shared/access/switches.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { type Command, type Given, option, word } from './command.ts';
import { operatorOf } from './operator.ts';
import { Problem } from './problem.ts';

/** What each switch stops while it is on. */
const stops: Record<SwitchName, string> = {
  email: 'e-mail: notices wait for a day, codes of sign-in for their ten minutes; passkeys sign in',
  whatsapp: 'WhatsApp: notices wait for a day, codes for their ten minutes; the connection flow is refused with 503',
  registration:
    'OAuth clients that register themselves: 503; registered ones, and those with a metadata document, go on',
  'sign-up':
    'new users: the door mails no code to strangers and refuses one with 503, `users create` is refused; known users sign in',
  'read-only':
    'changes by people, programs and assistants: 503; reads, sign-in, ends of access, imports and notices go on',
};

const LONGEST_REASON = 300;

const switchNamed = (given: Given): SwitchName => {
  const text = word(given, 0, 'NAME');
  if (!isSwitch(text)) throw new Problem(`There is no switch ${text}: NAME is one of ${SWITCHES.join(', ')}`);
  return text;
};

const isOn = (given: Given): boolean => {
  const text = word(given, 1, 'on or off');
  if (text !== 'on' && text !== 'off') throw new Problem(`A switch is set to on or off, not ${text}`);
  return text === 'on';
};

const reasonIn = (given: Given): string | null => {
  const reason = option(given, 'reason') ?? null;
  if (reason && reason.length > LONGEST_REASON) throw new Problem(`--reason may have ${LONGEST_REASON} characters`);
  return reason;
};

// On the local stack: the account of this machine.
const operatorHere = (): string => {
  try {
    return actorNamed(OPERATOR, userInfo().username);
  } catch {
    return OPERATOR; // an account without a name, as in some containers
  }
};

/** Switches that stop a part of the service without a deployment. */
export const switches: Record<string, Command> = {
  'switches list': {
    usage: 'switches list',
    does: 'lists what can be stopped, whether it is, since when, by whom and why',
    run: async () =>
      (await switchStore(openTable()).list()).map(({ name, on, entry }) => ({
        name,
        state: on ? 'on' : 'off',
        since: entry?.at ?? null,
        by: entry?.by ?? null,
        reason: entry?.reason ?? null,
        stops: stops[name],
      })),
  },
  'switches set': {
    usage: 'switches set NAME on|off [--reason TEXT]',
    does: 'stops a part of the service (on), or lets it go on (off), from the next call or message; the history says who',
    run: async (given) => {
      const [name, on, reason] = [switchNamed(given), isOn(given), reasonIn(given)];
      const change = {
        on,
        at: systemClock(),
        by: option(given, 'env') ? await operatorOf(given) : operatorHere(),
        reason,
      };
      await switchStore(openTable()).set(name, change);
      return { name, state: on ? 'on' : 'off', since: change.at, by: change.by, reason };
    },
  },
  'switches history': {
    usage: 'switches history',
    does: 'lists the changes of the last 90 days, the newest first',
    run: async () =>
      (await switchStore(openTable()).history()).map(({ on, ...change }) => ({ ...change, state: on ? 'on' : 'off' })),
  },
};
