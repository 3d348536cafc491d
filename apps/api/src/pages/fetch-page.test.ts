import { isPublicAddress, mayFetch } from './fetch-page';
import { keepPages } from './frame-html';

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
  'not an ip',
])('%s is no address of the open internet', (ip) => expect(isPublicAddress(ip)).toBe(false));
test.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111'])('%s is', (ip) => expect(isPublicAddress(ip)).toBe(true));

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

test('[PAGE-08] a page that fails shows nothing and is not asked again at once', async () => {
  let asked = 0;
  const fetchPage = keepPages(async () => {
    asked += 1;
    throw new Error('no');
  });
  expect(await fetchPage('https://a.test/')).toBeNull();
  expect(await fetchPage('https://a.test/')).toBeNull();
  expect(asked).toBe(1);
});
