import type { Address } from '@souk/contract';
import { toastsStore } from '@souk/state';
import { anAddress, aRefusal, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './addresses.route';

const open = async (list: Address[], address: FakeAnswers['address'] = {}, locale: 'en' | 'fr' = 'en') => {
  const api = fakeApi({
    address: { list: async () => ({ list, pageNum: 1, pages: 1, total: list.length, limit: 20 }), ...address },
  });
  await renderRoute(route, { api, locale, user: { email: 'ann@souk.test' } });
  return api;
};

const toast = () => toastsStore.getState().toasts.map(({ text }) => text);
const field = (name: string) => screen.getByLabelText(name);
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    if (field(name) instanceof HTMLSelectElement) await userEvent.selectOptions(field(name), value);
    else {
      await userEvent.clear(field(name));
      await userEvent.type(field(name), value);
    }
  }
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save address' }));
const add = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add address' }));
  await screen.findByRole('dialog', { name: 'New address' });
};

afterEach(() => sessionStorage.clear());

const complete = {
  'First name': 'Ann',
  'Last name': 'Lee',
  Address: '1 Main St',
  City: 'Boston',
  State: 'MA',
  'Postal code': '02108',
  Phone: '(617) 555-0100',
};

describe('addresses', () => {
  test('[A4] [ACCT-02] shows each as it is written on a parcel, the default marked', async () => {
    await open([anAddress(), anAddress({ id: 72, firstName: 'Bob', isDefault: false, country: 'FR' })]);
    const ann = await screen.findByRole('article', { name: /Ann Lee/ });
    expect(within(ann).getByText('Default')).toBeVisible();
    expect(within(ann).getByText('Boston, MA 02108')).toBeVisible();
    expect(within(screen.getByRole('article', { name: /Bob/ })).getByText('France')).toBeVisible();
  });

  test('[ACCT-02] what was typed of a new one is there again until it was saved; changes of another are given up', async () => {
    await open([anAddress()], { edit: async () => anAddress({ id: 73 }) });
    const close = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await add();
    await fill(complete);
    await close();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit address' });
    await fill({ City: 'Salem' });
    await close();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit address' });
    expect(field('City')).toHaveValue('Boston');
    await close();
    await add();
    expect(field('Address')).toHaveValue('1 Main St');
    expect(field('State')).toHaveValue('MA');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await add();
    expect(field('Address')).toHaveValue('');
  });

  test('[ACCT-02] a new one that was saved is not there again, also when its form was left before the answer', async () => {
    let answer: (saved: Address) => void = () => undefined;
    await open([anAddress()], { edit: () => new Promise<Address>((go) => (answer = go)) });
    await add();
    await fill(complete);
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    answer(anAddress({ id: 73 }));
    await waitFor(() => expect(toast()).toEqual(['Address saved']));
    await add();
    expect(field('Address')).toHaveValue('');
  });

  test('[ACCT-02] messages come one after the other, at their fields', async () => {
    const api = await open([]);
    await add();
    const steps: [string, Record<string, string>][] = [
      ['Please enter your name', {}],
      ['Please enter your last name', { 'First name': 'Ann' }],
      ['Please enter your street address', { 'Last name': 'Lee' }],
      ['Please enter your city', { Address: '1 Main St' }],
      ['Please enter your state', { City: 'Boston' }],
      ['Please enter your postal code', { State: 'MA' }],
      ['This postal code does not fit the country', { 'Postal code': 'letters' }],
      ['Please enter your phone', { 'Postal code': '02108' }],
      ['Please enter a valid phone number', { Phone: '12345' }],
    ];
    for (const [message, typed] of steps) {
      await fill(typed);
      await save();
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(api.inputsOf('address.edit')).toEqual([]);
  });

  test('[ACCT-02] what is missing is named as its field is, in each country', async () => {
    await open([]);
    await add();
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'IE');
    await fill({ 'First name': 'Ann', 'Last name': 'Lee', Address: '1 Main St', City: 'Cork' });
    await save();
    expect(await screen.findByText('Please enter your county')).toBeVisible();
    expect(screen.getByText('Please enter your Eircode')).toBeVisible();
    await fill({ Eircode: 'letters' });
    await save();
    expect(await screen.findByText('This Eircode does not fit the country')).toBeVisible();
  });

  test('[ACCT-02] another country judges the postal code anew, and who comes back to one finds the state chosen there', async () => {
    await open([]);
    await add();
    await fill({ State: 'MA', 'Postal code': 'H2Y 1C6' });
    await userEvent.tab();
    expect(await screen.findByText('This postal code does not fit the country')).toBeVisible();
    await fill({ Country: 'CA' });
    await waitFor(() => expect(field('Postal code')).toBeValid());
    expect(field('Province')).toHaveValue('');
    expect(screen.queryByText('Please enter your state')).toBeNull();
    await fill({ Country: 'US' });
    expect(field('State')).toHaveValue('MA');
  });

  test('[ACCT-02] what is sent: the postal code as text, the phone apart from its country code', async () => {
    const api = await open([], { edit: async () => anAddress() });
    await add();
    expect(field('Email')).toHaveValue('ann@souk.test');
    await fill({ ...complete, 'Postal code': '01234' });
    await userEvent.click(screen.getByLabelText('Use as my default address'));
    await save();
    await waitFor(() => expect(toast()).toEqual(['Address saved']));
    expect(api.inputsOf('address.edit')).toEqual([
      {
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'ann@souk.test',
        country: 'US',
        detail: '1 Main St',
        detail2: '',
        city: 'Boston',
        province: 'MA',
        postCode: '01234',
        phone: '(617) 555-0100',
        isDefault: true,
      },
    ]);
  });

  test('[K7] [ACCT-02] the country decides which fields are needed and what they are called', async () => {
    const api = await open([], { edit: async () => anAddress() });
    await add();
    await fill({ ...complete, 'Postal code': 'SW1A 1AA', Phone: '020 7946 0958', City: 'London' });
    await userEvent.selectOptions(field('State'), '');
    expect(field('State')).toBeRequired();
    await userEvent.selectOptions(field('Country'), 'GB');
    expect(field('County')).not.toBeRequired();
    expect(field('Postcode')).toHaveValue('SW1A 1AA');
    await save();
    await waitFor(() => expect(api.inputsOf('address.edit')).toHaveLength(1));
    expect(api.inputsOf('address.edit')[0]).toMatchObject({
      country: 'GB',
      postCode: 'SW1A 1AA',
      phone: '020 7946 0958',
    });
  });

  test('[ACCT-02] the server’s word about a field stands at the field, and nothing typed is lost', async () => {
    await open([], {
      edit: () =>
        Promise.reject(
          aRefusal('FIELDS_INVALID', {
            message: 'Bad parameter',
            data: { fields: { city: 'We do not deliver there' } },
          }),
        ),
    });
    await add();
    await fill(complete);
    await save();
    expect(await screen.findByText('We do not deliver there')).toBeVisible();
    expect(field('City')).toHaveValue('Boston');
    // The button is far below it on a phone.
    expect(field('City')).toHaveFocus();
  });

  test('[ACCT-02] deleting asks first; an address that is gone says so', async () => {
    await open([anAddress({ isDefault: false })], { delete: () => Promise.reject(aRefusal('ADDRESS_NOT_FOUND')) });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toast()).toEqual(['Address does not exist']));
  });

  test('[A4] [ACCT-02] another address becomes the default', async () => {
    const api = await open([anAddress({ id: 72, isDefault: false })], { setDefault: async () => true as const });
    await userEvent.click(await screen.findByRole('button', { name: 'Make default' }));
    await waitFor(() => expect(api.inputsOf('address.setDefault')).toEqual([{ id: 72 }]));
  });

  test('[ACCT-02] editing brings the address back, the phone with its code and the state by its code', async () => {
    await open([anAddress({ countryCode: '+33', phone: '612345678', province: 'Massachusetts' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit address' });
    expect(field('Phone')).toHaveValue('+33 612345678');
    await waitFor(() => expect(field('State')).toHaveValue('MA'));
    expect(field('Address')).toHaveValue('1 Main St');
  });

  describe('[ACCT-02] an address that was changed in another tab meanwhile', () => {
    const editPhone = async (address: FakeAnswers['address']) => {
      const api = await open([anAddress()], address);
      await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
      await screen.findByRole('dialog', { name: 'Edit address' });
      await fill({ Phone: '(617) 555-0199' });
      await save();
      return api;
    };

    test('is not saved over: the form tells it, shows it as it is with what was typed, and the next press saves both', async () => {
      const now = anAddress({ detail: '9 New St', isDefault: false });
      const api = await editPhone({ detail: async () => now, edit: async () => now });
      expect(await screen.findByText(/was changed in another tab/)).toBeVisible();
      expect(api.inputsOf('address.edit')).toEqual([]);
      expect(field('Address')).toHaveValue('9 New St');
      expect(field('Phone')).toHaveValue('(617) 555-0199');
      await save();
      await waitFor(() => expect(api.inputsOf('address.edit')).toHaveLength(1));
      expect(api.inputsOf('address.edit')[0]).toMatchObject({
        id: 71,
        detail: '9 New St',
        phone: '(617) 555-0199',
        isDefault: false,
      });
    });

    test.each<[when: string, address: FakeAnswers['address']]>([
      ['before the press', { detail: () => Promise.reject(aRefusal('ADDRESS_NOT_FOUND')) }],
      ['during it', { detail: async () => anAddress() }],
    ])('and deleted there %s is told so, and saved as a new one by the next press', async (_when, address) => {
      const api = await editPhone({
        ...address,
        edit: ({ id }) => (id ? Promise.reject(aRefusal('ADDRESS_NOT_FOUND')) : Promise.resolve(anAddress({ id: 99 }))),
      });
      expect(await screen.findByText(/was deleted in another tab/)).toBeVisible();
      expect(screen.queryByText('No data found')).toBeNull();
      await save();
      await waitFor(() => expect(toast()).toEqual(['Address saved']));
      expect(api.inputsOf('address.edit').at(-1)).toMatchObject({ id: null, phone: '(617) 555-0199' });
    });

    test('is not one that was saved here, whose answer was lost', async () => {
      let now = anAddress();
      const api = await editPhone({
        detail: async () => now,
        edit: async () => {
          const isFirst = now.phone === anAddress().phone;
          now = anAddress({ phone: '6175550199' });
          if (isFirst) throw new TypeError('Failed to fetch');
          return now;
        },
      });
      await waitFor(() => expect(api.inputsOf('address.edit')).toHaveLength(1));
      await save();
      await waitFor(() => expect(toast()).toEqual(['Address saved']));
    });
  });

  test('[I18N-01] in French', async () => {
    await open([], {}, 'fr');
    expect(await screen.findByRole('heading', { name: 'Aucune adresse pour l’instant' })).toBeVisible();
  });
});
