import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProgressBar } from '../progress/progress-bar';
import { EmptyState } from './empty-state';
import { ErrorNotice } from './error-notice';

test('a failed part says what happened and offers to try again', async () => {
  const retry = jest.fn();
  render(
    <ErrorNotice title="Reviews could not be loaded" retryLabel="Retry" onRetry={retry}>
      The rest of the page works.
    </ErrorNotice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Reviews could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an empty place has a heading and says what to do next', () => {
  render(
    <EmptyState title="Your cart is empty" headingLevel={1} action={<a href="/products/all">Shop Now</a>}>
      What you add stands here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop Now' })).toBeVisible();
});

test('[LAYOUT-10] the progress bar stands only while something is on its way', () => {
  const { rerender } = render(<ProgressBar isActive label="Loading" />);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  rerender(<ProgressBar isActive={false} label="Loading" />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
