import { render, screen } from '@testing-library/react';
import { DevelopersError } from './developers-error';

const built = (type: string) => new MessageEvent('message', { data: { type }, source: window });

test('says what failed, in the words of the error', () => {
  render(<DevelopersError error={new Error('grid is not a function')} />);
  expect(screen.getByText(/grid is not a function/)).toBeVisible();
});

test('the page loads anew after the build that follows, not when the client connects', () => {
  const reload = jest.fn();
  render(<DevelopersError error="x" onMended={reload} />);
  const say = (type: string) => window.dispatchEvent(built(type));
  say('webpackOk');
  expect(reload).not.toHaveBeenCalled();
  say('webpackInvalid');
  say('webpackOk');
  expect(reload).toHaveBeenCalledTimes(1);
});
