import type { DeskHit, StaffRole } from '@souk/contract/desk';
import { aDeskSelf, aRefusal, fakeApi, renderRoute } from '@souk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskFrame } from '../frame/desk-frame';
import { switchKeys } from '../frame/use-desk-keys';

const order: DeskHit = { kind: 'order', id: 'PT1-1', name: 'PT1-1', about: 'Nora Field' };
const product: DeskHit = { kind: 'product', id: '7', name: 'Bowl', about: 'BOWL1' };

/** A page of the platform's desk. @param find what the server answers to a text */
const open = async (find: (q: string) => Promise<DeskHit[]>, role: StaffRole = 'orders') => {
  Element.prototype.scrollIntoView = jest.fn();
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf(role),
      find: async (input) => ({ list: await find((input as { q: string }).q) }),
    },
  });
  const Page = () => (
    <DeskFrame screen="orders" merchantId={null}>
      <input aria-label="Note" />
    </DeskFrame>
  );
  const page = await renderRoute({ Component: Page }, { path: '/admin/orders', at: '/admin/orders', api, user: {} });
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  return { page, api };
};
const press = (more: object = { ctrlKey: true }) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ...more });
const dialog = () => screen.getByRole('dialog', { name: 'Search everything' });
const opened = () => screen.findByRole('dialog', { name: 'Search everything' });
const field = () => within(dialog()).getByRole('combobox', { name: 'Screen, number, name or e-mail' });
const options = () =>
  within(dialog())
    .queryAllByRole('option')
    .map((option) => option.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

afterEach(() => switchKeys(true));

test.each([[{ ctrlKey: true }], [{ metaKey: true }]])(
  '[DESK-56] opens by the key %p, also in a field and where single keys are off; Escape closes it',
  async (key) => {
    await open(async () => []);
    switchKeys(false);
    screen.getByRole('textbox', { name: 'Note' }).focus();
    expect(press(key)).toBe(false);
    await opened();
    expect(field()).toHaveFocus();
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  },
);

test('[DESK-56] the button says the key, and the list of keys has it', async () => {
  await open(async () => []);
  const button = screen.getByRole('button', { name: 'Search everything' });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  expect(button).toHaveTextContent('Ctrl K');
  fireEvent.keyDown(document.body, { key: '?' });
  expect(within(screen.getByRole('dialog', { name: 'Keyboard' })).getByText('Ctrl K')).toBeVisible();
  press();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('dialog', { name: 'Search everything' })).toBeNull();
});

test('[DESK-56] screens are found by name without the server, those alone that somebody may open', async () => {
  const { page, api } = await open(async () => []);
  press();
  await opened();
  expect(options()).toContain('Refunds Screen');
  expect(options()).not.toContain('Settings Screen');
  await userEvent.type(field(), 're{Enter}');
  await waitFor(() => expect(page.address()).toBe('/admin/refunds'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.inputsOf('desk.find')).toEqual([]);
});

test('[DESK-56] Enter before the answer opens what the answer finds first', async () => {
  const { page } = await open(async () => [order, product]);
  press();
  await opened();
  await userEvent.type(field(), 'pt1{Enter}');
  await waitFor(() => expect(page.address()).toBe('/admin/orders/PT1-1'));
});

test('[DESK-56] arrows walk through what was found and around its ends; how much it is, is said', async () => {
  const { page } = await open(async () => [order, product]);
  press();
  await opened();
  await userEvent.type(field(), 'bow');
  expect(await within(dialog()).findByRole('option', { name: 'Bowl BOWL1 Product' })).toBeVisible();
  expect(within(dialog()).getByRole('status')).toHaveTextContent('2 results');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(active()).toContain('PT1-1');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toContain('Bowl');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toContain('PT1-1');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(page.address()).toBe('/admin/products/7'));
});

test('[DESK-56] what was found stays while more is asked; a line that was chosen stays chosen', async () => {
  const later = Promise.withResolvers<DeskHit[]>();
  await open(async (q) => (q === 'bow' ? [order, product] : later.promise));
  press();
  await opened();
  await userEvent.type(field(), 'bow');
  await within(dialog()).findByRole('option', { name: /Bowl/ });
  await userEvent.type(field(), 'l');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toContain('Bowl');
  later.resolve([product]);
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(active()).toContain('Bowl');
});

test('[DESK-56] nothing found is said; too short a text says what is missing', async () => {
  await open(async () => []);
  press();
  await opened();
  await userEvent.type(field(), 'zz');
  expect(within(dialog()).getByText(/Type at least 3 characters/)).toBeVisible();
  await userEvent.type(field(), 'z');
  expect(await within(dialog()).findByText('Nothing matches “zzz”.')).toBeVisible();
});

test('[DESK-43] a failure is said with a way to try again; screens are found all the same', async () => {
  let isDown = true;
  await open(async () => {
    if (isDown) throw aRefusal('SERVER_ERROR');
    return [order];
  });
  press();
  await opened();
  await userEvent.type(field(), 'ord');
  const told = await within(dialog()).findByRole('alert');
  expect(options()).toEqual(['Orders Screen']);
  isDown = false;
  await userEvent.click(within(told).getByRole('button', { name: 'Retry' }));
  expect(await within(dialog()).findByRole('option', { name: /PT1-1/ })).toBeVisible();
  expect(within(dialog()).queryByRole('alert')).toBeNull();
});
