import { formatFiles } from '@nx/devkit';
import { journeysOf } from '@souk/run/affected-teams';
import { writeJourney } from './journey-file.mjs';
import { isKebab } from './names.mjs';

/** `nx g @souk/plugin:journey catalog/gift-guide --path /gift-guide`: a journey that opens a page, to go on from. */
export default async function journey(tree, { name, path, title, signedIn }) {
  const [app, slice] = name.split('/');
  if (!isKebab(slice)) throw new Error('Say application/journey, in kebab-case');
  const team = journeysOf(app);
  if (tree.exists(`e2e/${team}/${slice}.spec.ts`)) throw new Error(`e2e/${team}/${slice}.spec.ts is there already`);
  writeJourney(tree, { team, slice, path, isOwn: signedIn, tags: ['@safe'], ...(title && { title }) });
  await formatFiles(tree);
}
