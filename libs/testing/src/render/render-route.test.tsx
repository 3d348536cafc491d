import { FormattedMessage } from '@souk/i18n';
import { aRefusal } from '../builders/refusals';
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

test('Retry in the wall around a part asks anew for data that had failed', async () => {
  let isDown = true;
  const count = () => (isDown ? Promise.reject(aRefusal('SERVER_ERROR')) : Promise.resolve({ count: 7 }));
  const Part = () => <p>{useSuspenseQuery(storeQuery(useApi())).data.count} things</p>;
  const Around = () => <Slot name="cart.drawer" onClose={() => {}} />;
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  await renderRoute({ Component: Around }, { api: fakeApi({ cart: { count } }), slots: { 'cart.drawer': Part } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('7 things')).toBeVisible();
  said.mockRestore();
});

test.each([
  ['its own code', new TypeError('undefined is not a function'), true],
  ['an api that did not answer', aRefusal('SERVER_ERROR'), false],
])('a part that fails by %s is told to those who count its failures: only the first', async (_what, error, isTold) => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Part = () => {
    throw error;
  };
  const Around = () => <Slot name="cart.drawer" onClose={() => {}} />;
  await renderRoute({ Component: Around }, { api: api(), slots: { 'cart.drawer': Part } });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  const told = said.mock.calls.filter(([what]) => what === 'a part failed');
  expect(told).toEqual(isTold ? [['a part failed', error]] : []);
  said.mockRestore();
});
