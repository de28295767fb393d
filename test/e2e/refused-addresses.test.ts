import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Email } from '../../infra/emulators/ses/outbox.ts';
import type { SentMessage } from '../../infra/sandbox/whatsapp/outbox.ts';
import { notices } from '../../shared/contract/web/notices.ts';
import { addressHash } from '../support/address-hashes.ts';
import { type Browser, browser } from '../support/browser.ts';
import { softwarePasskey } from '../support/software-authenticator.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { daysFrom, today } from './cards-world.ts';
import { codeSentTo, forgetRates, mailsTo, signIn } from './door-world.ts';
import { tableRecords } from './table-records.ts';

const active = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const NOTICES = 'saldo-local';
const SECURITY = 'saldo-local-security';

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({ users: [] });
});
afterAll(() => stack.close());
beforeEach(() => forgetRates(stack));
afterEach(() => stack.control('DELETE', 'faults'));

let made = 0;
/** Somebody new with a number of their own, at a browser that is signed in. */
const somebody = async () => {
  made += 1;
  const id = `p${made}`;
  const email = `${id}@example.com`;
  const digits = `55119988877${String(made).padStart(2, '0')}`;
  await stack.control('POST', 'users', { id, name: 'Ana Souza', email, phone: `+${digits}`, subscription: active });
  const at = browser(stack.url);
  await at.signInLocally(id);
  return { id, email, digits, at, key: await stack.keyOf(id), userId: (await stack.user(id)).userId };
};
type Somebody = Awaited<ReturnType<typeof somebody>>;

const messagesTo = async (digits: string): Promise<SentMessage[]> => {
  await stack.drain();
  const { messages } = await stack.control<{ messages: SentMessage[] }>('GET', 'outbox');
  return messages.filter(({ to }) => to === digits);
};
type Payload = {
  template?: { name: string; components: { parameters: { text: string }[] }[] };
  text?: { body: string };
};
const templatesTo = async (digits: string) =>
  (await messagesTo(digits)).flatMap(({ payload }) => {
    const { template } = payload as Payload;
    return template
      ? [{ name: template.name, values: template.components[0]?.parameters.map(({ text }) => text) }]
      : [];
  });
const answersTo = async (digits: string) =>
  (await messagesTo(digits)).flatMap(({ payload }) => (payload as Payload).text?.body ?? []);

/** What SES reports of an e-mail to the address. */
const reported = async (event: 'Bounce' | 'Complaint', emailAddress: string) => {
  const body =
    event === 'Bounce'
      ? { bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] } }
      : { complaint: { complainedRecipients: [{ emailAddress }] } };
  await stack.control('POST', 'queues/delivery-feedback', {
    body: { eventType: event, mail: { messageId: `unknown-${emailAddress}` }, ...body },
  });
  await stack.drain();
};

const remind = async ({ key }: Pick<Somebody, 'key'>, title = 'Gás') => {
  const { status } = await stack.call('POST', '/tools/api/create-payment-reminder', {
    key,
    body: { title, dueDate: daysFrom(today, 1), reminderTime: `${daysFrom(today, -1)}T12:00:00.000Z` },
  });
  expect(status).toBe(200);
  await stack.drain();
};
const reminderMails = async (email: string): Promise<Email[]> =>
  (await mailsTo(stack, email)).filter(({ subject }) => subject.startsWith('Lembrete'));

const statesOf = async (at: Browser) => {
  const { status, body } = await at.get('notices');
  expect(status).toBe(200);
  expect(notices.response().safeParse(body).error?.issues ?? []).toEqual([]);
  return [body.email_state, body.whatsapp_state];
};
const recordOf = async (hash: string) =>
  (await tableRecords(stack)).find(({ pk, sk }) => pk === `ADDRESS#${hash}` && sk === pk);

