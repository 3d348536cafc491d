import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from './main.mjs';

const made = [];
const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'souk-store-'));
  made.push(dir);
  return dir;
};
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

/** A store that answers what the test says and remembers what it was asked. */
const storeThat = (answers) => {
  const asked = [];
  const fetch = async (url, { method, headers, body } = {}) => {
    const path = new URL(url).pathname;
    asked.push({ method, path, token: headers['x-owner-token'], body: body ? JSON.parse(body) : null });
    return { json: async () => ({ code: 200, message: 'success', ...answers[`${method} ${path}`] }) };
  };
  return { asked, fetch };
};

const run = async (args, answers = {}) => {
  const said = [];
  const complained = [];
  const store = storeThat(answers);
  const code = await main([...args, '--token', 'owner_x'], {
    env: {},
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    fetch: store.fetch,
  });
  return { code, said: said.join('\n'), complained: complained.join('\n'), asked: store.asked };
};

const pageFolder = (html = '<h1>Hello</h1>') => {
  const at = folder();
  writeFileSync(join(at, 'page.json'), JSON.stringify({ path: '/hello', title: 'Hello' }));
  writeFileSync(join(at, 'page.en.html'), html);
  writeFileSync(join(at, 'page.css'), 'h1{color:#222}');
  return at;
};

test('check says file and line and ends with 1 when something is left out', async () => {
  const at = pageFolder();
  const problem = { level: 'error', code: 'refused-handler', part: 'html.en', line: 3, message: 'onclick is left out' };
  const { code, said } = await run(['check', at], { 'POST /api/owner/page/check': { data: { problems: [problem] } } });
  expect(said).toContain(`${join(at, 'page.en.html')}:3  error  onclick is left out  (refused-handler)`);
  expect(code).toBe(1);
});

test('warnings alone are no failure', async () => {
  const problem = { level: 'warning', code: 'missing-alt', part: 'html.en', line: 1, message: 'no alt' };
  const { code } = await run(['check', pageFolder()], {
    'POST /api/owner/page/check': { data: { problems: [problem] } },
  });
  expect(code).toBe(0);
});

test('set sends the page with the owner’s token', async () => {
  const { asked, said } = await run(['set', pageFolder()], {
    'POST /api/owner/page': { data: { saved: true, problems: [] } },
  });
  expect(asked[0]).toMatchObject({
    token: 'owner_x',
    body: { path: '/hello', title: { en: 'Hello', fr: 'Hello' }, css: 'h1{color:#222}' },
  });
  expect(said).toContain('Saved: http://localhost:4200/hello');
});

test('settings take header and scripts from files beside them', async () => {
  const at = folder();
  writeFileSync(join(at, 'header.html'), '<header>Ours</header>');
  writeFileSync(join(at, 'header.fr.html'), '<header>Chez nous</header>');
  writeFileSync(join(at, 'menu.js'), 'go()');
  writeFileSync(
    join(at, 'settings.json'),
    JSON.stringify({
      header: {
        htmlFile: 'header.html',
        htmlFrFile: 'header.fr.html',
        scripts: [{ name: 'menu', file: 'menu.js' }],
      },
    }),
  );
  const { asked } = await run(['set', join(at, 'settings.json')], {
    'POST /api/owner/settings': { data: { saved: true, problems: [] } },
  });
  expect(asked[0].body).toEqual({
    header: {
      html: '<header>Ours</header>',
      htmlFr: '<header>Chez nous</header>',
      scripts: [{ name: 'menu', code: 'go()' }],
    },
  });
});

test('a settings file that is not JSON is told with its line', async () => {
  const at = join(folder(), 'settings.json');
  writeFileSync(at, '{\n  "details": {\n    "name": \n}');
  const { code, said, complained } = await run(['set', at]);
  expect(code).toBe(1);
  expect(complained).toContain(`${at}:4`);
  expect(said).toBe('');
});

test('what the server refuses is told field by field', async () => {
  const refusal = {
    code: 400,
    message: 'Not a tag manager id',
    data: { fields: { 'details.gtmId': 'Not a tag manager id' } },
  };
  const at = join(folder(), 'settings.json');
  writeFileSync(at, JSON.stringify({ details: { gtmId: 'x' } }));
  expect((await run(['set', at], { 'POST /api/owner/settings': refusal })).complained).toContain(
    'details.gtmId: Not a tag manager id',
  );
});

test('a page is written to a folder and can be set from there', async () => {
  const at = join(folder(), 'mine');
  const page = { path: '/hello', title: { en: 'Hi', fr: 'Salut' }, html: { en: '<p>x</p>' }, css: 'p{}' };
  await run(['save', '/hello', at], { 'GET /api/owner/page': { data: page } });
  expect(readFileSync(join(at, 'page.en.html'), 'utf8')).toBe('<p>x</p>');
  const { asked } = await run(['set', at], { 'POST /api/owner/page': { data: { saved: true, problems: [] } } });
  expect(asked[0].body).toMatchObject(page);
});

test('a page saved into a folder again leaves no French text and no style that it has no more', async () => {
  const at = folder();
  const page = { path: '/hello', title: { en: 'Hi', fr: 'Salut' }, html: { en: '<p>x</p>' }, css: '' };
  const before = { ...page, html: { en: '<p>old</p>', fr: '<p>vieux</p>' }, css: 'p{}' };
  await run(['save', '/hello', at], { 'GET /api/owner/page': { data: before } });
  await run(['save', '/hello', at], { 'GET /api/owner/page': { data: page } });
  const { asked } = await run(['set', at], { 'POST /api/owner/page': { data: { saved: true, problems: [] } } });
  expect(asked[0].body).toEqual(page);
});

test('without a token it says how to give one; without a command it shows how to ask', async () => {
  const said = [];
  const complain = (line) => said.push(line);
  expect(await main(['show', '--data', folder()], { env: {}, complain })).toBe(1);
  expect(said.join()).toContain('SOUK_OWNER_TOKEN');
  expect((await run([])).said).toContain('npm run store');
});

test.each([
  [['show', '--foo'], "Unknown option '--foo': npm run store -- --help"],
  [['show', '--store', '--token'], "Option '--store' argument is ambiguous: npm run store -- --help"],
  [['constructor'], 'There is no command "constructor": npm run store -- --help'],
  [['remove', '/hello', '/other'], '"/other" means nothing to remove: npm run store -- --help'],
  [['show', 'page'], '"page" means nothing to show: npm run store -- --help'],
])('%j is refused in one line, and asks the store for nothing', async (args, line) => {
  expect(await run(args)).toEqual({ code: 2, said: '', complained: line, asked: [] });
});

test('a file that is not there is named', async () => {
  const at = join(folder(), 'settings.json');
  expect(await run(['set', at])).toMatchObject({ code: 1, complained: `${at} cannot be read (ENOENT)` });
});

test('a store may be named with a slash at its end', async () => {
  const { asked } = await run(['show', '--store', 'https://shop.example/']);
  expect(asked[0]).toMatchObject({ path: '/api/owner/settings' });
});
