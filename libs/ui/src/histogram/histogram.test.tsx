import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Histogram } from './histogram';

const rows = [
  { id: '5', label: '5', count: 12, share: 0.6, name: '5 stars, 12 reviews' },
  { id: '4', label: '4', count: 8, share: 0.4, name: '4 stars, 8 reviews' },
];

test('a row filters, and shows all again when pressed twice', async () => {
  const select = jest.fn();
  const { rerender } = render(<Histogram label="Ratings" rows={rows} onSelect={select} />);
  await userEvent.click(screen.getByRole('button', { name: '5 stars, 12 reviews', pressed: false }));
  expect(select).toHaveBeenCalledWith('5');
  rerender(<Histogram label="Ratings" rows={rows} selected="5" onSelect={select} />);
  await userEvent.click(screen.getByRole('button', { name: '5 stars, 12 reviews', pressed: true }));
  expect(select).toHaveBeenLastCalledWith(null);
});

test('without a filter the rows are pictures with names', () => {
  render(<Histogram label="Ratings" rows={rows} />);
  expect(screen.getByRole('img', { name: '4 stars, 8 reviews' })).toBeVisible();
});

test('a row that has none filters nothing: the list would be empty without a word', () => {
  const none = { id: '1', label: '1', count: 0, share: 0, name: '1 star, 0 reviews' };
  render(<Histogram label="Ratings" rows={[...rows, none]} onSelect={() => {}} />);
  expect(screen.getByRole('button', { name: '1 star, 0 reviews' })).toBeDisabled();
});
