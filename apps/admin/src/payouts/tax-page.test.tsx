import type { DeskTaxRates, StaffRole } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './tax.route';

const german = { country: 'DE', since: '2025-08-01', standard: 1900, reduced: 700, low: null, isOwn: false };
const later = { ...german, since: '2027-01-01', standard: 2100, isOwn: true };

const open = async (rates: DeskTaxRates['rates'], role: StaffRole = 'finance', timeZone = 'UTC') => {
  const api = fakeApi({
    desk: {
      me: async () => ({ ...aDeskSelf(role), timeZone }),
      taxRates: async () => ({ provider: 'table' as const, today: '2026-11-25', rates }),
      taxReport: async () => ({ sums: [] }),
      taxTry: async () => ({ basisPoints: 1900, cents: 1900 }),
      taxSave: async () => true,
    },
  });
  await renderRoute(route, { path: '/admin/payouts/tax', at: '/admin/payouts/tax', api, user: {} });
  await screen.findByRole('heading', { name: 'Rates by country' });
  return api;
};
const panel = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement);

test('[DESK-35] rates of a later day name what was seen of that day; one that is over is refused before it is sent', async () => {
  const api = await open([german, later]);
  const form = panel('A rate that changes');
  await userEvent.selectOptions(form.getByLabelText('Country'), 'DE');
  await userEvent.type(form.getByLabelText('First day'), '2026-11-25');
  const standard = form.getByLabelText('Standard');
  await userEvent.type(standard, '22,505');
  const press = () => userEvent.click(form.getByRole('button', { name: 'Save rates' }));
  await press();
  expect(standard).toHaveAccessibleDescription(/^Enter a rate from 0 to 100 with at most two decimals/);
  await userEvent.clear(standard);
  await userEvent.type(standard, '22,5');
  expect(form.getByLabelText('First day')).toHaveAccessibleDescription('Choose a day that is still to come');
  await userEvent.clear(form.getByLabelText('First day'));
  await userEvent.type(form.getByLabelText('First day'), '2027-01-01');
  await press();
  expect(api.inputsOf('desk.taxSave')).toEqual([
    {
      country: 'DE',
      since: '2027-01-01',
      from: { standard: 2100, reduced: 700, low: null },
      to: { standard: 2250, reduced: null, low: null },
    },
  ]);
});

test('[DESK-35] a price is tried, and its answer goes once something else is typed; who reads alone enters and removes no rate', async () => {
  const api = await open([german, later], 'auditor');
  expect(screen.queryByRole('heading', { name: 'A rate that changes' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  const form = panel('Try a price');
  await userEvent.click(form.getByRole('button', { name: 'Work it out' }));
  expect(form.getByLabelText('Country')).toHaveAccessibleDescription('Choose a country');
  expect(form.getByLabelText('What a shopper pays, $')).toHaveAccessibleDescription('Enter amounts like 12.50');
  await userEvent.selectOptions(form.getByLabelText('Country'), 'DE');
  await userEvent.type(form.getByLabelText('What a shopper pays, $'), '119');
  await userEvent.click(form.getByRole('button', { name: 'Work it out' }));
  expect(await screen.findByText(/\$19\.00/)).toBeVisible();
  expect(api.inputsOf('desk.taxTry')).toEqual([{ country: 'DE', category: 'standard', cents: 11_900 }]);
  await userEvent.type(form.getByLabelText('What a shopper pays, $'), 'x');
  expect(screen.queryByText(/\$19\.00/)).toBeNull();
});

test('[DESK-35] on the evening of a month’s last day the report is of that month, by the store’s clock', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-01T03:00:00Z'), advanceTimers: true });
  const api = await open([german], 'finance', 'America/Los_Angeles');
  jest.useRealTimers();
  expect(api.inputsOf('desk.taxReport')).toEqual([{ since: '2026-11-01', until: '2026-11-30' }]);
});

test('[DESK-35] a period that ends before it begins is told, and not asked for', async () => {
  const api = await open([german]);
  const form = panel('Sums of a period');
  await userEvent.clear(form.getByLabelText('First day'));
  await userEvent.type(form.getByLabelText('First day'), '2099-01-01');
  expect(form.getByRole('alert')).toHaveTextContent('The last day is before the first');
  expect(form.queryByRole('button')).toBeNull();
  expect(api.inputsOf('desk.taxReport')).not.toContainEqual(expect.objectContaining({ since: '2099-01-01' }));
});
