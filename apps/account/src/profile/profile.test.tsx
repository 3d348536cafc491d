import { sessionStore, toastsStore, type SessionUser } from '@souk/state';
import { aConfig, aRefusal, aUser, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './profile.route';

const login = { methods: async () => aConfig().loginMethods };
const known = { email: 'shopper@souk.test' };
const open = async (answers: FakeAnswers = {}, at = '/users/user_info', user: Partial<SessionUser> = known) => {
  const api = fakeApi({ login, ...answers, users: { info: async () => aUser(), ...answers.users } });
  const view = await renderRoute(route, { path: '/users/user_info', at, api, user });
  return { api, ...view };
};
const toast = () => toastsStore.getState().toasts.map(({ text }) => text);
const picture = (type: string, size = 10) => new File([new Uint8Array(size)], 'me', { type });
// The button opens the browser's own dialog; what is chosen there arrives at the hidden input behind it.
const choose = (file: File) => {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('nowhere to choose a file');
  fireEvent.change(input, { target: { files: [file] } });
};

afterEach(() => sessionStorage.clear());

describe('profile', () => {
  test('[ACCT-01] shows e-mail, display name and phone', async () => {
    await open({ users: { info: async () => aUser({ phone: '+16175550100' }) } });
    expect(await screen.findByLabelText('Email')).toHaveValue('shopper@souk.test');
    expect(screen.getByLabelText('Display name')).toHaveValue('Ann');
    expect(screen.getByLabelText('Phone')).toHaveValue('+16175550100');
  });

  test('[ACCT-01] [I18N-01] in French what is said of the e-mail is said of a masculine word', async () => {
    const api = fakeApi({ login, users: { info: async () => aUser() } });
    await renderRoute(route, { path: '/users/user_info', at: '/users/user_info', api, user: known, locale: 'fr' });
    expect(await screen.findByLabelText('E-mail')).toHaveAccessibleDescription(
      'Cet e-mail sert à vous connecter. Vous le changez plus bas.',
    );
  });

  test('[ACCT-01] saves the name, and the header knows it at once', async () => {
    const { api } = await open({ users: { edit: async () => aUser({ nickname: 'Ada' }) } });
    const name = await screen.findByLabelText('Display name');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Username cannot be empty')).toBeVisible();
    await userEvent.type(name, 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(toast()).toEqual(['Profile saved']));
    expect(api.inputsOf('users.edit')).toEqual([{ nickname: 'Ada' }]);
    expect(sessionStore.getState().user?.nickname).toBe('Ada');
  });

  test('[ACCT-01] what was changed in another tab meanwhile neither takes what is typed nor is saved over', async () => {
    // The name was changed to Ada elsewhere; the answer to the picture says so.
    const { api } = await open({
      uploads: { image: async () => ({ url: '/uploads/a1', fileName: 'a1', fileSize: 10, type: 'image/png' }) },
      users: { edit: async () => aUser({ nickname: 'Ada', avatar: '/uploads/a1' }) },
    });
    const phone = await screen.findByLabelText('Phone');
    await userEvent.type(phone, '+16175550100');
    choose(picture('image/png'));
    await waitFor(() => expect(screen.getByLabelText('Display name')).toHaveValue('Ada'));
    expect(phone).toHaveValue('+16175550100');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(api.inputsOf('users.edit')).toHaveLength(2));
    expect(api.inputsOf('users.edit')[1]).toEqual({ phone: '+16175550100' });
  });

  test('[ACCT-01] a name that was typed and not saved is there again after another page; once saved nothing is kept', async () => {
    let info = aUser();
    const users = { info: async () => info, edit: async () => (info = aUser({ nickname: 'Ada' })) };
    const first = await open({ users });
    const name = await screen.findByLabelText('Display name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada');
    first.unmount();
    const second = await open({ users });
    expect(await screen.findByLabelText('Display name')).toHaveValue('Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(second.api.inputsOf('users.edit')).toEqual([{ nickname: 'Ada' }]));
    await waitFor(() => expect(toast()).toContain('Profile saved'));
    second.unmount();
    info = aUser({ nickname: 'Eve' });
    await open({ users });
    expect(await screen.findByLabelText('Display name')).toHaveValue('Eve');
  });

  test('[ACCT-01] whoever left the form and opened it again before the answer came finds the name that was saved', async () => {
    let answer = (): void => undefined;
    const edit = () =>
      new Promise<ReturnType<typeof aUser>>((done) => (answer = () => done(aUser({ nickname: 'Ada' }))));
    const at = '/users/user_info';
    const first = await open({ users: { edit } });
    const name = await screen.findByLabelText('Display name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await userEvent.click(screen.getAllByRole('link', { name: 'Points' })[0]!);
    await userEvent.click(screen.getAllByRole('link', { name: 'Profile' })[0]!);
    expect(first.address()).toBe(at);
    expect(await screen.findByLabelText('Display name')).toHaveValue('Ada');
    act(() => answer());
    await waitFor(() => expect(toast()).toContain('Profile saved'));
    expect(screen.getByLabelText('Display name')).toHaveValue('Ada');
    await waitFor(() => expect(sessionStorage.getItem('souk.formDraft.profile')).toBeNull());
  });

  test('[ACCT-01] the picture is sent, then kept with the profile', async () => {
    const { api } = await open({
      uploads: { image: async () => ({ url: '/uploads/a1', fileName: 'a1', fileSize: 10, type: 'image/png' }) },
      users: { edit: async () => aUser({ avatar: '/uploads/a1' }) },
    });
    await screen.findByLabelText('Email');
    choose(picture('image/png'));
    await waitFor(() => expect(api.inputsOf('users.edit')).toEqual([{ avatar: '/uploads/a1' }]));
    expect(sessionStore.getState().user?.avatar).toBe('/uploads/a1');
  });

  test('[ACCT-01] a field that the server refuses is told there alone, and has the focus', async () => {
    const refused = aRefusal('FIELDS_INVALID', { data: { fields: { phone: 'Please enter a valid phone number' } } });
    await open({ users: { info: async () => aUser({ phone: null }), edit: () => Promise.reject(refused) } });
    await userEvent.type(await screen.findByLabelText('Phone'), '0000');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
    expect(toast()).toEqual([]);
  });

  test('[ACCT-01] a phone number without its country is not sent: it would be one of another country', async () => {
    const { api } = await open({ users: { edit: async () => aUser() } });
    const phone = await screen.findByLabelText('Phone');
    expect(phone).toHaveAccessibleDescription('With its country code, such as +1 617 555 0100.');
    await userEvent.type(phone, '(479) 555-0123');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Please begin with the country code, such as +1')).toBeVisible();
    expect(api.inputsOf('users.edit')).toEqual([]);
    await userEvent.clear(phone);
    await userEvent.type(phone, '001 479 555 0123');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(api.inputsOf('users.edit')).toEqual([{ phone: '001 479 555 0123' }]));
  });

  test.each([
    [picture('text/html'), 'Only JPG or PNG pictures'],
    [picture('image/png', 5 * 1024 * 1024 + 1), 'The picture is larger than 5 MB'],
  ])('[ACCT-01] a picture that cannot be one is not sent', async (file, message) => {
    const { api } = await open();
    await screen.findByLabelText('Email');
    choose(file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(api.inputsOf('uploads.image')).toEqual([]);
  });

  test('[ACCT-01] a picture that the server sees through says so', async () => {
    await open({
      uploads: {
        image: () => Promise.reject(aRefusal('CONTENT_NOT_ACCEPTED', { message: 'This is not a JPG or PNG' })),
      },
    });
    await screen.findByLabelText('Email');
    choose(picture('image/png'));
    expect(await screen.findByText('This is not a JPG or PNG')).toBeVisible();
  });
});

test('[ACCT-01] points: the balance, and how it came about', async () => {
  await open(
    {
      users: {
        integral: async () => ({
          list: [
            { id: 2, title: 'Refund RF1', type: 2 as const, amount: 48, balance: 202, time: '2024-05-25T10:00:00Z' },
            { id: 1, title: 'Order PT1', type: 1 as const, amount: 250, balance: 250, time: '2024-05-20T10:00:00Z' },
          ],
          pageNum: 1,
          pages: 1,
          total: 2,
          limit: 20,
        }),
      },
    },
    '/users/user_info?part=points',
  );
  expect(await screen.findByRole('row', { name: /Refund RF1.*-48 202/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Order PT1.*\+250 250/ })).toBeVisible();
  expect(screen.getByText(/Points are not money and cannot be used to pay/)).toBeVisible();
});

test('[ACCT-01] one point is one point', async () => {
  const info = async () => aUser({ integral: 1 });
  const integral = async () => ({ list: [], pageNum: 1, pages: 1, total: 0, limit: 20 });
  await open({ users: { info, integral } }, '/users/user_info?part=points');
  expect((await screen.findByText('1')).parentElement).toHaveTextContent(/^1 point$/);
});

test.each([
  ['en', /one point for every dollar .*, and 10 points for every review/],
  ['fr', /un point par dollar dépensé.*, et 10 points par avis/],
] as const)('[ACCT-01] in %s all that earns points is told', async (locale, text) => {
  const integral = async () => ({ list: [], pageNum: 1, pages: 1, total: 0, limit: 20 });
  const api = fakeApi({ users: { info: async () => aUser(), integral } });
  const at = '/users/user_info?part=points';
  await renderRoute(route, { path: '/users/user_info', at, api, user: known, locale });
  expect(await screen.findByText(text)).toBeVisible();
});

test('[ACCT-01] a notification choice is saved as it is made', async () => {
  const choices = { newsletter: false, priceDrops: true, backInStock: true, reviews: false };
  const { api } = await open(
    { users: { notices: async () => choices, editNotices: async () => ({ ...choices, newsletter: true }) } },
    '/users/user_info?part=notices',
  );
  const newsletter = await screen.findByRole('checkbox', { name: /Newsletter/ });
  expect(newsletter).not.toBeChecked();
  await userEvent.click(newsletter);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Newsletter/ })).toBeChecked());
  expect(api.inputsOf('users.editNotices')).toEqual([{ newsletter: true }]);
});

