import { panelsStore } from '@souk/state';
import { hostileHtml } from '@souk/testing/hostile';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage, showPage } from '../../testing/live-page';

afterEach(leavePage);

const html = `
  <p data-souk="signed-out">Welcome <button data-souk="login">Sign in</button>
    <a data-souk="sign-up" href="#">Create an account</a></p>
  <p data-souk="signed-in">Back again <button data-souk="logout">Sign out</button></p>
  <i data-souk="avatar"></i>
  <a data-souk="user-info" href="/elsewhere">Hello <b data-souk="user-name">you</b></a>
  <span data-souk="menu-open">Menu</span> <button data-souk="search-open">Search</button>`;

describe('[PAGE-03] the shopper on an owner’s page', () => {
  test('who is not signed in sees the ways in, and the owner’s own words for a name', async () => {
    await showPage(html);
    expect(screen.getByText(/Welcome/)).toBeVisible();
    expect(screen.queryByText(/Back again/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    expect(screen.getByText('you')).toBeVisible();
  });

  test.each([
    ['login', 'button', 'Sign in', { kind: 'login' }],
    ['sign-up', 'link', 'Create an account', { kind: 'login', mode: 'createAccount' }],
  ])('%s opens the dialog at its own step', async (_name, role, label, panel) => {
    await showPage(html);
    await userEvent.click(screen.getByRole(role, { name: label }));
    expect(panelsStore.getState().panel).toEqual(panel);
  });

  test('sign-up as a link leads to the same step before the application runs', async () => {
    await showPage(html);
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/users/user_info#createAccount',
    );
  });

  test('who is signed in sees name, picture and the way out', async () => {
    const page = await showPage(html, {}, { user: { nickname: 'Ann', avatar: '/img/ann.webp' } });
    expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument();
    expect(screen.getByText('Ann', { selector: 'b' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ann' }).querySelector('img')).toHaveAttribute('src', '/img/ann.webp');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(page.address()).toBe('/logout'));
  });

  test('without a picture the avatar is the first letter; without a nickname the name is the e-mail', async () => {
    await showPage(html, {}, { user: { nickname: '', email: 'zoe@souk.test' } });
    expect(screen.getByRole('link', { name: 'zoe@souk.test' })).toHaveTextContent('Z');
    expect(screen.getByText('zoe@souk.test', { selector: 'b' })).toBeVisible();
  });

  test('no attribute says who they are: the owner’s styles could read it, letter by letter', async () => {
    await showPage(html, {}, { user: { nickname: 'Zoe', email: 'zoe@souk.test' } });
    expect(screen.getByRole('link', { name: 'Zoe' })).toBeVisible();
    const values = [...document.body.querySelectorAll('*')].flatMap((one) =>
      [...one.attributes].map(({ value }) => value),
    );
    expect(values.filter((value) => /zoe/i.test(value))).toEqual([]);
  });

  test('whatever a shopper calls themselves is text', async () => {
    const nickname = hostileHtml.join(' ');
    await showPage(html, {}, { user: { nickname } });
    expect(document.body.textContent).toContain(nickname);
    expect(document.body.querySelector('script, iframe, object, embed, [onerror], [onload], [onclick]')).toBeNull();
  });

  test('[PAGE-07] avatar and user info open the orders, whatever address the owner wrote', async () => {
    await showPage(html, {}, { user: { nickname: 'Ann' } });
    for (const link of [screen.getByRole('link', { name: 'Ann' }), screen.getByRole('link', { name: 'Hello Ann' })])
      expect(link).toHaveAttribute('href', '/users/order_list');
  });

  test('[X2] the way out takes keys as a link without an address, too', async () => {
    const page = await showPage('<a data-souk="logout">Sign out</a>', {}, { user: {} });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.address()).toBe('/logout'));
  });

  test('menu and search open by pointer and by keys, also from an element that is no button', async () => {
    await showPage(html);
    screen.getByRole('button', { name: 'Menu' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(panelsStore.getState().panel).toEqual({ kind: 'menu' });
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(panelsStore.getState().panel).toEqual({ kind: 'search' });
  });
});