describe('a complaint', () => {
  it('ends reminders there, and neither codes nor notices of security', async () => {
    const ana = await somebody();
    await reported('Complaint', ana.email);
    expect(await recordOf(addressHash('email', ana.email))).toMatchObject({ reason: 'complaint' });
    expect(await statesOf(ana.at)).toEqual(['complained', 'ok']);
    await remind(ana);
    expect(await reminderMails(ana.email)).toEqual([]);
    // The other channel goes on.
    expect((await templatesTo(ana.digits)).map(({ name }) => name)).toEqual(['payment_reminder']);
    await signIn(stack, ana.id);
    const mails = await mailsTo(stack, ana.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Novo acesso à sua conta', 'Seu código para entrar no Saldo']);
    expect(mails.map(({ configurationSet }) => configurationSet)).toEqual([SECURITY, SECURITY]);
  });

  it('ends after 90 days', async () => {
    const ana = await somebody();
    await reported('Complaint', ana.email);
    const kept = await recordOf(addressHash('email', ana.email));
    const days = (Number(kept?.expiresAt) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(90);
  });
});

describe('a bounce', () => {
  it('ends reminders, and the next code goes out again', async () => {
    const ana = await somebody();
    await reported('Bounce', ana.email);
    expect(await recordOf(addressHash('email', ana.email))).toMatchObject({ reason: 'bounce' });
    expect(await statesOf(ana.at)).toEqual(['bouncing', 'ok']);
    await remind(ana);
    expect(await reminderMails(ana.email)).toEqual([]);
    const at = browser(stack.url);
    await at.post('sign-in-code', { email: ana.email });
    expect(await codeSentTo(stack, ana.email)).toMatch(/^\d{8}$/);
    // The mailbox refuses this one too, and the one after it goes out again.
    await reported('Bounce', ana.email);
    const before = (await mailsTo(stack, ana.email)).length;
    await at.post('sign-in-code', { email: ana.email });
    expect((await mailsTo(stack, ana.email)).length).toBe(before + 1);
  });
});

describe('what lifts', () => {
  it.each(['Bounce', 'Complaint'] as const)('a %s is the choice to get notices again', async (event) => {
    const ana = await somebody();
    await reported(event, ana.email);
    const { status, body } = await ana.at.post('notices', { kind: 'reminder', channel: 'email', on: true });
    expect([status, body.email_state, body.whatsapp_state]).toEqual([200, 'ok', 'ok']);
    await remind(ana);
    // SES keeps a list of its own, which the set of security does not look at.
    expect((await reminderMails(ana.email)).map(({ configurationSet }) => configurationSet)).toEqual([SECURITY]);
  });

  it('is neither a choice to get less, nor one for the other channel', async () => {
    const ana = await somebody();
    await reported('Complaint', ana.email);
    await ana.at.post('notices', { kind: 'limit', channel: 'email', on: false });
    await ana.at.post('notices', { kind: 'reminder', channel: 'whatsapp', on: true });
    expect(await statesOf(ana.at)).toEqual(['complained', 'ok']);
  });

  it('changes nothing of another user’s address', async () => {
    const [ana, bia] = [await somebody(), await somebody()];
    await reported('Complaint', bia.email);
    await ana.at.post('notices', {
      kind: 'reminder',
      channel: 'email',
      on: true,
      email: bia.email,
      userId: bia.userId,
    });
    expect(await statesOf(bia.at)).toEqual(['complained', 'ok']);
    expect(await statesOf(ana.at)).toEqual(['ok', 'ok']);
  });

  it('does not keep off what comes after it', async () => {
    const ana = await somebody();
    await reported('Complaint', ana.email);
    await ana.at.post('notices', { kind: 'reminder', channel: 'email', on: true });
    await reported('Complaint', ana.email);
    expect(await statesOf(ana.at)).toEqual(['complained', 'ok']);
  });
});

describe('the sets that mail goes out by', () => {
  it('are that of notices for reminders', async () => {
    const ana = await somebody();
    await remind(ana);
    expect((await reminderMails(ana.email)).map(({ configurationSet }) => configurationSet)).toEqual([NOTICES]);
  });
});

const form = (t: string, init: RequestInit = {}) =>
  fetch(new URL(`/parar?t=${encodeURIComponent(t)}`, stack.url), { redirect: 'manual', ...init });
const oneClick = (t: string) =>
  form(t, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    body: 'List-Unsubscribe=One-Click',
  });
const choicesOf = async (at: Browser) =>
  (await at.get('notices')).body.notices.map(({ kind, email, whatsapp }: Record<string, unknown>) => [
    kind,
    email,
    whatsapp,
  ]);
const ALL_ON = [
  ['reminder', true, true],
  ['limit', true, true],
  ['access_ends', true, false],
  ['signal', true, true],
  ['digest', false, false],
  ['security', true, false],
];

describe('an optional mail', () => {
  const tokenFor = async (who: Somebody): Promise<string> => {
    await remind(who);
    const [mail] = await reminderMails(who.email);
    const [, link = ''] = /^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? [];
    expect(link.startsWith(`${stack.url}/parar?t=`)).toBe(true);
    return new URL(link).searchParams.get('t') ?? '';
  };

  it('can be ended by its footer and by one click of the mail program', async () => {
    const ana = await somebody();
    await remind(ana, 'Condomínio do bloco açaí, com um nome que é longo para uma linha só');
    const [mail] = await reminderMails(ana.email);
    const t = new URL(mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '').searchParams.get('t') ?? '';
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.subject).toMatch(
      /^Lembrete: Condomínio do bloco açaí, com um nome que é longo para uma linha só vence/,
    );
    expect(mail?.text).toContain(`Para não receber mais: ${stack.url}/parar?t=${t}`);
    expect(mail?.html).toContain(`href="${stack.url}/parar?t=${t}"`);
    expect(await choicesOf(ana.at)).toEqual(ALL_ON);
    for (const _ of ['first', 'again']) {
      expect((await oneClick(t)).status).toBe(200);
      expect(await choicesOf(ana.at)).toEqual([['reminder', false, true], ...ALL_ON.slice(1)]);
    }
    await remind(ana);
    expect(await reminderMails(ana.email)).toHaveLength(1);
  });

  it('is ended by no look at the page, which has a button', async () => {
    const ana = await somebody();
    const t = await tokenFor(ana);
    const page = await form(t);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(html).toContain(`<form method="post" action="/parar?t=${t}">`);
    expect(html).not.toContain(ana.email);
    expect(await choicesOf(ana.at)).toEqual(ALL_ON);
  });

  it('is not ended by a token that somebody made or changed', async () => {
    const [ana, bia] = [await somebody(), await somebody()];
    const t = await tokenFor(ana);
    const [said = '', mac = ''] = t.split('.');
    const as = (...what: unknown[]) => Buffer.from(JSON.stringify(what)).toString('base64url');
    const forged = [
      '',
      said,
      `${said}.`,
      `.${mac}`,
      `${said}.${mac}x`,
      `${said}.${mac.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`,
      `${as(bia.userId, 'reminder', 'email')}.${mac}`,
      `${as(ana.userId, 'limit', 'email')}.${mac}`,
      `${as(ana.userId, 'reminder', 'whatsapp')}.${mac}`,
      `${as(ana.userId, 'account', 'email')}.${mac}`,
      `${as()}.${mac}`,
      `${Buffer.from('{').toString('base64url')}.${mac}`,
      '"><script>alert(1)</script>',
      'x'.repeat(5000),
    ];
    for (const wrong of forged) {
      for (const answer of [await oneClick(wrong), await form(wrong)]) {
        expect([wrong, answer.status]).toEqual([wrong, 400]);
        expect(await answer.text()).not.toContain('<script>');
      }
    }
    const without = await fetch(new URL('/parar', stack.url), { method: 'POST' });
    expect(without.status).toBe(400);
    expect(await choicesOf(ana.at)).toEqual(ALL_ON);
    expect(await choicesOf(bia.at)).toEqual(ALL_ON);
  });

  it('of a user who is gone is ended, too', async () => {
    const ana = await somebody();
    const t = await tokenFor(ana);
    expect((await ana.at.post('erase', { confirmation: 'apagar minha conta' })).status).toBe(202);
    const scheduledTime = new Date(Date.now() + 72 * 3_600_000 + 60_000).toISOString();
    await stack.control('POST', 'jobs/erase-due', { scheduledTime });
    await stack.drain();
    expect((await oneClick(t)).status).toBe(200);
    expect(
      (await tableRecords(stack)).filter(({ pk, sk }) => pk === `USER#${ana.userId}` && sk === 'ACCESS#PROFILE'),
    ).toEqual([]);
  });

  it('alone has such a link: no code, no notice of security', async () => {
    const ana = await somebody();
    await signIn(stack, ana.id);
    for (const { headers, text } of await mailsTo(stack, ana.email)) {
      expect(Object.keys(headers)).not.toContain('List-Unsubscribe');
      expect(text).not.toContain('/parar');
    }
  });

  it('goes out at the next try when SES fails', async () => {
    const ana = await somebody();
    await stack.control('POST', 'faults', { target: 'ses', operation: 'SendEmail', times: 1, error: '500' });
    await remind(ana);
    expect(await reminderMails(ana.email)).toHaveLength(1);
  });
});