test('[ACCT-01] [X2] on a slow line several choices are made one after the other, and a refused one goes back', async () => {
  const saved = { newsletter: false, priceDrops: true, backInStock: true, reviews: false };
  const answer: (() => void)[] = [];
  const editNotices = async (choice: { [Kind in keyof typeof saved]?: boolean | undefined } = {}) => {
    await new Promise<void>((go) => answer.push(go));
    if ('reviews' in choice) throw aRefusal('SERVER_ERROR');
    return Object.assign(saved, choice);
  };
  const { api } = await open(
    { users: { notices: async () => ({ ...saved }), editNotices } },
    '/users/user_info?part=notices',
  );
  const box = (name: RegExp) => screen.getByRole('checkbox', { name });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Newsletter/ }));
  // Still to be pressed again, and nothing takes the focus from it.
  expect(box(/Newsletter/)).toBeEnabled();
  expect(box(/Newsletter/)).toHaveFocus();
  await userEvent.click(box(/Reviews/));
  expect(box(/Newsletter/)).toBeChecked();
  expect(box(/Reviews/)).toBeChecked();
  answer[0]?.();
  await waitFor(() => expect(api.inputsOf('users.editNotices')).toEqual([{ newsletter: true }, { reviews: true }]));
  answer[1]?.();
  await waitFor(() => expect(box(/Reviews/)).not.toBeChecked());
  expect(box(/Newsletter/)).toBeChecked();
});

