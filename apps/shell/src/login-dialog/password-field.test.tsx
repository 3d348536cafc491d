import { MessagesProvider, SharedMessages, type Messages } from '@souk/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from './messages.en.json';
import { PasswordField } from './password-field';

test('[A6] a password can be pasted, and looked at', async () => {
  render(
    <SharedMessages messages={{}}>
      <MessagesProvider messages={en as unknown as Messages}>
        <PasswordField label="Password" />
      </MessagesProvider>
    </SharedMessages>,
  );
  const field = screen.getByLabelText('Password', { exact: false, selector: 'input' });
  await userEvent.click(field);
  await userEvent.paste('correct horse');
  expect(field).toHaveValue('correct horse');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(field).toHaveAttribute('type', 'text');
});
