import { readSet } from '@souk/release';
import { expect, test, untilHydrated } from '../fixtures';
import { federationPort, openStore } from '../federation/store';
import { otherRepository } from './other-repository';

const heading = { level: 1, name: 'Gift guide' } as const;

test('a remote of another repository is built from the packed packages, stored, and seen by whoever has its link, then by all', async ({
  browser,
  request,
}) => {
  const repository = otherRepository();
  const store = await openStore(federationPort + 30);
  try {
    repository.npmRun('types');
    repository.npmRun('build');
    const { version, contracts, shared } = repository.built();
    expect(contracts.uses).toMatchObject({ '@souk/mfe': ['Slot'], '@souk/state': ['useApi'] });
    expect(Object.keys(contracts.shows)).toEqual(['catalog.productGrid']);
    expect(Object.keys(contracts.calls)).toEqual(['topList']);
    const { shell } = readSet(store.releaseDir) as { shell: { shared: Record<string, string> } };
    expect(shared).toEqual(shell.shared);

    const pinned = { PUBLIC_ORIGIN: store.origin };
    repository.release(store.releaseDir, 'store', './dist');
    const said = repository.release(store.releaseDir, 'link', 'gift-guide', version, '--at', pinned.PUBLIC_ORIGIN);
    const guest = await request.get(`${store.origin}/gift-guide`);
    expect(guest.status()).toBe(404);

    const page = await (await browser.newContext()).newPage();
    await page.goto(said.split('\n').at(-2) || '');
    const answer = await page.goto(`${store.origin}/gift-guide`);
    expect(await answer?.text()).toContain('4 ideas');
    await untilHydrated(page);
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
    await page.getByRole('button', { name: 'More ideas' }).click();
    await expect(page.getByRole('status').filter({ hasText: '8 ideas' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);

    repository.release(store.releaseDir, 'publish', './dist', '--reason', 'presents for the season');
    await expect(async () => {
      const shown = await request.get(`${store.origin}/gift-guide`, { headers: { cookie: 'locale=fr' } });
      expect(await shown.text()).toContain('4 idées');
    }).toPass();
  } finally {
    await store.close();
    repository.remove();
  }
});
