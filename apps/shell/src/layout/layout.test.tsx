import type { Category, StoreDetails } from '@souk/contract';
import { orderLookupPath } from '@souk/domain';
import { cartStore, panelsStore } from '@souk/state';
import { aStore, fakeApi, renderRoute, type FakeApi, type RouteTestEnvironment } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Layout } from './layout';

const leaf: Category = { id: 3, name: 'Mugs', slug: 'mugs', level: 3, image: null, childList: [] };
const branch: Category = { id: 2, name: 'Drinkware', slug: 'drinkware', level: 2, image: null, childList: [leaf] };
const root: Category = { id: 1, name: 'Kitchen', slug: 'kitchen', level: 1, image: null, childList: [branch] };

const answers = (store: Partial<StoreDetails> = {}, tree = [root]) =>
  fakeApi({
    store: { details: async () => aStore(store) },
    categories: { tree: async () => tree },
    pages: { frame: async () => null },
    search: {
      keywords: async () => [{ id: 1, title: 'lamp' }],
      suggest: async ({ q }) => ({
        words: [q === 'lamp' ? 'lamp shade' : 'kettle'],
        categories: [{ id: 3, name: 'Mugs', slug: 'mugs', level: 3 }],
        products: [
          {
            ...{ id: 5, storeName: 'Steel kettle', slug: 'steel-kettle', uniqueKey: 'KETTLE' },
            ...{ listedOnStore: true, landingPage: false, image: '/img/kettle.webp' },
            ...{ price: 80, storePrice: 80, discount: 0, discountExpiry: null },
          },
        ],
        merchants: [{ id: 7, name: 'Glaze Studio', avatar: null }],
      }),
    },
    forms: { newsletter: async () => 'ok' },
  });

const visit = async (at: string, world: RouteTestEnvironment & { store?: Partial<StoreDetails> } = {}) => {
  const api = (world.api as FakeApi | undefined) ?? answers(world.store);
  const page = await renderRoute({ Component: Layout }, { ...world, api, at });
  await waitFor(() => expect(api.inputsOf('store.details')).toHaveLength(1));
  return { ...page, api };
};
const header = () => within(screen.getByRole('banner'));

beforeEach(() => localStorage.clear());

test('[LAYOUT-01] one layout: header, page, footer, and a way past the header', async () => {
  await visit('/');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});

test('[X5] help stands in the same place on every page', async () => {
  const places: string[][] = [];
  for (const at of ['/', '/product/linen-shirt', '/order/shopping_cart', '/users/order_list', '/nowhere']) {
    const { unmount } = await visit(at);
    await screen.findAllByRole('link', { name: 'Contact Us', hidden: true });
    const links = [...document.querySelectorAll('header a, footer a')];
    const help = links.filter((link) => link.getAttribute('href') === '/company/contact_us');
    places.push(help.map((link) => `${link.closest('header, footer')?.tagName} ${links.indexOf(link)}`));
    unmount();
  }
  expect(places[0]?.map((place) => place.split(' ')[0])).toEqual(expect.arrayContaining(['HEADER', 'FOOTER']));
  for (const place of places) expect(place).toEqual(places[0]);
});

