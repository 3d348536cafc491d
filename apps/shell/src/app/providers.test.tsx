import { FormattedMessage, type Messages } from '@souk/i18n';
import { aStore, fakeApi, fakeRemotes, testQueryClient } from '@souk/testing';
import { render, screen } from '@testing-library/react';
import { Providers } from './providers';

const words = { sell: 'Sell on {store}' } as unknown as Messages; // raw here, compiled in a build

const show = (details: () => Promise<ReturnType<typeof aStore>>) =>
  render(
    <Providers
      api={fakeApi({ store: { details } })}
      queryClient={testQueryClient()}
      remotes={fakeRemotes()}
      locale="en"
      setLocale={() => {}}
      words={words}
    >
      <FormattedMessage id="sell" />
    </Providers>,
  );

test('[STORE-01] every sentence that names the store has the owner’s name for it', async () => {
  show(async () => aStore({ name: 'Bazaar & Co' }));
  expect(await screen.findByText('Sell on Bazaar & Co')).toBeVisible();
});

test('[STORE-05] a store that can not be read has a name all the same', async () => {
  show(() => Promise.reject(new Error('away')));
  expect(await screen.findByText('Sell on Souk')).toBeVisible();
});
