import type { DeskBanner } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './home.route';
import { noBanner } from './home-values';

const bannerOf = (titleEn: string): DeskBanner => ({
  ...noBanner,
  image: `/img/${titleEn}.webp`,
  titleEn,
  titleFr: titleEn,
  linkTextEn: 'Look',
  linkTextFr: 'Voir',
});

const sent = { url: '/img/u/linen.webp', fileName: 'linen.png', fileSize: 1, type: 'image/webp' };

/** Opens the page with a picture of the first banner on its way. */
const open = async () => {
  let arrive: (picture: typeof sent) => void = () => undefined;
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf('admin'),
      home: async () => ({
        banners: [bannerOf('Linen'), bannerOf('Mugs'), bannerOf('Lamps')],
        hotWords: [],
        synonyms: [],
        version: 1,
      }),
      bannerPicture: () => new Promise<typeof sent>((resolve) => (arrive = resolve)),
    },
  });
  await renderRoute(route, { path: '/admin/home', at: '/admin/home', api, user: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the picture of banner 1' }));
  await userEvent.upload(
    screen.getByLabelText('Picture', { selector: 'input' }),
    new File(['x'], 'linen.png', { type: 'image/png' }),
  );
  return { arrive: () => arrive(sent) };
};
const banner = (number: number) => within(screen.getByRole('group', { name: `Banner ${number}` }));
const titles = () =>
  screen.getAllByRole('textbox', { name: 'Title in English' }).map((field) => (field as HTMLInputElement).value);
const pictures = () => screen.getAllByRole('img').map((image) => new URL((image as HTMLImageElement).src).pathname);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('[DESK-21] a picture that is still on its way', () => {
  test('goes with its banner when that is moved; the focus stays in the banner that became the first', async () => {
    const { arrive } = await open();
    await press('Move banner 2 up');
    expect(titles()).toEqual(['Mugs', 'Linen', 'Lamps']);
    expect(banner(1).getByRole('textbox', { name: 'Title in English' })).toHaveFocus();
    arrive();
    await waitFor(() => expect(pictures()).toEqual(['/img/Mugs.webp', sent.url, '/img/Lamps.webp']));
  });

  test('is in no other banner once its own is taken out; the focus goes to the next one', async () => {
    const { arrive } = await open();
    await press('Remove banner 1');
    expect(titles()).toEqual(['Mugs', 'Lamps']);
    expect(banner(1).getByRole('textbox', { name: 'Title in English' })).toHaveFocus();
    arrive();
    await act(async () => undefined);
    expect(pictures()).toEqual(['/img/Mugs.webp', '/img/Lamps.webp']);
  });
});

test('[DESK-21] whoever may only read is told so, and changes nothing that could not be saved', async () => {
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf('auditor'),
      home: async () => ({ banners: [bannerOf('Linen')], hotWords: [], synonyms: [], version: 1 }),
    },
  });
  await renderRoute(route, { path: '/admin/home', at: '/admin/home', api, user: {} });
  expect(await screen.findByText('Your role reads this and does not change it.')).toBeVisible();
  for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Add a banner' })).toBeDisabled();
});

test('[DESK-21] after the last banner is taken out the focus is where one is added', async () => {
  await open();
  await press('Remove banner 3');
  expect(screen.getByRole('button', { name: 'Add a banner' })).toHaveFocus();
});
