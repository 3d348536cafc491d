import { aDeskOrder, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams } from '@souk/router';
import { useState } from 'react';
import { OrderDetail } from '../orders/order-detail';
import { DeskFrame } from './desk-frame';

function Component() {
  const { no = '' } = useParams();
  return (
    <DeskFrame screen="orders" merchantId={null} title={no}>
      <OrderDetail no={no} />
    </DeskFrame>
  );
}

const open = async (order: (no: string) => Promise<ReturnType<typeof aDeskOrder>>) =>
  renderRoute(
    { Component },
    {
      path: '/admin/orders/:no',
      at: '/admin/orders/PT1-1',
      api: fakeApi({ desk: { me: async () => aDeskSelf('admin'), order: ({ no }) => order(no) } }),
      user: {},
    },
  );
const words = () => screen.getByRole('textbox', { name: /^A few words to the customer/ });

test('[DESK-60] what was written to the customer of one order does not stand in the form of the next', async () => {
  const { go } = await open(async (no) => aDeskOrder({ no }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel and refund' }));
  await userEvent.type(words(), 'Dear Anna, we are sorry.');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave it' }));
  await go('/admin/orders/PT2-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel and refund' }));
  expect(words()).toHaveValue('');
});

test('[X3] a control that goes as it is used leaves the focus near where it was', async () => {
  function Rows() {
    const [left, setLeft] = useState(['Anna', 'Bea']);
    return left.map((name) => (
      <p key={name}>
        <button onClick={() => setLeft((now) => now.filter((other) => other !== name))}>Settle {name}</button>
      </p>
    ));
  }
  await renderRoute(
    {
      Component: () => (
        <main id="main">
          <DeskFrame screen="orders" merchantId={null}>
            <Rows />
          </DeskFrame>
        </main>
      ),
    },
    {
      path: '/admin/orders',
      at: '/admin/orders',
      api: fakeApi({ desk: { me: async () => aDeskSelf('admin') } }),
      user: {},
    },
  );
  const anna = await screen.findByRole('button', { name: 'Settle Anna' });
  anna.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Settle Bea' })).toHaveFocus());
});

test('[DESK-03] an order is not shown under the number of another one that is still read', async () => {
  const { go } = await open((no) =>
    no === 'PT1-1' ? Promise.resolve(aDeskOrder({ no, customer: 'Anna Blum' })) : new Promise(() => undefined),
  );
  expect((await screen.findAllByText('Anna Blum'))[0]).toBeInTheDocument();
  await go('/admin/orders/PT2-1');
  expect(screen.getByRole('heading', { level: 1, name: 'PT2-1' })).toBeVisible();
  expect(screen.queryAllByText('Anna Blum')).toEqual([]);
});
