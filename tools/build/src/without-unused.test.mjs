import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import federation from './unused-in-federation.cjs';
import looks from './unused-in-looks.cjs';
import router from './unused-in-router.cjs';
import withoutUnused from './without-unused.cjs';
import { root } from './workspace.mjs';

const packages = join(root, 'node_modules');
const modules = [
  ...globSync('react-router/dist/production/lib/**/*.js', { cwd: packages }),
  ...globSync('@module-federation/{runtime-core,sdk,webpack-bundler-runtime}/dist/**/*.js', { cwd: packages }),
  ...globSync('@module-federation/error-codes/dist/*.mjs', { cwd: packages }),
  ...globSync(
    '{@formatjs/intl/index.js,react-intl/index.js,stylis/src/*.js,lucide-react/dist/esm/{createLucideIcon,icons/heart}.mjs}',
    {
      cwd: packages,
    },
  ),
].map((path) => join(packages, path));

const taken = (path) =>
  withoutUnused.default.call({ resourcePath: path }, readFileSync(path, 'utf8').replaceAll('\r\n', '\n'));

test('every part that is left out is there in the versions that are installed', () => {
  for (const { file } of [...router, ...federation, ...looks])
    expect(modules.filter((path) => file.test(path)).length).toBeGreaterThan(0);
  for (const path of modules.filter(withoutUnused.hasUnused)) expect(() => taken(path)).not.toThrow();
});

test('of an icon only the keys of its lines and its name go', () => {
  const heart = modules.find((path) => path.endsWith('heart.mjs'));
  const [before, after] = [readFileSync(heart, 'utf8'), taken(heart)];
  expect(before).toContain('key:');
  expect(after).not.toContain('key:');
  expect(after.match(/ d: "[^"]+"/g)).toEqual(before.match(/ d: "[^"]+"/g));
  const make = modules.find((path) => path.endsWith('createLucideIcon.mjs'));
  expect(taken(make).match(/\bfalse\b/g)).toHaveLength(2);
});

test('components and contexts lose their names, which are for developers, and nothing else with them', () => {
  const named = /^\t*\w+\.displayName = .*;$/gm;
  for (const ending of ['react-intl/index.js', 'lib/context.js']) {
    const path = modules.find((one) => one.endsWith(ending));
    const [before, after] = [readFileSync(path, 'utf8').replaceAll('\r\n', '\n'), taken(path)];
    expect(before.match(named).length).toBeGreaterThan(9);
    expect(after.replaceAll('/* @__PURE__ */ createFormatted', 'createFormatted')).toBe(before.replace(named, ''));
  }
});

test('an error of the federation runtime keeps its code and the page that explains it, and its sentence goes', () => {
  const textOf = (name) => modules.find((path) => path.endsWith(`error-codes/dist/${name}.mjs`));
  const sentences = /\[RUNTIME_\d+\]: "/g;
  expect(readFileSync(textOf('desc'), 'utf8').match(sentences)).toHaveLength(15);
  expect(taken(textOf('desc')).match(sentences)).toBeNull();
  expect(readFileSync(textOf('getShortErrorMsg'), 'utf8')).toContain('/guide/troubleshooting/');
});

test('a library that reads differently is refused, so that a new version is read again', () => {
  const path = modules.find((one) => one.endsWith('lib/router/router.js'));
  expect(() => withoutUnused.default.call({ resourcePath: path }, 'export const createRouter = () => {};')).toThrow(
    'init.patchRoutesOnNavigation',
  );
});

test('the façade gives nothing that needs what is left out', () => {
  const facade = readFileSync(join(root, 'libs/router/src/index.ts'), 'utf8');
  expect(facade).not.toMatch(/\b(Form|useFetchers?|useSubmit|useFormAction|useActionData|PrefetchPageLinks)\b/);
});

test('no route has what the router was told that none has', () => {
  const routes = globSync('apps/shell/src/**/*.{ts,tsx}', { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .filter((text) => text.includes('RouteObject'));
  expect(routes.length).toBeGreaterThan(1);
  for (const text of routes) expect(text).not.toMatch(/\b(lazy|action|middleware|unstable_\w+|prefetch)[:=]/);
});

test('the outermost route shows what goes wrong in any: the router has no page of its own for it', () => {
  const routes = readFileSync(join(root, 'apps/shell/src/app/routes.tsx'), 'utf8');
  expect(routes).toMatch(/id: 'root',\n(?: {4}.*\n)*? {4}errorElement: </);
});
