import { CommandError } from './command';
import { readCommand } from './commands';

test.each([
  [['migrate', '--dry-run'], /^npm run migrate /],
  [['migrate', 'now'], /^npm run migrate /],
  [['keys', 'rotate', '--dry-run'], /^npm run keys -- list/],
  [['storage', 'to-bucket', 'x'], /^npm run storage -- to-bucket/],
  [['storage', 'elsewhere'], /^npm run storage -- to-bucket/],
  [['storage'], /^npm run storage -- to-bucket/],
  [['search'], /^npm run search -- build/],
  [['admin', 'grant'], /^npm run admin -- grant EMAIL/],
  [['admin', 'grant', 'ada@souk.test', 'boss'], /Roles: admin, /],
  [['admin', 'grant', 'ada@souk.test', 'admin', 'orders'], /^npm run admin -- grant EMAIL/],
  [['admin', 'list', 'orders'], /^npm run admin -- grant EMAIL/],
  [['migrat'], /^There is no command "migrat"\.\n\n/],
  [['constructor'], /^There is no command "constructor"/],
])('%j is refused before anything is opened, and changes nothing', (words, line) => {
  expect(() => readCommand(words)).toThrow(CommandError);
  expect(() => readCommand(words)).toThrow(line);
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
    expect(help).toMatch(/node souk\.mjs[^]*Exits with 0 .* with 1 /);
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
