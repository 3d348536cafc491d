import { connectSink, type TrackedEvent } from '@souk/analytics';
import { aRefusal } from '@souk/testing';
import { sessionStore, toastsStore } from '@souk/state';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage, showPage } from '../../testing/live-page';

afterEach(leavePage);

const toasts = () => toastsStore.getState().toasts.map(({ text }) => text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('[PAGE-04] the newsletter form', () => {
  const html = (message = '<p data-souk="message"></p>') => `
    <form data-souk="newsletter" action="https://elsewhere.test/steal"><label>E-mail <input name="mail" type="email"></label>
    <button>Subscribe</button>${message}</form>`;
  const done = 'Congratulations! You have subscribed to our mail list';

  test('an empty field says so and sends nothing', async () => {
    const { api } = await showPage(html());
    await press('Subscribe');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter email');
    expect(api.inputsOf('forms.newsletter')).toEqual([]);
  });

  test('there is no format check; success has the specified words', async () => {
    const { api } = await showPage(html(), { forms: { newsletter: async () => done } });
    await userEvent.type(screen.getByLabelText('E-mail'), ' ann at home ');
    await press('Subscribe');
    expect(await screen.findByText(done)).toHaveAttribute('role', 'status');
    expect(api.inputsOf('forms.newsletter')).toEqual([{ email: 'ann at home' }]);
  });

  test('[ERR-06] a failure is silently ignored', async () => {
    const { api } = await showPage(html(), {
      forms: { newsletter: () => Promise.reject(aRefusal('SERVER_ERROR', { message: 'Broken' })) },
    });
    await userEvent.type(screen.getByLabelText('E-mail'), 'ann@souk.test');
    await press('Subscribe');
    await waitFor(() => expect(api.inputsOf('forms.newsletter')).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('');
    expect(toasts()).toEqual([]);
  });

  test('a signed-in shopper’s address is there already', async () => {
    await showPage(html(), {}, { user: { email: 'ann@souk.test' } });
    expect(screen.getByLabelText('E-mail')).toHaveValue('ann@souk.test');
  });

  test('what was typed before it was known who is here stays; an address that was filled in goes with its owner', async () => {
    const user = { sub: 'u1', email: 'ann@souk.test', nickname: '', phone: null, avatar: null };
    await showPage(html().replace('<button', '<label>Name <input name="who"></label><button') + html(''));
    const [typed, untouched] = screen.getAllByLabelText('E-mail');
    await userEvent.type(typed!, 'ben@souk.test');
    await userEvent.type(screen.getByLabelText('Name'), 'Ben');
    act(() => sessionStore.getState().settle({ status: 'user', user }));
    expect(screen.getAllByLabelText('E-mail')[0]).toHaveValue('ben@souk.test');
    expect(screen.getByLabelText('Name')).toHaveValue('Ben');
    expect(untouched).toHaveValue('ann@souk.test');
    act(() => sessionStore.getState().settle({ status: 'anonymous', user: null }));
    expect(screen.getAllByLabelText('E-mail').map((one) => (one as HTMLInputElement).value)).toEqual([
      'ben@souk.test',
      '',
    ]);
  });

  test('the owner’s styles cannot read that address: no attribute holds it and no pattern asks it', async () => {
    const asking = html().replace('type="email"', 'type="email" pattern="b.*" minlength="40" value="@"');
    await showPage(asking, {}, { user: { email: 'ann@souk.test' } });
    const field = screen.getByLabelText('E-mail');
    expect(field).toHaveValue('ann@souk.test');
    expect(field.matches('[value*=ann], :invalid')).toBe(false);
  });

  test('without a place for its message it speaks by a toast', async () => {
    await showPage(html(''));
    await press('Subscribe');
    await waitFor(() => expect(toasts()).toEqual(['Please enter email']));
  });

  test('before scripts it posts to the store, wherever the owner pointed it', async () => {
    await showPage(html());
    expect(document.querySelector('form')).toHaveAttribute('action', '/actions/newsletter');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('name', 'email');
  });
});

const choice = (mark: string, quantity = '<label>Pieces <input name="quantity" value="1"></label>') => `
  <form data-souk="${mark}" data-product="3" data-name="Linen shirt">
    <select name="2"><option>S</option><option selected>M</option></select>
    <select name="10"><option>Long</option></select>
    <label>Colour <select name="1"><option>Blue</option><option>Sand</option></select></label>
    <input name="note" value="not a value of the product">${quantity}
    <button>Take it</button><p data-souk="message"></p></form>`;

describe('[PAGE-05] purchase and buy-now forms', () => {
  const saves = { cart: { saveSku: async () => ({ count: 1, lines: [] }) } };

  test('the sku is the values of numerically named fields, in their order, comma-joined', async () => {
    const { api } = await showPage(choice('purchase'), saves);
    await userEvent.selectOptions(screen.getByLabelText('Colour'), 'Sand');
    await press('Take it');
    await waitFor(() =>
      expect(api.inputsOf('cart.saveSku')).toEqual([[{ productId: 3, cartNum: 1, sku: 'Sand,M,Long' }]]),
    );
  });

  test('[CART-10, STORE-03] what is put into the cart is measured with what one piece costs, as the server took it', async () => {
    const events: TrackedEvent[] = [];
    const stop = connectSink((event) => events.push(event));
    const line = {
      id: 1,
      productId: 3,
      attrId: 7,
      cartNum: 1,
      capped: false,
      storeName: 'Shirt',
      suk: 'Blue',
      image: '/img/a.webp',
    };
    await showPage(choice('purchase'), {
      cart: { saveSku: async () => ({ count: 1, lines: [{ ...line, variantPrice: 48 }] }) },
    });
    await press('Take it');
    await waitFor(() =>
      expect(events.at(-1)).toMatchObject({ name: 'add_to_cart', value: 48, items: [{ item_id: '3', price: 48 }] }),
    );
    stop();
  });

  test.each([
    ['missing', '', 1],
    ['no number', '<input name="quantity" value="many">', 1],
    ['zero', '<input name="quantity" value="0">', 1],
    ['negative', '<input name="quantity" value="-4">', 1],
    ['not whole', '<input name="quantity" value="1.5">', 1],
    ['given', '<input name="quantity" value="3">', 3],
  ])('a quantity that is %s', async (_what, field, cartNum) => {
    const { api } = await showPage(choice('purchase', field), saves);
    await press('Take it');
    await waitFor(() => expect(api.inputsOf('cart.saveSku')).toMatchObject([[{ cartNum }]]));
  });

  test('a second press while the first is on its way takes nothing twice; one after the answer does', async () => {
    const answers: (() => void)[] = [];
    const saveSku = () =>
      new Promise<{ count: number; lines: [] }>((take) => answers.push(() => take({ count: 1, lines: [] })));
    const { api } = await showPage(choice('purchase'), { cart: { saveSku } });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Take it' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers[0]!());
    await press('Take it');
    await waitFor(() => expect(api.inputsOf('cart.saveSku')).toHaveLength(2));
    await act(async () => answers[1]!());
  });

  test('buy now leads to the order confirmation', async () => {
    const { api, address } = await showPage(choice('buy-now', ''), {
      orders: { pre: async () => ({ preOrderNo: 'PRE 1', expiresAt: '2030-01-01T00:00:00.000Z' }) },
    });
    await press('Take it');
    await waitFor(() => expect(address()).toBe('/order/order_confirm?preOrderNo=PRE%201'));
    expect(api.inputsOf('orders.pre')).toEqual([
      { preOrderType: 'buyNow', orderDetails: [{ productId: 3, productNum: 1, sku: 'Blue,M,Long' }] },
    ]);
  });

  test('buy now of what cannot be had says so in the form’s own place', async () => {
    await showPage(choice('buy-now'), {
      orders: { pre: () => Promise.reject(aRefusal('OUT_OF_STOCK', { message: 'Sold out' })) },
    });
    await press('Take it');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sold out');
  });
});

describe('[PAGE-07] the search form', () => {
  test('goes to product_search with the query title', async () => {
    const { address } = await showPage(
      '<form data-souk="search" action="/x"><label>Find <input name="q"></label><button>Go</button></form>',
    );
    await userEvent.type(screen.getByLabelText('Find'), ' blue & white ');
    await press('Go');
    await waitFor(() => expect(address()).toBe('/products/product_search?title=blue+%26+white'));
  });

  test('before scripts it is a plain form to the same place', async () => {
    await showPage('<form data-souk="search"><label>Find <input type="search"></label><button>Go</button></form>');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/products/product_search');
    expect(screen.getByLabelText('Find')).toHaveAttribute('name', 'title');
  });
});
