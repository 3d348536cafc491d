import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeysOf } from '../run/affected-teams.mjs';
import { writeJourney } from './journey.mjs';
import { refuse } from './names.mjs';
import { writeSlice } from './slice.mjs';
import { wired } from './wire.mjs';

/** `npm run feature catalog/gift-guide`: a slice with its route, address, words, test and journey. */
const root = join(import.meta.dirname, '../..');
const [app, slice] = (process.argv[2] ?? '').split('/');
const folder = join(root, 'apps', app ?? '');
if (!app || !/^[a-z][a-z0-9-]*$/.test(slice ?? ''))
  refuse('Say application/slice, in kebab-case: npm run feature catalog/gift-guide');
const config = join(folder, 'remote.config.mjs');
if (!existsSync(config)) refuse(`apps/${app} is not a remote`);
if (existsSync(join(folder, 'src', slice))) refuse(`apps/${app}/src/${slice} is there already`);
writeSlice(folder, slice);
const { text, path, isOwn, area } = wired(readFileSync(config, 'utf8'), slice);
writeFileSync(config, text);
const written = [join(folder, 'src', slice), config];
// A desk's page is opened as one of its people: e2e/admin/desk.ts.
if (!area) written.push(writeJourney({ team: journeysOf(app), slice, path, isOwn }));
const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs');
spawnSync(process.execPath, [prettier, '--write', '--log-level=warn', ...written], { cwd: root, stdio: 'inherit' });
console.log(
  `apps/${app}/src/${slice} is written. Its address is ${path}: another one in apps/${app}/remote.config.mjs.`,
);
