import type { SettingsTexts } from '@souk/contract/desk';
import { renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DetailFields } from './detail-fields';
import { stored } from './settings.fixture';

function Form() {
  const [details, setDetails] = useState<SettingsTexts['details']>({ ...stored.details, currencySymbol: '' });
  return (
    <DetailFields
      details={details}
      isReadOnly={false}
      fault={() => null}
      onChange={(change) => setDetails((now) => ({ ...now, ...change }))}
    />
  );
}

test('[DESK-25] a detail that is cut says how many characters it takes', async () => {
  await renderRoute({ Component: Form });
  const symbol = screen.getByRole('textbox', { name: 'Sign in place of $' });
  await userEvent.click(symbol);
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.paste('EURO-LONG');
  expect(symbol).toHaveValue('EURO-L');
  expect(screen.getByRole('status')).toHaveTextContent('6 / 6');
});
