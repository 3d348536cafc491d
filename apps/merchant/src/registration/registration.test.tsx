import { panelsStore, sessionStore } from '@souk/state';
import { anApplication, aRefusal, type FakeAnswers } from '@souk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit } from '../testing/visit';
import * as registration from './registration.route';
import * as settleIn from './settle-in.route';

const at = '/merchant/registration';
const agreement = async () => ({
  version: '2026-1',
  agreement: '<h2>Selling</h2><p>You &amp; we.</p><script>alert(1)</script><p onclick="x()">Fair.</p>',
});
const codeSent = 'Please check your mailbox for the verification code';
const answers = (own: FakeAnswers['merchants'] = {}): FakeAnswers => ({
  merchants: { agreement, captcha: async () => codeSent, apply: async () => ({ id: 21 }), ...own },
  uploads: {
    image: async () => ({ url: '/api/front/upload/1.webp', fileName: 'a.jpg', fileSize: 9, type: 'image/jpeg' }),
  },
});
const open = (own: FakeAnswers['merchants'] = {}, world = {}) => visit(registration, at, answers(own), world);
const paper = (name = 'paper.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
const addPapers = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText(/Qualification pictures/), files, { applyAccept: false });
const fill = async () => {
  await userEvent.type(screen.getByLabelText('Company name'), 'Oak & Co');
  await userEvent.click(screen.getByRole('radio', { name: 'I can promote products' }));
  await userEvent.selectOptions(screen.getByLabelText('Product category'), 'Clothing');
  await userEvent.type(screen.getByLabelText('Your name'), 'Olive Oak');
  await userEvent.type(screen.getByLabelText('Phone'), '+1 617 555 0111');
  await userEvent.type(screen.getByLabelText('Email'), ' olive@oak.test ');
  await userEvent.type(screen.getByLabelText('Verification code'), '123456');
  await addPapers(paper());
  await screen.findByRole('img', { name: 'Picture 1' });
  await userEvent.click(screen.getByRole('checkbox'));
};
const wrongCode = () => aRefusal('FIELDS_INVALID', { data: { fields: { captcha: 'Verification code is wrong' } } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the application' }));

test('[ROUTE-17] the form has its address for search engines', async () => {
  await open();
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', expect.stringMatching(`${at}$`));
});

test('[ROUTE-15] /users/registration leads to the application', async () => {
  const page = await visit(settleIn, '/users/registration');
  await waitFor(() => expect(page.address()).toBe(at));
});

afterEach(() => sessionStorage.clear());

describe('[ROUTE-17] [MER-02] applying to sell', () => {
  test('has the kinds of shop as the owner names them, and the agreement as text', async () => {
    await open();
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'I have products',
      'I can promote products',
      'We build to order',
    ]);
    expect(screen.getByText('You & we.')).toBeVisible();
    expect(screen.getByText('Fair.')).not.toHaveAttribute('onclick');
    expect(screen.queryByText('alert(1)')).not.toBeInTheDocument();
  });

  test('an empty form names everything that is missing and goes to the first of it', async () => {
    const { api } = await open();
    await send();
    for (const message of [
      'Please enter the company name',
      'Please enter your name',
      'Please enter your phone',
      'Please enter your email address',
      'Please enter the verification code',
      'Please check the user privacy agreement',
      'Please add a qualification picture',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveFocus());
    expect(api.inputsOf('merchants.apply')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Company name'), 'O');
    expect(screen.queryByText('Please enter the company name')).not.toBeInTheDocument();
  });

  test('a telephone that is none, and a name without an end, are named at their fields before anything is sent', async () => {
    const { api } = await open();
    await fill();
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: 'abc' } });
    fireEvent.change(screen.getByLabelText('Company name'), { target: { value: 'Oak '.repeat(30) } });
    await send();
    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
    expect(screen.getByText('This name can have 100 characters at most')).toBeVisible();
    expect(api.inputsOf('merchants.apply')).toEqual([]);
  });

  test('the whole form travels with the agreement’s version and leads to the confirm page', async () => {
    const { api, address } = await open();
    await fill();
    await send();
    await waitFor(() => expect(address()).toBe('/merchant/registration/confirm?id=21'));
    expect(api.inputsOf('merchants.apply')).toEqual([
      {
        name: 'Oak & Co',
        realName: 'Olive Oak',
        phone: '+1 617 555 0111',
        email: 'olive@oak.test',
        captcha: '123456',
        categoryId: 1,
        typeId: 2,
        keywords: '',
        tradeRegister: '',
        registerNumber: '',
        address: '',
        agreementVersion: '2026-1',
        qualificationPicture: '["/api/front/upload/1.webp"]',
      },
    ]);
  });

  test('what was filled in and not sent is there again; agreement and code are given anew', async () => {
    const { unmount } = await open({ apply: () => Promise.reject(aRefusal('SERVER_ERROR')) });
    await fill();
    unmount();
    const { address } = await open();
    expect(screen.getByLabelText('Company name')).toHaveValue('Oak & Co');
    expect(screen.getByRole('radio', { name: 'I can promote products' })).toBeChecked();
    expect(screen.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByLabelText('Verification code')).toHaveValue('');
    await userEvent.type(screen.getByLabelText('Verification code'), '123456');
    await userEvent.click(screen.getByRole('checkbox'));
    await send();
    await waitFor(() => expect(address()).toMatch(/confirm/));
    expect(sessionStorage).toHaveLength(0);
  });

  test('what the server says of a field stands at the field', async () => {
    await open({
      apply: () =>
        Promise.reject(
          aRefusal('FIELDS_INVALID', {
            message: 'Bad parameter',
            data: { fields: { captcha: 'Verification code is wrong' } },
          }),
        ),
    });
    await fill();
    await send();
    expect(await screen.findByText('Verification code is wrong')).toBeVisible();
    expect(screen.getByLabelText('Company name')).toHaveValue('Oak & Co');
    await waitFor(() => expect(screen.getByLabelText('Verification code')).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('what the server says of a field that may be left out is not lost', async () => {
    const fields = { address: 'Too long', keywords: 'Too many' };
    await open({
      apply: () => Promise.reject(aRefusal('FIELDS_INVALID', { message: 'Bad parameter', data: { fields } })),
    });
    await fill();
    await send();
    expect(await screen.findByText('Too long')).toBeVisible();
    expect(screen.getByText('Too many')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Where you work')).toHaveFocus());
  });

  test('a second application is refused in words', async () => {
    await open({
      apply: () =>
        Promise.reject(aRefusal('APPLICATION_OPEN', { message: 'An application of yours is being looked at already' })),
    });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('An application of yours is being looked at already');
  });
});

describe('[MER-02] the e-mail code', () => {
  test('needs an e-mail, then waits 60 seconds, then reads "Get a new code"', async () => {
    const { api } = await open();
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press('Send code');
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'no mail' } });
    press('Send code');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(api.inputsOf('merchants.captcha')).toEqual([]);
    jest.useFakeTimers({ advanceTimers: true });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'olive@oak.test' } });
    press('Send code');
    expect(await screen.findByText(codeSent)).toBeVisible();
    expect(screen.getByRole('button', { name: /^(60|59) s$/ })).toBeDisabled();
    for (let second = 0; second < 60; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(await screen.findByRole('button', { name: 'Get a new code' })).toBeEnabled();
    expect(api.inputsOf('merchants.captcha')).toEqual(['olive@oak.test']);
    jest.useRealTimers();
  });
});

