import { account as texts } from '../texts/account.ts';
import { Data } from './account/data.tsx';
import { Devices } from './account/devices.tsx';
import { History } from './account/history.tsx';
import { Notices } from './account/notices.tsx';
import { Passkeys } from './account/passkeys.tsx';
import { Plan } from './account/plan.tsx';
import { Profile } from './account/profile.tsx';

/** The user's profile, sign-in methods and notifications. */
const Account = () => (
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

export default Account;
