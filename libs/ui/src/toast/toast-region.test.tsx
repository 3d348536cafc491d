import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion, type ToastMessage } from './toast-region';

const added: ToastMessage = { id: 1, kind: 'status', text: 'Blue mug added to cart' };
const show = (toast: ToastMessage | undefined, onDismiss: (id: number) => void = () => {}) => (
  <>
    <button>Add to cart</button>
    <button>Buy Now</button>
    <ToastRegion toast={toast} onDismiss={onDismiss} dismissLabel="Dismiss" />
  </>
);

test('the polite region stands before there is anything to say', () => {
  render(show(undefined));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('messages are polite and name what is meant, errors are alerts', () => {
  const page = render(show({ ...added, detail: 'Blue, M', picture: '/img/mug.webp' }));
  expect(screen.getByRole('status')).toHaveTextContent('Blue mug added to cartBlue, M');
  page.rerender(show({ id: 2, kind: 'alert', text: 'No access' }));
  expect(screen.getByRole('alert')).toHaveTextContent('No access');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what can be done about it is done once, then the message goes', async () => {
  const run = jest.fn();
  const dismiss = jest.fn();
  render(show({ ...added, action: { label: 'Undo', run } }, dismiss));
  await userEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(dismiss).toHaveBeenCalledWith(1);
});

describe('by keyboard', () => {
  const withAction = { ...added, action: { label: 'View cart', run: () => {} } };
  const button = (name: string) => screen.getByRole('button', { name });

  test('[CART-10] the next Tab leads to what can be done, and Tab past it goes on from where the shopper was', async () => {
    render(show(withAction));
    button('Add to cart').focus();
    await userEvent.tab();
    expect(button('View cart')).toHaveFocus();
    await userEvent.tab();
    expect(button('Dismiss')).toHaveFocus();
    await userEvent.tab();
    expect(button('Add to cart')).toHaveFocus();
    await userEvent.tab();
    expect(button('Buy Now')).toHaveFocus();
  });

  test('[CART-10] a message that goes gives the focus back', async () => {
    const page = render(show(withAction));
    button('Add to cart').focus();
    await userEvent.tab();
    page.rerender(show(undefined));
    expect(button('Add to cart')).toHaveFocus();
  });

  test('a message with nothing to do is no stop', async () => {
    render(show(added));
    button('Add to cart').focus();
    await userEvent.tab();
    expect(button('Buy Now')).toHaveFocus();
  });
});
