import { renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailForm } from './email-form';
import words from './messages.en.json';

const open = async (fault: string | null) => {
  const sent: string[] = [];
  await renderRoute({
    Component: () => (
      <EmailForm
        title="Invite"
        text="By mail"
        saveLabel="Send"
        isBusy={false}
        fault={fault}
        onSend={(email, clear) => {
          sent.push(email);
          clear();
        }}
      >
        {(error) => <p>{error}</p>}
      </EmailForm>
    ),
  });
  return sent;
};

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const field = () => screen.getByRole('textbox', { name: words['desk.email'] });

test('[DESK-28] an address that the shop takes nowhere else is not sent; one that was sent leaves an empty form', async () => {
  const sent = await open(null);
  await userEvent.type(field(), 'ann@shop');
  await send();
  expect(field()).toHaveAccessibleDescription(words['desk.emailMissing']);
  await userEvent.type(field(), '.example ');
  await send();
  expect(sent).toEqual(['ann@shop.example']);
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[DESK-28] nothing is sent while something else is missing', async () => {
  const sent = await open('desk.fieldMissing');
  await userEvent.type(field(), 'ann@shop.example');
  await send();
  expect(sent).toEqual([]);
  expect(screen.getByText(words['desk.fieldMissing'])).toBeVisible();
  expect(screen.getByText(words['desk.seeFields'])).toBeVisible();
});
