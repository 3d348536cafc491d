import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let dir;
let slice;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'souk-words-'));
  slice = join(dir, 'apps/catalog/src/home-page');
  mkdirSync(slice, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Checks a slice with these words and this code. @returns the exit code and what is said */
const check = (en, fr, code) => {
  writeFileSync(join(slice, 'messages.en.json'), JSON.stringify(en));
  if (fr) writeFileSync(join(slice, 'messages.fr.json'), JSON.stringify(fr));
  writeFileSync(join(slice, 'home.tsx'), code);
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'messages.mjs')], {
    cwd: dir,
    encoding: 'utf8',
  });
  return [status, stderr];
};
test.each([
  [{ 'home.title': 'Photos de {name}' }, 1],
  [{ 'home.title': 'Voir<hidden> de {name}</hidden>' }, 1],
  [{ 'home.title': 'Photos : {name}' }, 0],
])('French that a name like Anna makes wrong is refused: %j', (french, status) => {
  const [exit, said] = check({ 'home.title': '{name}' }, french, "t('home.title')");
  expect(exit).toBe(said.includes('which a name like Anna makes wrong') ? 1 : 0);
  expect(exit).toBe(status);
});

const words = { 'home.title': 'Home', 'home.tab.all': 'All' };
const code = "t('home.title'); t(`home.tab.${name}`);";

test('words in both languages that a page asks for, by name or by a name that is made, are right', () => {
  expect(check(words, words, code)).toEqual([0, '']);
});

test.each([
  ['a word that nobody wrote', words, words, `${code} t('home.text')`, 'nobody wrote the sentence "home.text"'],
  [
    'the same of formatMessage',
    words,
    words,
    `${code} formatMessage({ id: 'home.x' })`,
    'nobody wrote the sentence "home.x"',
  ],
  ['a word that nobody asks for', words, words, "t('home.title')", 'nobody asks for the sentence "home.tab.all"'],
  ['a word without French', words, { 'home.title': 'Accueil' }, code, 'messages.fr.json: "home.tab.all" is missing'],
  ['no French at all', words, undefined, code, 'messages.fr.json is missing'],
  ['other placeholders', words, { ...words, 'home.title': 'Accueil {n}' }, code, 'has other placeholders than English'],
])('%s is refused by name', (_what, en, fr, text, why) => {
  const [status, said] = check(en, fr, text);
  expect(said).toContain(why);
  expect(status).toBe(1);
});
