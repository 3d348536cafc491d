import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk } from './desk';

test('[DESK-13] System tells the auditor what is live, which release answers and since when keys work', async ({
  page,
}) => {
  await openDesk(page, '/admin/system', 'auditor');
  const live = page.getByRole('region', { name: 'What is live' });
  await expect(live.getByRole('rowheader', { name: 'catalog', exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Release set \d+, since/)).toBeVisible();
  await expect(page.getByText('Embedded database')).toBeVisible();
  await expect(page.getByText('Signs sign-ins')).toBeVisible();
  expect(await faultsOf(page, 'system')).toEqual([]);
});