const makeKey = async ({ id }: Pick<Somebody, 'id'>) => {
  const { key } = await stack.control<{ key: string }>('POST', `users/${id}/keys`, {
    label: 'gestora',
    scopes: ['account', 'read'],
  });
  const body = { name: 'http://evil.example', scopes: ['read'] };
  expect((await stack.call('POST', '/tools/api/create-api-key', { key, body })).status).toBe(200);
};

describe('grave news of the account', () => {
  const codeOn = async (digits: string) =>
    (await templatesTo(digits)).filter(({ name }) => name === 'confirmation_code').at(-1)?.values?.[0] ?? '';
  const noticesTo = async (digits: string) =>
    (await templatesTo(digits)).filter(({ name }) => name === 'security_notice').map(({ values }) => values);
  const changePhone = async (who: Somebody, digits: string) => {
    expect((await who.at.post('change-address', { phone: `+${digits}` })).status).toBe(202);
    const code = await codeOn(digits);
    expect((await who.at.post('confirm-address', { phone: `+${digits}`, code })).status).toBe(200);
  };
  const changeEmail = async (who: Somebody, email: string) => {
    expect((await who.at.post('change-address', { email })).status).toBe(202);
    expect((await who.at.post('confirm-address', { email, code: await codeSentTo(stack, email) })).status).toBe(200);
  };
  const when = expect.stringMatching(/^\d\d\/\d\d\/\d{4} às \d\d:\d\d \(horário de Brasília\)$/);

  it('a changed number: goes to the former one, which its thief does not have', async () => {
    const ana = await somebody();
    await changePhone(ana, `5521${ana.digits.slice(4)}`);
    expect(await noticesTo(ana.digits)).toEqual([['WhatsApp da sua conta alterado', when]]);
    expect(await noticesTo(`5521${ana.digits.slice(4)}`)).toEqual([]);
  });

  it('a changed e-mail address: goes to the phone, too', async () => {
    const ana = await somebody();
    await changeEmail(ana, `novo-${ana.email}`);
    expect(await noticesTo(ana.digits)).toEqual([['E-mail da sua conta alterado', when]]);
    expect((await mailsTo(stack, ana.email)).map(({ subject }) => subject)).toContain('E-mail da sua conta alterado');
  });

  it('a passkey added and removed: goes to the phone, too', async () => {
    const ana = await somebody();
    const { body } = await ana.at.post('passkey-options');
    const credential = softwarePasskey(stack.url).create(body.options);
    const added = await ana.at.post('passkey', { name: 'http://evil.example', credential });
    expect(added.status).toBe(200);
    const removed = await ana.at.remove(`passkey?passkeyId=${added.body.passkey.passkey_id}`);
    expect([removed.status, removed.body]).toEqual([200, { removed: 1 }]);
    expect(await noticesTo(ana.digits)).toEqual([
      ['Nova chave de acesso', when],
      ['Chave de acesso removida', when],
    ]);
  });

  it('others go to the phone while the mailbox refuses mail, once, and mail is tried again', async () => {
    const ana = await somebody();
    await makeKey(ana);
    expect(await noticesTo(ana.digits)).toEqual([]);
    await reported('Bounce', ana.email);
    await makeKey(ana);
    expect(await noticesTo(ana.digits)).toEqual([['Nova chave de API', when]]);
    const about = (await mailsTo(stack, ana.email)).filter(({ subject }) => subject.startsWith('Nova chave de API'));
    expect(about).toHaveLength(2);
    await changeEmail(ana, `novo-${ana.email}`);
    expect(await noticesTo(ana.digits)).toHaveLength(2);
  });

  it('of a number that is new while the mailbox refuses mail goes to the former number alone', async () => {
    const ana = await somebody();
    await reported('Bounce', ana.email);
    await changePhone(ana, `5531${ana.digits.slice(4)}`);
    expect(await noticesTo(ana.digits)).toHaveLength(1);
    expect(await noticesTo(`5531${ana.digits.slice(4)}`)).toEqual([]);
  });

  it('of a user without a phone goes out by mail alone', async () => {
    await stack.control('POST', 'users', {
      id: 'semfone',
      name: 'Sem',
      email: 'semfone@example.com',
      subscription: active,
    });
    await reported('Bounce', 'semfone@example.com');
    await makeKey({ id: 'semfone' });
    expect((await mailsTo(stack, 'semfone@example.com')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Nova chave de API/),
    ]);
  });
});

