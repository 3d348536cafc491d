import { panelsStore, toastsStore } from '@souk/state';
import { fakeApi, renderRoute } from '@souk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './gallery';

const pictures = (count: number) => Array.from({ length: count }, (_none, at) => `/img/shirt-${at + 1}.webp`);

const show = async (count: number, video: string | null = null) => {
  await renderRoute(
    {
      Component: () => (
        <Gallery productId={1} name="Linen shirt" images={pictures(count)} video={video} shownImage={null} />
      ),
    },
    { api: fakeApi({}) },
  );
  return within(screen.getByRole('group', { name: 'Pictures of Linen shirt' }));
};

const filmOf = (gallery: Awaited<ReturnType<typeof show>>) =>
  gallery.getByLabelText<HTMLVideoElement>('Film of Linen shirt');

test('[PP1] the film stands in the same strip, behind the pictures, and plays only when asked', async () => {
  const gallery = await show(2, '/img/film.webm');
  const play = gallery.getByRole('button', { name: 'Play the film of Linen shirt' });
  expect(gallery.getAllByRole('link')).toHaveLength(3);
  // A browser fetches a film's poster and makes its controls before it paints the page.
  expect(document.querySelector('video')).toBeNull();
  await userEvent.click(play);
  const film = filmOf(gallery);
  expect(film).toHaveAttribute('src', '/img/film.webm');
  expect(film).toHaveAttribute('controls');
  expect(film.autoplay).toBe(true);
  expect(film).toHaveFocus();
});

test('[PP1] a film that cannot be had is told, and can be asked for again', async () => {
  const gallery = await show(2, '/img/film.webm');
  await userEvent.click(gallery.getByRole('button', { name: 'Play the film of Linen shirt' }));
  fireEvent.error(filmOf(gallery));
  expect(toastsStore.getState().toasts.map(({ text }) => text)).toEqual(['The film could not be loaded']);
  await userEvent.click(gallery.getByRole('button', { name: 'Play the film of Linen shirt' }));
  expect(filmOf(gallery)).toBeInTheDocument();
});

test('[PP1] a film stops when another picture is brought into view; its own arrow keys stay its own', async () => {
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  const gallery = await show(2, '/img/film.webm');
  await userEvent.click(gallery.getByRole('link', { name: 'Show the film' }));
  await userEvent.click(gallery.getByRole('button', { name: 'Play the film of Linen shirt' }));
  const film = filmOf(gallery);
  expect(film).toHaveAttribute('tabindex', '0');
  pause.mockClear();
  await userEvent.keyboard('{ArrowLeft}');
  expect(gallery.getByRole('link', { name: 'Show the film' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(gallery.getByRole('link', { name: 'Show picture 1 of 2' }));
  expect(pause).toHaveBeenCalled();
  expect(film).toHaveAttribute('tabindex', '-1');
});

test('[PP1] [X2] Enter looks closer at the picture that the arrow keys have brought into view', async () => {
  const gallery = await show(3);
  gallery.getByRole('button', { name: /1/ }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(gallery.getByRole('link', { name: 'Show picture 3 of 3' })).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{Enter}');
  expect(within(await screen.findByRole('dialog')).getByRole('status')).toHaveTextContent('3 of 3');
});

test('[PP1] [X2] arrow keys that come to the film go on past it', async () => {
  const gallery = await show(2, '/img/film.webm');
  gallery.getByRole('button', { name: /1/ }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(gallery.getByRole('link', { name: 'Show the film' })).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  expect(gallery.getByRole('link', { name: 'Show picture 2 of 2' })).toHaveAttribute('aria-current', 'true');
});

test('[PP1] past six thumbnails the last says how many more there are', async () => {
  const gallery = await show(8, '/img/film.webm');
  expect(gallery.getAllByRole('link')).toHaveLength(6);
  expect(gallery.getByText('+3')).toBeVisible();
});

test('[PP1] a swipe marks its picture when it comes to rest, also where the browser does not say when', async () => {
  const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onscrollend')!;
  Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend');
  const gallery = await show(3);
  const strip = gallery.getByRole('group');
  Object.defineProperty(strip, 'clientWidth', { value: 100 });
  for (const left of [90, 200]) {
    strip.scrollLeft = left;
    fireEvent.scroll(strip);
  }
  await waitFor(() =>
    expect(gallery.getByRole('link', { name: 'Show picture 3 of 3' })).toHaveAttribute('aria-current', 'true'),
  );
  Object.defineProperty(HTMLElement.prototype, 'onscrollend', known);
});

test('[DESK-40] a picture is called by what it shows, where the merchant said it', async () => {
  const texts = { '/img/shirt-2.webp': 'Its collar, from near' };
  await renderRoute({
    Component: () => (
      <Gallery productId={1} name="Linen shirt" images={pictures(2)} texts={texts} video={null} shownImage={null} />
    ),
  });
  const gallery = within(screen.getByRole('group', { name: 'Pictures of Linen shirt' }));
  expect(screen.getByAltText('Its collar, from near')).toHaveAttribute('src', expect.stringContaining('shirt-2'));
  expect(screen.getByAltText('Linen shirt, picture 1 of 2')).toBeInTheDocument();
  expect(gallery.getByRole('link', { name: 'Show picture 2 of 2, Its collar, from near' })).toBeVisible();
  await userEvent.click(gallery.getByRole('button', { name: 'Look closer at picture 2, Its collar, from near' }));
  const zoom = within(await screen.findByRole('dialog', { name: 'Pictures of Linen shirt' }));
  expect(zoom.getByRole('img')).toHaveAccessibleName('Its collar, from near');
  expect(zoom.getByRole('button', { name: 'Show picture 1 of 2' })).toBeVisible();
});

test('[PP1] one picture needs no thumbnails', async () => {
  expect((await show(1)).queryByRole('link')).toBeNull();
});

test('[PP1] [M4] a tap looks closer, arrow keys change the picture, and what closes panels closes it', async () => {
  const gallery = await show(3);
  await userEvent.click(gallery.getByRole('button', { name: 'Look closer at picture 1' }));
  const zoom = within(await screen.findByRole('dialog', { name: 'Pictures of Linen shirt' }));
  expect(panelsStore.getState().panel).toEqual({ kind: 'own', name: 'zoom' });
  expect(zoom.getByRole('img')).toHaveAccessibleName('Linen shirt, picture 1 of 3');
  expect(zoom.getByText('1 of 3')).toBeVisible();
  await userEvent.click(zoom.getByRole('button', { name: 'Next picture' }));
  expect(zoom.getByRole('img')).toHaveAccessibleName('Linen shirt, picture 2 of 3');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(zoom.getByRole('img')).toHaveAccessibleName('Linen shirt, picture 3 of 3');
  await userEvent.click(zoom.getByRole('button', { name: 'Show picture 2 of 3' }));
  expect(zoom.getByRole('img')).toHaveAccessibleName('Linen shirt, picture 2 of 3');
  const out = zoom.getByRole('button', { name: 'Zoom out' });
  expect(out).toHaveAttribute('aria-disabled', 'true');
  out.focus();
  expect(out).toHaveFocus();
  act(() => panelsStore.getState().closePanel());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
