import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { axeTags } from '@souk/testing/axe-tags';

/** Resolves when nothing fades or moves any more, in the page and its frames: half a fade has half its contrast. */
const atRest = (page: Page) =>
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() =>
        Promise.allSettled(
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
            .map(({ finished }) => finished),
        ).then(() => undefined),
      ),
    ),
  );

/** What axe finds wrong with the page as it stands, a line each: `what rule: elements`. */
export const faultsOf = async (page: Page, what = '') => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atRest(page);
  const axe = new AxeBuilder({ page }).withTags(axeTags);
  // What it does besides is for frames of other origins, and takes longer than the page itself.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) =>
    `${what} ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`.trim(),
  );
};
