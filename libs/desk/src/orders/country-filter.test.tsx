import { renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useListUrl } from '../parts/list-url';
import { CountryFilter } from './country-filter';
import { countryIn } from './order-list.url';

function List() {
  const url = useListUrl(['toShip', 'all'], [], ['country']);
  return (
    <>
      <output>{url.href({ page: 2 })}</output>
      <CountryFilter
        country={countryIn(url.filters)}
        hrefOf={(next) => url.href({ filters: next ? { country: next } : {} })}
      />
    </>
  );
}

test('[DESK-45] the address carries the country beside the rest; another one begins at the first page', async () => {
  await renderRoute({ Component: List }, { at: '/?tab=all&q=mug&page=3' });
  const choice = screen.getByRole('combobox', { name: 'Delivered to' });
  expect(choice).toHaveDisplayValue('Every country');
  // The list comes before all that it can be narrowed to.
  await screen.findByRole('option', { name: 'France' });
  await userEvent.selectOptions(choice, 'France');
  const said = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  await said('?tab=all&q=mug&country=FR&page=2');
  expect(choice).toHaveDisplayValue('France');
  await userEvent.selectOptions(choice, 'Every country');
  await said('?tab=all&q=mug&page=2');
});

test('[DESK-45] what is no country is left out', () => {
  expect(countryIn({ country: 'France' })).toBeUndefined();
  expect(countryIn({ country: 'FR' })).toBe('FR');
});
