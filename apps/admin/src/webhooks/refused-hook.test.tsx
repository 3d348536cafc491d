import { ApiError } from '@souk/api-client';
import { toastsStore } from '@souk/state';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './hook-new.route';

test('[DESK-21] an address that the server refuses is told at its field alone, and no longer once another one is registered', async () => {
  const message = 'Enter an https address of the open internet';
  const refusal = new ApiError({ code: 400, reason: 'FIELDS_INVALID', message, data: { fields: { url: message } } });
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf('admin'),
      hookCreate: async ({ url }) => (url.includes('good') ? { id: 3, secret: 'whsec_1' } : Promise.reject(refusal)),
    },
  });
  await renderRoute(route, { path: '/admin/webhooks/new', at: '/admin/webhooks/new', api, user: {} });
  const address = await screen.findByRole('textbox', { name: 'Address' });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Register the webhook' }));
  await userEvent.type(address, 'http://localhost');
  await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(address).toBeInvalid();
  expect(address).toHaveFocus();
  expect(toastsStore.getState().toasts).toEqual([]);
  await userEvent.clear(address);
  await userEvent.type(address, 'https://good.example.com');
  expect(address).toBeValid();
  await send();
  expect(await screen.findByText('whsec_1')).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
});
