import { expect, it } from 'vitest';
import { isPublicAddress, parseDestination, UnsafeUrlError } from '../../../../shared/platform/outgoing/destination.ts';

const DEPLOYED = { loopback: false };

it.each([
  '8.8.8.8',
  '1.1.1.1',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '2606:4700:4700::1111',
  '2804:14c::1',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  ['this network', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['CGNAT', '100.64.0.1'],
  ['CGNAT', '100.127.255.255'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['link-local', '169.254.1.1'],
  ['metadata of EC2', '169.254.169.254'],
  ['metadata of ECS', '169.254.170.2'],
  ['protocol assignments', '192.0.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['6to4 relay', '192.88.99.1'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['IPv4-compatible', '::8.8.8.8'],
  ['IPv4-mapped', '::ffff:10.0.0.1'],
  ['IPv4-mapped', '::ffff:8.8.8.8'],
  ['IPv4-translated', '::ffff:0:8.8.8.8'],
  ['NAT64', '64:ff9b::a9fe:a9fe'],
  ['local NAT64', '64:ff9b:1::1'],
  ['discard', '100::1'],
  ['Teredo', '2001::1'],
  ['benchmarks', '2001:2::1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['6to4', '2002:7f00:1::'],
  ['unique local', 'fc00::1'],
  ['metadata of EC2', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['outside the global range', '4000::1'],
  ['no address', 'localhost'],
])('%s %s is not public', (_, address) => expect(isPublicAddress(address)).toBe(false));

it.each([
  ['decimal', 'https://2130706433/'],
  ['octal', 'https://0177.0.0.1/'],
  ['hexadecimal', 'https://0x7f000001/'],
  ['hexadecimal parts', 'https://0x7f.0x0.0x0.0x1/'],
  ['short', 'https://127.1/'],
  ['decimal metadata', 'https://2852039166/latest/meta-data'],
  ['a final dot', 'https://127.0.0.1./'],
  ['fullwidth digits', 'https://１２７.0.0.1/'],
  ['circled digits', 'https://①②⑦.⓪.⓪.①/'],
  ['escaped digits', 'https://%31%32%37.0.0.1/'],
  ['a port', 'https://10.0.0.1:8443/'],
  ['IPv6', 'https://[::1]/'],
  ['long IPv6', 'https://[0000:0000:0000:0000:0000:0000:0000:0001]/'],
  ['mapped', 'https://[::ffff:127.0.0.1]/'],
  ['mapped, hexadecimal', 'https://[::ffff:7f00:1]/'],
  ['NAT64', 'https://[64:ff9b::7f00:1]/'],
  ['6to4', 'https://[2002:7f00:1::]/'],
  ['a user before the host', 'https://8.8.8.8@127.0.0.1/'],
  ['credentials', 'https://user:pass@example.com/'],
  ['http', 'http://example.com/'],
  ['http to a public address', 'http://8.8.8.8/'],
  ['http to loopback', 'http://127.0.0.1:3000/'],
  ['another scheme', 'file:///etc/passwd'],
  ['no URL', 'example.com/hook'],
  ['a zone', 'https://[fe80::1%25eth0]/'],
])('refuses %s: %s', (_, url) => {
  expect(() => parseDestination(url, DEPLOYED)).toThrow(UnsafeUrlError);
});

it.each([
  'https://example.com/hook?a=1',
  'https://example.com:8443/',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
])('accepts %s', (url) => expect(parseDestination(url, DEPLOYED).href).toBe(url));

it.each([
  ['http to loopback', 'http://127.0.0.1:3000/_local/hooks', true],
  ['http to a name, which is resolved later', 'http://localhost:3000/', true],
  ['https to loopback', 'https://[::1]/', true],
  ['http to the metadata', 'http://169.254.169.254/', false],
  ['http to a public address', 'http://8.8.8.8/', false],
  ['https to a private address', 'https://10.0.0.1/', false],
])('with loopback permitted, %s', (_, url, accepted) => {
  const parse = () => parseDestination(url, { loopback: true });
  if (accepted) expect(parse().href).toBe(url);
  else expect(parse).toThrow(UnsafeUrlError);
});
