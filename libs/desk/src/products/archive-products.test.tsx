import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { ArchiveProducts } from './archive-products';

const none = () => undefined;

test.each([
  [1, true, 'Retiré de la vente et des listes. Les commandes et les avis le gardent, et il peut être restauré.'],
  [2, true, 'Retirés de la vente et des listes. Les commandes et les avis les gardent, et ils peuvent être restaurés.'],
  [2, false, 'Ils reviennent dans les listes, hors vente.'],
])(
  '[DESK-57] %i products that are archived or brought back (%s) are spoken of as so many',
  async (count, isArchived, told) => {
    const products = Array.from({ length: count }, (_, at) => ({ id: at + 1, version: 1 })) as never; // of a product, what the dialog reads
    const Component = () => (
      <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
        <ArchiveProducts products={products} isArchived={isArchived} onDone={none} onClose={none} />
      </DeskContext>
    );
    await renderRoute({ Component }, { api: fakeApi({}), locale: 'fr' });
    expect(screen.getByText(told)).toBeVisible();
  },
);
