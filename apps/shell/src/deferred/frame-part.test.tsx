import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { framePanel, framePart, PartBoundary } from './frame-part';

const Part = () => <p>the part</p>;
const gone = () => Promise.reject(new Error('ChunkLoadError'));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const pass = () => act(() => jest.advanceTimersByTimeAsync(1_000));

test('a part whose code failed once comes with the second try', async () => {
  const load = jest.fn().mockImplementationOnce(gone).mockResolvedValue({ default: Part });
  const Late = framePart(load);
  render(<Late />);
  await pass();
  expect(screen.getByText('the part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part whose code cannot be had is left out, and the page stands', async () => {
  const Late = framePart(gone, { fallback: <p>in its place</p> });
  render(
    <>
      <h1>the page</h1>
      <Late />
    </>,
  );
  await pass();
  expect(screen.getByRole('heading', { name: 'the page' })).toBeVisible();
  expect(screen.getByText('in its place')).toBeVisible();
});

test('a part that throws is left out, and the page stands', async () => {
  const Throwing = framePart(async () => ({
    default: () => {
      throw new Error('broken');
    },
  }));
  render(
    <>
      <h1>the page</h1>
      <Throwing />
    </>,
  );
  await pass();
  expect(screen.getByRole('heading', { name: 'the page' })).toBeVisible();
});

test('a panel whose code cannot be had says so to whoever opened it; the next press tries anew', async () => {
  const load = jest.fn().mockImplementationOnce(gone).mockImplementationOnce(gone).mockResolvedValue({ default: Part });
  const Panel = framePanel(load);
  const onFailed = jest.fn();
  const press = () =>
    render(
      <PartBoundary onFailed={onFailed}>
        <Suspense>
          <Panel />
        </Suspense>
      </PartBoundary>,
    );
  const first = press();
  await pass();
  expect(onFailed).toHaveBeenCalledTimes(1);
  first.unmount();
  press();
  await pass();
  expect(screen.getByText('the part')).toBeVisible();
});
