import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './names.mjs';
import { writeSlice } from './slice.mjs';

/** `npm run feature catalog/gift-guide`: a slice with its route, words and test. */
const [app, slice] = (process.argv[2] ?? '').split('/');
const folder = join(import.meta.dirname, '../../apps', app ?? '');
if (!app || !/^[a-z][a-z0-9-]*$/.test(slice ?? ''))
  refuse('Say application/slice, in kebab-case: npm run feature catalog/gift-guide');
if (!existsSync(join(folder, 'remote.config.mjs'))) refuse(`apps/${app} is not a remote`);
if (existsSync(join(folder, 'src', slice))) refuse(`apps/${app}/src/${slice} is there already`);
writeSlice(folder, slice);
console.log(`apps/${app}/src/${slice} is written. Give it an address in apps/${app}/remote.config.mjs:
  exposes: './${slice}': './src/${slice}/${slice}.route.ts'
  routes:  { path: '/…', expose: './${slice}' }`);