describe('[MER-02] qualification pictures', () => {
  test('chosen before the code is there, or with a wrong one, are sent by the next code and not chosen again', async () => {
    const image = jest
      .fn(async () => ({ url: '/api/front/upload/1.webp', fileName: 'a.jpg', fileSize: 9, type: 'image/jpeg' }))
      .mockRejectedValueOnce(wrongCode());
    const { api } = await visit(registration, at, { ...answers(), uploads: { image } });
    await addPapers(paper());
    expect(await screen.findByText(/Please enter the right verification code above/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'olive@oak.test');
    expect(api.inputsOf('uploads.image')).toEqual([]);
    const field = screen.getByLabelText('Verification code');
    await userEvent.type(field, '111111');
    await waitFor(() => expect(api.inputsOf('uploads.image')).toHaveLength(1));
    expect(await screen.findByText('Verification code is wrong')).toBeVisible();
    expect(field).toBeInvalid();
    expect(screen.getByText(/Please enter the right verification code above/)).toBeVisible();
    expect(panelsStore.getState().panel.kind).not.toBe('login');
    await userEvent.clear(field);
    await userEvent.type(field, '222222');
    expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeVisible();
    const sent = { file: expect.any(File), model: 'application', email: 'olive@oak.test' };
    expect(api.inputsOf('uploads.image')).toEqual([
      { ...sent, captcha: '111111' },
      { ...sent, captcha: '222222' },
    ]);
    expect(screen.queryByText(/Please enter the right verification code/)).toBeNull();
  });

  test('several with a wrong code cost one of its five tries', async () => {
    const image = jest.fn(() => Promise.reject(wrongCode()));
    const { api } = await visit(registration, at, { ...answers(), uploads: { image } });
    await userEvent.type(screen.getByLabelText('Verification code'), '111111');
    await addPapers(paper('1.jpg'), paper('2.jpg'), paper('3.jpg'));
    expect(await screen.findByText('Verification code is wrong')).toBeVisible();
    expect(api.inputsOf('uploads.image')).toHaveLength(1);
  });

  test('who is signed in needs none for it', async () => {
    const { api } = await open({}, { user: {} });
    await addPapers(paper());
    expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeVisible();
    expect(api.inputsOf('uploads.image')).toEqual([{ file: expect.any(File), model: 'application' }]);
  });

  test('only JPG and PNG, at most five; one can be taken away again', async () => {
    let at = 0;
    const image = async () => {
      at += 1;
      return { url: `/api/front/upload/${at}.webp`, fileName: 'a.jpg', fileSize: 9, type: 'image/jpeg' };
    };
    await visit(registration, '/merchant/registration', { ...answers(), uploads: { image } }, { user: {} });
    await addPapers(paper('list.pdf', 'application/pdf'));
    expect(await screen.findByText('Only JPG or PNG pictures')).toBeVisible();
    await addPapers(...[1, 2, 3, 4, 5, 6].map((one) => paper(`${one}.png`, 'image/png')));
    await waitFor(() => expect(screen.getAllByRole('img', { name: /^Picture/ })).toHaveLength(5));
    expect(screen.queryByLabelText(/Qualification pictures/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    expect(screen.getAllByRole('img', { name: /^Picture/ })).toHaveLength(4);
  });
});

describe('[MER-03] a declined application is sent again', () => {
  const documents = [
    { url: '/api/front/upload/7.webp', state: 'refused' as const, reason: 'Can not be read.' },
    { url: '/api/front/upload/8.webp', state: 'accepted' as const, reason: null },
  ];
  const record = async () => ({
    ...anApplication({ registerNumber: '01234567', auditStatus: 3, denialReason: 'Too blurry.' }),
    documents,
  });

  test('with what was said of each picture, without a new code', async () => {
    const { api, address } = await visit(
      registration,
      `${at}?id=21`,
      answers({ record, resubmit: async () => ({ id: 21 }) }),
      { user: {} },
    );
    expect(await screen.findByText('This picture was not accepted: Can not be read.')).toBeVisible();
    expect(screen.getByLabelText('Company name')).toHaveValue('Oak & Co');
    expect(screen.getByLabelText('Register number')).toHaveValue('01234567');
    await userEvent.type(screen.getByLabelText('Trade register'), ' Companies House');
    expect(screen.getAllByRole('img', { name: /^Picture/ })).toHaveLength(1);
    expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(address()).toBe('/merchant/registration/confirm?id=21'));
    expect(api.inputsOf('merchants.resubmit')).toMatchObject([
      {
        id: 21,
        tradeRegister: 'Companies House',
        registerNumber: '01234567',
        agreementVersion: '2026-1',
        qualificationPicture: '["/api/front/upload/8.webp"]',
      },
    ]);
  });

  test.each([
    ['who is not signed in', {}, record, /Please sign in with the account/],
    ['a stranger', { user: {} }, () => Promise.reject(aRefusal('NOT_FOUND')), /cannot be opened/],
    ['who cannot be answered', { user: {} }, () => Promise.reject(aRefusal('SERVER_ERROR')), /could not be loaded/],
  ])('%s sees nothing of it', async (_who, world, answer, words) => {
    await visit(registration, `${at}?id=21`, answers({ record: answer }), world);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test('one that was sent meanwhile leads to where it stands: opened again, and after a press whose answer was lost', async () => {
    let auditStatus: 1 | 3 = 1;
    const now = async () => ({ ...(await record()), auditStatus });
    const sent = '/merchant/registration/confirm?id=21';
    const opened = await visit(registration, `${at}?id=21`, answers({ record: now }), { user: {} });
    await waitFor(() => expect(opened.address()).toBe(sent));
    opened.unmount();
    auditStatus = 3;
    const resubmit = async () => {
      auditStatus = 1;
      throw aRefusal('APPLICATION_NOT_DECLINED');
    };
    const { address } = await visit(registration, `${at}?id=21`, answers({ record: now, resubmit }), { user: {} });
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(address()).toBe(sent));
  });

  test('who is not signed in is led to it', async () => {
    await visit(registration, `${at}?id=21`, answers({ record }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(panelsStore.getState().panel).toMatchObject({ kind: 'login' });
  });

  test('a sign-in that ends meanwhile takes nothing of what was filled in', async () => {
    await visit(registration, `${at}?id=21`, answers({ record }), { user: {} });
    await userEvent.type(await screen.findByLabelText('Trade register'), 'Companies House');
    act(() => sessionStore.getState().settle({ status: 'anonymous', user: null }));
    expect(screen.getByLabelText('Trade register')).toHaveValue('Companies House');
  });

  test('[ERR-02] a server that fails says so, and not that it is somebody else’s', async () => {
    let isDown = true;
    const answer = async () => (isDown ? Promise.reject(aRefusal('SERVER_ERROR')) : record());
    await visit(registration, `${at}?id=21`, answers({ record: answer }), { user: {} });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText(/cannot be opened/)).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByLabelText('Company name')).toHaveValue('Oak & Co');
  });
});
