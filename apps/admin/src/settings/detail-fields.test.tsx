import type { SettingsTexts } from '@souk/contract/desk';
import { renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DetailFields } from './detail-fields';

const words = { en: '', fr: '' };
const begin: SettingsTexts['details'] = {
  name: 'Souk',
  email: '',
  domainUrl: '',
  websiteTitle: '',
  websiteLogo: '',
  websiteFavicon: '',
  websiteDesc: words,
  websiteShortAnnouncement: words,
  websiteCopyrightInfo: '',
  storeVision: words,
  showDefaultNavBar: true,
  showDefaultFooter: true,
  landingPageNav: false,
  landingPageShowFooter: false,
  socialLinks: {},
  currencySymbol: '',
  timeZone: 'UTC',
  sellsToEu: false,
  deliveryText: words,
  returnsText: words,
};

function Form() {
  const [details, setDetails] = useState(begin);
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
