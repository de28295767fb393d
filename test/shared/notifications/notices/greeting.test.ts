import { expect, it } from 'vitest';
import { greetingFor } from '../../../../shared/notifications/notices/content.ts';

it.each([
  ['Ana Souza', 'Olá, Ana!'],
  ['  joão  da Silva', 'Olá, joão!'],
  ['Jose\u0301 Lima', 'Olá, José!'],
  ["D'Ávila Reis", "Olá, D'Ávila!"],
  ['Maria-Clara', 'Olá, Maria-Clara!'],
  ['李小龍', 'Olá, 李小龍!'],
  ['x'.repeat(30), `Olá, ${'x'.repeat(30)}!`],
])('%j is greeted by %j', (name, greeting) => {
  expect(greetingFor(name)).toBe(greeting);
});

it.each([
  [null],
  [''],
  ['   '],
  ['https://evil.example'],
  ['evil.example clique'],
  ['ana@evil.example'],
  ['Ligue:0800'],
  ['08007771234'],
  ['Ana2'],
  ['-Ana'],
  ['x'.repeat(31)],
  ['<b>Ana</b>'],
  ['Ana\u202eexe'.replace('\u202e', '/')],
  ['Ana,'],
])('%j is greeted by no name', (name) => {
  expect(greetingFor(name)).toBe('Olá!');
});
