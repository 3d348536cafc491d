import type { PictureText } from '@souk/contract/desk';
import { aDeskSelf, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { ProductPictures } from './product-pictures';

const pictures = [
  { url: '/img/oak.webp', en: 'An oak tray', fr: 'Un plateau en chêne' },
  { url: '/img/ash.webp', en: 'Its grain', fr: '' },
];

const open = async () => {
  const held: { now: readonly PictureText[] } = { now: pictures };
  await renderRoute({
    Component: () => {
      const [now, setNow] = useState<readonly PictureText[]>(pictures);
      held.now = now;
      return (
        <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
          <ProductPictures pictures={now} onChange={setNow} />
        </DeskContext>
      );
    },
  });
  return held;
};

test('[DESK-40] a picture that is not described in both languages is marked until it is', async () => {
  const held = await open();
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).queryByText('No alternative text')).toBeNull();
  expect(within(second!).getByText('No alternative text')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'What picture 2 shows, in French' }), 'Son veinage');
  expect(screen.queryByText('No alternative text')).toBeNull();
  expect(held.now[1]).toEqual({ url: '/img/ash.webp', en: 'Its grain', fr: 'Son veinage' });
});

test('[DESK-40] texts go along when a picture is brought forward, and with one that is taken out', async () => {
  const held = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 2 forward' }));
  expect(held.now.map(({ en }) => en)).toEqual(['Its grain', 'An oak tray']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(held.now).toEqual([pictures[0]]);
});
