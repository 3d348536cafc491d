import { aDeskProduct, aDeskSelf, aDeskVariant, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import VariantPictures from './variant-pictures';

const variant = (id: number, sku: string, image: string) => aDeskVariant({ id, sku, image });
const product = aDeskProduct({
  id: 5,
  name: 'Jug',
  version: 3,
  image: '/img/a.webp',
  images: ['/img/a.webp', '/img/b.webp'],
  options: [
    { name: 'Size', values: ['S', 'L'] },
    { name: 'Color', values: ['White', 'Blue'] },
  ],
  items: [
    variant(1, 'S,White', ''),
    variant(2, 'S,Blue', '/img/b.webp'),
    variant(3, 'L,White', ''),
    variant(4, 'L,Blue', '/img/b.webp'),
  ],
});

test('[DESK-63] values of the choice by which pictures differ are given one, for all of their variants', async () => {
  const user = userEvent.setup();
  const api = fakeApi({ desk: { variantsSale: async () => ({ version: 4 }) } });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <VariantPictures product={product} />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  const pictureOf = (value: string) => screen.getByRole('combobox', { name: `Picture of ${value}` });
  expect(pictureOf('White')).toHaveDisplayValue('The main one');
  expect(pictureOf('Blue')).toHaveDisplayValue('Picture 2');
  await user.selectOptions(pictureOf('White'), 'Picture 1');
  await user.selectOptions(pictureOf('Blue'), 'The main one');
  await user.click(screen.getByRole('button', { name: 'Save these pictures' }));
  await waitFor(() =>
    expect(api.inputsOf('desk.variantsSale')).toEqual([
      {
        id: 5,
        version: 3,
        variants: [
          { id: 1, image: '/img/a.webp' },
          { id: 2, image: '' },
          { id: 3, image: '/img/a.webp' },
          { id: 4, image: '' },
        ],
      },
    ]),
  );
});
