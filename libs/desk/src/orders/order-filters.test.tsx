import { Link } from '@souk/router';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { OrderFilters, useNarrowedName } from './order-filters';
import { dayIn } from '../parts/list-filters';
import { orderFileInput, orderListIn, orderListInput, useOrderListUrl } from './order-list.url';

function Filters() {
  const url = useOrderListUrl();
  return (
    <>
      <output>{url.href({ page: 2 })}</output>
      <p>{useNarrowedName(url.filters)}</p>
      <OrderFilters filters={url.filters} hrefOf={(filters) => url.href({ filters })} />
    </>
  );
}

/** At the platform's desk, or at a merchant's. */
const listAt = (merchantId: number | null) => () => (
  <DeskContext value={placeOf(aDeskSelf('admin'), merchantId)}>
    <Filters />
  </DeskContext>
);
const List = listAt(null);

const said = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('[DESK-45] the address carries days beside the country and the rest; another day begins at the first page', async () => {
  await renderRoute({ Component: List }, { at: '/?tab=all&q=mug&country=FR&page=3' });
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('From', '2026-03-01');
  await said('?tab=all&q=mug&country=FR&since=2026-03-01&page=2');
  type('Until', '2026-03-31');
  await said('?tab=all&q=mug&country=FR&since=2026-03-01&until=2026-03-31&page=2');
  expect(screen.getByText('France · from March 1, 2026 · until March 31, 2026')).toBeVisible();
  await screen.findByRole('option', { name: 'Japan' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Delivered to' }), 'Every country');
  await said('?tab=all&q=mug&since=2026-03-01&until=2026-03-31&page=2');
  type('From', '');
  await said('?tab=all&q=mug&until=2026-03-31&page=2');
});

test('[DESK-45] the address carries a merchant, amounts and what waits, and the list says so', async () => {
  const api = fakeApi({ desk: { merchantNames: async () => [{ id: 7, name: 'Wool Row' }] } });
  await renderRoute({ Component: List }, { at: '/?tab=all', api });
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Seller' }),
    await screen.findByRole('option', { name: 'Wool Row' }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount from, $' }), '12.50{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount to, $' }), 'a lot{Enter}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Late' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'With an open ticket' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Disputes to answer' }));
  await said('?tab=all&merchant=7&from=12.50&late=1&ticket=1&dispute=1&page=2');
  expect(screen.getByText('Wool Row · from $12.50 · Late · With an open ticket · Disputes to answer')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Disputes to answer' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Late' }));
  await said('?tab=all&merchant=7&from=12.50&ticket=1&page=2');
});

test('[DESK-45] what is no amount narrows nothing and says so; the sign of dollars may stand beside one', async () => {
  await renderRoute({ Component: List }, { at: '/?from=5', api: fakeApi({ desk: { merchantNames: async () => [] } }) });
  const field = await screen.findByRole('textbox', { name: 'Amount from, $' });
  await userEvent.type(field, '0 or so{Enter}');
  expect(field).toHaveAccessibleDescription('Enter amounts like 12.50');
  expect(screen.getByRole('status')).toHaveTextContent('?from=5&page=2');
  await userEvent.clear(field);
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.type(field, '$20{Enter}');
  expect(await screen.findByText('from $20.00')).toBeVisible();
});

test('[DESK-45] a merchant’s people find neither other merchants nor tickets', async () => {
  await renderRoute({ Component: listAt(7) }, { at: '/?tab=all&late=1', api: fakeApi({}) });
  expect(await screen.findByRole('checkbox', { name: 'Late' })).toBeChecked();
  expect(screen.queryByRole('combobox', { name: 'Seller' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'With an open ticket' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Disputes to answer' })).toBeNull();
});

test('[DESK-45] a year that is being typed asks for nothing', async () => {
  await renderRoute({ Component: List }, { at: '/?tab=all' });
  const field = screen.getByLabelText('From');
  for (const value of ['0002-03-01', '0020-03-01', '0202-03-01']) fireEvent.change(field, { target: { value } });
  expect(field).toHaveValue('0202-03-01');
  expect(screen.getByRole('status')).toHaveTextContent('?tab=all&page=2');
  fireEvent.change(field, { target: { value: '2026-03-01' } });
  await said('?tab=all&since=2026-03-01&page=2');
});

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['0202-03-01', undefined],
  ['yesterday', undefined],
  ['', undefined],
  [undefined, undefined],
])('[DESK-45] of %s the list is narrowed to %s', (text, day) => expect(dayIn(text)).toBe(day));

test('[DESK-45] the list and its file are narrowed alike; the file has every page', () => {
  const state = orderListIn(
    new URLSearchParams(
      'tab=all&q=mug&sort=-total&country=FR&since=2026-03-01&until=no&merchant=no&to=9,5&late=1&page=3',
    ),
  );
  const narrowed = {
    tab: 'all',
    q: 'mug',
    sort: '-total',
    country: 'FR',
    since: '2026-03-01',
    mostCents: 950,
    isLate: true,
  };
  expect(orderListInput(state)).toEqual({ ...narrowed, page: 3 });
  expect(orderFileInput(state)).toEqual(narrowed);
});

test('[DESK-39] [DESK-45] a view that narrows by filters which are folded away unfolds them: nothing narrows the list unseen', async () => {
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('admin'), 7)}>
      <Link to="?tab=all&late=1">Late ones</Link>
      <Link to="?tab=all&country=FR">France</Link>
      <Filters />
    </DeskContext>
  );
  await renderRoute({ Component }, { at: '/?tab=all', api: fakeApi({}) });
  const more = screen.getByRole('button', { name: 'More filters' });
  await userEvent.click(screen.getByRole('link', { name: 'France' }));
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(screen.getByRole('link', { name: 'Late ones' }));
  expect(await screen.findByRole('checkbox', { name: 'Late' })).toBeChecked();
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'false');
});
