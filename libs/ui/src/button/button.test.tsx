import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { IconButton } from './icon-button';

test('a busy button keeps its name and takes no second press', async () => {
  const press = jest.fn();
  render(
    <Button isBusy onClick={press}>
      Place order
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Place order' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a busy submit button does not send its form again', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" isBusy>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).not.toHaveBeenCalled();
});

test('a button submits nothing unless it says so', () => {
  render(<Button>Show more</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a link that looks like a button stays a link', () => {
  render(<ButtonLink href="/products/all">Shop</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/products/all');
});

test('an icon button has a name', () => {
  render(
    <IconButton label="Close">
      <svg />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});