describe('own data', () => {
  const at = '/users/user_info?part=data';

  test('[A5] [ACCT-01] is handed over as a file', async () => {
    const made: Blob[] = [];
    URL.createObjectURL = (blob) => (made.push(blob as Blob), 'blob:1');
    URL.revokeObjectURL = () => {};
    await open({ users: { export: async () => ({ profile: { nickname: 'Ann' } }) } }, at);
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(toast()).toEqual(['Your data has been downloaded']);
  });

  test('[A5] an account by phone is confirmed by its number, and told so', async () => {
    await renderRoute(route, { path: '/users/user_info', at, user: { email: '', phone: '+16175550100' } });
    await userEvent.type(await screen.findByLabelText('Type +16175550100 to confirm'), '123');
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('This is not your account’s phone number')).toBeVisible();
  });

  test('[A5] an account by phone that took its number out is not deleted by an empty field', async () => {
    const { api } = await open({ users: { delete: async () => true as const } }, at, { email: '', phone: null });
    const { nickname } = sessionStore.getState().user ?? {};
    const confirm = await screen.findByLabelText(`Type ${nickname} to confirm`);
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('This is not your display name')).toBeVisible();
    expect(api.inputsOf('users.delete')).toEqual([]);
    await userEvent.type(confirm, String(nickname));
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(api.inputsOf('users.delete')).toEqual([{ confirm: nickname }]));
  });

  test('[A5] [ACCT-01] the account goes only after its e-mail was typed once more', async () => {
    const { api, address } = await open({ users: { delete: async () => true as const } }, at);
    const remove = await screen.findByRole('button', { name: 'Delete my account' });
    await userEvent.type(screen.getByLabelText('Type shopper@souk.test to confirm'), 'other@souk.test');
    await userEvent.click(remove);
    expect(await screen.findByText('This is not your account’s email address')).toBeVisible();
    expect(api.inputsOf('users.delete')).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Type shopper@souk.test to confirm'));
    await userEvent.type(screen.getByLabelText('Type shopper@souk.test to confirm'), 'Shopper@souk.test');
    await userEvent.click(remove);
    await waitFor(() => expect(address()).toBe('/logout'));
    expect(api.inputsOf('users.delete')).toEqual([{ confirm: 'Shopper@souk.test' }]);
  });
});
