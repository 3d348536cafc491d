import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import ProductListing from './product-listing';

const seo = { titleEn: '', titleFr: '', descriptionEn: '', descriptionFr: '' };
const product = { id: 5, version: 3, slug: 'jug', seo, nameEn: 'Jug', nameFr: 'Cruche' };

test('[DESK-61] [DESK-62] an address is checked before it is sent, with what search engines show', async () => {
  const user = userEvent.setup();
  const api = fakeApi({ desk: { productListing: async () => ({ version: 4 }) } });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <ProductListing product={product} />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  const address = screen.getByRole('textbox', { name: /End of the address/ });
  const save = screen.getByRole('button', { name: 'Save the address and these words' });
  expect(screen.getByRole('textbox', { name: 'Search title in French' })).toHaveAttribute('placeholder', 'Cruche');
  await user.clear(address);
  await user.type(address, 'Big jug');
  await user.click(save);
  expect(address).toHaveAccessibleDescription(/Use small letters/);
  await user.clear(address);
  await user.type(address, 'big-jug');
  await user.type(screen.getByRole('textbox', { name: 'Search text in English' }), 'Thrown by hand');
  await user.click(save);
  await waitFor(() =>
    expect(api.inputsOf('desk.productListing')).toEqual([
      { ...seo, id: 5, version: 3, slug: 'big-jug', descriptionEn: 'Thrown by hand' },
    ]),
  );
});
