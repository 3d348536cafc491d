import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from './names.mjs';

const journeys = join(import.meta.dirname, '../../e2e');

/** Writes the journey of a new page: it opens. @param page.isOwn one has to sign in for it @returns its file */
export const writeJourney = ({
  team,
  slice,
  path,
  isOwn = false,
  title = words(slice),
  tags = ['@smoke', '@safe'],
}) => {
  const tag = isOwn ? '' : ` { tag: ${JSON.stringify(tags)} },`;
  mkdirSync(join(journeys, team), { recursive: true });
  const file = join(journeys, team, `${slice}.spec.ts`);
  writeFileSync(
    file,
    `${isOwn ? "import { signInAt } from '../account/shopper';\n" : ''}import { expect, test } from '../fixtures';

test('${title}: its page opens at its address',${tag} async ({ page }) => {
  ${isOwn ? 'await signInAt(page' : 'await page.goto('}${isOwn ? ', ' : ''}'${path}');
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
  );
  return file;
};
