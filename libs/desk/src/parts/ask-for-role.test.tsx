import { aDeskSelf, aRefusal, fakeApi, renderRoute } from '@souk/testing';
import { toastsStore } from '@souk/state';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskFrame } from '../frame/desk-frame';
import type { ScreenId } from '../frame/screens';
import { Loaded } from './loaded';
import { useDeskChange, useDeskQuery } from './use-desk';

function Part() {
  const retry = useDeskChange('jobRetry', { done: null });
  return (
    <>
      <button onClick={() => retry.mutate({ id: '00000000-0000-4000-8000-000000000000', queue: 'mail' })}>Again</button>
      <Loaded query={useDeskQuery('productChoices', {})}>{() => <p>there</p>}</Loaded>
    </>
  );
}

const open = async (at: ScreenId, role: Parameters<typeof aDeskSelf>[0]) => {
  const refused = (permission: string) => Promise.reject(aRefusal('PERMISSION_MISSING', { data: { permission } }));
  const desk = {
    me: async () => aDeskSelf(role),
    productChoices: () => refused('tickets.answer'),
    jobRetry: () => refused('orders.mail'),
  };
  const Component = () => (
    <DeskFrame screen={at} merchantId={null}>
      <Part />
    </DeskFrame>
  );
  await renderRoute({ Component }, { api: fakeApi({ desk }) });
};

describe('[DESK-01] whoever lacks a role reads which one to ask for', () => {
  test('on a screen that does not open for them', async () => {
    await open('webhooks', 'support');
    expect(
      await screen.findByText(
        /Ask an administrator for a role: Auditor to read this, Administrator to change it, too\./,
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your role does not open this page');
    expect(screen.getByRole('link', { name: 'To the overview' })).toHaveAttribute('href', '/admin');
  });

  test('where data is refused', async () => {
    await open('products', 'admin');
    expect(await screen.findByText(/Ask an administrator for the role Support\./)).toBeVisible();
  });

  test('where a press is refused', async () => {
    await open('products', 'admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
    const said = () => toastsStore.getState().toasts.map(({ text }) => text);
    await waitFor(() => expect(said()).toEqual([expect.stringMatching(/for the role Orders or Support\./)]));
  });
});
