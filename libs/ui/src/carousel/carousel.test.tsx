import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel';

const labels = {
  previous: 'Previous slide',
  next: 'Next slide',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
  pause: 'Pause',
  play: 'Play',
};
const show = (advanceMs?: number, restsOnTouch = false) =>
  render(
    <Carousel
      label="Banners"
      labels={labels}
      slides={['one', 'two', 'three']}
      restsOnTouch={restsOnTouch}
      {...(advanceMs && { advanceMs })}
    />,
  );
const current = () => screen.getAllByRole('group', { hidden: true }).find((slide) => !slide.hasAttribute('inert'));

test('steps forward and back, around the ends', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(current()).toHaveTextContent('two');
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(current()).toHaveTextContent('three');
});

test('arrow keys step too', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(current()).toHaveTextContent('two');
});

test('[X2] arrow keys go on from what a slide holds, and so does Tab', async () => {
  render(
    <Carousel
      label="Banners"
      labels={labels}
      slides={['one', 'two', 'three'].map((to) => (
        <a href={`#${to}`}>{to}</a>
      ))}
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'one' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('region', { name: 'Banners' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(current()).toHaveTextContent('three');
});

describe('by itself', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('[QUICK-01] moves on every 6 s', () => {
    show(6_000);
    after(6_000);
    expect(current()).toHaveTextContent('two');
    after(6_000);
    expect(current()).toHaveTextContent('three');
  });

  test('[QUICK-01] pauses while the pointer is over it, and on its pause button', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show(6_000);
    await user.hover(screen.getByRole('region', { name: 'Banners' }));
    after(20_000);
    expect(current()).toHaveTextContent('one');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await user.unhover(screen.getByRole('region', { name: 'Banners' }));
    after(20_000);
    expect(current()).toHaveTextContent('one');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('[QUICK-01] [X2] pauses for the focus of keys, and goes on after a press on a slide', () => {
    show(6_000);
    const region = screen.getByRole('region', { name: 'Banners' });
    const matches = jest.spyOn(region, 'matches').mockReturnValue(false);
    act(() => region.focus());
    after(6_000);
    expect(current()).toHaveTextContent('two');
    act(() => region.blur());
    matches.mockReturnValue(true);
    act(() => region.focus());
    after(20_000);
    expect(current()).toHaveTextContent('two');
  });

  test('[QUICK-01] does not move for who asked for less motion', () => {
    const before = window.matchMedia;
    window.matchMedia = (query) => ({ ...before(query), matches: query.includes('reduce') });
    show(6_000);
    after(20_000);
    expect(current()).toHaveTextContent('one');
    window.matchMedia = before;
  });

  test('[M8] does not move on a screen that is touched', () => {
    const before = window.matchMedia;
    window.matchMedia = (query) => ({ ...before(query), matches: query.includes('hover: none') });
    show(6_000, true);
    after(20_000);
    expect(current()).toHaveTextContent('one');
    window.matchMedia = before;
  });
});
