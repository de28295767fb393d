import { expect, it, onTestFinished, vi } from 'vitest';
import { checkPublicUrl } from '../../../shared/webhooks/webhook-services.ts';

const resolve = async (name: string): Promise<string[]> => {
  if (name === 'public.example') return ['8.8.8.8', '2606:4700:4700::1111'];
  if (name === 'inside.example') return ['8.8.8.8', '10.0.0.1'];
  if (name === 'localhost') return ['127.0.0.1', '::1'];
  throw new Error('ENOTFOUND');
};
const check = (url: string, loopback = false) => checkPublicUrl(url, { loopback }, resolve);

it.each([
  ['a public name', 'https://public.example/hook?a=1', false],
  ['a public address', 'https://8.8.8.8/', false],
  ['a name that has no address yet', 'https://later.example/', false],
  ['this machine, in the local stack', 'http://localhost:3000/', true],
])('accepts %s', async (_, url, loopback) => expect(await check(url, loopback)).toBe(url));

it.each([
  ['a name with one private address', 'https://inside.example/', false],
  ['a name of this machine', 'https://localhost/', false],
  ['this machine over http', 'http://localhost:3000/', false],
  ['a number', 'https://0x7f.1/', false],
  ['a public name over http, in the local stack', 'http://public.example/', true],
  ['an unknown name over http, in the local stack', 'http://later.example/', true],
  ['a private address, in the local stack', 'https://192.168.0.1/', true],
  ['no URL', 'public.example', false],
])('refuses %s', async (_, url, loopback) => {
  await expect(check(url, loopback)).rejects.toMatchObject({
    name: 'InvalidInputError',
    message: 'Invalid or missing url',
  });
});

it('keeps nobody waiting for a name that is not answered', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const checked = checkPublicUrl('https://slow.example/', { loopback: false }, () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await checked).toBe('https://slow.example/');
});
