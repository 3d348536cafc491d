import { request } from 'node:https';
import { isPublicAddress, mayFetch, publicLookup } from './public-address';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  'fec0::1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  'not an ip',
])('%s is no address of the open internet', (ip) => expect(isPublicAddress(ip)).toBe(false));
test.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is', (ip) =>
  expect(isPublicAddress(ip)).toBe(true),
);

test.each([
  'http://a.test/',
  'https://localhost/',
  'https://a.local/x',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://a.test:8080/',
  'https://u:p@a.test/',
  'ftp://a.test/',
  'javascript:1',
  '',
])('%s is not fetched', (url) => expect(mayFetch(url)).toBe(false));
test('a plain https address is', () => expect(mayFetch('https://pages.example.com/header.html')).toBe(true));

/** What comes of a connection to a name, looked up as owners' pages and webhooks are. */
const connect = (hostname: string) =>
  new Promise<string>((resolve) => {
    const asked = request({ hostname, lookup: publicLookup, timeout: 5000 }, (reply) =>
      resolve(String(reply.statusCode)),
    );
    asked.on('error', ({ message }) => resolve(message));
    asked.end();
  });

test('[DESK-19] a name that leads to this machine is not connected to, whatever it is called', async () =>
  expect(await connect('localhost')).toBe('localhost is not an address of the open internet'));
