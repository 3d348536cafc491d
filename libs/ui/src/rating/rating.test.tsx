import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RatingInput } from './rating-input';
import { StarRating } from './star-rating';

test.each([
  [4.26, '90%'],
  [4.2, '80%'],
  [0, '0%'],
  [9, '100%'],
])('[CARD-08] %d is shown in half stars from 0 to 5', (value, filled) => {
  render(<StarRating value={value} label="Rating" />);
  expect(screen.getByRole('img', { name: 'Rating' }).style.getPropertyValue('--filled')).toBe(filled);
});

test('stars to give are radio buttons, each with its name', async () => {
  const give = jest.fn();
  render(
    <RatingInput
      legend="Quality"
      name="quality"
      value={0}
      onChange={give}
      labels={['1 star', '2 stars', '3 stars', '4 stars', '5 stars']}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Quality' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(give).toHaveBeenCalledWith(4);
});

test('[X1] what is wrong belongs to the stars, and is read with them', () => {
  render(
    <RatingInput legend="Quality" name="q" value={0} onChange={() => {}} labels={['1 star']} error="Give a score" />,
  );
  const stars = screen.getByRole('radiogroup', { name: 'Quality' });
  expect(stars).toBeInvalid();
  expect(stars).toHaveAccessibleDescription('Give a score');
});
