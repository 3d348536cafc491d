import type { UploadedImage } from '@souk/contract';
import type { PictureText } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
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

const open = async (productPicture?: (input: { file: File }) => Promise<UploadedImage>) => {
  const held: { now: readonly PictureText[] } = { now: pictures };
  const page = {
    Component: () => {
      const [now, setNow] = useState<readonly PictureText[]>(pictures);
      held.now = now;
      return (
        <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
          <ProductPictures pictures={now} onChange={setNow} />
        </DeskContext>
      );
    },
  };
  await renderRoute(page, { api: fakeApi({ desk: productPicture ? { productPicture } : {} }) });
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

describe('[DESK-09] pictures that are chosen together', () => {
  const shot = (name: string, type = 'image/webp') => new File(['x'], name, { type });

  test('are sent in their order; one that fails holds up none of the others, and is sent once more', async () => {
    let fails = true;
    const held = await open(async ({ file: { name } }) => {
      if (name === 'b.webp' && fails) throw new TypeError('no connection');
      return { url: `/img/${name}`, fileName: name, fileSize: 1, type: 'image/webp' };
    });
    await userEvent.upload(screen.getByLabelText('Add a picture'), [shot('a.webp'), shot('b.webp'), shot('c.webp')]);
    const again = await screen.findByRole('button', { name: 'Send b.webp again' });
    expect(held.now.map(({ url }) => url).slice(2)).toEqual(['/img/a.webp', '/img/c.webp']);
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByRole('img', { name: 'Picture 5' })).toHaveAttribute(
      'src',
      expect.stringContaining('b.webp'),
    );
    expect(screen.queryByRole('list', { name: 'Pictures on their way' })).toBeNull();
  });

  test('each that cannot be sent says why, by its name', async () => {
    const held = await open();
    await userEvent.upload(screen.getByLabelText('Add a picture'), [shot('a.gif', 'image/gif')], {
      applyAccept: false,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Only JPG, PNG or WebP pictures');
    await userEvent.click(screen.getByRole('button', { name: 'Leave out a.gif' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(held.now).toEqual(pictures);
  });
});
