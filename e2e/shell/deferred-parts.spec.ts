import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../fixtures';

type Release = {
  files: Record<string, unknown>;
  scripts: string[];
  messages: Record<string, string[]>;
  federation: string[];
};

const root = join(import.meta.dirname, '../..');
const release = JSON.parse(readFileSync(join(root, 'apps/shell/dist/release.json'), 'utf8')) as Release;
/** Without these there is no frame; what then happens is in e2e/federation. */
const needed = new Set([...release.scripts, ...Object.values(release.messages).flat(), ...release.federation]);
/** Every part of the frame whose code comes late: what is added to the frame is left out here, too. */
const lateFiles = Object.keys(release.files).filter((file) => file.endsWith('.js') && !needed.has(file));

/** Presses what a panel may cover by then: one whose code is there opens at some time after its press, and Escape closes it. */
const pressBehindPanels = (page: Page, target: Locator) =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await target.click({ timeout: 500 });
  }).toPass();

/** Every choice of `size` out of `count` runs. */
const choices = (count: number, size: number, first = 0): number[][] =>
  size === 0
    ? [[]]
    : Array.from({ length: Math.max(0, count - first) }, (_, at) => first + at).flatMap((run) =>
        choices(count, size - 1, run + 1).map((others) => [run, ...others]),
      );

/**
 * In which runs each file is missing: as many runs as it takes for every file to be missing in half of them, each in another half. So
 * of every two files there is a run that has the one without the other. The last run has none at all.
 */
const runsOf = (files: readonly string[]): string[][] => {
  let count = 2;
  while (choices(count, count >> 1).length < files.length) count += 2;
  const halves = choices(count, count >> 1);
  const runs = Array.from({ length: count }, (_, run) => files.filter((_file, at) => halves[at]?.includes(run)));
  return [...runs, [...files]];
};

const named = (files: readonly string[]) => files.map((file) => file.replace('.js', '')).join(' ');

for (const missing of runsOf(lateFiles)) {
  test(`the page stands, and its links lead on, without ${named(missing)} of the frame`, async ({
    page,
    allowComplaints,
  }) => {
    allowComplaints.value = true;
    const files = missing.map((file) => file.replaceAll('.', '\\.')).join('|');
    await page.route(new RegExp(`/shell/[^/]+/client/(${files})$`), (route) => route.abort());
    await page.goto('/');
    await untilHydrated(page);
    await page.mouse.move(40, 400);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Search', exact: true }).click();
    await pressBehindPanels(page, banner.getByRole('button', { name: 'Account', exact: true }));
    await expect(page.getByRole('heading', { name: 'Best sellers' })).toBeAttached();
    await pressBehindPanels(page, banner.getByRole('link', { name: 'Shop Now' }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'Shop Now' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('an error page without its drawing says what it has to say', async ({ page, allowComplaints }) => {
  allowComplaints.value = true;
  await page.route(/\/shell\/[^/]+\/client\/\d+\.js$/, (route) => route.abort());
  await page.goto('/nothing/is/here');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.mouse.move(40, 400);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back home' })).toBeVisible();
});
