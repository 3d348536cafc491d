import { aDesignedPage, aRefusal, aStore, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import * as route from './article.route';

const open = async (at: string, kind: 'company' | 'service', locale: 'en' | 'fr' = 'en') => {
  const view = aDesignedPage('<p class="lead">Words</p>', { path: at, kind, title: 'The title' });
  const api = fakeApi({ store: { details: async () => aStore() }, pages: { view: async () => view } });
  return renderRoute(route, { path: `/${kind}/:name`, at, api, locale });
};

test.each(['about_us', 'contact_us', 'affiliate_stores'])('[ROUTE-12] /company/%s', async (name) => {
  await open(`/company/${name}`, 'company');
  expect(screen.getByRole('heading', { level: 1, name: 'The title' })).toBeVisible();
  const nav = within(screen.getByRole('navigation', { name: 'More pages' }));
  expect(nav.getAllByRole('link')).toHaveLength(3);
  expect(nav.getByRole('link', { current: 'page' })).toHaveAttribute('href', `/company/${name}`);
});

test.each(['payment_method', 'privacy_policy', 'refund_policy', 'shipping_policy', 'terms_of_service'])(
  '[ROUTE-13] /service/%s, in French',
  async (name) => {
    await open(`/service/${name}`, 'service', 'fr');
    expect(screen.getByRole('heading', { level: 1, name: 'The title' })).toBeVisible();
    expect(screen.getAllByRole('link', { current: 'page' })[0]).toHaveAttribute('href', `/service/${name}`);
  },
);

test('the page that is open is in sight among the others, also where their row is wider than the screen', async () => {
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(this.hasAttribute('aria-current') ? 500 : 0, 0, 100, 44);
  });
  await open('/service/accessibility', 'service');
  expect(screen.getByRole('navigation', { name: 'More pages' }).scrollLeft).toBe(500);
  measured.mockRestore();
});

test('[ROUTE-12] one that the store does not have is 404', async () => {
  const view = () => Promise.reject(aRefusal('NOT_FOUND', { message: 'No data found' }));
  const api = fakeApi({ store: { details: async () => aStore() }, pages: { view } });
  const page = await renderRoute(route, { path: '/company/:name', at: '/company/none', api });
  expect(page.errorStatus()).toBe(404);
});

test('[DESK-25] a draft of one is shown in its place, and says so', async () => {
  const draft = aDesignedPage('<p>Draft</p>', { path: '/company/about_us', kind: 'company', isPreview: true });
  const api = fakeApi({ store: { details: async () => aStore() }, pages: { view: async () => draft } });
  await renderRoute(route, { path: '/company/:name', at: '/company/about_us?preview=abc', api });
  expect(screen.getByRole('note')).toHaveTextContent('Preview');
  expect(api.inputsOf('pages.view')).toEqual([{ path: '/company/about_us', preview: 'abc' }]);
});
