import { words } from './names.mjs';

/** Writes the journey of a page: it opens. @param page.isOwn one has to sign in for it */
export const writeJourney = (
  tree,
  { team, slice, path, isOwn = false, title = words(slice), tags = ['@smoke', '@safe'] },
) => {
  const quoted = title.replace(/['\\]/g, String.raw`\$&`);
  const tag = isOwn ? '' : ` { tag: ${JSON.stringify(tags)} },`;
  tree.write(
    `e2e/${team}/${slice}.spec.ts`,
    `${isOwn ? "import { signInAt } from '../account/shopper';\n" : ''}import { expect, test } from '../fixtures';

test('${quoted}: its page opens at its address',${tag} async ({ page }) => {
  ${isOwn ? 'await signInAt(page' : 'await page.goto('}${isOwn ? ', ' : ''}'${path}');
  await expect(page.getByRole('heading', { level: 1, name: '${quoted}' })).toBeVisible();
});
`,
  );
};
