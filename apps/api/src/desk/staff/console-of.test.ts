import { consoleOf } from './console-of';

test.each([
  [undefined, null],
  ['https://id.example/realms/souk', 'https://id.example/admin/souk/console/#/souk/users'],
  ['https://id.example/auth/realms/a-b', 'https://id.example/auth/admin/a-b/console/#/a-b/users'],
  ['https://login.example', 'https://login.example'],
])('[DESK-23] accounts of %s are changed at %s', (issuer, console) => expect(consoleOf(issuer)).toBe(console));
