import { expect, it } from 'vitest';
import { maskedEmail, maskedPhone } from '../../../shared/notifications/recipient.ts';
import { deviceName } from '../../../shared/sign-in/known-browser.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Linux; Android 14) ${KHTML} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Linux; Android 14) ${KHTML} Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0`, 'Edge, Android'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${KHTML} SamsungBrowser/26.0 Chrome/122.0 Safari/537.36`,
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15', 'Safari, macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130 Mobile Safari/604.1',
    'Chrome, iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Linux'],
  ['curl/8.0 <script>alert(1)</script>\r\nBcc: x', 'Navegador'],
  ['', 'Navegador'],
])('the device of %s is %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

it('masks say which address it is to somebody who knows it', () => {
  expect([maskedEmail('ana@example.com'), maskedEmail('@x'), maskedPhone('+55 11 98765-4321')]).toEqual([
    'a•••@example.com',
    '•••',
    '•••• 4321',
  ]);
});
