import { useState } from 'preact/hooks';
import { account as texts } from '../texts/account.ts';
import { Data } from './account/data.tsx';
import { Devices } from './account/devices.tsx';
import { History } from './account/history.tsx';
import { StopChange } from './account/later.ts';
import { Notices } from './account/notices.tsx';
import { Passkeys } from './account/passkeys.tsx';
import { Plan } from './account/plan.tsx';
import { Profile } from './account/profile.tsx';

/** Mails link to it: `/conta#parar=TOKEN`. */
const STOP = /^#parar=(.+)$/;

/** The user's profile, sign-in methods and notifications. */
const Own = () => (
  <>
    <h1 class="shown">{texts.title}</h1>
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

/** What stops a change needs no session, and so none of the account. */
const Account = () => {
  const [token] = useState(() => STOP.exec(location.hash)?.[1]);
  return token ? <StopChange token={token} /> : <Own />;
};

export default Account;