describe('the header', () => {
  test('[HEAD-01] spells out the at-sign of the e-mail and shows announcement and currency', async () => {
    await visit('/');
    expect(await header().findByText('hello (at) souk.test')).toBeInTheDocument();
    expect(header().getByText('Free shipping from $60')).toBeVisible();
    expect(header().getByText('Prices in USD')).toBeInTheDocument();
  });

  test('[HEAD-02] leads to its places, the merchants among them', async () => {
    await visit('/');
    const to = (name: string) => header().getByRole('link', { name, hidden: true });
    expect(to('Home')).toHaveAttribute('href', '/');
    expect(to('Shop Now')).toHaveAttribute('href', '/products/all');
    expect(to('Merchants')).toHaveAttribute('href', '/merchant/merchant_street');
    expect(to('About Us')).toHaveAttribute('href', '/company/about_us');
    expect(to('Contact Us')).toHaveAttribute('href', '/company/contact_us');
    expect(header().getByRole('button', { name: 'Category', hidden: true })).toBeInTheDocument();
  });

  test('[HEAD-02] the category panel shows three levels and closes on Escape', async () => {
    await visit('/');
    const button = header().getByRole('button', { name: 'Category', hidden: true });
    await userEvent.click(button);
    expect(await header().findByRole('link', { name: 'Kitchen' })).toHaveAttribute('href', '/collections/kitchen');
    expect(header().getByRole('link', { name: 'Drinkware' })).toHaveAttribute('href', '/collections/drinkware');
    expect(header().getByRole('link', { name: 'Mugs' })).toHaveAttribute('href', '/collections/mugs');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(header().queryByRole('link', { name: 'Mugs' })).not.toBeInTheDocument();
  });

  test('[HEAD-02] [X2] the category panel by keys: Tab leads in and out again, arrows walk through it', async () => {
    await visit('/');
    const button = header().getByRole('button', { name: 'Category', hidden: true });
    await userEvent.click(button);
    const kitchen = await header().findByRole('link', { name: 'Kitchen' });
    await userEvent.tab();
    expect(kitchen).toHaveFocus();
    expect(kitchen).toHaveAccessibleDescription(/Tab goes through a category and what is in it/);
    await userEvent.keyboard('{ArrowRight}');
    expect(header().getByRole('link', { name: 'All in Kitchen' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(header().getByRole('link', { name: 'Mugs' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(kitchen).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    // the links between are for wide screens, and hidden here
    expect(header().getByRole('button', { name: 'Search' })).toHaveFocus();
    expect(header().queryByRole('link', { name: 'Mugs' })).not.toBeInTheDocument();
  });

  test('[HEAD-02] [X2] Tab alone reaches every category and all that lies below it', async () => {
    const lamps: Category = { ...leaf, id: 11, name: 'Lamps' };
    const lighting: Category = { ...root, id: 10, name: 'Lighting', childList: [lamps] };
    await visit('/', { api: answers({}, [root, lighting]) });
    await userEvent.click(header().getByRole('button', { name: 'Category', hidden: true }));
    await header().findByRole('link', { name: 'Kitchen' });
    for (const name of ['Kitchen', 'All in Kitchen', 'Drinkware', 'Mugs', 'Lighting', 'All in Lighting', 'Lamps']) {
      await userEvent.tab();
      expect(header().getByRole('link', { name })).toHaveFocus();
    }
  });

  test('[HEAD-02] the first touch of a category shows what lies below it, the second goes there', async () => {
    const living: Category = { ...root, id: 9, name: 'Living', slug: 'living', childList: [] };
    const { address } = await visit('/', { api: answers({}, [root, living]) });
    await userEvent.click(header().getByRole('button', { name: 'Category', hidden: true }));
    const link = await header().findByRole('link', { name: 'Living' });
    await userEvent.pointer({ keys: '[TouchA]', target: link });
    expect(header().getByRole('link', { name: 'All in Living' })).toBeVisible();
    expect(address()).toBe('/');
    await userEvent.pointer({ keys: '[TouchA]', target: link });
    await waitFor(() => expect(address()).toBe('/collections/living'));
  });

  test('[HEAD-03] the cart button counts', async () => {
    await visit('/');
    for (const [count, name] of ['Cart, 0 items', 'Cart, 1 item', 'Cart, 2 items'].entries()) {
      act(() => cartStore.setState({ count }));
      expect(await header().findByRole('button', { name })).toHaveTextContent(count ? String(count) : '');
    }
  });

  test('[HEAD-04] merchants who apply see a header of their own', async () => {
    await visit('/merchant/registration');
    expect(header().getByText('Sell on Souk')).toBeVisible();
    expect(header().queryByRole('link', { name: 'Shop Now', hidden: true })).not.toBeInTheDocument();
  });

  test('[HEAD-08] a signed-in shopper opens the account menu', async () => {
    const slots = { 'account.menu': () => <p>Ann’s menu</p> };
    await visit('/', { user: { nickname: 'Ann' }, slots });
    const account = header().getByRole('button', { name: 'Account' });
    expect(account).toHaveAccessibleDescription('Signed in as Ann');
    await userEvent.click(account);
    expect(header().getByText('Ann’s menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(header().queryByText('Ann’s menu')).not.toBeInTheDocument();
  });

  test('[HEAD-09] logged out, the account icon starts login', async () => {
    await visit('/');
    await userEvent.click(header().getByRole('button', { name: 'Account' }));
    expect(panelsStore.getState().panel).toEqual({ kind: 'login' });
  });

  test('[HEAD-10] [ROUTE-24] showDefaultNavBar and the landing-page flag govern the default one', async () => {
    const { unmount } = await visit('/', { store: { showDefaultNavBar: false } });
    await waitFor(() => expect(screen.queryByRole('banner')).not.toBeInTheDocument());
    unmount();
    const landing = await visit('/p/landing-scarf', { store: { landingPageNav: false } });
    await waitFor(() => expect(screen.queryByRole('banner')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Souk' })).toHaveAttribute('href', '/');
    landing.unmount();
    await visit('/p/landing-scarf', { store: { landingPageNav: true } });
    expect(await header().findByRole('link', { name: 'Shop Now', hidden: true })).toBeInTheDocument();
  });

  test('[I18N-01] another language needs no reload', async () => {
    await visit('/');
    await userEvent.selectOptions(header().getByRole('combobox', { name: 'Language' }), 'fr');
    expect(header().getByRole('link', { name: 'Boutique', hidden: true })).toBeInTheDocument();
  });

  test('[STORE-05] a store that cannot be read still has its frame', async () => {
    const api = fakeApi({ categories: { tree: async () => [] }, pages: { frame: async () => null } });
    await visit('/', { api });
    expect(header().getByRole('link', { name: 'Souk' })).toHaveAttribute('href', '/');
  });
});

describe('the search drawer', () => {
  const open = async (world: RouteTestEnvironment = {}) => {
    const page = await visit('/', world);
    await userEvent.click(header().getByRole('button', { name: 'Search' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Search' }));
    return { ...page, drawer, box: drawer.getByRole('searchbox', { name: 'Search products' }) };
  };

  test('[X1] an empty field names no list that is not there', async () => {
    const { box } = await open();
    expect(box).not.toHaveAttribute('aria-controls');
    await userEvent.type(box, 'lamp');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(box).toHaveAttribute('aria-controls', list.id);
  });

  test('[HEAD-06] Enter searches and closes it', async () => {
    const { box, address } = await open();
    await userEvent.type(box, 'steel & kettle{Enter}');
    expect(address()).toBe('/products/product_search?title=steel%20%26%20kettle');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('[HEAD-06] the icon searches too', async () => {
    const { box, drawer, address } = await open();
    await userEvent.type(box, 'lamp');
    await userEvent.click(drawer.getByRole('button', { name: 'Search now' }));
    await waitFor(() => expect(address()).toBe('/products/product_search?title=lamp'));
  });

  test('[HEAD-06] hot keywords come from the server, suggestions while typing', async () => {
    const { box, drawer, api } = await open();
    expect(await drawer.findByRole('link', { name: 'lamp' })).toHaveAttribute(
      'href',
      '/products/product_search?title=lamp',
    );
    await userEvent.click(box);
    await userEvent.paste('ket');
    expect(await drawer.findByRole('option', { name: 'kettle' })).toBeVisible();
    expect(api.inputsOf('search.suggest')).toEqual([{ q: 'ket' }]);
  });

  test('[S1] words, categories, products with price and merchants, each leading there', async () => {
    const { box, drawer } = await open();
    await userEvent.click(box);
    await userEvent.paste('ke');
    await drawer.findByRole('option', { name: 'kettle' });
    expect(drawer.getAllByRole('option').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['kettle', '/products/product_search?title=kettle'],
      ['in Mugs', '/collections/mugs'],
      ['Steel kettle$80.00', '/product/steel-kettle'],
      ['From Glaze Studio', '/merchant/merchant/home?id=7'],
    ]);
  });

  test('[I18N-02] prices carry the sign that the owner set', async () => {
    const { box, drawer } = await open({ api: answers({ currencySymbol: 'US$' }) });
    await userEvent.click(box);
    await userEvent.paste('ke');
    expect(await drawer.findByRole('option', { name: /US\$80\.00$/ })).toBeVisible();
  });

  test('[S1] other words never show what was proposed for the ones before', async () => {
    const { box, drawer, api } = await open();
    await userEvent.click(box);
    await userEvent.paste('ke');
    await drawer.findByRole('option', { name: 'kettle' });
    await userEvent.clear(box);
    await userEvent.paste('lamp');
    expect(drawer.queryByRole('option', { name: 'kettle' })).not.toBeInTheDocument();
    await waitFor(() => expect(api.inputsOf('search.suggest')).toContainEqual({ q: 'lamp' }));
    expect(await drawer.findByRole('option', { name: 'lamp shade' })).toBeVisible();
    expect(drawer.queryByRole('option', { name: 'kettle' })).not.toBeInTheDocument();
  });

  test('[M4] one press of Escape closes it, words or none', async () => {
    const { box } = await open();
    await userEvent.type(box, 'lamp{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('[S1] one letter asks nothing', async () => {
    const { box, api } = await open();
    await userEvent.type(box, 'k');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    expect(api.inputsOf('search.suggest')).toEqual([]);
  });

  test('[S1] arrow keys walk through the suggestions, copy into the field and come back; Enter follows', async () => {
    const { box, drawer, address } = await open();
    await userEvent.click(box);
    await userEvent.paste('ke');
    const option = await drawer.findByRole('option', { name: 'kettle' });
    await userEvent.keyboard('{ArrowDown}');
    expect(option).toHaveAttribute('aria-selected', 'true');
    expect(box).toHaveAttribute('aria-activedescendant', option.id);
    expect(box).toHaveValue('kettle');
    await userEvent.keyboard('{ArrowUp}');
    expect(box).toHaveValue('ke');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(box).toHaveValue('Steel kettle');
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/product/steel-kettle');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('[S5] what was searched for stands in the field again, and is kept on this device', async () => {
    const { box } = await open();
    await userEvent.type(box, 'lamp{Enter}');
    // The arrival closes what lies over the page: a drawer opened before it would go, too.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await userEvent.click(header().getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('searchbox', { name: 'Search products' })).toHaveValue('lamp');
    expect(localStorage.getItem('souk.recentSearches')).toBe('["lamp"]');
  });
});

describe('the last searches', () => {
  test('are offered again, and forgotten on demand', async () => {
    localStorage.setItem('souk.recentSearches', JSON.stringify(['teapot']));
    await visit('/');
    await userEvent.click(header().getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('link', { name: 'teapot' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('link', { name: 'teapot' })).not.toBeInTheDocument();
    expect(localStorage.getItem('souk.recentSearches') ?? '[]').toBe('[]');
  });
});

describe('the menu of phones', () => {
  test('[HEAD-07] walks down the categories and back', async () => {
    await visit('/');
    await userEvent.click(header().getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('button', { name: 'Category' }));
    await userEvent.click(screen.getByRole('button', { name: 'Kitchen' }));
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Drinkware' }));
    expect(within(screen.getByRole('dialog', { name: 'Drinkware' })).getByRole('link', { name: 'Mugs' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('dialog', { name: 'Kitchen' })).toBeVisible();
  });
});

describe('the footer', () => {
  const foot = () => within(screen.getByRole('contentinfo'));

  test('[FOOT-06] [FOOT-07] [FOOT-08] [FOOT-09] links, vision, shares and copyright', async () => {
    await visit('/');
    for (const [name, path] of [
      ['About Us', '/company/about_us'],
      ['Contact Us', '/company/contact_us'],
      ['Sell on Souk', '/merchant/registration'],
      ['Affiliate stores', '/company/affiliate_stores'],
      ['Refund policy', '/service/refund_policy'],
      ['Shipping policy', '/service/shipping_policy'],
      ['Payment method', '/service/payment_method'],
      ['Privacy policy', '/service/privacy_policy'],
      ['Terms of service', '/service/terms_of_service'],
    ] as const) {
      expect(foot().getByRole('link', { name })).toHaveAttribute('href', path);
    }
    expect(foot().getByRole('link', { name: 'Find your order' })).toHaveAttribute('href', orderLookupPath);
    expect(foot().getByRole('link', { name: 'Merchants' })).toHaveAttribute('href', '/merchant/merchant_street');
    expect(foot().getByText(/Well-made things/)).toBeVisible();
    expect(foot().getAllByRole('link', { name: /^Share on/ })).toHaveLength(4);
    expect(foot().getByText(/2023-2024 Souk/)).toBeVisible();
  });

  test('[FOOT-10] names the ways to pay', async () => {
    await visit('/');
    expect(foot().getByRole('list', { name: 'Ways to pay' })).toHaveTextContent('Visa');
  });

  test.each([
    ['[FOOT-01] the store wants none', '/', { showDefaultFooter: false }],
    ['[K11] [FOOT-02] at order confirmation', '/order/order_confirm', {}],
    ['[FOOT-02] at merchant registration', '/merchant/registration', {}],
    ['[FOOT-03] away from home without the flag', '/products/all', { landingPageShowFooter: false }],
  ])('%s: no default footer', async (_when, at, store) => {
    await visit(at, { store });
    await waitFor(() => expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument());
  });

  test.each(['/', '/products/all', '/order/order_confirm', '/merchant/registration', '/evening-light'])(
    'privacy choices can be changed on %s',
    async (at) => {
      await visit(at, { store: { landingPageShowFooter: false } });
      expect(await screen.findByRole('button', { name: 'Privacy choices' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    },
  );

  test('[FOOT-03] without the flag help and the way to an order stand at the foot all the same, but not at checkout', async () => {
    const off = { store: { landingPageShowFooter: false } };
    const page = await visit('/products/all', off);
    const help = within(await screen.findByRole('navigation', { name: 'Help' }));
    for (const name of ['Contact Us', 'Find your order', 'Shipping policy', 'Refund policy', 'Payment method'])
      expect(help.getByRole('link', { name })).toBeVisible();
    page.unmount();
    await visit('/order/order_confirm', off);
    expect(await screen.findByRole('navigation', { name: 'Legal' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Help' })).not.toBeInTheDocument();
  });

  test('[FOOT-01] [FOOT-04] a footer of the owner’s stands in', async () => {
    const frame = { scope: 's1', css: '', nodes: [], scripts: [] };
    const api = fakeApi({
      store: { details: async () => aStore() },
      categories: { tree: async () => [] },
      pages: { frame: async (type) => (type === 'FOOTER' ? frame : null) },
    });
    await visit('/', { api, slots: { 'pages.footer': () => <p>Designed footer</p> } });
    expect(await screen.findByText('Designed footer')).toBeVisible();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});

describe('the newsletter', () => {
  const field = () => screen.getByRole('textbox', { name: 'Email' });
  const subscribe = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

  test('[ERR-06] an empty e-mail says so and sends nothing', async () => {
    const { api } = await visit('/');
    await subscribe();
    expect(field()).toHaveAccessibleDescription('Please enter email');
    expect(api.inputsOf('forms.newsletter')).toEqual([]);
  });

  test('[FOOT-05] [ERR-06] a good one is taken with the specified words', async () => {
    const { api } = await visit('/');
    await userEvent.type(field(), 'ann@souk.test');
    await subscribe();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Congratulations! You have subscribed to our mail list'),
    );
    expect(api.inputsOf('forms.newsletter')).toEqual([{ email: 'ann@souk.test' }]);
  });

  test('[ERR-06] a signed-in shopper’s e-mail is there already', async () => {
    await visit('/', { user: { email: 'shopper@souk.test' } });
    expect(field()).toHaveValue('shopper@souk.test');
  });
});
