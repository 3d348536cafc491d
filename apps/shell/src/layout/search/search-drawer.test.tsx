import { fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchDrawer } from './search-drawer';

test('[S1] how many suggestions there are is said in a live region that was there before', async () => {
  const suggest = async () => ({ words: ['kettle', 'kettle lid'], categories: [], products: [], merchants: [] });
  const api = fakeApi({ search: { keywords: async () => [], suggest } });
  await renderRoute({ Component: () => <SearchDrawer onClose={() => {}} /> }, { api });
  const said = document.querySelector('[aria-live]');
  expect(said).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole('searchbox'), 'ket');
  expect(await screen.findByRole('option', { name: 'kettle' })).toBeVisible();
  expect(said).toHaveTextContent('2 suggestions');
});
