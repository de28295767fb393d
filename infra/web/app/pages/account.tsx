import { useState } from 'preact/hooks';
import type { Connection, Me } from '../api/answers.ts';
import { type Answer, useAnswer } from '../api/use-answer.ts';
import { account as texts } from '../texts/account.ts';
import { EndsSoon } from '../ui/ends-soon.tsx';
import { Data } from './account/data.tsx';
import { Devices } from './account/devices.tsx';
import { History } from './account/history.tsx';
import { StopChange } from './account/later.ts';
import { Notices } from './account/notices.tsx';
import { Passkeys } from './account/passkeys.tsx';
import { Plan } from './account/plan.tsx';
import { Profile } from './account/profile.tsx';

const isSettled = ({ data, problem }: Answer<unknown>): boolean => data !== undefined || problem !== undefined;

/** Mails link to it: `/conta#parar=TOKEN`. */
const STOP = /^#parar=(.+)$/;

/** The user's profile, sign-in methods and notifications. */
const Own = () => {
  const me = useAnswer<Me>('/app/api/me');
  const banks = useAnswer<{ connections: Connection[]; has_access: boolean }>('/app/api/connections');
  return (
    <>
      <h1 class="shown">{texts.title}</h1>
      {[me, banks].every(isSettled) || <section class="card wait tall settling" />}
      <EndsSoon
        connections={banks.data?.has_access ? banks.data.connections : []}
        subscription={me.data?.subscription}
      />
      <Profile />
      <Plan />
      <Notices />
      <Passkeys />
      <section class="card wide phone-only">
        <div class="row">
          <div>
            <b>{texts.access.title}</b>
            <small>{texts.access.lead}</small>
          </div>
          <a class="button quiet" href="/acessos">
            {texts.access.open}
          </a>
        </div>
      </section>
      <Devices />
      <History />
      <Data />
    </>
  );
};

/** What stops a change needs no session, and so none of the account. */
const Account = () => {
  const [token] = useState(() => STOP.exec(location.hash)?.[1]);
  return token ? <StopChange token={token} /> : <Own />;
};

export default Account;
