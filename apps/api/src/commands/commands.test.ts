import { CommandError } from './command';
import { asCalledHere, readCommand } from './commands';

test.each([
  [['migrate', '--dry-run'], 'There is no command "migrate --dry-run".', 'npm run migrate '],
  [['keys', 'rotate', '--dry-run'], 'There is no command "keys rotate --dry-run".', 'npm run keys -- list'],
  [['storage', 'to-bucket', 'x'], 'There is no command "storage to-bucket x".', 'npm run storage -- to-bucket'],
  [['storage'], '"storage" alone does nothing.', 'npm run storage -- to-bucket'],
  [['search'], '"search" alone does nothing.', 'npm run search -- build'],
  [
    ['admin', 'promote', 'ada@souk.test'],
    'There is no command "admin promote ada@souk.test".',
    'npm run admin -- grant',
  ],
  [['admin', 'grant'], 'An email address is missing.', 'npm run admin -- grant EMAIL'],
  [['admin', 'invite', 'bob'], '"bob" is no email address.', 'npm run admin -- grant EMAIL'],
  [['admin', 'grant', 'ada@souk.test', 'boss'], 'There is no role "boss".', 'Roles: admin, '],
  [
    ['admin', 'grant', 'ada@souk.test', 'admin', 'orders'],
    'There is no command "admin grant ada@souk.test admin orders".',
    'npm run admin -- grant EMAIL',
  ],
  [['admin', 'list', 'orders'], 'There is no command "admin list orders".', 'npm run admin -- grant EMAIL'],
  [['migrat'], 'There is no command "migrat".', 'npm run migrate'],
  [['constructor'], 'There is no command "constructor".', 'npm run migrate'],
])('%j is refused before anything is opened, with what is wrong and how it is called', (words, fault, usage) => {
  expect(() => readCommand(words)).toThrow(CommandError);
  expect(() => readCommand(words)).toThrow(`${fault}\n\n`);
  expect(() => readCommand(words)).toThrow(usage);
});

test('in a package and an image, sentences name commands as they are called there', () => {
  const sentence = 'Sign in once, then npm run admin -- grant EMAIL; npm run migrate before';
  expect(asCalledHere(sentence, false)).toBe(sentence);
  expect(asCalledHere(sentence, true)).toBe(
    'Sign in once, then node souk.mjs admin grant EMAIL; node souk.mjs migrate before',
  );
});

test.each([[['migrate', '--help']], [['keys', 'rotate', '-h']], [['--help']], [['elsewhere', '--help']]])(
  '%j says how commands are called, and runs none',
  (words) => {
    expect(readCommand(words)).toEqual({ help: expect.stringContaining('npm run ') });
  },
);

test.each(['admin', 'keys', 'migrate', 'search', 'storage'])(
  '%s --help says what it is for, how it is called and what it exits with',
  (name) => {
    const asked = readCommand([name, '--help']);
    const help = asked && 'help' in asked ? asked.help : '';
    expect(help).toMatch(/^[A-Z][^\n]{30,}\.\n\nnpm run /);
    expect(help).toMatch(/Exits with 0 .* with 1 /);
  },
);

test.each([[['migrate']], [['admin', 'list']], [['admin', 'revoke', 'ada@souk.test']], [['keys', 'rotate-cookies']]])(
  '%j runs',
  (words) => {
    expect(readCommand(words)).toEqual({ command: expect.anything(), args: words.slice(1) });
  },
);

test('without a command the program serves', () => {
  expect(readCommand([])).toBeUndefined();
  expect(readCommand(['--products', '10'])).toBeUndefined();
});
