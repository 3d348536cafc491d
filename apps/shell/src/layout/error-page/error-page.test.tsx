import { orderLookupPath } from '@souk/domain';
import { renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import { ErrorView } from './error-view';

const show = (status: number) => renderRoute({ Component: () => <ErrorView status={status} /> });

test.each([
  ['[LAYOUT-04] [ROUTE-25]', 404, 'This page could not be found', /moved or never existed/],
  ['[LAYOUT-05]', 500, 'Something went wrong on the server side', /safe/],
  ['[LAYOUT-06]', 401, 'Please sign in', /need to be signed in/],
  ['[LAYOUT-07]', 418, 'bad Request', 'Please check your config file'],
])('%s %d shows its title and message', async (_ids, status, title, text) => {
  await show(status);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('[LAYOUT-06] [ORDER-10] 401 leads a guest to their order', async () => {
  await show(401);
  expect(screen.getByRole('link', { name: 'Find your order' })).toHaveAttribute('href', orderLookupPath);
});

test('[LAYOUT-06] at a desk 401 asks to sign in, and leads to no shopper’s order', async () => {
  await renderRoute({ Component: () => <ErrorView status={401} /> }, { path: '/admin/orders', at: '/admin/orders' });
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Find your order' })).not.toBeInTheDocument();
});

test.each([400, 401, 404, 500])('[LAYOUT-08] %d leads home', async (status) => {
  await show(status);
  expect(screen.getByRole('link', { name: 'Back home' })).toHaveAttribute('href', '/');
});
