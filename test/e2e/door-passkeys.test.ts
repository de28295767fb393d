import { createHash } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webOperations } from '../../shared/contract/web-registry.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { type Browser, browser } from '../support/browser.ts';
import { type Said, softwarePasskey } from '../support/software-authenticator.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { addressOf, codeSentTo, mailsTo, people, signIn } from './door-world.ts';
import { tableRecords } from './table-records.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack(people);
});
afterAll(() => stack.close());

type Passkey = ReturnType<typeof softwarePasskey>;
const fresh = (): Browser => browser(stack.url);
const aPasskey = (): Passkey => softwarePasskey(stack.url);
const answers = new Map(webOperations.map(({ method, path, response }) => [`${method} ${path}`, response]));
const isAsDescribed = (route: string, body: unknown) =>
  expect(answers.get(route)?.().safeParse(body).error).toBeUndefined();

const signedInLocally = async (who: string): Promise<Browser> => {
  const one = fresh();
  await one.signInLocally(who);
  return one;
};

const add = async (owner: Browser, passkey = aPasskey(), said: Said = {}) => {
  const { body, status } = await owner.post('passkey-options');
  if (status !== 200) throw new Error(`passkey-options answered ${status}`);
  isAsDescribed('POST /app/api/passkey-options', body);
  return owner.post('passkey', { credential: passkey.create(body.options, said), name: 'Celular' });
};

const enter = async (used: Browser, passkey: Passkey, said: Said = {}) => {
  const { body } = await used.post('sign-in-passkey-options');
  isAsDescribed('POST /app/api/sign-in-passkey-options', body);
  return used.post('sign-in-passkey', { credential: passkey.get(body.options, said) });
};

const prove = async (used: Browser, passkey: Passkey, said: Said = {}) => {
  const { body } = await used.post('step-up-passkey-options');
  isAsDescribed('POST /app/api/step-up-passkey-options', body);
  return used.post('step-up-passkey', { credential: passkey.get(body.options, said) });
};

