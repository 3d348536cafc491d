import { fakeApi, renderPart } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NotifyForm from './notify-form';

test('[PP8] who chooses another variant while it stands there stays at the choice', async () => {
  renderPart(
    <>
      <input type="radio" aria-label="Blue" ref={(radio) => radio?.focus()} />
      <NotifyForm productId={11} attrId={116} />
    </>,
    { api: fakeApi({}) },
  );
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Blue' })).toHaveFocus();
});

test('[PP8] [X3] the form has the focus when it comes, and then what came of it, so that both are read', async () => {
  const api = fakeApi({ products: { notify: async () => 'We will write to you.' } });
  renderPart(<NotifyForm productId={11} attrId={115} />, { api });
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveFocus();
  await userEvent.keyboard('ann@souk.test{Enter}');
  expect(await screen.findByText('We will write to you.')).toHaveFocus();
});

test('[PP8] what is wrong with the address is told until it is changed', async () => {
  renderPart(<NotifyForm productId={11} attrId={115} />, { api: fakeApi({}) });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ann{Enter}');
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), '@souk.test');
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid();
});
