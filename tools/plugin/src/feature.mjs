import { formatFiles } from '@nx/devkit';
import { journeysOf } from '@souk/run/affected-teams';
import { writeJourney } from './journey-file.mjs';
import { isKebab } from './names.mjs';
import { reserveRemoteAddress } from './reserve-remote-address.mjs';
import { writeSlice } from './slice.mjs';
import { wired } from './wire.mjs';

/** `nx g @souk/plugin:feature catalog/gift-guide`: a slice with its route, address, sentences, test and journey. */
export default async function feature(tree, { name }) {
  const [app, slice] = name.split('/');
  if (!isKebab(slice)) throw new Error('Say application/slice, in kebab-case: npm run feature catalog/gift-guide');
  const config = `apps/${app}/remote.config.mjs`;
  if (!tree.exists(config)) throw new Error(`apps/${app} is not a remote`);
  if (tree.exists(`apps/${app}/src/${slice}`)) throw new Error(`apps/${app}/src/${slice} is there already`);
  writeSlice(tree, `apps/${app}`, slice);
  const { text, path, isOwn, area } = wired(tree.read(config, 'utf8'), slice);
  tree.write(config, text);
  reserveRemoteAddress(tree, path);
  // A desk's page is opened as one of its people: e2e/admin/desk.ts.
  if (!area) writeJourney(tree, { team: journeysOf(app), slice, path, isOwn });
  await formatFiles(tree);
  return () => console.log(`Its address is ${path}: another one in ${config}.`);
}
