import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { barAtKey } from './bar-chart-keys';
import { BarChart } from './bar-chart';

const bars = [0, 50, 200].map((value, at) => ({ id: String(at), value, name: `Day ${at}: ${value}` }));
const show = (shown = bars) =>
  render(<BarChart label="Sales" bars={shown} amountText={(value) => `€${value}`} ends={['first', 'last']} />);
const bar = (at: number) => screen.getByRole('img', { name: bars[at]?.name ?? '' });

describe('[DESK-08] the chart', () => {
  test.each([
    ['ArrowLeft', 5, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 5, 6],
    ['ArrowRight', 29, 29],
    ['Home', 5, 0],
    ['End', 5, 29],
    ['Enter', 5, null],
  ])('%s from bar %d leads to %s', (key, from, to) => expect(barAtKey(key, from, 30)).toBe(to));

  test('the keyboard reads every bar from one stop, and its value stands above', async () => {
    show();
    expect(screen.getByText('Day 2: 200')).toBeVisible();
    await userEvent.tab();
    expect(bar(2)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(bar(1)).toHaveFocus();
    expect(screen.getByText('Day 1: 50')).toBeVisible();
    await userEvent.keyboard('{Home}');
    expect(bar(0)).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  test('a pointer reads the bar below it', async () => {
    show();
    await userEvent.hover(bar(1));
    expect(screen.getByText('Day 1: 50')).toBeVisible();
  });

  test('the highest value fills the height, the others as they are to it; without any, all are flat', () => {
    const heights = (container: HTMLElement) =>
      [...container.querySelectorAll('rect:last-child')].map((rect) => Number(rect.getAttribute('height')));
    expect(heights(show().container)).toEqual([0, 25, 100]);
    expect(heights(show(bars.map((one) => ({ ...one, value: 0 }))).container)).toEqual([0, 0, 0]);
  });
});
