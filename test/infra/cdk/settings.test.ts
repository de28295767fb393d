import { describe, expect, it } from 'vitest';
import { edgeSettings, readSettings } from '../../../infra/cdk/settings.ts';
import { COMMIT, stagedContext } from './stacks.ts';

const refusal = (context: Record<string, unknown>): string => {
  const given: Record<string, unknown> = { commit: COMMIT, ...context };
  try {
    edgeSettings(readSettings((name) => given[name]));
    return '';
  } catch (error) {
    return String(error);
  }
};
const site = {
  controller: { name: 'Saldo Ltda.', cnpj: '00.000.000/0001-91', address: 'São Paulo' },
  encarregado: { name: 'Maria', email: 'dpo@saldo.example' },
  help: { email: 'ajuda@saldo.example' },
};
const { alarmEmail: _, ...withoutAlarms } = stagedContext;

describe.each(['staging', 'prod'])('%s', (env) => {
  it('names every placeholder in one error, with what to set', () => {
    const text = refusal({ env });
    for (const name of [
      'edgeDomain',
      'edgeCertificateArn',
      'apiDomain',
      'apiCertificateArn',
      'originSecretDigests',
      'emailDomain',
      'alarmEmail or alarmUrl',
      'whatsappPhoneNumberId',
      'pluggyUpdatesPerMinute',
    ]) {
      expect(text).toMatch(new RegExp(`\\b${name} \\([^)]+\\)`));
    }
  });

  it('requires nothing else', () => expect(refusal({ env, ...stagedContext })).toBe(''));

  it.each(Object.keys(stagedContext))('names %s alone where it alone is missing', (name) => {
    const { [name]: _left, ...rest }: Record<string, unknown> = stagedContext;
    const text = refusal({ env, ...rest });
    expect(text).toContain(name);
    expect(text.match(/ \([^)]+\)/g)).toHaveLength(1);
  });

  it('lets nobody create an account before it says who runs the service, who answers for data, and where help is', () => {
    const text = refusal({ env, ...stagedContext, signUp: 'open' });
    for (const name of ['controller', 'encarregado', 'help'])
      expect(text).toMatch(new RegExp(`\\bsite\\.${name} \\([^)]+\\)`));
    expect(refusal({ env, ...stagedContext, signUp: 'invite', site: JSON.stringify(site) })).toBe('');
    expect(refusal({ env, ...stagedContext, signUp: 'open', site })).toBe('');
    const wrong = { ...site, encarregado: { name: 'Maria', email: 'nobody' } };
    expect(refusal({ env, ...stagedContext, site: wrong })).toContain('site.encarregado.email (');
    expect(refusal({ env, ...stagedContext, site: '{' })).toContain('site (no JSON)');
    expect(refusal({ env, ...stagedContext, signUp: 'all' })).toContain('signUp (');
  });

  it('takes what is sold, and names the field of a plan that is wrong', () => {
    const pro = { plan: 'pro', name: 'Pro', price: 1990, period: 'month', max_connections: null, features: ['A'] };
    const told = (plans: unknown) => refusal({ env, ...stagedContext, plans });
    expect([told([pro]), told(JSON.stringify([pro]))]).toEqual(['', '']);
    expect(told([{ ...pro, price: -1 }])).toContain('plans.0.price (');
    expect(told([pro, pro])).toContain('plans.1 (');
    expect(told('{')).toContain('plans (no JSON)');
    expect(told([{ ...pro, features: ['x'.repeat(2000)] }])).toContain('plans (longer than 1600 bytes');
  });

  it('takes a placeholder that is given for none', () => {
    expect(refusal({ env, ...stagedContext, emailDomain: 'saldo.example' })).toContain('emailDomain');
    expect(refusal({ env, ...stagedContext, whatsappPhoneNumberId: 'unset' })).toContain('whatsappPhoneNumberId');
  });

  it('needs no number without WhatsApp, and no mail for alarms with an address of HTTPS', () => {
    const { whatsappPhoneNumberId: _number, ...rest } = stagedContext;
    expect(refusal({ env, ...rest, whatsappEnabled: 'false' })).toBe('');
    expect(refusal({ env, ...withoutAlarms, alarmUrl: 'https://incidents.example/saldo' })).toBe('');
    expect(refusal({ env, ...withoutAlarms, alarmUrl: 'http://incidents.example/saldo' })).toContain('alarmUrl');
  });
});

it('dev goes without any, and an edge in dev needs its own five only', () => {
  expect(refusal({ env: 'dev' })).toBe('');
  const text = refusal({ env: 'dev', edgeDomain: 'app.dev.example' });
  expect(text).toContain('edgeCertificateArn');
  expect(text).not.toContain('emailDomain');
});

it('the commit is that of the checkout', () => {
  expect(readSettings((name) => ({ env: 'dev' })[name]).commit).toMatch(/^[0-9a-f]{40}$/);
});
