import { aStore, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import { giveConsent } from '../consent/consent.store';
import { useStoreDetails } from '../layout/store-details';
import { Analytics } from './analytics';

const vendors = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => new URL(src).hostname);

const Page = () => (
  <>
    <Analytics />
    {useStoreDetails().gtmId}
  </>
);
const visit = async () => {
  const details = async () => aStore({ gtmId: 'GTM-ABCD1', pixelId: '123456789', postHogKey: 'phc_abcdefghijkl' });
  await renderRoute({ Component: Page }, { api: fakeApi({ store: { details } }) });
  await screen.findByText('GTM-ABCD1');
};
beforeAll(() => giveConsent({ analytics: true, marketing: true }));

test('[DESK-26] no vendor is loaded for whoever is signed in at a desk by this browser, whatever they agreed to', async () => {
  document.cookie = 'desk.hint=1';
  await visit();
  await waitFor(() => expect(sessionStorage.getItem('souk.events')).toContain('page_view'));
  expect(vendors()).toEqual([]);
  document.cookie = 'desk.hint=; max-age=0';
});

test('[STORE-03] whoever agreed and works at no desk is measured', async () => {
  await visit();
  await waitFor(() => expect(vendors()).toContain('www.googletagmanager.com'));
});