describe('a passkey', () => {
  it('is added after a code, signs in without one, and is told of and listed', async () => {
    const ana = await signIn(stack, 'ana');
    const passkey = aPasskey();
    const added = await add(ana, passkey);
    expect(added.status).toBe(200);
    isAsDescribed('POST /app/api/passkey', added.body);
    const { body } = await ana.get('passkeys');
    isAsDescribed('GET /app/api/passkeys', body);
    expect(body.passkeys).toEqual([added.body.passkey]);

    const other = fresh();
    const entered = await enter(other, passkey);
    expect(entered.status).toBe(200);
    isAsDescribed('POST /app/api/sign-in-passkey', entered.body);
    expect(entered.body.me).toMatchObject({
      name: 'ana',
      method: 'passkey',
      passkeys: 1,
      step_up: 'passkey',
      proved_until: expect.any(String),
    });
    expect((await other.get('me')).body).toEqual(entered.body.me);
    expect((await ana.get('passkeys')).body.passkeys[0].used_at).toEqual(expect.any(String));
    const subjects = (await mailsTo(stack, addressOf('ana'))).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Nova chave de acesso')).toHaveLength(1);
    // One for the code's browser, one for the passkey's.
    expect(subjects.filter((subject) => subject === 'Novo acesso à sua conta')).toHaveLength(2);
  });

  it.each<[string, Said]>([
    ['another challenge', { challenge: 'x'.repeat(43) }],
    ['another origin', { origin: 'https://saldo.evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['nobody verified', { verified: false }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['a counter that has not grown', { counter: 1 }],
  ])('that says %s opens nothing', async (_, said) => {
    const bia = await signedInLocally('bia');
    const passkey = aPasskey();
    await bia.post('sign-out', { which: 'others' });
    for (const { passkey_id } of (await bia.get('passkeys')).body.passkeys)
      await bia.remove(`passkey?passkeyId=${passkey_id}`);
    expect((await add(bia, passkey)).status).toBe(200);
    for (let time = 0; time < 2; time += 1) expect((await enter(fresh(), passkey)).status).toBe(200);
    const stranger = fresh();
    const { status, body } = await enter(stranger, passkey, said);
    expect([status, body.error]).toEqual([401, 'Invalid passkey']);
    expect(stranger.jar.has('__Host-saldo')).toBe(false);
  });

  it('answers a challenge once, in the browser that has it, and for what it was begun', async () => {
    const caio = await signedInLocally('caio');
    const passkey = aPasskey();
    await add(caio, passkey);
    const used = fresh();
    const { body } = await used.post('sign-in-passkey-options');
    const token = used.jar.get('__Host-saldo-entry') ?? '';
    const credential = passkey.get(body.options);
    expect((await fresh().post('sign-in-passkey', { credential })).status).toBe(401);
    expect((await used.post('sign-in-passkey', { credential })).status).toBe(200);
    used.jar.set('__Host-saldo-entry', token);
    expect((await used.post('sign-in-passkey', { credential })).status).toBe(401);
    const begun = (await used.post('step-up-passkey-options')).body;
    const proof = passkey.get(begun.options);
    expect((await used.post('sign-in-passkey', { credential: proof })).status).toBe(401);
  });

  it("that is another user's proves nothing, nor does a handle of somebody else", async () => {
    const [davi, edu] = [await signedInLocally('davi'), await signedInLocally('edu')];
    const [his, hers] = [aPasskey(), aPasskey()];
    await add(davi, his);
    await add(edu, hers);
    expect((await prove(davi, hers)).status).toBe(401);
    const used = fresh();
    const { body } = await used.post('sign-in-passkey-options');
    const credential = his.get(body.options);
    const { userId } = await stack.user('edu');
    credential.response.userHandle = Buffer.from(userId).toString('base64url');
    expect((await used.post('sign-in-passkey', { credential })).status).toBe(401);
  });

  it('proves who is there, and a code does so no more', async () => {
    const fabi = await signIn(stack, 'fabi');
    const passkey = aPasskey();
    await add(fabi, passkey);
    // Whoever reads the mailbox gets in, and no further.
    const byCode = await signIn(stack, 'fabi');
    expect((await byCode.get('me')).body).toMatchObject({ method: 'code', proved_until: null, step_up: 'passkey' });
    const make = () => byCode.request('POST', '/tools/api/create-api-key', { body: { name: 'x' } });
    expect((await make()).body).toMatchObject({ error: 'Step-up required', step_up: 'passkey' });
    expect((await byCode.post('step-up-code')).status).toBe(409);
    expect((await byCode.post('passkey-options')).body.error).toBe('Step-up required');
    const [{ passkey_id }] = (await byCode.get('passkeys')).body.passkeys;
    expect((await byCode.remove(`passkey?passkeyId=${passkey_id}`)).body.error).toBe('Step-up required');
    const before = byCode.jar.get('__Host-saldo');
    const proved = await prove(byCode, passkey);
    expect(proved.status).toBe(200);
    isAsDescribed('POST /app/api/step-up-passkey', proved.body);
    expect(byCode.jar.get('__Host-saldo')).not.toBe(before);
    expect((await make()).status).toBe(200);
    expect((await byCode.remove(`passkey?passkeyId=${passkey_id}`)).body).toEqual({ removed: 1 });
    expect((await byCode.remove(`passkey?passkeyId=${passkey_id}`)).status).toBe(404);
    expect((await enter(fresh(), passkey)).status).toBe(401);
    const subjects = (await mailsTo(stack, addressOf('fabi'))).map(({ subject }) => subject);
    expect(subjects).toContain('Chave de acesso removida');
  });

  it('of a code that was asked for before there was a passkey proves nothing', async () => {
    const edu = await signedInLocally('edu');
    for (const { passkey_id } of (await edu.get('passkeys')).body.passkeys)
      await edu.remove(`passkey?passkeyId=${passkey_id}`);
    await edu.post('step-up-code');
    const token = edu.jar.get('__Host-saldo-entry') ?? '';
    const code = await codeSentTo(stack, addressOf('edu'));
    await add(edu);
    edu.jar.set('__Host-saldo-entry', token);
    expect((await edu.post('step-up-verify', { code })).status).toBe(410);
  });

  it('that is wrong in any way is not added, and none is added twice', async () => {
    const caio = await signedInLocally('caio');
    const wrong: Said[] = [
      { challenge: 'y'.repeat(43) },
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { verified: false },
    ];
    for (const said of wrong) expect((await add(caio, aPasskey(), said)).status, JSON.stringify(said)).toBe(401);
    const passkey = aPasskey();
    expect((await add(caio, passkey)).status).toBe(200);
    expect((await add(caio, passkey)).status).toBe(401);
    for (const credential of [null, {}, { id: '', rawId: '', type: 'public-key', response: {} }]) {
      await caio.post('passkey-options');
      expect((await caio.post('passkey', { credential, name: 'x' })).status).toBe(400);
    }
  });

  it('is one of ten at most, also when many come at the same time', async () => {
    const bia = await signedInLocally('bia');
    for (const { passkey_id } of (await bia.get('passkeys')).body.passkeys)
      await bia.remove(`passkey?passkeyId=${passkey_id}`);
    const adding = Array.from({ length: 12 }, async () => {
      const copy = fresh();
      copy.jar.set('__Host-saldo', bia.jar.get('__Host-saldo') ?? '');
      return (await add(copy)).status;
    });
    const statuses = (await Promise.all(adding)).toSorted();
    expect(statuses).toEqual([...Array(10).fill(200), 403, 403]);
    expect((await bia.get('passkeys')).body.passkeys).toHaveLength(10);
  });
});

describe('the id of a passkey', () => {
  const claims = async (passkey: Passkey) =>
    (await tableRecords(stack)).filter(
      ({ pk }) => pk === `CREDENTIAL#${createHash('sha256').update(passkey.id).digest('hex')}`,
    );
  const holders = async (passkey: Passkey) => (await claims(passkey)).map(({ userId }) => userId);
  const idOf = async (owner: Browser) => (await owner.get('me')).body.user_id;
  const removeAll = async (owner: Browser) => {
    for (const { passkey_id } of (await owner.get('passkeys')).body.passkeys)
      await owner.remove(`passkey?passkeyId=${passkey_id}`);
  };

  it("is one account's, until that one removes it", async () => {
    const [ana, davi] = await Promise.all([signedInLocally('ana'), signedInLocally('davi')]);
    const passkey = aPasskey();
    expect((await add(ana, passkey)).status).toBe(200);
    const refused = await add(davi, passkey);
    expect(refused).toMatchObject({ status: 401, body: { error: 'Invalid passkey' } });
    expect(await holders(passkey)).toEqual([await idOf(ana)]);
    await removeAll(ana);
    expect(await claims(passkey)).toEqual([]);
    expect((await add(davi, passkey)).status).toBe(200);
    expect(await holders(passkey)).toEqual([await idOf(davi)]);
    expect((await enter(fresh(), passkey)).status).toBe(200);
    await removeAll(davi);
  });

  it("is one account's of two that add it at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const owners = await Promise.all([signedInLocally('ana'), signedInLocally('davi')]);
      const passkey = aPasskey();
      const added = await Promise.all(owners.map((owner) => add(owner, passkey)));
      expect(added.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      for (const owner of owners) await removeAll(owner);
    }
  });

  it('of an older release is claimed at its next use, unless another account has it by then', async () => {
    const [ana, davi] = await Promise.all([signedInLocally('ana'), signedInLocally('davi')]);
    const { client, name: TableName } = openTable();
    const madeBefore = async () => {
      const passkey = aPasskey();
      await add(ana, passkey);
      const [claim] = await claims(passkey);
      await client.send(new DeleteCommand({ TableName, Key: { pk: claim?.pk, sk: claim?.sk } }));
      const [record] = (await tableRecords(stack)).filter(({ credentialId }) => credentialId === passkey.id);
      const Key = { pk: record?.pk, sk: record?.sk };
      await client.send(new UpdateCommand({ TableName, Key, UpdateExpression: 'REMOVE claimed' }));
      return passkey;
    };
    const [used, unused] = [await madeBefore(), await madeBefore()];
    expect((await enter(fresh(), used)).status).toBe(200);
    expect(await holders(used)).toEqual([await idOf(ana)]);
    expect((await add(davi, unused)).status).toBe(200);
    expect((await enter(fresh(), unused)).status).toBe(200);
    expect(await holders(unused)).toEqual([await idOf(davi)]);
    await removeAll(ana);
    expect(await holders(unused)).toEqual([await idOf(davi)]);
    await removeAll(davi);
  });
});

it('a counter that a copy has used already is refused, and the table keeps no key that signs', async () => {
  const davi = await signedInLocally('davi');
  for (const { passkey_id } of (await davi.get('passkeys')).body.passkeys)
    await davi.remove(`passkey?passkeyId=${passkey_id}`);
  const passkey = aPasskey();
  await add(davi, passkey);
  expect((await enter(fresh(), passkey, { counter: 7 })).status).toBe(200);
  expect((await enter(fresh(), passkey, { counter: 7 })).status).toBe(401);
  expect((await enter(fresh(), passkey, { counter: 6 })).status).toBe(401);
  expect((await enter(fresh(), passkey, { counter: 8 })).status).toBe(200);
  const kept = (await tableRecords(stack)).filter(({ sk }) => String(sk).startsWith('PASSKEY#'));
  expect(kept.length).toBeGreaterThan(0);
  const { client, name: TableName } = openTable();
  const [record] = kept.filter(({ credentialId }) => credentialId === passkey.id);
  const set = {
    UpdateExpression: 'SET #c = :more',
    ExpressionAttributeNames: { '#c': 'counter' },
    ExpressionAttributeValues: { ':more': 100 },
  };
  await client.send(new UpdateCommand({ TableName, Key: { pk: record?.pk, sk: record?.sk }, ...set }));
  expect((await enter(fresh(), passkey, { counter: 9 })).status).toBe(401);
});
