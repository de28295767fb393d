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
