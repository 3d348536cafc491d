import { FormattedMessage } from '@souk/i18n';
import { notFound, Slot, type RouteModule } from '@souk/mfe';
import { queryOptions, useSuspenseQuery } from '@souk/query';
import { Link, useParams } from '@souk/router';
import { useApi, useSession } from '@souk/state';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../fake-api';
import { renderRoute } from './render-route';

const storeQuery = (api: ReturnType<typeof useApi>) =>
  queryOptions({ queryKey: ['cart', 'count'], queryFn: ({ signal }) => api.cart.count(undefined, signal) });

function Page() {
  const { data } = useSuspenseQuery(storeQuery(useApi()));
  const { slug } = useParams();
  const session = useSession();
  return (
    <main>
      <h1>
        {slug} {data.count} {session.status}
      </h1>
      <FormattedMessage id="word.close" />
      <Link to="/elsewhere">Away</Link>
      <Slot name="cart.drawer" onClose={() => {}} />
    </main>
  );
}

const route: RouteModule = {
  Component: Page,
  loader: async ({ params, api, queryClient }) => {
    if (params['slug'] === 'gone') throw notFound();
    await queryClient.ensureQueryData(storeQuery(api));
  },
};

const api = () => fakeApi({ cart: { count: async () => ({ count: 7 }) } });

test('the loader runs, then the page is shown with its words, session and slots', async () => {
  const calls = api();
  await renderRoute(route, {
    path: '/thing/:slug',
    at: '/thing/mug',
    api: calls,
    locale: 'fr',
    user: {},
    slots: { 'cart.drawer': () => <p>drawer</p> },
  });
  expect(screen.getByRole('heading')).toHaveTextContent('mug 7 user');
  expect(screen.getByText('Fermer')).toBeVisible();
  expect(screen.getByText('drawer')).toBeVisible();
  expect(calls.inputsOf('cart.count')).toHaveLength(1);
});

test('a link can be followed', async () => {
  const page = await renderRoute(route, { path: '/thing/:slug', at: '/thing/mug', api: api() });
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(page.address()).toBe('/elsewhere');
});

test('what a loader throws is known', async () => {
  const page = await renderRoute(route, { path: '/thing/:slug', at: '/thing/gone', api: api() });
  expect(page.errorStatus()).toBe(404);
});