const ANSWER = 'Pronto: não enviamos mais lembretes nem avisos por aqui. Para voltar, responda VOLTAR.';

describe('a word by WhatsApp', () => {
  const says = async (from: string, text: string, at?: string) => {
    await stack.control('POST', 'whatsapp/messages', { from, text, ...(at && { at }) });
    await stack.drain();
  };
  const stateOf = async (at: Browser) => (await statesOf(at))[1];
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

  it.each(['PARAR', 'parar', ' Párar! ', 'sair', 'Stop.', 'CANCELAR', 'Descadastrar'])('%j stops', async (text) => {
    const ana = await somebody();
    await says(ana.digits, text);
    expect(await stateOf(ana.at)).toBe('stopped');
    expect(await recordOf(addressHash('whatsapp', ana.digits))).toMatchObject({ reason: 'stop' });
    expect(await answersTo(ana.digits)).toEqual([ANSWER]);
  });

  it.each(['quero parar de fumar', 'PARAR PARAR', 'paramos', 'stopped', '', 'p a r a r', `parar${' '.repeat(50)}`])(
    '%j does not',
    async (text) => {
      const ana = await somebody();
      await says(ana.digits, text);
      expect(await stateOf(ana.at)).toBe('ok');
      expect(await answersTo(ana.digits)).toEqual([]);
    },
  );

  it('ends reminders and notices of security there, and neither codes nor mail', async () => {
    const ana = await somebody();
    await says(ana.digits, 'PARAR');
    await remind(ana);
    await reported('Bounce', ana.email);
    await makeKey(ana);
    expect(await templatesTo(ana.digits)).toEqual([]);
    await ana.at.post('notices', { kind: 'reminder', channel: 'email', on: true });
    await remind(ana, 'Luz');
    expect((await reminderMails(ana.email)).length).toBe(2);
    // Somebody else may prove that the number is theirs now.
    const bia = await somebody();
    await bia.at.post('change-address', { phone: `+${ana.digits}` });
    expect((await templatesTo(ana.digits)).map(({ name }) => name)).toEqual(['confirmation_code']);
  });

  it('ends the flow that connects a bank, which any assistant can ask for', async () => {
    const ana = await somebody();
    await says(ana.digits, 'PARAR');
    const key = await stack.keyOf(ana.id);
    const path = '/tools/api/get-open-finance-connection-flow';
    const refused = await stack.call('GET', path, { key });
    expect([refused.status, refused.body.error]).toEqual([400, 'No phone number registered for this user']);
    await says(ana.digits, 'VOLTAR');
    expect((await stack.call('GET', path, { key })).status).toBe(200);
  });

  it('is answered once a day, also after it was lifted', async () => {
    const ana = await somebody();
    await says(ana.digits, 'PARAR', ago(50));
    await says(ana.digits, 'sair', ago(40));
    await says(ana.digits, 'VOLTAR', ago(30));
    expect(await stateOf(ana.at)).toBe('ok');
    await says(ana.digits, 'PARAR', ago(20));
    expect(await stateOf(ana.at)).toBe('stopped');
    expect(await answersTo(ana.digits)).toEqual([ANSWER]);
    await forgetRates(stack, /stop-answers/);
    await says(ana.digits, 'PARAR', ago(10));
    expect(await answersTo(ana.digits)).toEqual([ANSWER, ANSWER]);
  });

  it('is answered once where many come at once', async () => {
    const ana = await somebody();
    await Promise.all(
      Array.from({ length: 8 }, () => stack.control('POST', 'whatsapp/messages', { from: ana.digits, text: 'PARAR' })),
    );
    expect(await answersTo(ana.digits)).toEqual([ANSWER]);
  });

  it('is answered at the next try when WhatsApp fails', async () => {
    const ana = await somebody();
    await stack.control('POST', 'faults', { target: 'whatsapp', times: 1, error: '500' });
    await says(ana.digits, 'PARAR');
    expect(await answersTo(ana.digits)).toEqual([ANSWER]);
  });

  it('VOLTAR lifts without an answer; what came before it changes nothing when it is repeated', async () => {
    const ana = await somebody();
    await says(ana.digits, 'PARAR', ago(60));
    await says(ana.digits, 'Voltar', ago(30));
    await says(ana.digits, 'PARAR', ago(60));
    expect(await stateOf(ana.at)).toBe('ok');
    await remind(ana);
    expect((await templatesTo(ana.digits)).map(({ name }) => name)).toEqual(['payment_reminder']);
    expect(await answersTo(ana.digits)).toEqual([ANSWER]);
  });

  it('is lifted by the choice in the dashboard', async () => {
    const ana = await somebody();
    await says(ana.digits, 'PARAR', ago(60));
    await ana.at.post('notices', { kind: 'limit', channel: 'whatsapp', on: true });
    expect(await stateOf(ana.at)).toBe('ok');
    await says(ana.digits, 'PARAR', ago(60));
    expect(await stateOf(ana.at)).toBe('ok');
  });

  it('has no end, and no report of the vendor ends it', async () => {
    const ana = await somebody();
    await says(ana.digits, 'PARAR');
    const hash = addressHash('whatsapp', ana.digits);
    await stack.control('POST', 'queues/delivery-feedback', {
      body: { feedback: { event: 'refused', messageId: 'x', reason: 'whatsapp:131026', suppressionList: [hash] } },
    });
    await stack.drain();
    expect(await recordOf(hash)).toMatchObject({ reason: 'stop' });
    expect(await recordOf(hash)).not.toHaveProperty('expiresAt');
  });

  it('of a number that nobody has stops that number alone', async () => {
    const ana = await somebody();
    const before = (await tableRecords(stack)).filter(({ pk }) => String(pk).startsWith('USER#'));
    await says('5511977776666', 'PARAR');
    expect(await answersTo('5511977776666')).toEqual([ANSWER]);
    expect(await stateOf(ana.at)).toBe('ok');
    expect((await tableRecords(stack)).filter(({ pk }) => String(pk).startsWith('USER#'))).toHaveLength(before.length);
    expect(JSON.stringify(await tableRecords(stack))).not.toContain('977776666');
  });

  it('holds for all who have the number, also when one of them ends the account', async () => {
    const ana = await somebody();
    const shared = { name: 'Caio', phone: `+${ana.digits}`, subscription: active };
    await stack.control('POST', 'users', { ...shared, id: 'casal', email: 'casal@example.com' });
    const caio = browser(stack.url);
    await caio.signInLocally('casal');
    await says(ana.digits, 'PARAR');
    expect([await stateOf(ana.at), await stateOf(caio)]).toEqual(['stopped', 'stopped']);
    expect((await ana.at.post('erase', { confirmation: 'apagar minha conta' })).status).toBe(202);
    await stack.drain();
    expect(await stateOf(caio)).toBe('stopped');
  });

  it('without Meta’s signature does nothing', async () => {
    const ana = await somebody();
    const value = {
      messages: [
        {
          from: ana.digits,
          id: 'x',
          timestamp: String(Math.floor(Date.now() / 1000)),
          type: 'text',
          text: { body: 'PARAR' },
        },
      ],
    };
    const body = { object: 'whatsapp_business_account', entry: [{ id: '0', changes: [{ field: 'messages', value }] }] };
    const { status } = await stack.call('POST', '/webhooks/whatsapp', {
      body,
      headers: { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` },
    });
    await stack.drain();
    expect([status, await stateOf(ana.at)]).toEqual([401, 'ok']);
  });
});

describe('a new address', () => {
  it('gets a code without a name, which a stranger may have written', async () => {
    const ana = await somebody();
    await ana.at.post('change-address', { email: 'alguem@example.net' });
    const [toNew] = await mailsTo(stack, 'alguem@example.net');
    expect(toNew?.text).toMatch(/^Olá!\n/);
    expect(`${toNew?.subject} ${toNew?.text} ${toNew?.html}`).not.toContain('Ana');
    await ana.at.post('step-up-code');
    const [toKnown] = await mailsTo(stack, ana.email);
    expect(toKnown?.text).toMatch(/^Olá, Ana!\n/);
  });

  it('takes words out of no name that leads somewhere', async () => {
    const ana = await somebody();
    expect((await ana.at.post('profile', { name: 'evil.example/oferta Ana' })).status).toBe(200);
    await remind(ana);
    await makeKey(ana);
    const mails = await mailsTo(stack, ana.email);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toMatch(/^Olá!\n/);
  });

  it.each(['a@b', 'a@b.', 'a@.b', 'a@b..c', 'a@localhost', 'a@b.c@d'])(
    '%j has no dot where a domain has one',
    async (email) => {
      const ana = browser(stack.url);
      const { status, body } = await ana.post('sign-in-code', { email });
      expect([status, body.error]).toEqual([400, 'Invalid email']);
      const known = await somebody();
      const changed = await known.at.post('change-address', { email });
      expect([changed.status, changed.body.error]).toEqual([400, 'Invalid email']);
    },
  );

  it.each(['+15551234567', '+351912345678', '+5', '+9955119888877'])(
    '%s is of no country that codes go to',
    async (phone) => {
      const ana = await somebody();
      for (const name of ['change-address', 'confirm-address']) {
        const { status, body } = await ana.at.post(name, { phone, code: '12345678' });
        expect([name, status, body.error]).toEqual([name, 400, 'Invalid phone']);
      }
      expect(await messagesTo(phone.slice(1))).toEqual([]);
    },
  );

  it('is of the countries of the setting', async () => {
    const ana = await somebody();
    process.env.PHONE_COUNTRIES = '55, 351';
    try {
      expect((await ana.at.post('change-address', { phone: '+351912345678' })).status).toBe(202);
      expect((await ana.at.post('change-address', { phone: '+15551234567' })).status).toBe(400);
    } finally {
      delete process.env.PHONE_COUNTRIES;
    }
    expect((await templatesTo('351912345678')).map(({ name }) => name)).toEqual(['confirmation_code']);
  });

  it('gets five codes by WhatsApp a UTC day, whichever the numbers and quarters of an hour', async () => {
    const ana = await somebody();
    const asked = async (n: number) => {
      // The other windows are over, the day is not.
      await forgetRates(stack, /^(?!.*new-phone-sends)/);
      return ana.at.post('change-address', { phone: `+55119700000${String(n).padStart(2, '0')}` });
    };
    for (const n of [1, 2, 3, 4, 5]) expect((await asked(n)).status).toBe(202);
    const { status, body, headers } = await asked(6);
    expect([status, body.error]).toEqual([429, 'Too many requests']);
    const rest = Number(headers.get('retry-after'));
    const untilMidnight = 86_400 - (Math.floor(Date.now() / 1000) % 86_400);
    expect(Math.abs(rest - untilMidnight)).toBeLessThan(60);
    await stack.drain();
    expect(await templatesTo('5511970000006')).toEqual([]);
    // Mail is counted apart, and so is another user.
    await forgetRates(stack, /^(?!.*new-phone-sends)/);
    expect((await ana.at.post('change-address', { email: 'outro@example.net' })).status).toBe(202);
    const bia = await somebody();
    expect((await bia.at.post('change-address', { phone: '+5511970000007' })).status).toBe(202);
  });
});
