import type { Page, Response } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, untilHydrated } from '../fixtures';
import { buildChangedCatalog, federationPort, fingerprint, openStore, publish, rollback } from './store';

const changedWord = 'Another word for the shop';

const changeTitle = (folder: string) => {
  const file = join(folder, 'src/shop-now-page/messages.en.json');
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  writeFileSync(file, JSON.stringify({ ...words, 'shopNow.heading': changedWord }));
};

/** @returns the scripts of a remote that `page` was sent whole, and those of which it was sent what changed, until it ran */
const filesOfRemote = async (page: Page, remote: string, url: string) => {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes(`/remotes/${remote}/`)) answers.push(answer);
  });
  await page.goto(url);
  await untilHydrated(page);
  const named = (coding: string) =>
    answers.filter((answer) => answer.headers()['content-encoding'] === coding).map((answer) => basename(answer.url()));
  return { whole: named('br'), changed: named('dcz') };
};

test('one remote is rebuilt, published and set back while the others stay as they are', async ({ browser }) => {
  const store = await openStore(federationPort);
  try {
    const before = fingerprint(store.releaseDir);
    const known = new Set(Object.keys(before).map((file) => basename(file)));
    const shopper = await browser.newContext();
    const oldTab = await shopper.newPage();
    await oldTab.goto(`${store.origin}/products/all`);
    await untilHydrated(oldTab);
    const oldTitle = await oldTab.getByRole('heading', { level: 1 }).textContent();

    publish(store.releaseDir, [buildChangedCatalog(changeTitle)]);
    const newTab = await browser.newPage();
    await expect(async () => {
      await newTab.goto(`${store.origin}/products/all`);
      await expect(newTab.getByRole('heading', { level: 1 })).toHaveText(changedWord, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });

    const after = fingerprint(store.releaseDir);
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((file) => !file.startsWith('/catalog/'))).toEqual([]);
    expect(Object.keys(before).filter((file) => after[file] !== before[file])).toEqual([]);

    const nextVisit = await shopper.newPage();
    const { whole, changed: partly } = await filesOfRemote(nextVisit, 'catalog', `${store.origin}/products/all`);
    await expect(nextVisit.getByRole('heading', { level: 1 })).toHaveText(changedWord);
    expect(partly, 'who was here before is sent what changed').toContain('remoteEntry.js');
    expect(whole.filter((file) => known.has(file))).toEqual([]);

    // The tab from before goes on with the version it started with, also on a page it has not seen yet.
    await oldTab.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(oldTab).toHaveURL(/\/product\//);
    await expect(oldTab.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    await oldTab.goBack();
    await expect(oldTab.getByRole('heading', { level: 1 })).toHaveText(oldTitle ?? '');

    rollback(store.releaseDir, 'catalog');
    await expect(async () => {
      await newTab.goto(`${store.origin}/products/all`);
      await expect(newTab.getByRole('heading', { level: 1 })).toHaveText(oldTitle ?? '', { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  } finally {
    await store.close();
  }
});
