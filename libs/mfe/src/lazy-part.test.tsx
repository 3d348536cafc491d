import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part';
import { RemoteBoundary } from './remote-boundary';

const isOnline = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterAll(() => jest.restoreAllMocks());

const Piece = () => <p>The piece</p>;
const lost = () => Promise.reject(new Error('ChunkLoadError'));

/** Shows a page with a piece that comes late. */
const open = async (load: () => Promise<{ default: typeof Piece }>) => {
  const Late = lazyPart(load);
  await act(async () => {
    render(
      <RemoteBoundary fallback={() => <p>Could not be loaded</p>} onRetry={() => undefined} onError={() => undefined}>
        <p>The product</p>
        <Suspense>
          <Late />
        </Suspense>
      </RemoteBoundary>,
    );
  });
};

test('[CART-10] a piece that is lost without a connection leaves the page as it is, and comes when that is back', async () => {
  isOnline.mockReturnValue(false);
  await open(jest.fn().mockImplementationOnce(lost).mockResolvedValue({ default: Piece }));
  expect(screen.getByText('The product')).toBeVisible();
  isOnline.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('The piece')).toBeVisible();
});

test('one that is lost with a connection is told', async () => {
  isOnline.mockReturnValue(true);
  await open(lost);
  expect(screen.getByText('Could not be loaded')).toBeVisible();
});
