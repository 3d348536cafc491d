import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { faultsOf } from '../axe';
import { loadPictures } from '../pictures/load-pictures';

type Story = { id: string; title: string; name: string };

const index = join(import.meta.dirname, '../../libs/workbench/dist/index.json');
const stories = Object.values((JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> }).entries);

/** What fills a slot stands on phones and on wide screens; a primitive has the width that it is given. */
const widthsOf = ({ title }: Story) => (title.startsWith('Slots/') ? [390, 1280] : [720]);

/** What the page throws or writes as an error, and which of its files are missing, until the test ends. */
const complaintsOf = (page: Page) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('response', (response) => response.status() >= 400 && complaints.push(response.url()));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) complaints.push(message.text());
  });
  return complaints;
};

for (const story of stories)
  for (const locale of ['en', 'fr'])
    test(`[X1] ${story.title} ${story.name} in ${locale}, light and dark`, async ({ page }) => {
      const complaints = complaintsOf(page);
      // Countdowns stand still, and so does whatever moves by itself.
      await page.clock.setFixedTime('2026-06-01T12:00:00Z');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/iframe.html?viewMode=story&id=${story.id}&globals=locale:${locale}`);
      await expect(page.locator('body')).toHaveClass(/sb-show-main/);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of widthsOf(story))
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          await loadPictures(page);
          await expect.soft(page).toHaveScreenshot(`${story.id}-${width}-${locale}-${colorScheme}.png`);
          expect.soft(await faultsOf(page, `${width} px ${colorScheme}`)).toEqual([]);
        }
      expect(complaints).toEqual([]);
    });
