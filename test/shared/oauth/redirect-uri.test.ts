import { describe, expect, it } from 'vitest';
import { answerAt, isRegistered, redirectTargetOf } from '../../../shared/oauth/redirect-uri.ts';

describe('where codes may go', () => {
  it.each([
    ['https://claude.ai/api/mcp/auth_callback', { kind: 'web', host: 'claude.ai', scheme: 'https' }],
    ['https://app.example:8443/back?x=1', { kind: 'web', host: 'app.example:8443', scheme: 'https' }],
    ['http://localhost/callback', { kind: 'loopback', host: 'localhost', scheme: 'http' }],
    ['http://127.0.0.1:33418/', { kind: 'loopback', host: '127.0.0.1', scheme: 'http' }],
    ['http://[::1]:8787/callback', { kind: 'loopback', host: '[::1]', scheme: 'http' }],
    ['cursor://anysphere.cursor-mcp/oauth/callback', { kind: 'app', host: null, scheme: 'cursor' }],
  ])('%s', (uri, target) => expect(redirectTargetOf(uri)).toEqual(target));

  it.each([
    'http://app.example/callback',
    'http://127.0.0.2/callback',
    'http://localhost.evil.example/callback',
    'https://user@app.example/callback',
    'https://user:word@app.example/callback',
    'https://app.example/callback#here',
    'https://app.example/callback#',
    'https://app.example\\@evil.example/',
    'https:app.example/callback',
    'https:/app.example/callback',
    ' https://app.example/callback',
    'https://app.example/call\nback',
    'https://app.example/"><script>',
    'https://ápp.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'myapp://callback',
    'vbscript:x',
    'callback',
    '',
    `https://app.example/${'x'.repeat(1000)}`,
  ])('never %j', (uri) => expect(redirectTargetOf(uri)).toBeNull());
});

describe('a redirect is the registered one', () => {
  const registered = [
    'https://app.example/callback',
    'http://localhost/callback',
    'http://127.0.0.1:33418/',
    'cursor://anysphere.cursor-mcp/oauth/callback',
  ];

  it.each([
    'https://app.example/callback',
    'http://localhost/callback',
    'http://localhost:51234/callback',
    'http://127.0.0.1:9/',
    'cursor://anysphere.cursor-mcp/oauth/callback',
  ])('%s', (uri) => expect(isRegistered(registered, uri)).toBe(true));

  it.each([
    ['a longer path', 'https://app.example/callback/more'],
    ['a path beside it', 'https://app.example/callback2'],
    ['a prefix of the host', 'https://app.example.evil.example/callback'],
    ['a user before another host', 'https://app.example@evil.example/callback'],
    ['a user on loopback', 'http://localhost:80@evil.example/callback'],
    ['another port, not on loopback', 'https://app.example:8443/callback'],
    ['the usual port, written out', 'https://app.example:443/callback'],
    ['another scheme', 'http://app.example/callback'],
    ['loopback over https', 'https://localhost/callback'],
    ['a fragment', 'https://app.example/callback#x'],
    ['a query', 'https://app.example/callback?x=1'],
    ['a query on loopback', 'http://localhost:1/callback?x=1'],
    ['other letters', 'https://APP.example/callback'],
    ['dot segments', 'https://app.example/x/../callback'],
    ['dot segments on loopback', 'http://localhost:1/x/../callback'],
    ['an encoded path', 'https://app.example/%63allback'],
    ['another loopback host', 'http://127.0.0.1/callback'],
    ['a slash less', 'http://127.0.0.1:33418'],
    ['an impossible port', 'http://localhost:99999/callback'],
    ['another path of the app', 'cursor://anysphere.cursor-mcp/oauth/other'],
  ])('never with %s', (_, uri) => expect(isRegistered(registered, uri)).toBe(false));
});

it('an answer is appended to what the redirect has', () => {
  expect(answerAt('https://a.example/c', { code: 'x', state: null, iss: 'https://b.example' })).toBe(
    'https://a.example/c?code=x&iss=https%3A%2F%2Fb.example',
  );
  expect(answerAt('https://a.example/c?d=1', { error: 'access_denied', state: 'a b&c' })).toBe(
    'https://a.example/c?d=1&error=access_denied&state=a+b%26c',
  );
});
